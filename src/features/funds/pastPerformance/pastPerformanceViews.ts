import type { ShareRow } from '../../../../contract/queryRows';
import { formatNumber, formatPerformance } from '../../../../locales/formatters';
import type { Locale } from '../../../i18n/locales';
import { fundPath } from '../../../routes/routeTable';
import type { CatalogueFund } from '../catalogueFunds';
import { activatedTools } from '../fundViews';
import { figureSources } from '../performance/figureSources';
import { yearBarsView } from '../performance/yearBarsView';
import { shareSummary } from '../shareViews';

/** Ten years are shown, or five where fewer than five are complete; those without figures are blank (annex VIII, points 5 to 7). */
const [fewYears, maxYears] = [5, 10];

/** Figures are rounded to one decimal there. */
const decimals = 1;

/** The whole calendar years of a share, latest first: the year of inception and the one under way are none. */
export function wholeYears({ computedData }: ShareRow) {
  return (computedData?.calendarYears ?? []).filter(({ complete }) => complete).slice(0, maxYears);
}

/** Whole calendar years of a share, ten at most (delegated regulation (EU) 2017/653, annex VIII). */
function pastPerformance(share: ShareRow, locale: Locale) {
  const years = wholeYears(share);
  const [latest] = years;
  const blanks = (years.length < fewYears ? fewYears : maxYears) - years.length;
  const rows = latest
    ? [
        ...years,
        ...Array.from({ length: blanks }, (_, index) => ({
          year: latest.year - years.length - index,
          complete: true,
          share: null,
          benchmark: null,
        })),
      ]
    : [];
  const written = (value: number | null) =>
    value === null ? null : formatPerformance(value, locale, decimals);
  return {
    /** Years with a place for a figure; 0 if none is complete. */
    yearCount: years.length,
    /** Latest first. Five at least, of which those before `yearCount` are empty. */
    years: rows.map(({ year, ...row }) => ({
      year,
      share: written(row.share),
      benchmark: written(row.benchmark),
    })),
    bars: yearBarsView(rows, locale, decimals),
    /** Keyed by year. */
    sources: figureSources({ calendarYears: years, performances: [], discretePeriods: [] }, locale),
  };
}

export type PastPerformanceView = ReturnType<typeof pastPerformance>;

/** The scenarios of each month (annex V), latest first. The investment has its currency. */
function scenarios({ scenarios: months, currency }: ShareRow, locale: Locale) {
  const amount = (value: number) => `${formatNumber(value, locale, { max: 0 })}\u00a0${currency.code}`;
  const value = (row: ShareRow['scenarios'][number]['rows'][number]['afterOneYear']) => ({
    amount: amount(row.amount),
    averageReturn: formatPerformance(row.averageReturn, locale, decimals),
  });
  return months.map(({ formattedMonth, holdingYears, investment, rows }) => ({
    month: formattedMonth,
    holdingYears,
    investment: amount(investment),
    rows: rows.map(({ code, afterOneYear, atHoldingPeriod }) => ({
      code,
      afterOneYear: value(afterOneYear),
      atHoldingPeriod: value(atHoldingPeriod),
    })),
  }));
}

export type ScenariosView = ReturnType<typeof scenarios>[number];

/** The page of a share to which its KID links; `null` for a share under one year, which publishes no figure (AMF). */
export function pastPerformancePageView(fund: CatalogueFund, share: ShareRow, locale: Locale) {
  const { lessThanOneYear, name, path, isin, currency, visibleTo, navsPath } = shareSummary(
    fund,
    share,
    locale,
  );
  if (lessThanOneYear) return null;
  const { title, slug, characteristics } = fund.row;
  return {
    fund: { title, path: fundPath(slug, locale), activatedTools: activatedTools(fund.row) },
    share: { name, path, isin, currency, visibleTo, navsPath, inceptionDate: share.formattedInceptionDate },
    benchmark: characteristics.benchmark,
    pastPerformance: pastPerformance(share, locale),
    scenarios: scenarios(share, locale),
  };
}

export type PastPerformancePageView = NonNullable<ReturnType<typeof pastPerformancePageView>>;
