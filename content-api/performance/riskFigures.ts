import { addYears } from './calendarDates';
import { navInForce } from './comparedReturn';
import type { NavPoint } from './navPoint';
import { maximumDrawdown, sharpeRatio, trackingError, volatility } from './seriesRisk';
import type { RiskFigure, RiskWindow } from './sharePerformance';
import type { DatedLevel } from './weeklyReturns';

const WINDOWS: readonly RiskWindow[] = [1, 3, 5];

/** What a window offers to measure: `null` without a NAV in force at its start, or a benchmark's value at both ends. */
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

function windowFigures(
  navs: readonly NavPoint[],
  windowYears: RiskWindow,
  riskFreeRate: number,
): RiskFigure[] {
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
      ...compare((series) => sharpeRatio(series, windowYears, riskFreeRate)),
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
 * Risk over the 1, 3 and 5 years that end with the last NAV, all windows listed even where there is nothing to say.
 * Days on which the benchmark has no value are left out of what concerns the benchmark.
 *
 * @param riskFreeRate yearly, in percent points.
 */
export function riskFigures(navs: readonly NavPoint[], riskFreeRate: number): RiskFigure[] {
  return navs.length === 0 ? [] : WINDOWS.flatMap((years) => windowFigures(navs, years, riskFreeRate));
}
