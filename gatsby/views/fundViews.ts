import { currencyOrder, inDisplayOrder } from '../../src/features/funds/displayOrders';
import type {
  BenchmarkView,
  ActivatedToolView,
  FundCardView,
  FundCategoryView,
  FundSummaryView,
  FundView,
  PortfolioView,
  ShareSummaryView,
  WeightView,
} from '../../src/features/funds/fundViews';
import { investorProfiles } from '../../src/profiles/investorProfiles';
import { formatPercent } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';
import { fundFeedPath, fundPath, pagePath, sustainabilityPath } from '../../src/routes/routeTable';
import type { Sanitise } from '../sanitise/sanitiseHtml';
import { bondCategory, type CatalogueFund, profilesSeeingAny } from './catalogueFunds';
import { newsCard, type NewsRow } from './newsViews';
import { documentViews, mainShares, rangeShare, shareSummary, valueViews } from './shareViews';

/** News on a fund's page. */
const newsOfFund = 6;

/** The latest news about a fund, as its pages show them. @param news newest first */
export function newsAbout<Row extends { fundCodes: readonly string[] }>(
  fundCode: string,
  news: readonly Row[],
): Row[] {
  return news.filter(({ fundCodes }) => fundCodes.includes(fundCode)).slice(0, newsOfFund);
}

type FundRow = CatalogueFund['row'];

/** The currencies of the shares that each profile sees; profiles that see the same ones share an entry. */
function currencies(shares: readonly ShareSummaryView[]): FundCardView['currencies'] {
  const groups = new Map<string, FundCardView['currencies'][number]>();
  for (const profile of investorProfiles) {
    const seen = shares.filter(({ visibleTo }) => visibleTo.includes(profile));
    const codes = inDisplayOrder(
      [...new Set(seen.map(({ currency }) => currency))],
      currencyOrder,
      (code) => code,
    );
    const group = groups.get(codes.join()) ?? { codes, visibleTo: [] };
    groups.set(codes.join(), { codes, visibleTo: [...group.visibleTo, profile] });
  }
  return [...groups.values()].filter(({ codes }) => codes.length > 0);
}

export function activatedTools({ activatedTools: tools }: FundRow): ActivatedToolView[] {
  return tools.map(({ code, title, text, formattedDate, formattedUntil }) => ({
    code,
    title,
    text,
    since: formattedDate,
    until: formattedUntil,
  }));
}

export function fundSummary(fund: CatalogueFund, locale: Locale): FundSummaryView {
  const { row, category } = fund;
  const shares = row.shares.map((share) => shareSummary(fund, share, locale));
  return {
    code: row.code,
    title: row.title,
    path: fundPath(row.slug, locale),
    category: row.specificCategory?.title ?? category.title,
    description: row.description,
    sfdrArticle: row.sfdrArticle,
    assetClass: category.code === bondCategory ? 'bonds' : 'equity',
    labels: row.tags.map(({ label, title }) => ({ code: label, title })),
    eligibilities: row.eligibilities,
    recommendedYears: row.minRecommendedInvestmentDuration,
    currencies: currencies(shares),
    aum: row.aum ? { display: row.aum.displayValue, date: row.aum.formattedDate, day: row.aum.dateTo } : null,
    activatedTools: activatedTools(row),
    visibleTo: fund.visibleTo,
    isCompared: fund.isCompared,
  };
}

const cards = new WeakMap<CatalogueFund, FundCardView>();

/** A fund of the range; made once, as many pages show it. A fund's data are of one locale. */
export function fundCard(fund: CatalogueFund, locale: Locale): FundCardView {
  const known = cards.get(fund);
  if (known) return known;
  const shares = fund.row.shares.map((share) => rangeShare(fund, share, locale));
  const card = { ...fundSummary(fund, locale), mainShares: mainShares(shares) };
  cards.set(fund, card);
  return card;
}

/** The range by category: a category with no fund is not in it (behaviour.md §5). */
export function fundCategories(funds: readonly CatalogueFund[], locale: Locale): FundCategoryView[] {
  const categories = [...new Set(funds.map(({ category }) => category))];
  return categories.map((category) => {
    const members = funds.filter((fund) => fund.category === category);
    return {
      code: category.code,
      title: category.title,
      description: category.description,
      funds: members.map((fund) => fundCard(fund, locale)),
      visibleTo: profilesSeeingAny(members),
    };
  });
}

function portfolioView(portfolio: NonNullable<FundRow['portfolio']>, locale: Locale): PortfolioView {
  const weights = (rows: readonly { code?: string | null; title: string; value: number }[]): WeightView[] =>
    rows.map(({ code, title, value }) => ({
      code: code ?? null,
      title,
      percent: value,
      display: formatPercent(value, locale, 1),
    }));
  return {
    date: portfolio.formattedDate,
    geographic: weights(portfolio.geographic),
    sector: weights(portfolio.sector),
    capitalisation: weights(portfolio.capitalisation),
    topLines: weights(portfolio.topLines),
  };
}

function benchmarkView(
  { components, currency, provider, register }: NonNullable<FundRow['benchmark']>,
  locale: Locale,
): BenchmarkView {
  const percent = (weight: number) => formatPercent(weight, locale, Number.isInteger(weight) ? 0 : 1);
  const parts = components.map(({ title, weight }) => `${title} ${percent(weight)}`);
  return { composition: parts.join(', '), currency, provider, register };
}

/** @throws Error for a fund without a risk */
function risksOf({ code, risks }: FundRow, locale: Locale): FundView['risks'] {
  if (risks.length > 0) return risks;
  throw new Error(
    `Fund "${code}" (${locale}): it has no risks, which are told as prominently as rewards (Regulation (EU) 2019/1156, ` +
      'art. 4(1); Delegated Regulation (EU) 2017/565, art. 44(2)(b)). Answer those of the prospectus',
  );
}

/** @param news of the locale, latest first */
export function fundView(
  fund: CatalogueFund,
  locale: Locale,
  sanitise: Sanitise,
  news: readonly NewsRow[] = [],
): FundView {
  const { row } = fund;
  const { formattedInceptionDate, ...characteristics } = row.characteristics;
  const shares = row.shares.map((share) => shareSummary(fund, share, locale));
  return {
    ...fundSummary(fund, locale),
    sustainabilityPath: row.sustainability ? sustainabilityPath(row.slug, locale) : null,
    philosophy: row.philosophy ? sanitise.page(row.philosophy) : null,
    quote: row.quote,
    quoteAuthor: row.quoteAuthor,
    risks: risksOf(row, locale),
    riskNotCaptured: row.riskNotCaptured,
    liquidityTools: row.liquidityTools,
    benchmark: row.benchmark && benchmarkView(row.benchmark, locale),
    customData: row.customData,
    characteristics: valueViews({ inceptionDate: formattedInceptionDate, ...characteristics }),
    managers: row.managers.map(({ code, name, role }) => ({
      name,
      role,
      path: `${pagePath('teams', locale)}#${code}`,
    })),
    changes: row.changes.map(({ date, formattedDate, subject, text }) => ({
      day: date,
      date: formattedDate,
      subject,
      text,
    })),
    feedPath: fundFeedPath(row.slug, locale),
    portfolio: row.portfolio ? portfolioView(row.portfolio, locale) : null,
    documents: documentViews(row.documents, {
      visibleTo: investorProfiles,
      owner: `Fund "${row.code}"`,
      locale,
    }),
    shares,
    news: newsAbout(row.code, news).map((item) => newsCard(item, locale)),
    newsPath: pagePath('news', locale),
  };
}
