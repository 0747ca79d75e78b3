import type { RangeCode } from './ranges';

/**
 * A share and its benchmark since the share's first price, both 100 on that day, as drawn by the build in a box of
 * 1000 × 1000 units, y downwards.
 */
export type CurveView = {
  /** The first and the last, `YYYY-MM-DD`. */
  days: [first: string, last: string];
  /** The same, formatted. */
  startDate: string;
  endDate: string;
  /** SVG path data. */
  share: string;
  benchmark: string | null;
  /** Its first day, if later than the share's: it starts at the share's level of that day. */
  benchmarkStart: string | null;
  /** Round levels, and the years that begin within the drawing. */
  levels: { y: number; label: string }[];
  years: { x: number; label: string }[];
  end: { share: string; benchmark: string | null };
  /** Those whose performance has a figure. */
  ranges: readonly RangeCode[];
};
