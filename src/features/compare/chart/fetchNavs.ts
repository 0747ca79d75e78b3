/** A net asset value; `date` is `YYYY-MM-DD`. */
export type Nav = { date: string; nav: number };

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseNav(row: unknown): Nav {
  if (!isFields(row)) throw new Error('A net asset value of the history is no object');
  const { date, nav } = row;
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
    throw new Error(`The history has a date that is none: ${String(date)}`);
  }
  if (typeof nav !== 'number' || !Number.isFinite(nav) || nav <= 0) {
    throw new Error(`The history has a net asset value of ${String(nav)} on ${date}`);
  }
  return { date, nav };
}

/**
 * The net asset values of a share out of the answer of spec §7.6, days rising, the last one of a day that comes twice.
 * @throws Error that says what is wrong with the answer
 */
export function parseNavs(answer: unknown, isin: string): Nav[] {
  const shares = isFields(answer) && Array.isArray(answer.shares) ? (answer.shares as unknown[]) : [];
  const share = shares.filter(isFields).find((candidate) => candidate.isin === isin);
  if (!share || !Array.isArray(share.navs)) throw new Error(`The history has no share ${isin}`);
  const byDate = new Map((share.navs as unknown[]).map(parseNav).map((nav) => [nav.date, nav]));
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Those fetched since the page was loaded, by address. */
const fetched = new Map<string, Nav[]>();

/** @param navHistoryPath of the share's fund */
export async function fetchNavs(navHistoryPath: string, isin: string, signal: AbortSignal): Promise<Nav[]> {
  const address = `${navHistoryPath}?isin=${encodeURIComponent(isin)}`;
  const known = fetched.get(address);
  if (known) return known;
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  if (response.status !== 200) throw new Error(`The history of ${isin} answered ${response.status}`);
  const navs = parseNavs(await response.json(), isin);
  fetched.set(address, navs);
  return navs;
}
