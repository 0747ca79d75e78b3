import { levelOf } from '../../figures/adjustedNavs';
import { countedRow, monthsBefore, type ValuationFrequency } from '../../figures/countedNavs';
import { isoWeekIndex, monthIndex } from '../../figures/days';
import { indexLevel, type NavSeries, percentReturn } from './comparedReturn';
import type { RiskFigure, RiskWindow } from './sharePerformance';

type DatedLevel = { date: string; level: number };

/** Between which days returns are taken: from week to week, or from month to month where there is one NAV a month. */
type ReturnInterval = { indexOf: (date: string) => number; aYear: number; name: 'weekly' | 'monthly' };

const weeks: ReturnInterval = { indexOf: isoWeekIndex, aYear: 52, name: 'weekly' };
const months: ReturnInterval = { indexOf: monthIndex, aYear: 12, name: 'monthly' };

const intervalOf = (frequency: ValuationFrequency) => (frequency === 'MONTHLY' ? months : weeks);

/**
 * Between the last levels of weeks, or months, in percentage points. A week without a level has no return, nor has the next: a
 * return over two weeks is not a weekly return.
 */
function regularReturns(
  series: readonly DatedLevel[],
  { indexOf }: Pick<ReturnInterval, 'indexOf'> = weeks,
): number[] {
  return series
    .filter((point, index) => {
      const next = series[index + 1];
      return !next || indexOf(next.date) !== indexOf(point.date);
    })
    .flatMap((point, index, ends) => {
      const before = ends[index - 1];
      if (!before || indexOf(point.date) - indexOf(before.date) !== 1) return [];
      return [(point.level / before.level - 1) * 100];
    });
}

/** A smaller volatility, in percentage points, is a rounding error of a constant series. */
const MIN_VOLATILITY = 1e-9;

/** Annualised (× √52 or √12) sample standard deviation; `null` for fewer than two values. */
function annualisedDeviation(returns: readonly number[], { aYear }: ReturnInterval): number | null {
  if (returns.length < 2) return null;
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (returns.length - 1)) * Math.sqrt(aYear);
}

/** Annualised standard deviation of returns, in percentage points. */
function volatility(series: readonly DatedLevel[], interval = weeks): number | null {
  return annualisedDeviation(regularReturns(series, interval), interval);
}

/** Annualised standard deviation of excess returns, in percentage points. Both series have the same days. */
export function trackingError(
  share: readonly DatedLevel[],
  benchmark: readonly DatedLevel[],
  interval = weeks,
): number | null {
  const ofBenchmark = regularReturns(benchmark, interval);
  return annualisedDeviation(
    regularReturns(share, interval).map((value, index) => value - (ofBenchmark[index] ?? 0)),
    interval,
  );
}

/** Annualised return ÷ volatility, with a risk-free rate of zero; `null` for a constant series. */
export function sharpeRatio(series: readonly DatedLevel[], years: number, interval = weeks): number | null {
  const [start, end] = [series[0], series.at(-1)];
  const risk = volatility(series, interval);
  if (!start || !end || risk === null || risk < MIN_VOLATILITY) return null;
  return percentReturn(start.level, end.level, years) / risk;
}

/** Zero or negative, in percentage points. */
function maximumDrawdown(series: readonly DatedLevel[]): number {
  let peak = -Infinity;
  let deepest = 0;
  for (const { level } of series) {
    peak = Math.max(peak, level);
    deepest = Math.min(deepest, (level / peak - 1) * 100);
  }
  return deepest;
}

const WINDOWS: readonly RiskWindow[] = [1, 3, 5];

/** `null` without a NAV that counts at the start of the window, or without a benchmark at both ends. */
type WindowSeries = {
  share: DatedLevel[] | null;
  benchmark: DatedLevel[] | null;
  /** The share on the benchmark's days. */
  shareOnBenchmarkDays: DatedLevel[];
};

function windowSeries(series: NavSeries, years: RiskWindow): WindowSeries {
  const { navs, frequency } = series;
  const end = navs.at(-1);
  const start = end && countedRow(navs, monthsBefore(end.date, years * 12, frequency));
  if (!start) return { share: null, benchmark: null, shareOnBenchmarkDays: [] };
  const inWindow = navs.filter((point) => point.date >= start.date);
  const [first, last] = [indexLevel(series, start.date), indexLevel(series, end.date)];
  const compared = inWindow.filter(({ benchmark }) => benchmark !== null);
  const later = compared
    .filter(({ date }) => date > start.date)
    .map(({ date, benchmark }) => ({ date, level: benchmark ?? 0 }));
  return {
    share: inWindow.map((point) => ({ date: point.date, level: levelOf(point) })),
    benchmark: first && last ? [{ date: start.date, level: first.level }, ...later] : null,
    shareOnBenchmarkDays: [start, ...compared.filter(({ date }) => date > start.date)].map((point) => ({
      date: point.date,
      level: levelOf(point),
    })),
  };
}

function windowFigures(series: NavSeries, windowYears: RiskWindow): RiskFigure[] {
  const { share, benchmark, shareOnBenchmarkDays } = windowSeries(series, windowYears);
  const interval = intervalOf(series.frequency);
  const compare = (measure: (levels: DatedLevel[]) => number | null) => ({
    share: share && measure(share),
    benchmark: benchmark && measure(benchmark),
  });
  const common = { windowYears, frequency: interval.name };
  return [
    { code: 'volatility', ...common, ...compare((levels) => volatility(levels, interval)) },
    { code: 'sharpe', ...common, ...compare((levels) => sharpeRatio(levels, windowYears, interval)) },
    {
      code: 'tracking_error',
      ...common,
      share: benchmark && trackingError(shareOnBenchmarkDays, benchmark, interval),
      benchmark: null,
    },
    {
      code: 'max_drawdown',
      windowYears,
      frequency: drawdownFrequencies[series.frequency],
      ...compare(maximumDrawdown),
    },
  ];
}

/** A drawdown is seen on the days that have a NAV. */
const drawdownFrequencies = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly' } as const;

/**
 * Risk over the 1, 3 and 5 years before the last NAV; windows without data have `null` figures. Days without a
 * benchmark are left out of comparisons.
 */
export function riskFigures(series: NavSeries): RiskFigure[] {
  return series.navs.length === 0 ? [] : WINDOWS.flatMap((years) => windowFigures(series, years));
}
