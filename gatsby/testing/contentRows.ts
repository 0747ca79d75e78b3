import { shareAge } from '../../figures/countedNavs';
import type { Locale } from '../../src/i18n/locales';
import type { LocaleContent } from '../contentApi/fetchLocaleContent';
import type { SiteQuery } from '../../contract/operations.generated';
import type {
  CategoryRow,
  ComponentRow,
  ComputedRow,
  DocumentRow,
  FundRow,
  PageRow,
  ShareRow,
} from '../../contract/queryRows';
import { bareFund, bareShare } from '../../contract/testing/exampleRows.generated';
import { localesOfPages, type LocaleSources, localeSources } from '../pages/localeSources';
import { type CatalogueFund, publishedFunds } from '../../src/features/funds/catalogueFunds';
import { createSanitise } from '../sanitise/sanitiseHtml';

/*
 * Rows as the content API answers them for the fund and the share of the example content that have no optional values. Each test adds
 * what it is about.
 */

export type { CategoryRow, ComponentRow, DocumentRow, FundRow, PageRow, ShareRow };
export type NewsRow = LocaleContent['news'][number];
export type NewsCategoryRow = SiteQuery['newsCategories'][number];

/** The same slug in every locale. */
export function everywhere(slug: string): { locale: string; slug: string }[] {
  return ['fr', 'en', 'it'].map((locale) => ({ locale, slug }));
}

/** A share with a price, over one year old. */
export function shareRow(values: Partial<ShareRow> = {}): ShareRow {
  const name = values.name ?? 'I';
  const slug = name.toLowerCase().replace(' ', '-');
  const { inceptionDate = '2015-01-05' } = values;
  const days = values.lastPrice === null ? [] : [inceptionDate, values.lastPrice?.date ?? '2026-11-19'];
  return {
    ...bareShare,
    name,
    slug,
    translations: everywhere(slug),
    isinCode: `ZZ-${name}`,
    inceptionDate,
    formattedInceptionDate: '5 January 2015',
    navsVersion: 'v1',
    ...shareAge(
      inceptionDate,
      days.map((date) => ({ date })),
    ),
    lastPrice: {
      value: 123.45,
      displayValue: '€123.45',
      date: '2026-11-19',
      formattedDate: '19 November 2026',
    },
    fetchedData: [{ code: 'ytd', displayValue: '+4.20%' }],
    ...values,
  };
}

type Figure = { share: number | null; benchmark: number | null };

const noNavs = {
  startDate: null,
  startNav: null,
  endDate: null,
  endNav: null,
  benchmarkStartDate: null,
  benchmarkEndDate: null,
  isAdjusted: false,
};

/** Rows of figures; without the NAVs that give them, unless the test is about these. */
export function periodRow(
  row: Figure & Partial<ComputedRow['performances'][number]> & { code: string },
): ComputedRow['performances'][number] {
  return { ...noNavs, endDate: '2026-11-19', annualisedDays: null, ...row };
}

export function yearRow(
  row: Figure & Partial<ComputedRow['calendarYears'][number]> & { year: number },
): ComputedRow['calendarYears'][number] {
  return { ...noNavs, complete: true, ...row };
}

export function twelveMonthsRow(
  row: Figure & Partial<ComputedRow['discretePeriods'][number]>,
): ComputedRow['discretePeriods'][number] {
  return {
    ...noNavs,
    startDate: '2025-11-20',
    endDate: '2026-11-20',
    formattedStartDate: '20 November 2025',
    formattedEndDate: '20 November 2026',
    ...row,
  };
}

/** A fund with one share. */
export function fundRow(
  values: Omit<Partial<FundRow>, 'characteristics'> & {
    characteristics?: Partial<FundRow['characteristics']>;
  } = {},
): FundRow {
  const code = values.code ?? 'fund';
  return {
    ...bareFund,
    code,
    title: `Title of ${code}`,
    slug: code,
    translations: everywhere(code),
    risks: [{ code: 'EQUITY', title: 'Equity', text: 'Prices fall.' }],
    shares: [shareRow()],
    ...values,
    characteristics: {
      ...bareFund.characteristics,
      valuationFrequency: null,
      formattedInceptionDate: null,
      ...values.characteristics,
    },
  };
}

/** The answer for one profile's alias: these funds, each with the named shares or with all. */
export function seen(funds: readonly FundRow[], shareNames?: readonly string[]): CategoryRow['retail'] {
  return funds.map(({ code, shares }) => ({
    code,
    shares: shares
      .filter(({ name }) => !shareNames || shareNames.includes(name))
      .map(({ isinCode }) => ({ isinCode })),
  }));
}

