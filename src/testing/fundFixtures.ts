import type { DocumentView } from '../features/funds/documentViews';
import type { FundCardView, FundNotices, FundView } from '../features/funds/fundViews';
import type { RangeShareView, ShareSummaryView, ShareView } from '../features/funds/shareViews';
import type { YearBarsView } from '../features/funds/performance/yearBarsView';
import { rangeCodes } from '../features/funds/navChart/ranges';
import type { PastPerformancePageView } from '../features/funds/pastPerformance/pastPerformanceViews';
import { type InvestorProfileCode, investorProfiles } from '../profiles/investorProfiles';

const everyone: InvestorProfileCode[] = [...investorProfiles];

export const notices: FundNotices = {
  lessThanOneYear: '<p>Cette part a moins d’un an.</p>',
  emptyPortfolio: '<p>Le portefeuille est en cours d’investissement.</p>',
  marketingLabel: '<p>Ceci est une communication publicitaire.</p>',
  investorRights: '<p>Vos droits sont résumés en français.</p>',
  performanceSource: '<p>Source : Meridane.</p>',
};

/** Address of the NAVs of the share with the ISIN. */
export const navsPathOf = (isin: string) => `/e/fr/funds/meridane-asia/navs?isin=${isin}&v=v1`;

export const rangePage = { title: 'Gamme de fonds', path: '/fr/gamme-fonds' };

export function documentOf(changes: Partial<DocumentView> = {}): DocumentView {
  return {
    code: 'KIID',
    title: 'Document d’informations clés',
    url: '/e/fr/docs/funds/meridane-asia/KIID',
    language: 'fr',
    otherLanguage: null,
    date: '1 octobre 2026',
    fileType: 'pdf',
    fileSize: '240 Ko',
    editions: [],
    visibleTo: everyone,
    ...changes,
  };
}

/** A share with a price, at least one year old. */
export function shareSummaryOf(changes: Partial<ShareSummaryView> = {}): ShareSummaryView {
  return {
    name: 'I',
    path: '/fr/funds/meridane-asia/shares/i',
    isin: 'FR00TEST00I1',
    navsPath: navsPathOf(changes.isin ?? 'FR00TEST00I1'),
    currency: 'EUR',
    riskLevel: 4,
    price: { display: '182,40 €', date: '19 novembre 2026', day: '2026-11-19' },
    lessThanOneYear: false,
    moreThanTenYears: true,
    navIsLate: false,
    inceptionYear: 2014,
    ongoingCosts: '1,28 %',
    visibleTo: everyone,
    ...changes,
  };
}

/** A share of the range: its only whole twelve months. */
export function rangeShareOf(changes: Partial<RangeShareView> = {}): RangeShareView {
  return {
    ...shareSummaryOf(),
    offeredTo: everyone,
    performances: [
      { code: '1y', display: '+6,10 %' },
      { code: '3y', display: '−1,05 %' },
    ],
    twelveMonths: [{ startDate: '19 novembre 2025', endDate: '19 novembre 2026', share: '+6,10 %' }],
    ...changes,
  };
}

const yearBars: YearBarsView = {
  zero: 1000,
  share: 'M28,1000V400H96V1000ZM228,1000V0H296V1000Z',
  benchmark: 'M104,1000V300H172V1000ZM304,1000V557H372V1000Z',
  levels: [
    { y: 1000, label: '0 %' },
    { y: 375, label: '5 %' },
  ],
  years: [
    { x: 300, label: '2026*' },
    { x: 100, label: '2025' },
  ],
  values: [{ x: 96, y: 400, label: '+7,00', isBelow: false }],
  hasPartYear: true,
};

