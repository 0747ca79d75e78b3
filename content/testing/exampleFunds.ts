import type { Category, Fund, PublishedDocument, Share, TeamMember } from '../parsing/content';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import { eachLocale } from '../contentLocales';
import type { PdfFile } from '../files/documentFacts';
import { addMonths } from '../../figures/days';
import type { NavPoint } from '../../figures/adjustedNavs';
import { localised } from './localised';

const equity: Category = {
  code: 'EQUITY',
  displayOrder: 1,
  title: localised('Actions', 'Equity', 'Azionario'),
  description: localised('Actions émergentes', 'Emerging equity', 'Azionario emergente'),
  updatedAt: '2026-05-04',
};

const bonds: Category = {
  code: 'BONDS',
  displayOrder: 4,
  title: localised('Obligations', 'Bonds', 'Obbligazioni'),
  description: null,
  updatedAt: null,
};

export const exampleTeam: TeamMember[] = [
  {
    code: 'maud-verlaine',
    name: 'Maud Verlaine',
    department: 'management',
    role: localised('Gérante', 'Portfolio manager', 'Gestore'),
    biography: localised('<p>Biographie</p>'),
    updatedAt: '2026-06-01',
    portrait: { fileName: 'maud-verlaine.png', width: 640, height: 800 },
  },
];

/** Monthly NAVs from `start` on: the share gains 1 % a month, the benchmark 0.5 %. */
export function monthlyNavs(start: string, count: number): NavPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    date: addMonths(start, index),
    nav: 100 * 1.01 ** index,
    benchmark: 100 * 1.005 ** index,
  }));
}

/** ISINs of the example shares, by purpose. */
export const isins = {
  /** Twelve years old. */
  old: 'ZZ0000000017',
  /** Six months old. */
  young: 'ZZ0000000025',
  /** Closed. */
  closed: 'ZZ0000000033',
  /** Has no NAV. */
  unpriced: 'ZZ0000000041',
} as const;

export function exampleFile(path: string): PdfFile {
  return { path, bytes: 240_400, missing: [] };
}

export function exampleDocument(
  type: DocumentTypeCode,
  date: string | null,
  folder = 'documents',
): PublishedDocument {
  const files = eachLocale((locale) => exampleFile(`${folder}/${type}.${locale}.pdf`));
  return { type, date, files, editions: [] };
}

const oldShare: Share = {
  isin: isins.old,
  name: 'I',
  slug: localised('i'),
  currency: 'EUR',
  active: true,
  closingDate: null,
  visibleTo: ['INSTIT', 'PRO'],
  bloombergTicker: 'MEREEIE FP',
  riskLevel: null,
  managementGoal: localised('Dépasser l’indicateur', 'Outperform the benchmark', 'Superare il parametro'),
  updatedAt: '2026-07-01',
  inceptionDate: '2014-11-01',
  inceptionNav: 100,
  fees: {
    management: 0.95,
    movement: 0,
    performance: localised('15 %', '15%', '15 %'),
    performanceRate: 15,
    subscription: 2,
    redemption: 0,
  },
  costs: {
    year: 2025,
    entry: 0.4,
    exit: 0,
    ongoing: 1.02,
    management: 0.9,
    transaction: 0.26,
    performance: 0.12,
  },
  minimumInitialSubscription: 100_000,
  minimumSubscriptionShares: 0.001,
  documents: [
    exampleDocument('MONTHLY_REPORT', '2026-10-30', isins.old),
    {
      ...exampleDocument('KIID', '2026-02-16', isins.old),
      editions: ['2025-02-17', '2024-02-15'].map((date) => ({
        date,
        files: { fr: exampleFile(`${isins.old}/KIID.fr.${date}.pdf`) },
      })),
    },
  ],
  registrations: [
    { country: 'FR', audience: 'RETAIL' },
    { country: 'CH', audience: 'PROFESSIONAL' },
  ],
  scenarioIntervals: {
    unfavourable: { from: '2021-10', to: '2026-10' },
    moderate: { from: '2016-03', to: '2021-03' },
    favourable: { from: '2014-06', to: '2019-06' },
    usesBenchmark: true,
  },
  targetMarket: {
    date: '2026-02-16',
    investors: { retail: 'YES', professional: 'YES', counterparty: 'YES' },
    knowledge: { basic: 'NEUTRAL', informed: 'YES', advanced: 'YES' },
    losses: { none: 'NO', capital: 'YES', beyondCapital: 'NO' },
    objectives: { preservation: 'NO', growth: 'YES', income: 'NO' },
    distribution: {
      executionOnly: 'PROFESSIONAL',
      nonAdvised: 'BOTH',
      advice: 'BOTH',
      portfolioManagement: 'BOTH',
    },
    withoutInducements: false,
  },
  dataFiles: [
    {
      template: 'EMT',
      version: 'V4.3',
      date: '2026-10-30',
      fileType: 'csv',
      path: `${isins.old}/EMT.csv`,
      bytes: 1_250,
      cells: new Map(),
      line: 2,
    },
  ],
  navIsLate: false,
  distributionPolicy: 'ACCUMULATING',
  actions: [],
  navCorrections: [],
  navs: monthlyNavs('2014-11-01', 145),
  scenarios: [
    {
      date: '2026-10-31',
      rows: [
        {
          code: 'STRESS',
          afterOneYear: { amount: 4300, averageReturn: -57 },
          atHoldingPeriod: { amount: 3540, averageReturn: -18.8 },
        },
        {
          code: 'UNFAVOURABLE',
          afterOneYear: { amount: 7720, averageReturn: -22.8 },
          atHoldingPeriod: { amount: 8570, averageReturn: -3.04 },
        },
        {
          code: 'MODERATE',
          afterOneYear: { amount: 10_510, averageReturn: 5.1 },
          atHoldingPeriod: { amount: 13_250, averageReturn: 5.79 },
        },
        {
          code: 'FAVOURABLE',
          afterOneYear: { amount: 14_120, averageReturn: 41.2 },
          atHoldingPeriod: { amount: 18_460, averageReturn: 13.05 },
        },
      ],
    },
  ],
};

