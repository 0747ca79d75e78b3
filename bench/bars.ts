/** A value at most or at least so large keeps the bar. Bytes are counted in KB of 1000, the stricter reading. */
type Bar = { most: number } | { least: number };

export const bars = {
  scriptGzipBytes: { most: 160_000 },
  htmlBrotliBytes: { most: 14_000 },
  scriptErrors: { most: 0 },
  performance: { least: 95 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  /** https://web.dev/articles/cls */
  cumulativeLayoutShift: { most: 0.02 },
  /** Of a cold build, for a build in which nothing or one item has changed. */
  shareOfColdBuild: { most: 0.25 },
  /** A page is rendered again without need when it does not show what was edited. */
  pagesRenderedWithoutNeed: { most: 0 },
} as const satisfies Record<string, Bar>;

export type BarName = keyof typeof bars;

function keeps(bar: Bar, value: number): boolean {
  return 'most' in bar ? value <= bar.most : value >= bar.least;
}

/** The bars that these values exceed. A value of `null` could not be measured, which is no reason to pass. */
export function exceededBars(values: Readonly<Partial<Record<BarName, number | null>>>): BarName[] {
  const names = Object.keys(bars) as readonly BarName[];
  return names.filter((name) => {
    const value = values[name];
    return value !== undefined && (value === null || !keeps(bars[name], value));
  });
}

/** What a line of the tables ends with. */
export function markOf(exceeded: readonly BarName[]): 'PASS' | 'OVER' {
  return exceeded.length === 0 ? 'PASS' : 'OVER';
}