export function shareOf(changes: Partial<ShareView> = {}): ShareView {
  return {
    ...shareSummaryOf(changes),
    figures: [
      { code: 'ytd', display: '+4,20 %' },
      { code: '1y', display: null },
      { code: 'creation_annu', display: '−1,05 %' },
    ],
    distributionPolicy: null,
    actions: [],
    navCorrections: [],
    managementGoal: 'Surpasser l’indice sur cinq ans.',
    characteristics: [{ code: 'isin', value: 'FR00TEST00I1' }],
    fees: [{ code: 'management', value: '1,00 %' }],
    costs: {
      year: 2025,
      costs: [
        { code: 'entry', charged: '0,40 %', most: '3,00 %' },
        { code: 'exit', charged: '0,00 %', most: null },
        { code: 'ongoing', charged: '1,02 %', most: '1,00 %' },
        { code: 'transaction', charged: '0,26 %', most: null },
        { code: 'performance', charged: '0,12 %', most: '15 % de la surperformance' },
      ],
      example: {
        amount: '10 000 €',
        soldAfter: [
          { years: 1, costs: '436 €', percent: '4,4 %' },
          { years: 2, costs: '572 €', percent: '5,7 %' },
        ],
      },
      rates: { yearly: 1.4, entry: 3 },
    },
    performances: [
      { code: 'ytd', share: '+4,20 %', benchmark: '+3,10 %' },
      { code: '10y', share: null, benchmark: null },
    ],
    calendarYears: [
      { year: 2026, complete: false, share: '+4,20 %', benchmark: '+3,10 %' },
      { year: 2025, complete: true, share: '+7,00 %', benchmark: '+8,00 %' },
    ],
    discretePeriods: [
      {
        startDate: '19 novembre 2025',
        endDate: '19 novembre 2026',
        share: '+6,10 %',
        benchmark: '+5,00 %',
      },
    ],
    yearBars,
    sources: {
      ytd: {
        startDate: '31 décembre 2025',
        startNav: '175,05',
        endDate: '19 novembre 2026',
        endNav: '182,40',
        exponent: null,
        isAdjusted: false,
        benchmarkDays: null,
      },
      '2025': {
        startDate: '31 décembre 2024',
        startNav: '163,60',
        endDate: '31 décembre 2025',
        endNav: '175,05',
        exponent: null,
        isAdjusted: false,
        benchmarkDays: null,
      },
    },
    riskFigures: [
      { code: 'volatility', windowYears: 1, frequency: 'weekly', share: '14,00 %', benchmark: '15,00 %' },
    ],
    documents: [],
    registrations: { all: '', professional: '' },
    curve: {
      days: ['2014-11-03', '2026-11-19'],
      startDate: '3 novembre 2014',
      endDate: '19 novembre 2026',
      share: 'M0,900L500,500L1000,100',
      benchmark: 'M0,900L500,600L1000,300',
      benchmarkStart: null,
      levels: [
        { y: 900, label: '100' },
        { y: 400, label: '150' },
      ],
      years: [{ x: 500, label: '2020' }],
      end: { share: '182,40', benchmark: '160,00' },
      ranges: [...rangeCodes],
    },
    pastPerformancePath: '/fr/funds/meridane-asia/shares/i/performances-et-scenarios',
    ...changes,
  };
}

/** A share under one year: the build omits all its figures. */
export function youngShareOf(changes: Partial<ShareView> = {}): ShareView {
  const nothing = {
    figures: [],
    performances: [],
    calendarYears: [],
    discretePeriods: [],
    yearBars: null,
    sources: {},
    riskFigures: [],
    curve: null,
    ongoingCosts: null,
    costs: null,
    pastPerformancePath: null,
  };
  return shareOf({
    lessThanOneYear: true,
    moreThanTenYears: false,
    navIsLate: false,
    inceptionYear: 2026,
    ...nothing,
    ...changes,
  });
}

export function pastPerformancePageOf(
  changes: Partial<PastPerformancePageView> = {},
): PastPerformancePageView {
  const { name, path, isin, currency, visibleTo, navsPath } = shareSummaryOf();
  const value = (amount: string, averageReturn: string) => ({ amount, averageReturn });
  const scenarios = (month: string): PastPerformancePageView['scenarios'][number] => ({
    month,
    holdingYears: 5,
    investment: '10.000 EUR',
    rows: [
      {
        code: 'STRESS',
        afterOneYear: value('5.560 EUR', '−44,4 %'),
        atHoldingPeriod: value('4.530 EUR', '−14,6 %'),
      },
      {
        code: 'MODERATE',
        afterOneYear: value('10.610 EUR', '+6,1 %'),
        atHoldingPeriod: value('12.070 EUR', '+3,8 %'),
      },
    ],
  });
  return {
    fund: { title: 'Meridane Asia', path: '/fr/funds/meridane-asia', activatedTools: [] },
    share: { name, path, isin, currency, visibleTo, navsPath, inceptionDate: '3 novembre 2014' },
    benchmark: 'Indice Asie',
    pastPerformance: {
      yearCount: 2,
      years: [
        { year: 2025, share: '+7,0 %', benchmark: '+8,0 %' },
        { year: 2024, share: '−1,2 %', benchmark: null },
        { year: 2023, share: null, benchmark: null },
      ],
      bars: { ...yearBars, hasPartYear: false },
      sources: { '2025': shareOf().sources['2025']! },
    },
    scenarios: [scenarios('octobre 2026'), scenarios('septembre 2026')],
    ...changes,
  };
}

