import { exampleCurve, exampleShare } from '../../contract/testing/exampleRows.generated';
import texts from '../../locales/fr/funds.json';
import type { Locale } from '../../src/i18n/locales';
import { documentRow, fundRow as rowOfFund, periodRow, shareRow as rowOfShare, yearRow } from './contentRows';
import { longShareName, longWord } from './hostileTexts';
import {
  frontierSlugs,
  isins,
  manyIsins,
  type SmallContent,
  teamMemberRows,
  translations,
  youngShareFigure,
} from './smallContent';

type SmallShare = {
  name: string;
  isin: string;
  currency: string;
  inceptionDate: string;
  /** Number of valuation days: none, only the last one, or every one since inception. */
  navs: 'none' | 'one' | 'all';
  visibleTo: string[];
};

type SmallFund = {
  code: string;
  category: string;
  /** Titles in the locales in which it is published. */
  titles: Partial<Record<Locale, string>>;
  slugs: Partial<Record<Locale, string>>;
  description?: string;
  isOfLongWords?: boolean;
  shares: SmallShare[];
};

const lastDay = '2026-11-19';
const everyone = ['RETAIL', 'INSTIT', 'PRO'];

export const frontierTitles: Record<Locale, string> = {
  fr: 'Korvane Marchés Frontières',
  en: 'Korvane Frontier Markets',
  it: 'Korvane Mercati di Frontiera',
};

/** 120 characters; its fund is published in French only. */
export const longTitle =
  'Korvane Obligations Souveraines et Quasi Souveraines Libellées en Devises Locales des Marchés Frontières et Émergents 25';
export const manySlug = 'korvane-many';
export const wordsSlug = 'korvane-words';

function share(
  name: string,
  isin: string,
  inceptionDate: string,
  other: Partial<SmallShare> = {},
): SmallShare {
  return { name, isin, inceptionDate, currency: 'EUR', navs: 'all', visibleTo: everyone, ...other };
}

const everywhere = (text: string) => ({ fr: text, en: text, it: text });

const funds: SmallFund[] = [
  {
    code: 'korvane-frontier',
    category: 'EQUITY',
    titles: frontierTitles,
    slugs: frontierSlugs,
    description: 'Korvane frontier description',
    shares: [
      share('I', isins.frontierI, '2019-05-06', { visibleTo: ['INSTIT', 'PRO'] }),
      share('R', isins.frontierR, '2026-03-02'),
    ],
  },
  {
    code: 'korvane-debt',
    category: 'BONDS',
    titles: { fr: 'Korvane Dette Locale', en: 'Korvane Local Debt', it: 'Korvane Debito Locale' },
    slugs: everywhere('korvane-debt'),
    shares: [share('N', isins.debtN, '2021-01-11', { currency: 'USD' })],
  },
  {
    code: 'korvane-many',
    category: 'BONDS',
    titles: { fr: longTitle },
    slugs: { fr: manySlug },
    shares: manyIsins.map((isin, index) =>
      share(`M${index}`, isin, '2024-01-08', { navs: index === 0 ? 'one' : 'none' }),
    ),
  },
  {
    code: 'korvane-words',
    category: 'WORDS',
    titles: { it: longWord },
    slugs: { it: wordsSlug },
    description: longWord,
    isOfLongWords: true,
    shares: [
      share(longShareName, isins.wordsI, '2012-05-07'),
      share(`${longShareName.slice(0, -1)}R`, isins.wordsR, '2013-05-06', { currency: 'USD' }),
    ],
  },
  {
    // No price yet, so neither the fund nor its category is published.
    code: 'korvane-start',
    category: 'EQUITY ASIE',
    titles: { fr: 'Korvane Départ', en: 'Korvane Start', it: 'Korvane Avvio' },
    slugs: everywhere('korvane-start'),
    shares: [share('I', isins.startI, lastDay, { navs: 'none' })],
  },
];

const categoryTitles: Record<string, string> = {
  EQUITY: 'Korvane equity',
  'EQUITY ASIE': 'Korvane Asia',
  BONDS: 'Korvane bonds',
  WORDS: longWord,
};

const performanceCodes = ['ytd', '1y', '3y', '5y', 'creation_annu'];

const noFigure = { share: null, benchmark: null };

/** A single NAV gives no figure at all. */
const nothingComputed = {
  performances: performanceCodes.map((code) => periodRow({ code, ...noFigure })),
  calendarYears: [yearRow({ year: 2026, complete: false, ...noFigure })],
  discretePeriods: [],
  curve: [{ date: lastDay, share: 100, benchmark: null }],
  riskFigures: ['volatility', 'sharpe'].map((code) => ({
    ...{ code, windowYears: 1, frequency: 'weekly' },
    ...noFigure,
  })),
};

function computedData({ isin, navs }: SmallShare) {
  if (navs === 'none') return null;
  if (navs === 'one' || !exampleShare.computedData) return nothingComputed;
  const performances =
    isin === isins.frontierR
      ? [periodRow({ code: '1y', share: youngShareFigure.value, benchmark: null })]
      : exampleShare.computedData.performances;
  return { ...exampleShare.computedData, performances, curve: exampleCurve };
}

