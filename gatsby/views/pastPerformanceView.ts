import type {
  PastPerformancePageView,
  PastPerformanceView,
  ScenariosView,
} from '../../src/features/funds/pastPerformance/pastPerformanceViews';
import { formatNumber, formatPerformance } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';
import { fundPath } from '../../src/routes/routeTable';
import type { CatalogueFund } from './catalogueFunds';
import { figureSources } from './figureSources';
import { activatedTools } from './fundViews';
import { shareSummary } from './shareViews';
import { yearBarsView } from './yearBarsView';

type ShareRow = CatalogueFund['row']['shares'][number];

/** Ten years are shown, or five where fewer than five are complete; those without figures are blank (annex VIII, points 5 to 7). */
const [fewYears, maxYears] = [5, 10];

/** Figures are rounded to one decimal there. */
const decimals = 1;

/** The whole calendar years of a share, latest first: the year of inception and the one under way are none. */
export function wholeYears({ computedData }: ShareRow) {
  return (computedData?.calendarYears ?? []).filter(({ complete }) => complete).slice(0, maxYears);
}

function pastPerformance(share: ShareRow, locale: Locale): PastPerformanceView {
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
    yearCount: years.length,
    years: rows.map(({ year, ...row }) => ({
      year,
      share: written(row.share),
      benchmark: written(row.benchmark),
    })),
    bars: yearBarsView(rows, locale, decimals),
    sources: figureSources({ calendarYears: years, performances: [], discretePeriods: [] }, locale),
  };
}

function scenarios({ scenarios: months, currency }: ShareRow, locale: Locale): ScenariosView[] {
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

/** `null` for a share under one year, which publishes no figure (AMF). */
export function pastPerformancePageView(
  fund: CatalogueFund,
  share: ShareRow,
  locale: Locale,
): PastPerformancePageView | null {
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
