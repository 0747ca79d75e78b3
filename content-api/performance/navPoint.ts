/** One valuation day of a share. */
export type NavPoint = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** In the share's currency. */
  nav: number;
  /** Level of the benchmark's index on that day, `null` when it was not published. */
  benchmark: number | null;
};
