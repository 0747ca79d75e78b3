import { addYears, isoWeekIndex } from './calendarDates';
import { navInForce, percentReturn } from './comparedReturn';
import type { NavPoint, RiskFigure, RiskWindow } from './sharePerformance';

type DatedLevel = { date: string; level: number };

/** The last level of each ISO week. */
function weekEnds(series: readonly DatedLevel[]): DatedLevel[] {
  return series.filter((point, index) => {
    const next = series[index + 1];
    return !next || isoWeekIndex(next.date) !== isoWeekIndex(point.date);
  });
}

/**
 * In percentage points. A week without a level has no return, nor has the next: a return over two weeks is not a weekly
 * return.
 */
export function weeklyReturns(series: readonly DatedLevel[]): number[] {
  return weekEnds(series).flatMap((point, index, ends) => {
    const before = ends[index - 1];
    if (!before || isoWeekIndex(point.date) - isoWeekIndex(before.date) !== 1) return [];
    return [(point.level / before.level - 1) * 100];
  });
}

const WEEKS_A_YEAR = 52;

/** A smaller volatility, in percentage points, is a rounding error of a constant series. */
const MIN_VOLATILITY = 1e-9;

/** Annualised (× √52) sample standard deviation; `null` for fewer than two values. */
function annualisedDeviation(weekly: readonly number[]): number | null {
  if (weekly.length < 2) return null;
  const mean = weekly.reduce((sum, value) => sum + value, 0) / weekly.length;
  const squares = weekly.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (weekly.length - 1)) * Math.sqrt(WEEKS_A_YEAR);
}

/** Annualised standard deviation of weekly returns, in percentage points. */
export function volatility(series: readonly DatedLevel[]): number | null {
  return annualisedDeviation(weeklyReturns(series));
}

/** Annualised standard deviation of weekly excess returns, in percentage points. Both series have the same days. */
export function trackingError(share: readonly DatedLevel[], benchmark: readonly DatedLevel[]): number | null {
  const benchmarkReturns = weeklyReturns(benchmark);
  return annualisedDeviation(
    weeklyReturns(share).map((value, week) => value - (benchmarkReturns[week] ?? 0)),
  );
}

/** Annualised return ÷ volatility, with a risk-free rate of zero; `null` for a constant series. */
export function sharpeRatio(series: readonly DatedLevel[], years: number): number | null {
  const [start, end] = [series[0], series.at(-1)];
  const risk = volatility(series);
  if (!start || !end || risk === null || risk < MIN_VOLATILITY) return null;
  return percentReturn(start.level, end.level, years) / risk;
}

/** Zero or negative, in percentage points. */
export function maximumDrawdown(series: readonly DatedLevel[]): number {
  let peak = -Infinity;
  let deepest = 0;
  for (const { level } of series) {
    peak = Math.max(peak, level);
    deepest = Math.min(deepest, (level / peak - 1) * 100);
  }
  return deepest;
}

const WINDOWS: readonly RiskWindow[] = [1, 3, 5];

/** `null` without a NAV at the start of the window, or without a benchmark at both ends. */
type WindowSeries = {
  share: DatedLevel[] | null;
  benchmark: DatedLevel[] | null;
  /** The share on the benchmark's days. */
  shareOnBenchmarkDays: DatedLevel[];
};

function windowNavs(navs: readonly NavPoint[], years: RiskWindow): NavPoint[] {
  const end = navs.at(-1);
  const start = end && navInForce(navs, addYears(end.date, -years));
  return start ? navs.filter((point) => point.date >= start.date) : [];
}

function windowSeries(navs: readonly NavPoint[], years: RiskWindow): WindowSeries {
  const inWindow = windowNavs(navs, years);
  const compared = inWindow.flatMap(({ date, nav, benchmark }) =>
    benchmark === null ? [] : [{ date, nav, benchmark }],
  );
  const spansWindow =
    compared.length > 0 &&
    compared[0]?.date === inWindow[0]?.date &&
    compared.at(-1)?.date === inWindow.at(-1)?.date;
  return {
    share: inWindow.length > 0 ? inWindow.map(({ date, nav }) => ({ date, level: nav })) : null,
    benchmark: spansWindow ? compared.map(({ date, benchmark }) => ({ date, level: benchmark })) : null,
    shareOnBenchmarkDays: compared.map(({ date, nav }) => ({ date, level: nav })),
  };
}

function windowFigures(navs: readonly NavPoint[], windowYears: RiskWindow): RiskFigure[] {
  const { share, benchmark, shareOnBenchmarkDays } = windowSeries(navs, windowYears);
  const compare = (measure: (series: DatedLevel[]) => number | null) => ({
    share: share && measure(share),
    benchmark: benchmark && measure(benchmark),
  });
  return [
    { code: 'volatility', windowYears, frequency: 'weekly', ...compare(volatility) },
    {
      code: 'sharpe',
      windowYears,
      frequency: 'weekly',
      ...compare((series) => sharpeRatio(series, windowYears)),
    },
    {
      code: 'tracking_error',
      windowYears,
      frequency: 'weekly',
      share: benchmark && trackingError(shareOnBenchmarkDays, benchmark),
      benchmark: null,
    },
    { code: 'max_drawdown', windowYears, frequency: 'daily', ...compare(maximumDrawdown) },
  ];
}

/**
 * Risk over the 1, 3 and 5 years before the last NAV; windows without data have `null` figures. Days without a
 * benchmark are left out of comparisons.
 */
export function riskFigures(navs: readonly NavPoint[]): RiskFigure[] {
  return navs.length === 0 ? [] : WINDOWS.flatMap((years) => windowFigures(navs, years));
}
