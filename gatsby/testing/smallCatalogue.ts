import type { Locale } from '../../src/i18n/locales';
import { frontierSlugs, isins, translations, youngShareFigure } from './smallContent';

type SmallShare = {
  name: string;
  isin: string;
  currency: string;
  inceptionDate: string;
  priced: boolean;
  visibleTo: string[];
};

type SmallFund = {
  code: string;
  category: string;
  titles: Record<Locale, string>;
  slugs: Record<Locale, string>;
  description: string | null;
  shares: SmallShare[];
};

const lastDay = '2026-11-19';
const everyone = ['RETAIL', 'INSTIT', 'PRO'];

export const frontierTitles: Record<Locale, string> = {
  fr: 'Korvane Marchés Frontières',
  en: 'Korvane Frontier Markets',
  it: 'Korvane Mercati di Frontiera',
};

const funds: SmallFund[] = [
  {
    code: 'korvane-frontier',
    category: 'EQUITY',
    titles: frontierTitles,
    slugs: frontierSlugs,
    description: 'Korvane frontier description',
    shares: [
      {
        name: 'I',
        isin: isins.frontierI,
        currency: 'EUR',
        inceptionDate: '2019-05-06',
        priced: true,
        visibleTo: ['INSTIT', 'PRO'],
      },
      {
        name: 'R',
        isin: isins.frontierR,
        currency: 'EUR',
        inceptionDate: '2026-03-02',
        priced: true,
        visibleTo: everyone,
      },
    ],
  },
  {
    code: 'korvane-debt',
    category: 'BONDS',
    titles: { fr: 'Korvane Dette Locale', en: 'Korvane Local Debt', it: 'Korvane Debito Locale' },
    slugs: { fr: 'korvane-debt', en: 'korvane-debt', it: 'korvane-debt' },
    description: null,
    shares: [
      {
        name: 'N',
        isin: isins.debtN,
        currency: 'USD',
        inceptionDate: '2021-01-11',
        priced: true,
        visibleTo: everyone,
      },
    ],
  },
  {
    // Has no price yet: neither the fund nor its category is published.
    code: 'korvane-start',
    category: 'EQUITY ASIE',
    titles: { fr: 'Korvane Départ', en: 'Korvane Start', it: 'Korvane Avvio' },
    slugs: { fr: 'korvane-start', en: 'korvane-start', it: 'korvane-start' },
    description: null,
    shares: [
      {
        name: 'I',
        isin: isins.startI,
        currency: 'EUR',
        inceptionDate: lastDay,
        priced: false,
        visibleTo: everyone,
      },
    ],
  },
];

const categoryTitles: Record<string, string> = {
  EQUITY: 'Korvane equity',
  'EQUITY ASIE': 'Korvane Asia',
  BONDS: 'Korvane bonds',
};

const performanceCodes = ['ytd', '1y', '3y', '5y', 'creation_annu'];

function figureOf({ isin }: SmallShare) {
  return isin === isins.frontierR ? youngShareFigure : { value: 4.2, display: '+4.20%' };
}

function computedData(share: SmallShare) {
  const { value } = figureOf(share);
  return {
    performances: [
      { code: '1y', startDate: '2025-11-19', endDate: lastDay, share: value, benchmark: null },
      { code: '10y', startDate: null, endDate: lastDay, share: null, benchmark: null },
    ],
    calendarYears: [{ year: 2025, complete: true, share: value, benchmark: null }],
    discretePeriods: [],
    curve: [
      { date: '2020-01-02', share: 100, benchmark: null },
      { date: lastDay, share: 100 + value, benchmark: null },
    ],
    riskFigures: [{ code: 'sharpe', windowYears: 1, frequency: 'weekly', share: value, benchmark: null }],
  };
}

function shareRow(fund: SmallFund, share: SmallShare, locale: Locale) {
  const { value, display } = figureOf(share);
  const slug = share.name.toLowerCase();
  return {
    name: share.name,
    slug,
    translations: translations({ fr: slug, en: slug, it: slug }),
    isinCode: share.isin,
    bloombergTicker: null,
    managementGoal: null,
    url: `/${locale}/funds/${fund.slugs[locale]}/shares/${slug}`,
    active: true,
    currency: { code: share.currency, symbol: share.currency },
    inceptionDate: share.inceptionDate,
    formattedInceptionDate: share.inceptionDate,
    inceptionNav: null,
    lastPrice: share.priced
      ? { value: 104.5, displayValue: '104.50', date: lastDay, formattedDate: null }
      : null,
    fetchedData: ({ codes = performanceCodes }: { codes?: string[] }) =>
      codes
        .filter(() => share.priced)
        .map((code) => ({
          code,
          value: code === '5y' ? null : value,
          displayValue: code === '5y' ? null : display,
          benchmarkValue: null,
          benchmarkDisplayValue: null,
          date: lastDay,
          formattedDate: lastDay,
        })),
    computedData: share.priced ? computedData(share) : null,
    fees: { management: null, movement: null, performance: null, subscription: null, redemption: null },
    minimumInitialSubscription: null,
    minimumSubscriptionShares: null,
    documents: [],
    lessThanOneYear: false,
    moreThanTenYears: false,
    inceptionYear: Number(share.inceptionDate.slice(0, 4)),
  };
}

function sees(investorProfile: string | undefined, { visibleTo }: SmallShare): boolean {
  return investorProfile === undefined || visibleTo.includes(investorProfile);
}

function fundRow(fund: SmallFund, locale: Locale, displayOrder: number) {
  return {
    code: fund.code,
    title: fund.titles[locale],
    slug: fund.slugs[locale],
    translations: translations(fund.slugs),
    description: fund.description,
    philosophy: null,
    quote: null,
    quoteAuthor: null,
    customData: [],
    minRecommendedInvestmentDuration: null,
    tags: [],
    riskLevel: null,
    sfdrArticle: null,
    aum: null,
    shares: ({ investorProfile }: { investorProfile?: string }) =>
      fund.shares
        .filter((share) => sees(investorProfile, share))
        .map((share) => shareRow(fund, share, locale)),
    documents: [],
    url: `/${locale}/funds/${fund.slugs[locale]}`,
    currenciesList: [...new Set(fund.shares.map(({ currency }) => currency))],
    categoryDisplayOrder: displayOrder,
    category: { code: fund.category, title: categoryTitles[fund.category] },
    specificCategory: null,
    eligibilities: [],
    characteristics: {},
    managers: [],
    portfolio: null,
  };
}

export function fundCategoryRows(locale: Locale) {
  return Object.entries(categoryTitles).map(([code, title], index) => ({
    code,
    title,
    description: null,
    categoryDisplayOrder: index + 1,
    funds: ({ investorProfile }: { investorProfile?: string }) =>
      funds
        .filter((fund) => fund.category === code && fund.shares.some((share) => sees(investorProfile, share)))
        .map((fund) => fundRow(fund, locale, index + 1)),
  }));
}
