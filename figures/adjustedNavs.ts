/** An event of a share, on a day (`YYYY-MM-DD`). */
export type CorporateAction = { date: string } & (
  | {
      kind: 'SPLIT';
      /** New shares for one; below 1 where shares were consolidated. */
      ratio: number;
    }
  | {
      kind: 'MERGER';
      /** Shares that one of the absorbed share became, whose NAVs stand before the day; `null` where those are the share's own. */
      ratio: number | null;
    }
  | { kind: 'RENAMING' }
  | {
      kind: 'DISTRIBUTION';
      /** Paid for one share, in its currency. The day is the first without the distribution. */
      amount: number;
    }
);

type ActionOf<Kind, Entry> = Entry & { kind: Kind };

/** The lists of a share's file as one, by day; of one day in the order of the lists. */
export function listedActions<Split, Merger, Renaming, Distribution>(lists: {
  splits: readonly (Split & { date: string })[];
  mergers: readonly (Merger & { date: string })[];
  renamings: readonly (Renaming & { date: string })[];
  distributions: readonly (Distribution & { date: string })[];
}) {
  const of = <const Kind, Entry extends { date: string }>(kind: Kind, entries: readonly Entry[]) =>
    entries.map((entry): ActionOf<Kind, Entry> => ({ ...entry, kind }));
  return [
    ...of('SPLIT', lists.splits),
    ...of('MERGER', lists.mergers),
    ...of('RENAMING', lists.renamings),
    ...of('DISTRIBUTION', lists.distributions),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** One valuation day of a share. */
export type NavPoint = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** NAV in the share's currency, as published. */
  nav: number;
  /** The NAV in shares of the last day, with distributions reinvested; absent where it is the NAV. */
  adjusted?: number;
  /** Level of the index; `null` when it was not published. */
  benchmark: number | null;
};

/** Returns are measured on this value. */
export function levelOf({ nav, adjusted }: Pick<NavPoint, 'nav' | 'adjusted'>): number {
  return adjusted ?? nav;
}

function ratioOf(action: CorporateAction): number {
  return action.kind === 'SPLIT' || action.kind === 'MERGER' ? (action.ratio ?? 1) : 1;
}

/**
 * NAVs with what makes them comparable: those before a split or merger in shares of after it, those before a distribution as if it
 * had been reinvested at the first NAV without it (delegated regulation (EU) 2017/653, annex VIII). An action that has no NAV on both sides changes nothing.
 */
export function adjustedNavs(
  navs: readonly NavPoint[],
  actions: readonly CorporateAction[],
): readonly NavPoint[] {
  /** By the index of the first NAV after an action. */
  const factors = new Map<number, number>();
  for (const action of actions) {
    const index = navs.findIndex(({ date }) => date >= action.date);
    const point = navs[index];
    if (index < 1 || !point) continue;
    // That NAV may be one of shares that were split since the distribution.
    const sharesSince = actions
      .filter(({ date }) => date > action.date && date <= point.date)
      .reduce((product, each) => product * ratioOf(each), 1);
    const nav = point.nav * sharesSince;
    const factor = action.kind === 'DISTRIBUTION' ? nav / (nav + action.amount) : 1 / ratioOf(action);
    factors.set(index, (factors.get(index) ?? 1) * factor);
  }
  if (factors.size === 0) return navs;
  let factor = 1;
  return navs
    .map((point, index) => [point, factors.get(index) ?? 1] as const)
    .reduceRight<NavPoint[]>((adjusted, [point, ofDay]) => {
      adjusted.push(factor === 1 ? point : { ...point, adjusted: point.nav * factor });
      factor *= ofDay;
      return adjusted;
    }, [])
    .reverse();
}
