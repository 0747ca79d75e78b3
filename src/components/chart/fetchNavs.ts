import * as v from 'valibot';
import { valuationFrequencies, type ValuationFrequency } from '../../../figures/countedNavs';
import { parseAnswer } from '../../api/parseAnswer';
import { isRecord } from '../../api/unknownRecord';
import { withTimeout } from '../../api/withTimeout';
import { parseDay } from './chartGeometry';
import type { NavSeries } from './navSeries';

const text = v.pipe(v.string(), v.nonEmpty());

const history = v.object({
  shares: v.array(
    v.object({
      isin: text,
      name: text,
      currency: text,
      valuationFrequency: v.picklist(valuationFrequencies),
      navs: v.array(v.unknown()),
    }),
  ),
});

function refuse(at: string, expected: string): never {
  throw new Error(`NAV history: ${at} is not ${expected}`);
}

/** Zero or less is an error: no performance can be computed from it. */
function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/** There are thousands of rows, which a schema would take a tenth of a second for. */
function parseNavs(
  rows: readonly unknown[],
  frequency: ValuationFrequency,
): Omit<NavSeries, 'isin' | 'name' | 'currency'> {
  const times: number[] = [];
  const values: number[] = [];
  const benchmark = { frequency, times: [] as number[], values: [] as number[] };
  for (const [index, row] of rows.entries()) {
    const { date, nav, adjusted, benchmark: level } = isRecord(row) ? row : {};
    const time = parseDay(date);
    // Two prices on one day would be ambiguous.
    if (!(time > (times.at(-1) ?? -Infinity))) refuse(`navs[${index}].date`, 'a day after the one before');
    // No NAV of a day to come is known, whatever an API answers.
    if (time > Date.now()) break;
    times.push(time);
    const value = adjusted ?? nav;
    values.push(isPrice(value) ? value : refuse(`navs[${index}].nav`, 'above zero'));
    if (level == null) continue;
    benchmark.times.push(time);
    benchmark.values.push(isPrice(level) ? level : refuse(`navs[${index}].benchmark`, 'above zero'));
  }
  return { frequency, times, values, benchmark: benchmark.times.length > 0 ? benchmark : null };
}

/**
 * Parses one share's NAVs from an answer of the NAV route (behaviour.md §7.6).
 * @throws Error that names what is missing, of the wrong type, zero or negative, or out of order; also with fewer
 * than two NAVs
 */
export function parseNavHistory(answer: unknown, isin: string): NavSeries {
  const { shares } = parseAnswer('NAV history', history, answer);
  const share = shares.find((candidate) => candidate.isin === isin) ?? refuse(isin, 'in the answer');
  const { name, currency, valuationFrequency, navs } = share;
  const parsed = parseNavs(navs, valuationFrequency);
  if (parsed.times.length < 2) refuse('navs', 'a list of two or more');
  return { isin, name, currency, ...parsed };
}

/** Cached by address for the life of the document: other NAVs have another one. */
const fetched = new Map<string, NavSeries>();

/**
 * The NAVs of a share. Only valid answers are cached.
 * @param address a `shareNavsPath`
 * @throws also when the signal aborts
 */
export async function fetchNavs(address: string, isin: string, signal: AbortSignal): Promise<NavSeries> {
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
