import type { Content, NewsItem, Page, Share } from '../parsing/content';
import { contentLocales } from '../contentLocales';
import { countrySchema, documentTypeSchema, languageSchema, profileSchema } from '../schemas/listSchemas';
import { exampleDocument, exampleFile, exampleFunds, exampleTeam, gate, readList } from './exampleFunds';
import { localised } from './localised';

const supports = {
  code: 'supports',
  title: localised('Supports', 'Materials', 'Supporti'),
  slug: localised('supports', 'supports', 'supporti'),
  description: localised('Guides'),
  updatedAt: '2026-09-01',
};

const stories = {
  code: 'stories-of-emerging',
  title: localised('Les histoires des émergents', 'Stories of emerging', 'Le storie dei emergenti'),
  slug: localised('les-histoires-des-emergents', 'stories-of-emerging', 'le-storie-dei-emergenti'),
  description: null,
  updatedAt: null,
};

function newsText(title: string, slug: string) {
  return { title, slug, summary: `${title}, en bref`, body: `<b>${title}</b>\n\nSuite &amp; fin.` };
}

const baseNews: NewsItem = {
  code: 'article',
  date: '2026-10-01',
  updatedAt: '2026-10-20',
  category: stories,
  mediaType: null,
  routeType: 'ROUTE',
  externalUrl: null,
  documentTitle: null,
  image: null,
  fundCodes: ['emerging-equity'],
  texts: {
    fr: newsText('Un article', 'un-article'),
    en: newsText('An article', 'an-article'),
    it: newsText('Un articolo', 'un-articolo'),
  },
};

const news: NewsItem[] = [
  baseNews,
  {
    ...baseNews,
    code: 'interview',
    date: '2026-09-01',
    updatedAt: null,
    mediaType: 'PODCAST',
    routeType: 'EXTERNAL',
    externalUrl: 'https://www.example.org/interview',
    texts: { fr: newsText('Un entretien', 'un-entretien'), en: newsText('An interview', 'an-interview') },
  },
  {
    ...baseNews,
    code: 'guide',
    date: '2026-08-01',
    category: supports,
    routeType: 'DOC',
    documentTitle: { fr: 'Le guide complet' },
    document: { fr: exampleFile('guide/fr.pdf') },
    texts: { fr: newsText('Le guide', 'le-guide-été') },
  },
];

function pageIn(locale: Page['locale']): (code: string) => Page {
  return (code) => ({
    code,
    locale,
    title: `${code} (${locale})`,
    description: null,
    keywords: [code],
    updatedAt: '2026-09-30',
    components: [
      { code: 'lead', kind: 'LEAD', texts: [{ code: 'title', content: `Titre ${locale}` }] },
      {
        code: 'notices',
        kind: 'TEXTS',
        texts: [{ code: 'part-moins-un-an', content: `Moins d’un an (${locale})` }],
      },
    ],
  });
}

const pageCodes = ['index', 'teams', 'disclaimers'];

/** The smallest content that covers every test of the answers. */
export const exampleContent: Content = {
  company: {
    title: 'Meridane Asset Management',
    baseline: localised('Comprendre', 'Understand', 'Capire'),
    subBaseline: null,
    lei: 'ZZZZ00EXAMPLE0000167',
    updatedAt: '2026-04-01',
    infos: [
      { code: 'CITY', content: localised('Paris', 'Paris', 'Parigi') },
      { code: 'PHONE', content: localised('+33 1 00 00 00 00') },
    ],
    keyFigures: [
      { code: 'AUM', value: localised('2,6 Md€', '€2.6bn', '2,6 mld €'), title: localised('Encours') },
    ],
    documents: [
      {
        type: 'VOTING_REPORT',
        date: '2026-03-30',
        files: { fr: exampleFile('company/documents/VOTING_REPORT.fr.pdf') },
        editions: [
          {
            date: '2025-03-28',
            files: { fr: exampleFile('company/documents/VOTING_REPORT.fr.2025-03-28.pdf') },
          },
        ],
      },
    ],
    brand: {
      colour: '#2b2d69',
      accentColour: '#e3a374',
      logo: 'logo.svg',
      icon: 'icon.svg',
      mapOnDark: 'dark.svg',
      mapOnLight: 'light.svg',
    },
  },
  languages: readList(languageSchema, 'countries/languages.yaml'),
  countries: readList(countrySchema(contentLocales), 'countries/countries.yaml'),
  profiles: readList(profileSchema, 'profiles/profiles.yaml'),
  documentTypes: readList(
    documentTypeSchema,
    'document-types/document-types.yaml',
    `
- { code: MONTHLY_REPORT, title: { fr: Reporting mensuel, en: Monthly report, it: Rapporto mensile } }
- { code: ANNUAL_REPORT, title: { fr: Rapport annuel, en: Annual report, it: Relazione annuale } }
- { code: VOTING_REPORT, title: { fr: Rapport de vote, en: Voting report, it: Relazione sul voto } }
`,
  ),
  categories: [...new Set(exampleFunds.map(({ category }) => category))],
  acceptedDifferences: [],
  funds: exampleFunds,
  pages: (['fr', 'en', 'it'] as const).flatMap((locale) => pageCodes.map(pageIn(locale))),
  team: exampleTeam,
  newsCategories: [supports, stories],
  news,
};

/** A redemption gate is in use since 12 November 2026, in all funds. */
export function withActivatedTool(until: string | null = null): Content {
  const tool = { ...gate, date: '2026-11-12', until };
  return {
    ...exampleContent,
    funds: exampleContent.funds.map((fund) => ({ ...fund, activatedTools: [tool] })),
  };
}

/** The example content with changes to the share with this ISIN. */
export function withShare(isin: string, change: Partial<Share>): Content {
  return {
    ...exampleContent,
    funds: exampleContent.funds.map((fund) => ({
      ...fund,
      shares: fund.shares.map((share) => (share.isin === isin ? { ...share, ...change } : share)),
    })),
  };
}

/** A fund of article 8 has its EET only with a pre-contractual annex. */
export const contentWithAnnex: Content = {
  ...exampleContent,
  funds: exampleContent.funds.map((fund) => ({
    ...fund,
    documents: [...fund.documents, exampleDocument('PRECONTRACTUAL_ANNEX', '2026-03-31')],
  })),
};
