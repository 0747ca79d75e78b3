import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { type InvestorProfileCode, investorProfiles } from '../../src/profiles/investorProfiles';
import { isLocale, type Locale } from '../../src/i18n/locales';
import { fundPath, newsPath, sharePath, sustainabilityPath } from '../../src/routes/routeTable';
import { type ContentAnswer, contentAnswer, contentQuery } from './contentQuery';
import { textOf } from './html';

export type Paths = Partial<Record<Locale, string>>;

export type SiteDocument = { code: string; url: string };

export type SiteShare = {
  name: string;
  path: string;
  isin: string;
  lessThanOneYear: boolean;
  documents: SiteDocument[];
  visibleTo: InvestorProfileCode[];
};

export type SiteFund = {
  code: string;
  title: string;
  path: string;
  /** Keyed by locale: the slug can differ. */
  paths: Paths;
  category: string;
  isBond: boolean;
  isIsr: boolean;
  /** Documents of the fund as a whole. */
  documents: SiteDocument[];
  hasPortfolio: boolean;
  /** Of its sustainability disclosure, if it has one. */
  disclosurePath: string | null;
  shares: SiteShare[];
  visibleTo: InvestorProfileCode[];
};

type SiteArticle = { path: string; paths: Paths; mediaType: string | null; fundCodes: string[] };

/** Published content of one locale, in the content system's order. */
export type LocaleContent = {
  /** Page codes, each with the kinds of its blocks. */
  pages: ContentAnswer['pages'];
  profiles: ContentAnswer['investorProfiles'];
  disclaimerTitle: string;
  /** Shown instead of the performance of a share under one year, without tags. */
  youngNotice: string;
  /** Texts of the page `disclaimers` by code, without tags. */
  disclaimerTexts: ReadonlyMap<string, string>;
  newsCategorySlugs: string[];
  articles: SiteArticle[];
  funds: SiteFund[];
};

export type SiteContent = Record<Locale, LocaleContent>;

type Category = ContentAnswer['fundCategories'][number];
type FundRow = Category['funds'][number];

function pathsOf(
  translations: readonly { locale: string; slug: string }[],
  pathOf: (slug: string, locale: Locale) => string,
): Paths {
  return Object.fromEntries(
    translations.flatMap(({ locale, slug }) => (isLocale(locale) ? [[locale, pathOf(slug, locale)]] : [])),
  );
}

function siteDocuments(rows: FundRow['documents']): SiteDocument[] {
  return rows.map(({ url, documentType }) => ({ code: documentType.code, url }));
}

function siteFund(category: Category, row: FundRow, locale: Locale): SiteFund {
  const profilesSeeing = (isSeen: (codes: { code: string; shares: { isinCode: string }[] }) => boolean) =>
    investorProfiles.filter((profile) => category[profile].some(isSeen));
  const isinsWithData = row.shares
    .filter(({ fetchedData }) => fetchedData.length > 0)
    .map(({ isinCode }) => isinCode);
  return {
    code: row.code,
    title: row.title,
    path: fundPath(row.slug, locale),
    paths: pathsOf(row.translations, fundPath),
    category: category.code,
    isBond: category.code === 'BONDS',
    isIsr: row.tags.some(({ label }) => label === 'LABEL_ISR'),
    hasPortfolio: row.portfolio !== null,
    disclosurePath: row.sustainability && sustainabilityPath(row.slug, locale),
    documents: siteDocuments(row.documents),
    // Funds in which the profile sees no share with fetched data are dropped from its range (behaviour.md §5).
    visibleTo: profilesSeeing(
      ({ code, shares }) =>
        code === row.code && shares.some(({ isinCode }) => isinsWithData.includes(isinCode)),
    ),
    shares: row.shares.map(({ name, isinCode, slug, lessThanOneYear, documents }) => ({
      name,
      path: sharePath(row.slug, slug, locale),
      isin: isinCode,
      lessThanOneYear,
      documents: siteDocuments(documents),
      visibleTo: profilesSeeing(({ shares }) => shares.some((share) => share.isinCode === isinCode)),
    })),
  };
}

function textsOf({ disclaimers }: ContentAnswer) {
  return disclaimers
    .flatMap(({ components }) => components)
    .flatMap(({ code, texts }) => texts.map((text) => ({ component: code, ...text })));
}

function localeContent(answer: ContentAnswer, locale: Locale): LocaleContent {
  return {
    pages: answer.pages,
    profiles: answer.investorProfiles,
    disclaimerTitle: findIn(
      textsOf(answer),
      'title of the disclaimer',
      ({ component, code }) => component === 'disclaimer' && code === 'title',
    ).content,
    youngNotice: textOf(
      findIn(textsOf(answer), 'notice for young shares', ({ code }) => code === 'part-moins-un-an').content,
    ),
    disclaimerTexts: new Map(textsOf(answer).map(({ code, content }) => [code, textOf(content)])),
    newsCategorySlugs: answer.newsCategories.map(({ slug }) => slug),
    articles: answer.news.items
      .filter(({ routeType }) => routeType === 'ROUTE')
      .map(({ slug, translations, mediaType, fundCodes }) => ({
        path: newsPath(slug, locale),
        paths: pathsOf(translations, newsPath),
        mediaType,
        fundCodes,
      })),
    funds: answer.fundCategories.flatMap((category) =>
      category.funds
        // Funds without a share with fetched data are dropped (behaviour.md §5).
        .filter(({ shares }) => shares.some(({ fetchedData }) => fetchedData.length > 0))
        .map((row) => siteFund(category, row, locale)),
    ),
  };
}

/** The content as answered by the site's own `POST /graphql`. @throws ValiError when it breaks the contract */
export async function readSiteContent(request: APIRequestContext): Promise<SiteContent> {
  const read = async (locale: Locale) => {
    const response = await request.post('/graphql', { data: { query: contentQuery, variables: { locale } } });
    return localeContent(v.parse(contentAnswer, await response.json()).data, locale);
  };
  const [fr, en, it] = await Promise.all([read('fr'), read('en'), read('it')]);
  return { fr, en, it };
}

/** The first match. @throws Error that says what the content lacks */
export function findIn<Item>(items: readonly Item[], wanted: string, fits: (item: Item) => boolean): Item {
  const found = items.find(fits);
  if (!found) throw new Error(`The content has no ${wanted}: these tests need one`);
  return found;
}

export function isSeenByAll({ visibleTo }: { visibleTo: readonly InvestorProfileCode[] }): boolean {
  return visibleTo.length === investorProfiles.length;
}
