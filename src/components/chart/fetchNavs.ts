import { isRecord } from '../../api/postQuery';
import { withTimeout } from '../../api/withTimeout';
import { timeOf } from './chartGeometry';
import type { NavSeries } from './navSeries';

function refuse(at: string, expected: string): never {
  throw new Error(`NAV history: ${at} is not ${expected}`);
}

function textOf(value: unknown, at: string): string {
  return typeof value === 'string' && value !== '' ? value : refuse(at, 'a text');
}

function parseDay(value: unknown): number {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? timeOf(value) : NaN;
}

/** Zero or less is an error: no performance can be computed from it. */
function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/** Days must rise strictly: two prices on one day would be ambiguous. */
function parseNavs(rows: readonly unknown[]): Pick<NavSeries, 'times' | 'navs' | 'benchmark'> {
  const times: number[] = [];
  const navs: number[] = [];
  const benchmark: { times: number[]; values: number[] } = { times: [], values: [] };
  rows.forEach((row, index) => {
    // There are thousands of rows: build the message only for the one that fails.
    const refuseRow = (field: string, expected: string) => refuse(`navs[${index}]${field}`, expected);
    if (!isRecord(row)) return refuseRow('', 'an object');
    const time = parseDay(row.date);
    if (Number.isNaN(time)) refuseRow('.date', 'a day');
    if (time <= (times.at(-1) ?? -Infinity)) refuseRow('.date', 'later than the one before');
    times.push(time);
    navs.push(isPrice(row.nav) ? row.nav : refuseRow('.nav', 'above zero'));
    if (row.benchmark == null) return;
    benchmark.times.push(time);
    benchmark.values.push(isPrice(row.benchmark) ? row.benchmark : refuseRow('.benchmark', 'above zero'));
  });
  return { times, navs, benchmark: benchmark.times.length > 0 ? benchmark : null };
}

/**
 * Parses one share's NAVs from an answer of the NAV route (behaviour.md §7.6).
 * @throws Error that names what is missing, of the wrong type, zero or negative, or out of order; also with fewer
 * than two NAVs
 */
export function parseNavHistory(answer: unknown, isin: string): NavSeries {
  const shares: unknown = isRecord(answer) ? answer.shares : undefined;
  if (!Array.isArray(shares)) return refuse('shares', 'a list');
  const share: unknown = shares.find((candidate: unknown) => isRecord(candidate) && candidate.isin === isin);
  if (!isRecord(share)) return refuse(isin, 'in the answer');
  if (!Array.isArray(share.navs) || share.navs.length < 2) return refuse('navs', 'a list of two or more');
  return {
    isin,
    name: textOf(share.name, 'name'),
    currency: textOf(share.currency, 'currency'),
    ...parseNavs(share.navs),
  };
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
