import * as v from 'valibot';
import { parse } from 'yaml';
import type { Category, Fund, PublishedDocument, Share, TeamMember } from '../parsing/content';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import { eachLocale } from '../contentLocales';
import type { PdfFile } from '../files/documentFacts';
import { addMonths } from '../../figures/days';
import type { NavPoint } from '../../figures/adjustedNavs';
import { fundSchema, portfolioSchema } from '../schemas/fundSchema';
import { categorySchema, codedTextSchema, codedTitleSchema } from '../schemas/listSchemas';
import { shareSchema } from '../schemas/shareSchema';
import { localised } from './localised';
import { minimalContent } from './minimalContent';

/*
 * Funds and shares as they are read, without a folder: texts in the format of the content's files, of which the lists are those of the
 * minimal content.
 */

/** Reads a text as the file of the schema would be read, but looks no code up. */
export function readText<const Schema extends v.GenericSchema>(
  schema: Schema,
  text = '',
): v.InferOutput<Schema> {
  return v.parse(schema, parse(text));
}

/** The entries of a list of the minimal content. @param further entries of the example alone */
export function readList<const Schema extends v.GenericSchema>(schema: Schema, file: string, further = '') {
  return readText(v.array(schema), `${minimalContent[file] ?? ''}${further}`);
}

const listedCategories = readList(
  categorySchema,
  'categories/categories.yaml',
  `
- { code: BONDS, displayOrder: 4, title: { fr: Obligations, en: Bonds, it: Obbligazioni } }
`,
);

function categoryOf(code: string): Category {
  const category = listedCategories.find((listed) => listed.code === code);
  if (!category) throw new Error(`no category has the code ${code}`);
  return category;
}

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

/** A share with what its file says, and nothing of other files. */
function shareOf(text: string): Share {
  const lists = { documents: [], dataFiles: [], navs: [], actions: [], navCorrections: [], scenarios: [] };
  return { ...readText(shareSchema(null), text), ...lists, navIsLate: false };
}

/** With the required fields alone: it has no price yet. */
const bareShare = shareOf(`isin: ${isins.unpriced}
name: I
slug: i
currency: EUR
active: true
visibleTo: [INSTIT, PRO]
inceptionDate: 2026-11-12
fees: {}
registrations: [{ country: FR, audience: RETAIL }]
`);

