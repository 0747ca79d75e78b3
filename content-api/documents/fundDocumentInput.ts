import { formatAmount, formatAum, formatPercent, formatPerformance, formatDate } from '../format';
import { documentTypeTitle } from '../graphql/fundDocuments';
import type { Content, ContentLocale, Fund, PublishedDocument, Share, Weight } from '../parsing/content';
import { publishedPerformance } from '../performance/publishedPerformance';
import { documentLabels } from './labels';
import { filterNavs } from './navHistory';

/** A line of a two-column list, formatted for the locale. */
export type LabelledValue = { label: string; value: string };

export type TitledWeight = { title: string; value: string };

/** Figures are formatted for the locale; a dash when absent. */
type PerformanceLine = { label: string; share: string; benchmark: string };

type FundDocumentFund = {
  title: string;
  description: string | null;
  /** Title of the category. */
  category: string;
  /** Summary risk indicator, 1 to 7. */
  riskLevel: number | null;
  /** 6, 8 or 9. */
  sfdrArticle: number | null;
  benchmark: string | null;
  recommendedYears: number | null;
  aumDisplay: string | null;
  aumDate: string | null;
  /** Titles of the labels. */
  labels: string[];
};

export type FundDocumentShare = {
  name: string;
  isin: string;
  /** ISO 4217. */
  currency: string;
  inceptionDate: string;
  priceDisplay: string | null;
  priceDate: string | null;
  managementGoal: string | null;
  /** Empty when no performance may be shown; `notice` then says why. */
  performances: PerformanceLine[];
  notice: string | null;
  fees: LabelledValue[];
};

type FundDocumentPortfolio = {
  date: string;
  geographic: TitledWeight[];
  topLines: TitledWeight[];
};

/**
 * Data of a fund's or a share's document. Dates and figures are formatted for the locale, but for `date`.
 */
export type FundDocumentInput = {
  locale: ContentLocale;
  companyTitle: string;
  /** `code` is one of the contract's document types; an unknown one is set as a factsheet. */
  documentType: { code: string; title: string };
  /** Day of the document, `YYYY-MM-DD`. */
  date: string | null;
  fund: FundDocumentFund;
  /** `null` for a document of the fund as a whole. */
  share: FundDocumentShare | null;
  /** `null` where none is known on the document's day; `portfolioNotice` then says why. */
  portfolio: FundDocumentPortfolio | null;
  portfolioNotice: string | null;
};

/** For an absent figure. */
const dash = '–';

function fundOf({ aum, ...fund }: Fund, locale: ContentLocale): FundDocumentFund {
  return {
    title: fund.title[locale],
    description: fund.description?.[locale] ?? null,
    category: fund.category.title[locale],
    riskLevel: fund.riskLevel,
    sfdrArticle: fund.sfdrArticle,
    benchmark: fund.characteristics.benchmark?.[locale] ?? null,
    recommendedYears: fund.minRecommendedInvestmentDuration,
    aumDisplay: aum && formatAum(aum.value, locale),
    aumDate: aum && formatDate(aum.date, locale),
    labels: fund.tags.map(({ title }) => title[locale]),
  };
}

function performanceLines(share: Share, locale: ContentLocale): PerformanceLine[] {
  const format = (value: number | null) => (value === null ? dash : formatPerformance(value, locale));
  const performances = publishedPerformance(share)?.performances ?? [];
  return performances.map((figures) => ({
    label: documentLabels[locale].periods[figures.code],
    share: format(figures.share),
    benchmark: format(figures.benchmark),
  }));
}

function feeLines({ fees }: Share, locale: ContentLocale): LabelledValue[] {
  const labels = documentLabels[locale].fees;
  const rate = (value: number | null, write: (text: string) => string = (text) => text) =>
    value === null ? dash : write(formatPercent(value, locale));
  return [
    { label: labels.management, value: rate(fees.management, labels.perYear) },
    { label: labels.movement, value: rate(fees.movement, labels.perTransaction) },
    { label: labels.performance, value: fees.performance?.[locale] ?? dash },
    { label: labels.subscription, value: rate(fees.subscription) },
    { label: labels.redemption, value: rate(fees.redemption) },
  ];
}

/** The site's notice in place of the performance of a share under one year. */
function youngShareNotice(content: Content, locale: ContentLocale): string | null {
  const page = content.pages.find(
    (candidate) => candidate.code === 'disclaimers' && candidate.locale === locale,
  );
  const texts = page?.components.flatMap((component) => component.texts) ?? [];
  return texts.find(({ code }) => code === 'part-moins-un-an')?.content ?? null;
}

function shareOf(content: Content, share: Share, locale: ContentLocale): FundDocumentShare {
  const last = share.navs.at(-1);
  const performances = performanceLines(share, locale);
  return {
    name: share.name,
    isin: share.isin,
    currency: share.currency,
    inceptionDate: formatDate(share.inceptionDate, locale),
    priceDisplay: last ? formatAmount(last.nav, share.currency, locale) : null,
    priceDate: last ? formatDate(last.date, locale) : null,
    managementGoal: share.managementGoal?.[locale] ?? null,
    performances,
    notice: performances.length === 0 ? youngShareNotice(content, locale) : null,
    fees: feeLines(share, locale),
  };
}

function portfolioOf({ portfolio }: Fund, locale: ContentLocale): FundDocumentPortfolio | null {
  if (!portfolio) return null;
  const weights = (rows: readonly Weight[]): TitledWeight[] =>
    rows.map(({ title, value }) => ({ title: title[locale], value: formatPercent(value, locale, 1) }));
  return {
    date: formatDate(portfolio.date, locale),
    geographic: weights(portfolio.geographic),
    topLines: weights(portfolio.topLines),
  };
}

/** The fund as it was known on a day: nothing in a document is from after its date. */
function fundOn(fund: Fund, day: string | null): Fund {
  const knownOn = <Dated extends { date: string }>(fact: Dated | null) =>
    fact && (day === null || fact.date <= day) ? fact : null;
  return { ...fund, aum: knownOn(fund.aum), portfolio: knownOn(fund.portfolio) };
}

/** Data of a document as of its date. */
export function fundDocumentInput(
  content: Content,
  { fund, share, locale }: { fund: Fund; share: Share | null; locale: ContentLocale },
  { type, date }: PublishedDocument,
): FundDocumentInput {
  const fundOnDay = fundOn(fund, date);
  const { unknown, underInvestment } = documentLabels[locale].portfolio;
  const shareOnDay = share && { ...share, navs: filterNavs(share.navs, { to: date ?? undefined }) };
  return {
    locale,
    companyTitle: content.company.title,
    documentType: { code: type, title: documentTypeTitle(content, type, locale) },
    date,
    fund: fundOf(fundOnDay, locale),
    share: shareOnDay && shareOf(content, shareOnDay, locale),
    portfolio: portfolioOf(fundOnDay, locale),
    portfolioNotice: fundOnDay.portfolio ? null : fund.portfolio ? unknown : underInvestment,
  };
}
