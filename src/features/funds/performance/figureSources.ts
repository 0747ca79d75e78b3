import type { ComputedRow } from '../../../../contract/queryRows';
import { formatDay, formatNumber, formatPerformance } from '../../../../locales/formatters';
import type { Locale } from '../../../i18n/locales';

type MeasuredFigure = Omit<ComputedRow['calendarYears'][number], 'year' | 'complete' | 'benchmark'> & {
  annualisedDays?: number | null;
};

const daysAYear = 365.25;

/**
 * The data for recomputing a performance: two NAVs, in the currency of the share, and their days. `null` without a figure,
 * and for one that its NAVs do not give.
 */
function figureSource(figure: MeasuredFigure, locale: Locale) {
  const { share, startDate, startNav, endDate, endNav, isAdjusted, annualisedDays } = figure;
  const { benchmarkStartDate, benchmarkEndDate } = figure;
  if (share === null || startNav === null || endNav === null || !startDate || !endDate) return null;
  const growth = (endNav / startNav) ** (annualisedDays ? daysAYear / annualisedDays : 1);
  if (formatPerformance((growth - 1) * 100, locale) !== formatPerformance(share, locale)) return null;
  const written = (value: number, min: number) =>
    formatNumber(value, locale, { min, max: isAdjusted ? 4 : 8 });
  const day = (date: string) => formatDay(date, locale);
  const isOfOtherDays = benchmarkStartDate !== startDate || benchmarkEndDate !== endDate;
  return {
    startDate: day(startDate),
    startNav: written(startNav, 2),
    endDate: day(endDate),
    endNav: written(endNav, 2),
    /** Set for an annualised performance: a year's days over the period's. */
    exponent: annualisedDays ? `${written(daysAYear, 2)} ÷ ${written(annualisedDays, 0)}` : null,
    /** True if the NAV at the start is in shares of the end, with distributions reinvested. */
    isAdjusted,
    /** Days of the benchmark's levels, where they are not those of the NAVs. */
    benchmarkDays:
      benchmarkStartDate && benchmarkEndDate && isOfOtherDays
        ? { start: day(benchmarkStartDate), end: day(benchmarkEndDate) }
        : null,
  };
}

export type FigureSource = NonNullable<ReturnType<typeof figureSource>>;

/** Sources of each performance of a share, by the code of its row on the page: a period, a year or an end date. */
export function figureSources(
  {
    performances,
    calendarYears,
    discretePeriods,
  }: Pick<ComputedRow, 'performances' | 'calendarYears' | 'discretePeriods'>,
  locale: Locale,
): Record<string, FigureSource> {
  const entry = (code: string, figure: MeasuredFigure) => {
    const source = figureSource(figure, locale);
    return source ? [[code, source] as const] : [];
  };
  return Object.fromEntries([
    ...performances.flatMap((row) => entry(row.code, row)),
    ...calendarYears.flatMap((row) => entry(String(row.year), row)),
    ...discretePeriods.flatMap((row) => entry(row.formattedEndDate, row)),
  ]);
}