const oldShare: Share = {
  ...shareOf(`isin: ${isins.old}
name: I
slug: i
currency: EUR
active: true
visibleTo: [INSTIT, PRO]
bloombergTicker: MEREEIE FP
managementGoal: { fr: Dépasser l’indicateur, en: Outperform the benchmark, it: Superare il parametro }
updatedAt: 2026-07-01
inceptionDate: 2014-11-01
inceptionNav: 100
fees:
  { management: 0.95, movement: 0, performance: { fr: 15 %, en: 15%, it: 15 % }, performanceRate: 15, subscription: 2, redemption: 0 }
costs: { year: 2025, entry: 0.4, exit: 0, ongoing: 1.02, management: 0.9, transaction: 0.26, performance: 0.12 }
minimumInitialSubscription: 100000
minimumSubscriptionShares: 0.001
registrations: [{ country: FR, audience: RETAIL }, { country: CH, audience: PROFESSIONAL }]
scenarioIntervals:
  unfavourable: { from: 2021-10, to: 2026-10 }
  moderate: { from: 2016-03, to: 2021-03 }
  favourable: { from: 2014-06, to: 2019-06 }
  usesBenchmark: true
targetMarket:
  date: 2026-02-16
  investors: { retail: 'YES', professional: 'YES', counterparty: 'YES' }
  knowledge: { basic: NEUTRAL, informed: 'YES', advanced: 'YES' }
  losses: { none: 'NO', capital: 'YES', beyondCapital: 'NO' }
  objectives: { preservation: 'NO', growth: 'YES', income: 'NO' }
  distribution: { executionOnly: PROFESSIONAL, nonAdvised: BOTH, advice: BOTH, portfolioManagement: BOTH }
  withoutInducements: false
distributionPolicy: ACCUMULATING
`),
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
  dataFiles: [
    {
      ...{ template: 'EMT', version: 'V4.3', date: '2026-10-30', fileType: 'csv' },
      ...{ path: `${isins.old}/EMT.csv`, bytes: 1_250, cells: new Map(), line: 2 },
    },
  ],
  navs: monthlyNavs('2014-11-01', 145),
  scenarios: [
    {
      date: '2026-10-31',
      rows: (
        [
          ['STRESS', 4300, -57, 3540, -18.8],
          ['UNFAVOURABLE', 7720, -22.8, 8570, -3.04],
          ['MODERATE', 10_510, 5.1, 13_250, 5.79],
          ['FAVOURABLE', 14_120, 41.2, 18_460, 13.05],
        ] as const
      ).map(([code, afterOne, inOne, atHolding, aYear]) => ({
        code,
        afterOneYear: { amount: afterOne, averageReturn: inOne },
        atHoldingPeriod: { amount: atHolding, averageReturn: aYear },
      })),
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

const noLists = {
  categories: null,
  tags: null,
  eligibilities: null,
  risks: null,
  benchmarkProviders: null,
  liquidityTools: null,
  team: null,
  documentTypes: null,
};

/** A fund with what its file says, but for what it refers to. */
function fundOf(text: string): Fund {
  const { category, benchmark: _, ...read } = readText(fundSchema(noLists), text);
  const lists = { tags: [], eligibilities: [], managers: [], documents: [], shares: [] };
  const texts = { risks: [], liquidityTools: [], activatedTools: [] };
  const parts = { category: categoryOf(category), benchmark: null, sustainability: null, portfolio: null };
  return { ...read, ...lists, ...texts, ...parts };
}

/** With the required fields alone. */
const bareFund: Fund = {
  ...fundOf(`code: emerging-bonds
displayOrder: 1
category: BONDS
title: { fr: Obligations Émergentes, en: Emerging Bonds, it: Obbligazioni Emergenti }
slug: { fr: obligations-emergentes, en: emerging-bonds, it: obbligazioni-emergenti }
visibleTo: [INSTIT, PRO]
valuationFrequency: DAILY
`),
  shares: [bareShare],
};

/** A limit to redemptions. */
export const gate = {
  code: 'REDEMPTION_GATE' as const,
  title: localised('Plafonnement', 'Gate', 'Limite'),
  text: localised('Au-delà de 5 %.', 'Above 5%.', 'Oltre il 5%.'),
};

const equityFund: Fund = {
  ...fundOf(`code: emerging-equity
displayOrder: 1
category: EQUITY
specificCategory: { fr: Actions mondiales, en: Global equity, it: Azionario globale }
title: { fr: Actions Émergentes, en: Emerging Equity, it: Azionario Emergenti }
slug: { fr: actions-émergentes, en: emerging-equity, it: azionario-emergenti }
visibleTo: [RETAIL, INSTIT, PRO]
description: { fr: Une cinquantaine d’entreprises, en: Some fifty companies, it: Una cinquantina di imprese }
updatedAt: 2026-08-03
minRecommendedInvestmentDuration: 5
riskLevel: 4
riskNotCaptured: { fr: La liquidité, en: Liquidity, it: La liquidità }
sfdrArticle: 8
domicile: FR
dealing: [{ date: 2014-11-01, cutOff: '11:00', settlementDays: 2 }]
kid:
  { category: 2, creditRisk: 1, liquidityRisk: NONE, comprehensionAlert: false, intendedInvestor: { fr: Pour cinq ans, en: For five years, it: Per cinque anni } }
esg:
  { adverseImpacts: false, riskIsRelevant: true, suitsPreferences: true, minimumSustainable: 20, minimumEnvironmental: 0, minimumSocial: 0, minimumTaxonomy: 0 }
aum: { value: 1284600000, date: 2026-10-30 }
valuationFrequency: DAILY
characteristics: { legalStatus: { fr: FCP de droit français, en: French FCP, it: FCP di diritto francese } }
customData: [{ code: HOLDINGS, title: { fr: Lignes, en: Holdings, it: Titoli }, value: '52' }]
`),
  category: {
    ...categoryOf('EQUITY'),
    description: localised('Actions émergentes', 'Emerging equity', 'Azionario emergente'),
    updatedAt: '2026-05-04',
  },
  lei: 'ZZZZ00EXAMPLE0000264',
  philosophy: localised('<p>Comprendre</p>'),
  tags: readList(codedTitleSchema, 'funds/tags.yaml'),
  eligibilities: [{ code: 'PEA', title: localised('PEA') }],
  managers: exampleTeam,
  risks: readList(codedTextSchema, 'funds/risks.yaml'),
  liquidityTools: [gate],
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
  documents: [
    {
      ...exampleDocument('ANNUAL_REPORT', '2026-04-30'),
      editions: [{ date: '2025-04-30', files: { en: exampleFile('ANNUAL_REPORT.en.2025-04-30.pdf') } }],
    },
    { ...exampleDocument('PROSPECTUS', null), files: { en: exampleFile('PROSPECTUS.en.pdf') } },
  ],
  shares: [oldShare, youngShare, closedShare],
  portfolio: readText(
    portfolioSchema,
    `date: 2026-10-30
geographic: [{ code: IN, title: { fr: Inde, en: India, it: India }, value: 21.4 }]
sector: [{ code: FINANCIALS, title: { fr: Finance, en: Financials, it: Finanza }, value: 24.1 }]
capitalisation: [{ code: LARGE, title: { fr: Grandes, en: Large, it: Grandi }, value: 61 }]
topLines: [{ title: Deccan Private Bank, value: 5.2 }]
`,
  ),
};

export const exampleFunds: Fund[] = [equityFund, bareFund];
