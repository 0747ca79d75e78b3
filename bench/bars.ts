/** KB are 1000 bytes, the stricter reading. */
type Bar = { most: number } | { least: number };

export const bars = {
  /** Scripts that run until somebody acts, at gzip level 9. */
  scriptBytes: { most: 12_000 },
  scriptBytesOfFirstVisit: { most: 90_000 },
  /** With those fetched ahead, which run after an act. */
  allScriptBytes: { most: 190_000 },
  scriptErrors: { most: 0 },
  /** Points of performance under the same page without its scripts. */
  performanceLostToScripts: { most: 1 },
  /** Total blocking time over that of the same page without its scripts, in ms. */
  blockingTimeOfScripts: { most: 30 },
  blockingTimeOfFirstVisit: { most: 100 },
  /** Scripts on the main thread until somebody acts, on a processor four times slower, in ms. */
  scriptTime: { most: 200 },
  scriptTimeOfFirstVisit: { most: 500 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  /** https://web.dev/articles/cls */
  cumulativeLayoutShift: { most: 0.02 },
  /** Time of a build in which nothing or one item has changed, as a share of the cold build's. */
  shareOfColdBuild: { most: 0.25 },
  /** Times the cold build of a bare Gatsby site of as many pages. */
  timesBareColdBuild: { most: 2.5 },
  /** From an edit to the live site, times a bare Gatsby site's warm build after one. */
  timesBareEdit: { most: 2 },
  /** Pages rendered again although they do not show what was edited. */
  pagesRenderedWithoutNeed: { most: 0 },
} as const satisfies Record<string, Bar>;

export type BarName = keyof typeof bars;

function keeps(bar: Bar, value: number): boolean {
  return 'most' in bar ? value <= bar.most : value >= bar.least;
}

/** The bars that these values exceed. `null`, which could not be measured, does not pass. */
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
