import { contentApi } from '../../locales/contentApi.generated';
import { formatDay } from '../../locales/formatters';
import { formatAum } from '../format';
import { formatCutOff, formatSettlement } from './dealingTerms';
import type {
  CodedText,
  Fund,
  TeamMember as Member,
  Weight as ContentWeight,
} from '../../content/parsing/content';
import type { ContentLocale, LocalisedText } from '../../content/contentLocales';
import type { InvestorProfileCode } from '../../contract/codes.generated';
import { eachCharacteristic } from '../../content/facts/fundCharacteristics';
import { fundDocuments } from './fundDocuments';
import { readLocale, readProfile } from './readArguments';
import type {
  Benchmark,
  DatedAmount,
  FundCategoryResolvers,
  FundCharacteristics,
  FundResolvers,
  Portfolio,
  SustainabilityDisclosure,
  TeamMember,
  Weight,
} from './resolverTypes.generated';
import { fundPath, mediaPath, translations } from './sitePaths';

export function teamMember(member: Member, locale: ContentLocale): TeamMember {
  const { code, name, department, role, biography, updatedAt, portrait } = member;
  return {
    code,
    name,
    role: role[locale],
    department,
    biography: biography?.[locale] ?? null,
    updatedAt,
    portrait: portrait && {
      url: mediaPath(portrait.fileName),
      width: portrait.width,
      height: portrait.height,
    },
  };
}

function isVisibleTo(
  profile: InvestorProfileCode | null,
): (item: { visibleTo: InvestorProfileCode[] }) => boolean {
  return ({ visibleTo }) => profile === null || visibleTo.includes(profile);
}

function textOf(text: LocalisedText | null | undefined, locale: ContentLocale): string | null {
  return text?.[locale] ?? null;
}

function codedText(locale: ContentLocale) {
  return <Code>({ code, title, text }: CodedText<Code>) => ({
    code,
    title: title[locale],
    text: text[locale],
  });
}

const currencyOrder = ['EUR', 'USD'];

/** EUR and USD first, then the others alphabetically (behaviour.md §9). */
function currenciesOf({ shares }: Fund): string[] {
  const found = new Set(shares.filter(({ active }) => active).map(({ currency }) => currency));
  const others = [...found].filter((currency) => !currencyOrder.includes(currency)).sort();
  return [...currencyOrder.filter((currency) => found.has(currency)), ...others];
}

function aumOf({ aum }: Fund, locale: ContentLocale): DatedAmount | null {
  if (!aum) return null;
  return {
    value: aum.value,
    displayValue: formatAum(aum.value, locale),
    dateFrom: aum.dateFrom,
    dateTo: aum.date,
    formattedDate: formatDay(aum.date, locale),
  };
}

function benchmarkOf({ benchmark }: Fund, locale: ContentLocale): Benchmark | null {
  if (!benchmark) return null;
  return {
    name: benchmark.name[locale],
    returnType: benchmark.returnType[locale],
    currency: benchmark.currency,
    components: benchmark.composition.map(({ title, weight }) => ({ title: title[locale], weight })),
    provider: benchmark.provider.title[locale],
    register: benchmark.provider.text[locale],
  };
}

function characteristicsOf(
  { benchmark, characteristics, dealing, valuationFrequency, shares }: Fund,
  locale: ContentLocale,
): FundCharacteristics {
  const [inceptionDate = null] = shares.map((share) => share.inceptionDate).sort();
  const terms = dealing.at(-1);
  return {
    benchmark: benchmark && `${benchmark.name[locale]}, ${benchmark.returnType[locale]}`,
    ...eachCharacteristic((code) => textOf(characteristics[code], locale)),
    valuationFrequency: contentApi[locale].frequency[valuationFrequency],
    cutOffTime: terms ? formatCutOff(terms.cutOff, locale) : null,
    settlementDate: terms?.settlementDays == null ? null : formatSettlement(terms.settlementDays, locale),
    inceptionDate,
    formattedInceptionDate: inceptionDate === null ? null : formatDay(inceptionDate, locale),
  };
}

function portfolioOf({ portfolio }: Fund, locale: ContentLocale): Portfolio | null {
  if (!portfolio) return null;
  const weights = (rows: readonly ContentWeight[]): Weight[] =>
    rows.map(({ code, title, value }) => ({ code, title: title[locale], value }));
  return {
    date: portfolio.date,
    formattedDate: formatDay(portfolio.date, locale),
    geographic: weights(portfolio.geographic),
    sector: weights(portfolio.sector),
    capitalisation: weights(portfolio.capitalisation),
    topLines: weights(portfolio.topLines),
  };
}

