import { inForceOn } from '../../../../figures/countedNavs';
import { addYears } from '../../../../figures/days';
import { dayOf, timeOf } from '../../../components/chart/chartGeometry';
import { levelAt } from '../../../components/chart/chartLines';
import { lastAtOrBefore, type NavSeries } from '../../../components/chart/navSeries';

const dayMs = 86_400_000;

/** Days of a purchase (times of `NavSeries`): from the first NAV to a year before the last, as no performance of less than a year is shown (AMF DOC-2011-24). */
export function purchaseDays(first: number, last: number): readonly [number, number] | null {
  const latest = timeOf(addYears(dayOf(last), -1));
  return first <= latest ? [first, latest] : null;
}

/** Amounts that can be entered. */
export const [minAmount, maxAmount] = [1, 1_000_000_000];

export type PurchaseProblem = 'amount' | 'missing' | 'early' | 'late';

/** @param day its time, `NaN` for none */
export function purchaseProblem(
  amount: number,
  day: number,
  [earliest, latest]: readonly [number, number],
): PurchaseProblem | null {
  if (!(amount >= minAmount && amount <= maxAmount)) return 'amount';
  if (Number.isNaN(day)) return 'missing';
  if (day < earliest) return 'early';
  return day > latest ? 'late' : null;
}

/** In the currency of the share. */
export type Purchase = {
  /** Days of the NAVs at which it was bought and is valued. */
  start: number;
  end: number;
  value: number;
  /** Percent. */
  change: number;
  /** The same amount in the benchmark; `null` without a level at one of the ends. */
  benchmark: number | null;
  /** An estimate of the costs that its value has borne in the meantime. */
  costs: number;
};

/**
 * What an amount has become that was put in on a day, and what it has cost. An order gets the next NAV, that of the day itself if
 * there is one and it came before the fund's cut-off time; distributions are reinvested.
 *
 * @param yearly costs that the fund bears, percent a year: taken as the same in all years, of the value of each day
 * @returns `null` where the series does not have a year from that NAV on
 */
export function purchaseOf(series: NavSeries, amount: number, day: number, yearly: number): Purchase | null {
  const { times, values, benchmark } = series;
  if (day < (times[0] ?? Infinity)) return null;
  const bought = lastAtOrBefore(times, day - 1) + 1;
  const [start, end] = [times[bought], times.at(-1)];
  const [startNav, endNav] = [values[bought], values.at(-1)];
  if (start === undefined || end === undefined || startNav === undefined || endNav === undefined) return null;
  if (addYears(dayOf(start), 1) > dayOf(end)) return null;
  const shares = amount / startNav;
  let costs = 0;
  for (let index = bought; index < times.length - 1; index += 1) {
    const days = ((times[index + 1] ?? NaN) - (times[index] ?? NaN)) / dayMs;
    costs += (shares * (values[index] ?? NaN) * yearly * days) / 36_525;
  }
  const [startLevel, endLevel] = [start, end].map((day) => benchmark && levelAt(benchmark, day, inForceOn));
  return {
    start,
    end,
    value: shares * endNav,
    change: (endNav / startNav - 1) * 100,
    benchmark: startLevel && endLevel ? (amount * endLevel) / startLevel : null,
    costs,
  };
}
