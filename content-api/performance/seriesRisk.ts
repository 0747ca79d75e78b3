import { percentReturn } from './comparedReturn';
import { weeklyReturns, type DatedLevel } from './weeklyReturns';

const WEEKS_A_YEAR = 52;

/** Below this, in percent points, a volatility is the rounding of a series that does not move. */
const STILL = 1e-9;

/** Sample standard deviation of weekly figures, raised to a year (× √52); `null` for fewer than two. */
function annualisedDeviation(weekly: readonly number[]): number | null {
  if (weekly.length < 2) return null;
  const mean = weekly.reduce((sum, value) => sum + value, 0) / weekly.length;
  const squares = weekly.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (weekly.length - 1)) * Math.sqrt(WEEKS_A_YEAR);
}

/** Annualised standard deviation of weekly returns, in percent points. */
export function volatility(series: readonly DatedLevel[]): number | null {
  return annualisedDeviation(weeklyReturns(series));
}

/** Annualised standard deviation of the weekly differences between two series of the same days, in percent points. */
export function trackingError(share: readonly DatedLevel[], benchmark: readonly DatedLevel[]): number | null {
  const benchmarkReturns = weeklyReturns(benchmark);
  return annualisedDeviation(
    weeklyReturns(share).map((value, week) => value - (benchmarkReturns[week] ?? 0)),
  );
}

/** (Return a year − risk-free rate a year) ÷ volatility; `null` for a series that does not move. */
export function sharpeRatio(
  series: readonly DatedLevel[],
  years: number,
  riskFreeRate: number,
): number | null {
  const [start, end] = [series[0], series.at(-1)];
  const risk = volatility(series);
  if (!start || !end || risk === null || risk < STILL) return null;
  return (percentReturn(start.level, end.level, years) - riskFreeRate) / risk;
}

/** The deepest fall from a peak, zero or negative, in percent points. */
export function maximumDrawdown(series: readonly DatedLevel[]): number {
  let peak = -Infinity;
  let deepest = 0;
  for (const { level } of series) {
    peak = Math.max(peak, level);
    deepest = Math.min(deepest, (level / peak - 1) * 100);
  }
  return deepest;
}
