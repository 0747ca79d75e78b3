import { ongoingCosts } from '../../figures/ongoingCosts';
import { costs as costWords } from '../../locales/costs.generated';
import { funds as fundWords } from '../../locales/funds.generated';
import { range as rangeWords } from '../../locales/range.generated';
import type { Content, Fund, Share } from '../../content/parsing/content';
import type { ContentLocale } from '../../content/contentLocales';
import { activationNotices } from '../graphql/dealingTerms';
import { publishedPerformance } from '../performance/publishedPerformance';
import type { CellValue, FileTable } from '../tables/tableFiles';

const periods = ['1y', '3y', '5y', '10y'] as const;

// `toFixed` makes 128.50 of 128.505, where the pages write 128.51.
const twoDecimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });

/** Percentage points with two decimals, as the site writes them. */
const rounded = (figure: number | null | undefined) =>
  figure == null ? null : Number(twoDecimals.format(figure));

/** Without whole twelve months there is no performance (Delegated Regulation (EU) 2017/565, article 44(4)(b)). */
function shownPerformance(fund: Fund, share: Share) {
  const performance = publishedPerformance(fund, share);
  return performance?.discretePeriods.some((period) => period.share !== null) ? performance : null;
}

const periodName = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  `${startDate} – ${endDate}, %`;

/** Notices that have to stand with funds and with their performances: text by text of the page `disclaimers`. */
function noticesOf({ pages }: Content, locale: ContentLocale): string[] {
  const page = pages.find((candidate) => candidate.code === 'disclaimers' && candidate.locale === locale);
  const texts = new Map(
    page?.components.flatMap((component) => component.texts.map(({ code, content }) => [code, content])),
  );
  const own = ['marketing-label', 'investor-rights', 'performance-source'].flatMap(
    (code) => texts.get(code) ?? [],
  );
  return [...own, fundWords[locale].pastPerformance, rangeWords[locale].netOfFees];
}

/** The table of the range: its columns, and the whole twelve months that have to stand beside performances. */
export function figuresTable(
  content: Content,
  shares: readonly { fund: Fund; share: Share }[],
  locale: ContentLocale,
): FileTable {
  const [costs, funds, range] = [costWords[locale], fundWords[locale], rangeWords[locale]];
  const listed = shares.map(({ fund, share }) => ({ fund, share, shown: shownPerformance(fund, share) }));
  const twelveMonths = [
    ...new Set(listed.flatMap(({ shown }) => shown?.discretePeriods.map(periodName) ?? [])),
  ].toSorted((a, b) => (a < b ? 1 : -1));
  const percent = (heading: string) => ({ heading: `${heading}, %`, width: 14, format: '0.00' });
  return {
    sheet: range.fund,
    title: range.caption,
    locale,
    columns: [
      { heading: range.fund, width: 36 },
      { heading: funds.shareHeading, width: 10 },
      { heading: 'ISIN', width: 16 },
      { heading: funds.characteristic.currency, width: 10 },
      ...periods.map((period) => percent(funds.period[period])),
      percent(funds.ongoingCosts),
      percent(costs.name.ongoing),
      percent(costs.name.transaction),
      { heading: funds.riskIndicator, width: 28, format: '0' },
      { heading: `${funds.aum}, M€`, width: 22, format: '#,##0' },
      { heading: funds.nav, width: 20, format: '#,##0.00' },
      { heading: 'Date', width: 12 },
      ...twelveMonths.map((heading) => ({ heading, width: 28, format: '0.00' })),
    ],
    rows: listed.map(({ fund, share, shown }): CellValue[] => {
      const last = share.navs.at(-1);
      return [
        fund.title[locale],
        share.name,
        share.isin,
        share.currency,
        ...periods.map((period) => rounded(shown?.performances.find(({ code }) => code === period)?.share)),
        shown && share.costs && ongoingCosts(share.costs),
        shown && share.costs?.ongoing,
        shown && share.costs?.transaction,
        share.riskLevel ?? fund.riskLevel,
        fund.aum && Math.round(fund.aum.value / 1e6),
        last?.nav,
        last && { day: last.date },
        ...twelveMonths.map((name) =>
          rounded(shown?.discretePeriods.find((period) => periodName(period) === name)?.share),
        ),
      ];
    }),
    notices: [
      ...[...new Set(shares.map(({ fund }) => fund))].flatMap((fund) =>
        activationNotices(fund, locale).map((notice) => `${fund.title[locale]} – ${notice}`),
      ),
      ...noticesOf(content, locale),
    ],
  };
}
