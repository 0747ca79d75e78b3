import type {
  FundDocumentFund,
  FundDocumentInput,
  FundDocumentPortfolio,
  FundDocumentShare,
  LabelledValue,
  PerformanceLine,
  TitledWeight,
} from '../../documents/fundDocumentInput';
import { filterNavs } from '../../documents/navHistory';
import { writtenDate } from '../../documents/writtenDate';
import { documentTypeTitle } from '../../graphql/fundDocuments';
import { publishedPerformance } from '../../graphql/publishedPerformance';
import { writeAmount, writeAum, writePercent, writePerformance } from '../../graphql/writeFigures';
import type { Content, ContentLocale, Fund, PublishedDocument, Share, Weight } from '../../parsing/content';
import { rowLabels } from './rowLabels';

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
