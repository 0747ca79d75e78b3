import type { FundRow } from '../../../contract/queryRows';
import { newsCard, type NewsRow } from '../../components/news/newsViews';
import { formatPercent } from '../../../locales/formatters';
import type { Locale } from '../../i18n/locales';
import { type InvestorProfileCode, investorProfiles } from '../../profiles/investorProfiles';
import { fundFeedPath, fundPath, pagePath } from '../../routes/routeTable';
import { sustainabilityPath } from '../../routes/fundPageRoutes';
import { bondCategory, type CatalogueFund, profilesSeeingAny } from './catalogueFunds';
import { currencyOrder, inDisplayOrder } from './displayOrders';
import { documentViews } from './documentViews';
import {
  type CharacteristicView,
  type DatedFigure,
  mainShares,
  type RangeShareView,
  rangeShare,
  shareSummary,
  type ShareSummaryView,
  valueViews,
} from './shareViews';

export type Visibility = { visibleTo: InvestorProfileCode[] };

export type CodedText = { code: string; title: string };

/** News on a fund's page. */
const newsOfFund = 6;

/** The latest news about a fund, as its pages show them. @param news newest first */
export function newsAbout<Row extends { fundCodes: readonly string[] }>(
  fundCode: string,
  news: readonly Row[],
): Row[] {
  return news.filter(({ fundCodes }) => fundCodes.includes(fundCode)).slice(0, newsOfFund);
}

/** Currency codes of the shares by the profiles that may see them; no profile is in two entries. */
function currencies(shares: readonly ShareSummaryView[]) {
  const groups = new Map<string, Visibility & { codes: string[] }>();
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

/** Liquidity management tools in use. `until` is the last day, if it is known. */
export function activatedTools({ activatedTools: tools }: FundRow) {
  return tools.map(({ code, title, text, formattedDate, formattedUntil }) => ({
    code,
    title,
    text,
    since: formattedDate,
    until: formattedUntil,
  }));
}

export type ActivatedToolView = ReturnType<typeof activatedTools>[number];

/** A filter of the range. */
export type AssetClass = 'equity' | 'bonds';

export function fundSummary(fund: CatalogueFund, locale: Locale) {
  const { row, category } = fund;
  const aum: DatedFigure | null = row.aum && {
    display: row.aum.displayValue,
    date: row.aum.formattedDate,
    day: row.aum.dateTo,
  };
  const assetClass: AssetClass = category.code === bondCategory ? 'bonds' : 'equity';
  const shares = row.shares.map((share) => shareSummary(fund, share, locale));
  return {
    code: row.code,
    title: row.title,
    path: fundPath(row.slug, locale),
    category: row.specificCategory?.title ?? category.title,
    description: row.description,
    sfdrArticle: row.sfdrArticle,
    assetClass,
    labels: row.tags.map(({ label, title }) => ({ code: label, title })),
    eligibilities: row.eligibilities,
    /** Years. */
    recommendedYears: row.minRecommendedInvestmentDuration,
    currencies: currencies(shares),
    aum,
    activatedTools: activatedTools(row),
    visibleTo: fund.visibleTo,
    isCompared: fund.isCompared,
  };
}

export type FundSummaryView = ReturnType<typeof fundSummary>;

export type FundCardView = FundSummaryView & {
  /** The first share that each profile sees; profiles with the same one are one entry. */
  mainShares: RangeShareView[];
};

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
export function fundCategories(funds: readonly CatalogueFund[], locale: Locale) {
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

export type FundCategoryView = ReturnType<typeof fundCategories>[number];

function portfolioView(portfolio: NonNullable<FundRow['portfolio']>, locale: Locale) {
  const weights = (rows: readonly { code?: string | null; title: string; value: number }[]) =>
    rows.map(({ code, title, value }) => ({
      /** ISO 3166-1 alpha-2, in the geographic breakdown only. */
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

export type PortfolioView = ReturnType<typeof portfolioView>;
export type WeightView = PortfolioView['geographic'][number];

/** Its parts with their weights, and whether its provider is in ESMA's register. Its name is a characteristic. */
function benchmarkView(
  { components, currency, provider, register }: NonNullable<FundRow['benchmark']>,
  locale: Locale,
) {
  const percent = (weight: number) => formatPercent(weight, locale, Number.isInteger(weight) ? 0 : 1);
  const parts = components.map(({ title, weight }) => `${title} ${percent(weight)}`);
  return { composition: parts.join(', '), currency, provider, register };
}

export type BenchmarkView = ReturnType<typeof benchmarkView>;

/** @throws Error for a fund without a risk */
function risksOf({ code, risks }: FundRow, locale: Locale) {
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
  sanitise: { page: (html: string) => string },
  news: readonly NewsRow[] = [],
) {
  const { row } = fund;
  const { formattedInceptionDate, ...others } = row.characteristics;
  const characteristics: CharacteristicView[] = valueViews({
    inceptionDate: formattedInceptionDate,
    ...others,
  });
  const shares = row.shares.map((share) => shareSummary(fund, share, locale));
  return {
    ...fundSummary(fund, locale),
    /** Of the page with its sustainability disclosure; `null` for a fund that has none. */
    sustainabilityPath: row.sustainability ? sustainabilityPath(row.slug, locale) : null,
    /** Sanitised HTML. */
    philosophy: row.philosophy ? sanitise.page(row.philosophy) : null,
    quote: row.quote,
    quoteAuthor: row.quoteAuthor,
    /** The most important first. */
    risks: risksOf(row, locale),
    riskNotCaptured: row.riskNotCaptured,
    liquidityTools: row.liquidityTools,
    benchmark: row.benchmark && benchmarkView(row.benchmark, locale),
    customData: row.customData,
    characteristics,
    managers: row.managers.map(({ code, name, role }) => ({
      name,
      role,
      path: `${pagePath('teams', locale)}#${code}`,
    })),
    /** Latest first. */
    changes: row.changes.map(({ date, formattedDate, subject, text }) => ({
      day: date,
      date: formattedDate,
      subject,
      text,
    })),
    /** Its feed. */
    feedPath: fundFeedPath(row.slug, locale),
    portfolio: row.portfolio ? portfolioView(row.portfolio, locale) : null,
    documents: documentViews(row.documents, {
      visibleTo: investorProfiles,
      owner: `Fund "${row.code}"`,
      locale,
    }),
    shares,
    /** Newest first. */
    news: newsAbout(row.code, news).map((item) => newsCard(item, locale)),
    /** Path of the list of all news. */
    newsPath: pagePath('news', locale),
  };
}

export type FundView = ReturnType<typeof fundView>;
/** A risk or a liquidity management tool. */
export type NamedTextView = FundView['risks'][number];

/** The company's own texts (page `disclaimers`, behaviour.md §3), as sanitised HTML. */
export type FundNotices = {
  lessThanOneYear: string;
  emptyPortfolio: string;
  /** With every fund (Regulation (EU) 2019/1156, article 4). */
  marketingLabel: string;
  investorRights: string;
  /** With every performance. */
  performanceSource: string;
};
