/** Risk figures the second, slow way. */

import { dayBefore, mondayOf, monthBefore, calendarMonth } from './secondCalendar';
import { adjustedNavs, isUnderOneYear, lastNav, navBefore, type NavPoint, type Share } from './secondWay';

/** All in percent points but the Sharpe ratio; the drawdown is the size of the fall. */
export type Risk = { volatility: number | null; maximumDrawdown: number; sharpe: number | null };

const weekOf = (point: NavPoint) => mondayOf(point.date);
const weekBefore = (week: string) => mondayOf(dayBefore(week));
const monthOfPoint = (point: NavPoint) => calendarMonth(point.date);
const lastMonth = (month: string) => monthBefore(`${month}-01`, 1);

/** Returns between the last NAVs of one step (week or month) and of the step right before it. */
function stepReturns(
  navs: NavPoint[],
  stepOf: (point: NavPoint) => string,
  stepBefore: (step: string) => string,
): number[] {
  const lastOfStep = new Map<string, number>();
  for (const point of navs) lastOfStep.set(stepOf(point), point.nav);
  const returns: number[] = [];
  for (const [step, nav] of lastOfStep) {
    const before = lastOfStep.get(stepBefore(step));
    if (before !== undefined) returns.push(nav / before - 1);
  }
  return returns;
}

function sampleDeviation(values: number[]): number | null {
  if (values.length < 2) return null;
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) * (value - mean);
  return Math.sqrt(squares / (values.length - 1));
}

/** The deepest fall from any NAV to any later one: for each of them, the highest one before it tells the deepest. */
function deepestFall(navs: NavPoint[]): number {
  let [highest, deepest] = [0, 0];
  for (const { nav } of navs) {
    highest = Math.max(highest, nav);
    deepest = Math.max(deepest, 1 - nav / highest);
  }
  return deepest;
}

export function riskFigures(share: Share, years: number): Risk | null {
  const [start, end] = [navBefore(share, 12 * years), lastNav(share)];
  if (!start || !end || isUnderOneYear(share)) return null;
  const navs = adjustedNavs(share).filter((point) => point.date >= start.date);
  const [first, last] = [navs[0], navs[navs.length - 1]];
  if (!first || !last) return null;
  const monthly = share.frequency === 'MONTHLY';
  const deviation = sampleDeviation(
    monthly ? stepReturns(navs, monthOfPoint, lastMonth) : stepReturns(navs, weekOf, weekBefore),
  );
  const volatility = deviation === null ? null : deviation * Math.sqrt(monthly ? 12 : 52) * 100;
  const annualised = ((last.nav / first.nav) ** (1 / years) - 1) * 100;
  return {
    volatility,
    maximumDrawdown: deepestFall(navs) * 100,
    sharpe: volatility === null || volatility === 0 ? null : annualised / volatility,
  };
}