/** A category whose funds and shares every profile sees. */
export function categoryRow(values: Partial<CategoryRow> = {}): CategoryRow {
  const code = values.code ?? 'EQUITY';
  const funds = values.funds ?? [fundRow()];
  return {
    code,
    title: `Title of ${code}`,
    description: null,
    updatedAt: null,
    categoryDisplayOrder: 1,
    retail: seen(funds),
    instit: seen(funds),
    pro: seen(funds),
    ...values,
    funds,
  };
}

/** A catalogue fund in the form that the views take, in a category of its own. */
export function catalogueFund(row: FundRow, category: Partial<CategoryRow> = {}): CatalogueFund {
  const [fund] = publishedFunds([categoryRow({ funds: [row], ...category })]);
  if (!fund) throw new Error(`${row.code} is not published`);
  return fund;
}

export function documentRow(
  code: DocumentRow['documentType']['code'],
  date: string | null = null,
): DocumentRow {
  return {
    documentType: { code, title: `Title of ${code}` },
    url: `/e/en/docs/funds/fund/${code}`,
    language: 'en',
    date,
    formattedDate: null,
    fileType: 'pdf',
    fileSize: null,
    otherLanguages: [],
    editions: [],
  };
}

export function newsCategoryRow(code: string, values: Partial<NewsCategoryRow> = {}): NewsCategoryRow {
  const [title, translations] = [`Title of ${code}`, everywhere(code)];
  return { code, slug: code, title, description: null, updatedAt: null, translations, ...values };
}

/** An article with its own page in every locale. */
export function newsRow(code: string, values: Partial<NewsRow> = {}): NewsRow {
  return {
    code,
    slug: code,
    translations: everywhere(code),
    title: `Title of ${code}`,
    summary: null,
    body: null,
    updatedAt: null,
    mediaType: null,
    externalUrl: null,
    image: null,
    date: '2026-10-01',
    formattedDate: '1 October 2026',
    category: { code: 'letters', slug: 'letters', title: 'Letters' },
    routeType: 'ROUTE',
    documents: [],
    fundCodes: [],
    ...values,
  };
}

export function componentRow(
  kind: ComponentRow['kind'],
  texts: Readonly<Record<string, string>> = {},
  code: string = kind.toLowerCase(),
): ComponentRow {
  return { code, kind, texts: Object.entries(texts).map(([text, content]) => ({ code: text, content })) };
}

export function pageRow(code: string, values: Partial<PageRow> = {}): PageRow {
  return {
    code,
    route: `/of/${code}`,
    title: `Title of ${code}`,
    description: null,
    keywords: [],
    updatedAt: null,
    components: [],
    ...values,
  };
}

type SiteChanges = { site?: Partial<SiteQuery>; company?: Partial<SiteQuery['company']> };

/** Content of one locale: only a home page. */
export function localeContent(
  locale: Locale,
  { site, company, ...values }: Partial<Omit<LocaleContent, 'site'>> & SiteChanges = {},
): LocaleContent {
  return {
    locale,
    categories: [],
    curves: new Map(),
    news: [],
    site: {
      pages: [pageRow('index')],
      company: {
        title: 'Korvane',
        baseline: 'Baseline',
        subBaseline: null,
        updatedAt: null,
        infos: [],
        keyFigures: [],
        documents: [],
        ...company,
      },
      countries: [],
      investorProfiles: [],
      newsCategories: [],
      teamMembers: [],
      ...site,
    },
    ...values,
  };
}

export const siteUrl = 'https://www.korvane.example';

export const disclaimer = {
  title: 'Disclaimer',
  body: '<p>Read this first.</p>',
  footer: '<p>No offer.</p>',
};

export const notices = {
  'part-moins-un-an': '<p>Under one year.</p>',
  'empty-portfolio': '<p>Under investment.</p>',
  'marketing-label': '<p>A marketing communication.</p>',
  'investor-rights': '<p>Rights.</p>',
  'performance-source': '<p>Source: the company.</p>',
};

/** Adds the notices that every site has, for tests that are not about them. */
function withNotices(content: LocaleContent): LocaleContent {
  const { pages } = content.site;
  const own = pages.find(({ code }) => code === 'disclaimers') ?? pageRow('disclaimers');
  const page = { ...own, components: [componentRow('TEXTS', notices, 'notices'), ...own.components] };
  return { ...content, site: { ...content.site, pages: [...pages.filter((row) => row !== own), page] } };
}

/** Sources of the first locale given; the others tell which of its pages are translated. */
export function sourcesOf(content: LocaleContent, ...others: LocaleContent[]): LocaleSources {
  return localeSources(withNotices(content), disclaimer, {
    siteUrl,
    brandDigest: '',
    colour: '#2b2d69',
    sanitise: createSanitise(['cms.korvane.example']),
    pageLocales: localesOfPages([content, ...others]),
  });
}