const youngShare: Share = {
  ...oldShare,
  isin: isins.young,
  name: 'R USD',
  slug: localised('r-usd'),
  currency: 'USD',
  riskLevel: 5,
  visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
  inceptionDate: '2026-05-01',
  documents: [exampleDocument('MONTHLY_REPORT', '2026-10-30', isins.young)],
  dataFiles: [],
  navIsLate: false,
  navs: monthlyNavs('2026-05-01', 7),
};

const closedShare: Share = {
  ...youngShare,
  isin: isins.closed,
  name: 'N',
  slug: localised('n'),
  currency: 'CHF',
  active: false,
};

const unpricedShare: Share = {
  ...oldShare,
  isin: isins.unpriced,
  inceptionDate: '2026-11-12',
  inceptionNav: null,
  minimumInitialSubscription: null,
  navIsLate: false,
  navs: [],
};

export const exampleFunds: Fund[] = [
  {
    code: 'emerging-equity',
    displayOrder: 1,
    category: equity,
    specificCategory: localised('Actions mondiales', 'Global equity', 'Azionario globale'),
    title: localised('Actions Émergentes', 'Emerging Equity', 'Azionario Emergenti'),
    slug: localised('actions-émergentes', 'emerging-equity', 'azionario-emergenti'),
    visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
    description: localised(
      'Une cinquantaine d’entreprises',
      'Some fifty companies',
      'Una cinquantina di imprese',
    ),
    philosophy: localised('<p>Comprendre</p>'),
    quote: null,
    quoteAuthor: null,
    updatedAt: '2026-08-03',
    minRecommendedInvestmentDuration: 5,
    tags: [{ code: 'LABEL_ISR', title: localised('Label ISR', 'ISR label', 'Label ISR') }],
    riskLevel: 4,
    sfdrArticle: 8,
    sustainability: {
      sections: [
        {
          code: 'SUMMARY',
          title: localised('Résumé', 'Summary', 'Sintesi'),
          body: localised('<p>Promue</p>', '<p>Promoted</p>', '<p>Promossa</p>'),
        },
      ],
      changes: [
        { date: '2026-06-30', text: localised('Précision', 'Clarified', 'Precisato') },
        { date: '2023-01-02', text: localised('Première', 'First', 'Prima') },
      ],
    },
    aum: { value: 1_284_600_000, date: '2026-10-30', dateFrom: null },
    eligibilities: [{ code: 'PEA', title: localised('PEA') }],
    managers: exampleTeam,
    characteristics: {
      legalStatus: localised('FCP de droit français', 'French FCP', 'FCP di diritto francese'),
    },
    risks: [
      {
        code: 'EQUITY',
        title: localised('Actions', 'Equity', 'Azioni'),
        text: localised('Les cours baissent.', 'Prices fall.'),
      },
    ],
    riskNotCaptured: localised('La liquidité', 'Liquidity', 'La liquidità'),
    liquidityTools: [
      {
        code: 'REDEMPTION_GATE',
        title: localised('Plafonnement', 'Gate', 'Limite'),
        text: localised('Au-delà de 5 %.', 'Above 5%.'),
      },
    ],
    activatedTools: [],
    benchmark: {
      name: localised('Composite émergent', 'Emerging composite', 'Composito emergente'),
      returnType: localised('dividendes réinvestis', 'dividends reinvested', 'dividendi reinvestiti'),
      currency: 'EUR',
      composition: [{ title: localised('Asie', 'Asia', 'Asia'), weight: 100 }],
      provider: {
        code: 'ORVANE',
        title: localised('Orvane Index Services'),
        text: localised('Inscrit.', 'Registered.', 'Iscritto.'),
      },
    },
    changes: [],
    lei: 'ZZZZ00EXAMPLE0000264',
    domicile: 'FR',
    dealing: [{ date: '2014-11-01', cutOff: '11:00', settlementDays: 2 }],
    kid: {
      category: 2,
      creditRisk: 1,
      marketRisk: null,
      liquidityRisk: 'NONE',
      comprehensionAlert: false,
      intendedInvestor: localised('Pour cinq ans', 'For five years', 'Per cinque anni'),
    },
    esg: {
      adverseImpacts: false,
      riskIsRelevant: true,
      suitsPreferences: true,
      minimumSustainable: 20,
      minimumEnvironmental: 0,
      minimumSocial: 0,
      minimumTaxonomy: 0,
      index: null,
      carbonReduction: null,
      parisAligned: null,
    },
    valuationFrequency: 'DAILY',
    customData: [
      { code: 'HOLDINGS', title: localised('Lignes', 'Holdings', 'Titoli'), value: localised('52') },
    ],
    documents: [
      {
        ...exampleDocument('ANNUAL_REPORT', '2026-04-30'),
        editions: [{ date: '2025-04-30', files: { en: exampleFile('ANNUAL_REPORT.en.2025-04-30.pdf') } }],
      },
      { ...exampleDocument('PROSPECTUS', null), files: { en: exampleFile('PROSPECTUS.en.pdf') } },
    ],
    shares: [oldShare, youngShare, closedShare],
    portfolio: {
      date: '2026-10-30',
      geographic: [{ code: 'IN', title: localised('Inde', 'India', 'India'), value: 21.4 }],
      sector: [{ code: 'FINANCIALS', title: localised('Finance', 'Financials', 'Finanza'), value: 24.1 }],
      capitalisation: [{ code: 'LARGE', title: localised('Grandes', 'Large', 'Grandi'), value: 61 }],
      topLines: [{ code: null, title: localised('Deccan Private Bank'), value: 5.2 }],
    },
  },
  {
    code: 'emerging-bonds',
    displayOrder: 1,
    category: bonds,
    specificCategory: null,
    title: localised('Obligations Émergentes', 'Emerging Bonds', 'Obbligazioni Emergenti'),
    slug: localised('obligations-emergentes', 'emerging-bonds', 'obbligazioni-emergenti'),
    visibleTo: ['INSTIT', 'PRO'],
    description: null,
    philosophy: null,
    quote: null,
    quoteAuthor: null,
    updatedAt: null,
    minRecommendedInvestmentDuration: null,
    tags: [],
    riskLevel: null,
    risks: [],
    riskNotCaptured: null,
    liquidityTools: [],
    activatedTools: [],
    benchmark: null,
    sfdrArticle: null,
    sustainability: null,
    aum: null,
    eligibilities: [],
    managers: [],
    changes: [],
    lei: null,
    domicile: null,
    dealing: [],
    kid: null,
    esg: null,
    valuationFrequency: 'DAILY',
    characteristics: {},
    customData: [],
    documents: [],
    shares: [unpricedShare],
    portfolio: null,
  },
];
