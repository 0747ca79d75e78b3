import type { FigureSource } from '../../src/features/funds/fundViews';
import { formatDay, formatNumber, formatPerformance } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';
import type { CatalogueFund } from './catalogueFunds';

type ComputedData = NonNullable<CatalogueFund['row']['shares'][number]['computedData']>;

/** The same as in the contract. */
type MeasuredFigure = {
  share: number | null;
  startNav: number | null;
  endNav: number | null;
  annualisedDays?: number | null;
};

const daysAYear = 365.25;

type Days = { startDate: string | null; endDate: string | null };

/** `null` without a figure, and for one that its NAVs do not give. */
function figureSource(
  { share, startNav, endNav, annualisedDays }: MeasuredFigure,
  { startDate, endDate }: Days,
  locale: Locale,
): FigureSource | null {
  if (share === null || startNav === null || endNav === null || !startDate || !endDate) return null;
  const growth = (endNav / startNav) ** (annualisedDays ? daysAYear / annualisedDays : 1);
  if (formatPerformance((growth - 1) * 100, locale) !== formatPerformance(share, locale)) return null;
  const written = (value: number, min: number) => formatNumber(value, locale, { min, max: 8 });
  return {
    startDate,
    startNav: written(startNav, 2),
    endDate,
    endNav: written(endNav, 2),
    exponent: annualisedDays ? `${written(daysAYear, 2)} ÷ ${written(annualisedDays, 0)}` : null,
  };
}

/** Sources of each performance of a share, by the code of its row on the page: a period, a year or an end date. */
export function figureSources(
  {
    performances,
    calendarYears,
    discretePeriods,
  }: Pick<ComputedData, 'performances' | 'calendarYears' | 'discretePeriods'>,
  locale: Locale,
): Record<string, FigureSource> {
  const entry = (code: string, figure: MeasuredFigure, days: Days) => {
    const source = figureSource(figure, days, locale);
    return source ? [[code, source] as const] : [];
  };
  const formatted = ({ startDate, endDate }: Days): Days => ({
    startDate: startDate && formatDay(startDate, locale),
    endDate: endDate && formatDay(endDate, locale),
  });
  return Object.fromEntries([
    ...performances.flatMap((row) => entry(row.code, row, formatted(row))),
    ...calendarYears.flatMap((row) => entry(String(row.year), row, formatted(row))),
    ...discretePeriods.flatMap(({ formattedStartDate: startDate, formattedEndDate: endDate, ...row }) =>
      entry(endDate, row, { startDate, endDate }),
    ),
  ]);
}
