import { seriesEnd, seriesStart, type Regime } from './marketAssumptions';
import { gaussians } from './seededRandom';

const msPerDay = 86_400_000;
/** Weekdays in a year: 365.25 × 5 / 7. */
const weekdaysPerYear = 260.9;

/** Every weekday between two days, both included. Bank holidays are not left out. */
export function weekdaysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += msPerDay) {
    const day = new Date(time);
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

/** The days of the series; every path has one value for each. */
export const seriesDays = weekdaysBetween(seriesStart, seriesEnd);

/** Draws that are correlated with those common to all markets, and otherwise the name's own. */
export function correlatedShocks(name: string, correlation: number): number[] {
  const common = gaussians('emerging markets', seriesDays.length);
  const own = gaussians(name, seriesDays.length);
  const ownWeight = Math.sqrt(1 - correlation ** 2);
  return own.map((shock, index) => correlation * (common[index] ?? 0) + ownWeight * shock);
}

/**
 * Daily log returns of one regime: the shocks scaled to its volatility, then shifted so that they add up to its total
 * return exactly (a Brownian bridge). Luck decides the way, never the outcome.
 */
export function bridgedReturns(shocks: number[], totalReturn: number, volatility: number): number[] {
  const mean = shocks.reduce((sum, shock) => sum + shock, 0) / shocks.length;
  const drift = Math.log(1 + totalReturn) / shocks.length;
  return shocks.map((shock) => drift + (volatility / Math.sqrt(weekdaysPerYear)) * (shock - mean));
}

/** Daily log returns over all of `seriesDays`, regime after regime; the first day, which only sets the level, has none. */
export function regimeReturns(regimes: Regime[], shocks: number[]): number[] {
  const returns = [0];
  for (const { until, totalReturn, volatility } of regimes) {
    const end = seriesDays.filter((day) => day <= until).length;
    returns.push(...bridgedReturns(shocks.slice(returns.length, end), totalReturn, volatility));
  }
  return returns;
}

/** Daily log returns with a constant annual mean over all of `seriesDays`. */
export function steadyReturns(name: string, annualReturn: number, volatility: number): number[] {
  const shocks = gaussians(name, seriesDays.length - 1);
  const years = shocks.length / weekdaysPerYear;
  return [0, ...bridgedReturns(shocks, (1 + annualReturn) ** years - 1, volatility)];
}

/** Levels, 1 on the first day, from daily log returns. */
export function levelsFrom(returns: number[]): number[] {
  let logLevel = 0;
  return returns.map((dailyReturn) => Math.exp((logLevel += dailyReturn)));
}