export function fundCardOf(changes: Partial<FundCardView> = {}): FundCardView {
  return {
    code: 'ASIA',
    title: 'Meridane Asia',
    path: '/fr/funds/meridane-asia',
    category: 'Actions asiatiques',
    description: 'Des entreprises d’Asie choisies une à une.',
    sfdrArticle: 8,
    assetClass: 'equity',
    labels: [{ code: 'LABEL_ISR', title: 'Label ISR' }],
    eligibilities: [{ code: 'PEA', title: 'PEA' }],
    recommendedYears: 5,
    currencies: [{ codes: ['EUR', 'USD'], visibleTo: everyone }],
    aum: { display: '1.250 M€', date: '30 octobre 2026', day: '2026-10-30' },
    isCompared: true,
    activatedTools: [],
    mainShares: [rangeShareOf()],
    visibleTo: everyone,
    ...changes,
  };
}

export function fundOf(changes: Partial<FundView> = {}): FundView {
  return {
    ...fundCardOf(),
    sustainabilityPath: '/fr/funds/meridane-asia/informations-durabilite',
    philosophy: '<p>Nous allons voir les entreprises.</p>',
    quote: 'Le prix compte autant que la croissance.',
    quoteAuthor: 'Elia Vantori',
    risks: [{ code: 'EQUITY', title: 'Marchés d’actions', text: 'Les cours peuvent baisser.' }],
    riskNotCaptured: 'Il ne reflète pas la liquidité.',
    liquidityTools: [
      { code: 'REDEMPTION_GATE', title: 'Plafonnement des rachats', text: 'Le reste est reporté.' },
    ],
    benchmark: {
      composition: 'Marchés émergents d’Asie 85 %, Hong Kong 15 %',
      currency: 'EUR',
      provider: 'Orvane Index Services',
      register: 'Inscrit au registre.',
    },
    customData: [{ code: 'universe', title: 'Univers', value: '600 valeurs' }],
    characteristics: [{ code: 'custodian', value: 'Banque Oréalis' }],
    managers: [{ name: 'Elia Vantori', role: 'Gérante', path: '/fr/equipes#elia-vantori' }],
    portfolio: {
      date: '30 octobre 2026',
      geographic: [{ code: 'IN', title: 'Inde', display: '22,1 %', percent: 22.1 }],
      sector: [{ code: null, title: 'Santé', display: '12,0 %', percent: 12 }],
      capitalisation: [{ code: null, title: 'Plus de 10 Md€', display: '64,0 %', percent: 64 }],
      topLines: [{ code: null, title: 'Sirana Foods', display: '4,8 %', percent: 4.8 }],
    },
    documents: [documentOf()],
    shares: [shareSummaryOf()],
    news: [],
    newsPath: '/fr/actualites',
    changes: [],
    feedPath: '/fr/funds/meridane-asia/rss.xml',
    ...changes,
  };
}

/** A fund with nothing but the contract's required fields. */
export const bareFund: FundView = fundOf({
  sustainabilityPath: null,
  description: null,
  sfdrArticle: null,
  labels: [],
  recommendedYears: null,
  currencies: [],
  aum: null,
  isCompared: true,
  philosophy: null,
  quote: null,
  quoteAuthor: null,
  riskNotCaptured: null,
  liquidityTools: [],
  benchmark: null,
  customData: [],
  eligibilities: [],
  characteristics: [],
  managers: [],
  portfolio: null,
  documents: [],
});

/** A share without a price, which counts as under one year (behaviour.md §4.6). */
export const bareShare: ShareView = youngShareOf({
  price: null,
  riskLevel: null,
  managementGoal: null,
  characteristics: [],
  fees: [],
});
