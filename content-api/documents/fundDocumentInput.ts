import { writeAmount, writeAum, writePercent, writePerformance, writtenDate } from '../format';
import { documentTypeTitle } from '../graphql/fundDocuments';
import type { Content, ContentLocale, Fund, PublishedDocument, Share, Weight } from '../parsing/content';
import { publishedPerformance } from '../performance/publishedPerformance';
import { rowLabels } from '../server/documentInputs/rowLabels';
import { filterNavs } from './navHistory';

/** Locales in which documents are written. */
export type DocumentLocale = 'fr' | 'en' | 'it';

/** One line of a two-column list, both already written for the locale. */
export type LabelledValue = { label: string; value: string };

/** One line of a portfolio list, both already written for the locale. */
export type TitledWeight = { title: string; value: string };

/** Both figures already written for the locale: a sign, a comma or a point, a dash when absent. */
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
 * What a fund's or a share's document says. Only `date` is a raw `YYYY-MM-DD`; every other date and every figure is a
 * text already written for the locale.
 */
export type FundDocumentInput = {
  locale: DocumentLocale;
  companyTitle: string;
  /** `code` is one of the contract's document types; an unknown one is set as a factsheet. */
  documentType: { code: string; title: string };
  /** Day of the document, `YYYY-MM-DD`. */
  date: string | null;
  fund: FundDocumentFund;
  /** `null` for a document of the fund as a whole. */
  share: FundDocumentShare | null;
  /** `null` while the portfolio is being invested. */
  portfolio: FundDocumentPortfolio | null;
};

/** Stands for a figure that is not known. */
const dash = '–';

function fundOf(fund: Fund, locale: ContentLocale, day: string | null): FundDocumentFund {
  // A document does not know the figures of days after its own.
  const aum = fund.aum && (day === null || fund.aum.date <= day) ? fund.aum : null;
  return {
    title: fund.title[locale],
    description: fund.description?.[locale] ?? null,
    category: fund.category.title[locale],
    riskLevel: fund.riskLevel,
    sfdrArticle: fund.sfdrArticle,
    benchmark: fund.characteristics.benchmark?.[locale] ?? null,
    recommendedYears: fund.minRecommendedInvestmentDuration,
    aumDisplay: aum && writeAum(aum.value, locale),
    aumDate: aum && writtenDate(aum.date, locale),
    labels: fund.tags.map(({ title }) => title[locale]),
  };
}

function performanceLines(share: Share, locale: ContentLocale): PerformanceLine[] {
  const write = (value: number | null) => (value === null ? dash : writePerformance(value, locale));
  const performances = publishedPerformance(share)?.performances ?? [];
  return performances.map((figures) => ({
    label: rowLabels[locale].periods[figures.code],
    share: write(figures.share),
    benchmark: write(figures.benchmark),
  }));
}

function feeLines({ fees }: Share, locale: ContentLocale): LabelledValue[] {
  const labels = rowLabels[locale].fees;
  const rate = (value: number | null, write: (text: string) => string = (text) => text) =>
    value === null ? dash : write(writePercent(value, locale));
  return [
    { label: labels.management, value: rate(fees.management, labels.perYear) },
    { label: labels.movement, value: rate(fees.movement, labels.perTransaction) },
    { label: labels.performance, value: fees.performance?.[locale] ?? dash },
    { label: labels.subscription, value: rate(fees.subscription) },
    { label: labels.redemption, value: rate(fees.redemption) },
  ];
}

/** Why a share under one year shows no performance, in the words of the site. */
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
    inceptionDate: writtenDate(share.inceptionDate, locale),
    priceDisplay: last ? writeAmount(last.nav, share.currency, locale) : null,
    priceDate: last ? writtenDate(last.date, locale) : null,
    managementGoal: share.managementGoal?.[locale] ?? null,
    performances,
    notice: performances.length === 0 ? youngShareNotice(content, locale) : null,
    fees: feeLines(share, locale),
  };
}

function portfolioOf({ portfolio }: Fund, locale: ContentLocale): FundDocumentPortfolio | null {
  if (!portfolio) return null;
  const weights = (rows: readonly Weight[]): TitledWeight[] =>
    rows.map(({ title, value }) => ({ title: title[locale], value: writePercent(value, locale, 1) }));
  return {
    date: writtenDate(portfolio.date, locale),
    geographic: weights(portfolio.geographic),
    topLines: weights(portfolio.topLines),
  };
}

/** What a document says, with the figures of its day. */
export function fundDocumentInput(
  content: Content,
  { fund, share, locale }: { fund: Fund; share: Share | null; locale: ContentLocale },
  { type, date }: PublishedDocument,
): FundDocumentInput {
  const shareOnDay = share && { ...share, navs: filterNavs(share.navs, { to: date ?? undefined }) };
  return {
    locale,
    companyTitle: content.company.title,
    documentType: { code: type, title: documentTypeTitle(content, type, locale) },
    date,
    fund: fundOf(fund, locale, date),
    share: shareOnDay && shareOf(content, shareOnDay, locale),
    portfolio: portfolioOf(fund, locale),
  };
}
