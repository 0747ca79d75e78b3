import * as v from 'valibot';
import { parseAnswer } from '../../api/parseAnswer';
import { isRecord } from '../../api/postQuery';
import { withTimeout } from '../../api/withTimeout';
import { parseDay } from './chartGeometry';
import type { NavSeries } from './navSeries';

const text = v.pipe(v.string(), v.nonEmpty());

const history = v.object({
  shares: v.array(v.object({ isin: text, name: text, currency: text, navs: v.array(v.unknown()) })),
});

function refuse(at: string, expected: string): never {
  throw new Error(`NAV history: ${at} is not ${expected}`);
}

/** Zero or less is an error: no performance can be computed from it. */
function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/** There are thousands of rows, which a schema would take a tenth of a second for. */
function parseNavs(rows: readonly unknown[]): Pick<NavSeries, 'times' | 'values' | 'benchmark'> {
  const times: number[] = [];
  const values: number[] = [];
  const benchmark: { times: number[]; values: number[] } = { times: [], values: [] };
  for (const [index, row] of rows.entries()) {
    const { date, nav, benchmark: level } = isRecord(row) ? row : {};
    const time = parseDay(date);
    // Two prices on one day would be ambiguous.
    if (!(time > (times.at(-1) ?? -Infinity))) refuse(`navs[${index}].date`, 'a day after the one before');
    times.push(time);
    values.push(isPrice(nav) ? nav : refuse(`navs[${index}].nav`, 'above zero'));
    if (level == null) continue;
    benchmark.times.push(time);
    benchmark.values.push(isPrice(level) ? level : refuse(`navs[${index}].benchmark`, 'above zero'));
  }
  return { times, values, benchmark: benchmark.times.length > 0 ? benchmark : null };
}

/**
 * Parses one share's NAVs from an answer of the NAV route (behaviour.md §7.6).
 * @throws Error that names what is missing, of the wrong type, zero or negative, or out of order; also with fewer
 * than two NAVs
 */
export function parseNavHistory(answer: unknown, isin: string): NavSeries {
  const { shares } = parseAnswer('NAV history', history, answer);
  const share = shares.find((candidate) => candidate.isin === isin) ?? refuse(isin, 'in the answer');
  if (share.navs.length < 2) refuse('navs', 'a list of two or more');
  return { isin, name: share.name, currency: share.currency, ...parseNavs(share.navs) };
}

/** Cached by address for the life of the document: NAVs change once a day. */
const fetched = new Map<string, NavSeries>();

/**
 * The NAVs of a share. Only valid answers are cached.
 * @param path the fund's `navHistoryPath`
 * @throws also when the signal aborts
 */
export async function fetchNavs(path: string, isin: string, signal: AbortSignal): Promise<NavSeries> {
  const address = `${path}?isin=${encodeURIComponent(isin)}`;
  const known = fetched.get(address);
  if (known) return known;
  const answer = await withTimeout(signal, async (inTime) => {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal: inTime });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as unknown;
  });
  // Parsing and validating fifteen years of NAVs takes long: handle input in between.
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
  const series = parseNavHistory(answer, isin);
  fetched.set(address, series);
  return series;
}