function sustainabilityOf({ sustainability }: Fund, locale: ContentLocale): SustainabilityDisclosure | null {
  if (!sustainability) return null;
  const { sections, changes } = sustainability;
  return {
    sections: sections.map(({ code, title, body }) => ({ code, title: title[locale], body: body[locale] })),
    changes: changes.map(({ date, text }) => ({
      date,
      formattedDate: formatDay(date, locale),
      text: text[locale],
    })),
    updatedAt: changes[0]?.date ?? null,
  };
}

export const fundCategoryResolvers: Required<FundCategoryResolvers> = {
  code: ({ category }) => category.code,
  title: ({ category, locale }) => category.title[locale],
  description: ({ category, locale }) => textOf(category.description, locale),
  updatedAt: ({ category }) => category.updatedAt,
  categoryDisplayOrder: ({ category }) => category.displayOrder,
  funds: ({ category }, { locale, investorProfile }, { content }) => {
    const fundLocale = readLocale(locale);
    return content.funds
      .filter((fund) => fund.category.code === category.code)
      .filter(isVisibleTo(readProfile(investorProfile)))
      .map((fund) => ({ fund, locale: fundLocale }));
  },
};

export const fundResolvers: Required<FundResolvers> = {
  code: ({ fund }) => fund.code,
  title: ({ fund, locale }) => fund.title[locale],
  slug: ({ fund, locale }) => fund.slug[locale],
  translations: ({ fund }) => translations(fund.slug),
  description: ({ fund, locale }) => textOf(fund.description, locale),
  philosophy: ({ fund, locale }) => textOf(fund.philosophy, locale),
  quote: ({ fund, locale }) => textOf(fund.quote, locale),
  quoteAuthor: ({ fund, locale }) => textOf(fund.quoteAuthor, locale),
  updatedAt: ({ fund }) => fund.updatedAt,
  customData: ({ fund, locale }) =>
    fund.customData.map(({ code, title, value }) => ({ code, title: title[locale], value: value[locale] })),
  minRecommendedInvestmentDuration: ({ fund }) => fund.minRecommendedInvestmentDuration,
  tags: ({ fund, locale }) => fund.tags.map(({ code, title }) => ({ label: code, title: title[locale] })),
  riskLevel: ({ fund }) => fund.riskLevel,
  risks: ({ fund, locale }) => fund.risks.map(codedText(locale)),
  riskNotCaptured: ({ fund, locale }) => textOf(fund.riskNotCaptured, locale),
  liquidityTools: ({ fund, locale }) => fund.liquidityTools.map(codedText(locale)),
  activatedTools: ({ fund, locale }) =>
    fund.activatedTools.map(({ date, until, ...tool }) => ({
      ...codedText(locale)(tool),
      date,
      formattedDate: formatDay(date, locale),
      until,
      formattedUntil: until && formatDay(until, locale),
    })),
  benchmark: ({ fund, locale }) => benchmarkOf(fund, locale),
  // 0 is outside the regulation: such a fund is of no article.
  sfdrArticle: ({ fund }) => fund.sfdrArticle || null,
  sustainability: ({ fund, locale }) => sustainabilityOf(fund, locale),
  aum: ({ fund, locale }) => aumOf(fund, locale),
  shares: ({ fund }, { locale, activeOnly, investorProfile }) => {
    const shareLocale = readLocale(locale);
    return fund.shares
      .filter(({ active }) => active || !activeOnly)
      .filter(isVisibleTo(readProfile(investorProfile)))
      .map((share) => ({ fund, share, locale: shareLocale }));
  },
  documents: ({ fund, locale }, { types }, { content }) =>
    fundDocuments(content, { fund, share: null, locale }, types),
  url: ({ fund, locale }) => fundPath(fund, locale),
  currenciesList: ({ fund }) => currenciesOf(fund),
  categoryDisplayOrder: ({ fund }) => fund.category.displayOrder,
  category: ({ fund, locale }) => ({ code: fund.category.code, title: fund.category.title[locale] }),
  specificCategory: ({ fund, locale }) =>
    fund.specificCategory && { code: null, title: fund.specificCategory[locale] },
  eligibilities: ({ fund, locale }) =>
    fund.eligibilities.map(({ code, title }) => ({ code, title: title[locale] })),
  characteristics: ({ fund, locale }) => characteristicsOf(fund, locale),
  managers: ({ fund, locale }) => fund.managers.map((member) => teamMember(member, locale)),
  changes: ({ fund, locale }) =>
    fund.changes.map(({ date, subject, text }) => ({
      date,
      formattedDate: formatDay(date, locale),
      subject,
      text: text[locale],
    })),
  portfolio: ({ fund, locale }) => portfolioOf(fund, locale),
};