function fetchedRow({ isin, navs }: SmallShare, code: string, { periodOfYear }: SmallContent) {
  const { value, display } = isin === isins.frontierR ? youngShareFigure : { value: 4.2, display: '+4.20%' };
  return {
    code: code === 'ytd' ? periodOfYear : code,
    ...(navs === 'all' && code !== '5y' && { value, displayValue: display }),
    date: lastDay,
    formattedDate: lastDay,
  };
}

function shareRow(share: SmallShare, content: SmallContent) {
  const isPriced = share.navs !== 'none';
  const price = { value: 104.5, displayValue: '104.50', date: lastDay, formattedDate: null };
  return {
    ...rowOfShare({
      name: share.name,
      isinCode: share.isin,
      currency: { code: share.currency, symbol: share.currency },
      inceptionDate: share.inceptionDate,
      formattedInceptionDate: share.inceptionDate,
      navsVersion: isPriced ? 'v1' : null,
      lastPrice: isPriced ? price : null,
      costs: content.lacks === 'costs' ? null : exampleShare.costs,
      // The site shows none of a share under one year.
      scenarios: exampleShare.scenarios,
      registrations: [{ country: 'FR', countryTitle: longWord, audience: 'RETAIL' }],
    }),
    computedData: computedData(share),
    fetchedData: ({ codes = performanceCodes }: { codes?: string[] }) =>
      isPriced ? codes.map((code) => fetchedRow(share, code, content)) : [],
  };
}

function sees(investorProfile: string | undefined, { visibleTo }: SmallShare): boolean {
  return investorProfile === undefined || visibleTo.includes(investorProfile);
}

/** Orders of one fund wait. */
const activatedTool = {
  code: 'REDEMPTION_GATE',
  title: 'Korvane redemption gate',
  text: 'Redemptions above 5% of net assets wait for the next day.',
  date: '2026-11-12',
  formattedDate: '12 November 2026',
  until: null,
  formattedUntil: null,
};

/** Everything that a fund may say of itself, in long words. */
const wordsOfFund = {
  philosophy: `<p>${longWord}</p>`,
  quote: longWord,
  quoteAuthor: longWord,
  customData: [{ code: 'words', title: longWord, value: longWord }],
  tags: [{ label: 'WORDS', title: longWord }],
  riskLevel: 4,
  risks: [{ code: 'WORDS', title: longWord, text: longWord }],
  riskNotCaptured: longWord,
  liquidityTools: [{ code: 'SUSPENSION', title: longWord, text: longWord }],
  activatedTools: [{ ...activatedTool, title: longWord, text: longWord }],
  benchmark: {
    name: longWord,
    returnType: longWord,
    currency: 'EUR',
    components: [{ title: longWord, weight: 100 }],
    provider: longWord,
    register: longWord,
  },
  eligibilities: [{ code: 'WORDS', title: longWord }],
  characteristics: Object.fromEntries(Object.keys(texts.characteristic).map((code) => [code, longWord])),
  managers: () => teamMemberRows(),
  portfolio: {
    date: lastDay,
    formattedDate: lastDay,
    ...Object.fromEntries(
      ['geographic', 'sector', 'capitalisation', 'topLines'].map((part) => [
        part,
        [{ code: 'IN', title: longWord, value: 100 }],
      ]),
    ),
  },
};

function documentRows(locale: Locale, { prospectus }: SmallContent) {
  return prospectus === null
    ? []
    : [{ ...documentRow('PROSPECTUS', lastDay), url: prospectus, language: locale, fileSize: 240_400 }];
}

function fundRow(fund: SmallFund, locale: Locale, content: SmallContent) {
  const { code, titles, slugs, description = null } = fund;
  return {
    ...rowOfFund({ code, description, translations: translations(slugs) }),
    title: titles[locale],
    slug: slugs[locale],
    ...(content.lacks === 'risks' && { risks: [] }),
    activatedTools: code === 'korvane-debt' ? [activatedTool] : [],
    shares: ({ investorProfile }: { investorProfile?: string }) =>
      fund.shares.filter((share) => sees(investorProfile, share)).map((share) => shareRow(share, content)),
    documents: code === 'korvane-frontier' ? documentRows(locale, content) : [],
    ...(fund.isOfLongWords && wordsOfFund),
  };
}

export function fundCategoryRows(locale: Locale, content: SmallContent) {
  return Object.entries(categoryTitles).map(([code, title], index) => ({
    code,
    title,
    categoryDisplayOrder: index + 1,
    funds: ({ investorProfile }: { investorProfile?: string }) =>
      funds
        .filter((fund) => fund.category === code && fund.titles[locale] !== undefined)
        .filter((fund) => fund.shares.some((share) => sees(investorProfile, share)))
        .map((fund) => fundRow(fund, locale, content)),
  }));
}

/** The answer of the NAV route: two NAVs of each share that has a curve. */
export function navHistory(slug: string) {
  const navs = [
    { date: '2020-01-02', nav: 100 },
    { date: lastDay, nav: 104.5 },
  ];
  const shares = funds
    .filter(({ slugs }) => Object.values(slugs).includes(slug))
    .flatMap((fund) => fund.shares)
    .filter((share) => share.navs === 'all')
    .map(({ isin, name, currency }) => ({ isin, name, currency, valuationFrequency: 'DAILY', navs }));
  return { shares };
}
