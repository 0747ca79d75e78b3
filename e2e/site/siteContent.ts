import type { APIRequestContext } from '@playwright/test';
import type { Fund, FundCategory, NewsItem, Page } from '../../content-api/graphql/resolverTypes.generated';
import { type InvestorProfileCode, investorProfiles } from '../../src/profiles/investorProfiles';
import { type Locale, parseLocale } from '../../src/i18n/locales';
import { sustainabilityPath } from '../../src/routes/fundPageRoutes';
import { fundPath, newsPath, sharePath } from '../../src/routes/routeTable';

/** The content that the tests need in one locale. */
const contentQuery = `query ($locale: String!) {
  pages(locale: $locale) { code components { kind } }
  disclaimers: pages(locale: $locale, codes: ["disclaimers"]) { components { code texts { code content } } }
  investorProfiles(locale: $locale) { code title }
  newsCategories(locale: $locale) { slug }
  news(locale: $locale, limit: 100) {
    items { slug routeType mediaType fundCodes }
  }
  fundCategories(locale: $locale) {
    code
    funds(locale: $locale) {
      code
      title
      slug
      tags { label }
      translations { locale slug }
      portfolio { date }
      sustainability { updatedAt }
      documents { url documentType { code } }
      shares(locale: $locale) {
        isinCode
        slug
        lessThanOneYear
        fetchedData { code }
        documents { url documentType { code } }
      }
    }
    RETAIL: funds(locale: $locale, investorProfile: "RETAIL") {
      code
      shares(locale: $locale, investorProfile: "RETAIL") { isinCode }
    }
    INSTIT: funds(locale: $locale, investorProfile: "INSTIT") {
      code
      shares(locale: $locale, investorProfile: "INSTIT") { isinCode }
    }
    PRO: funds(locale: $locale, investorProfile: "PRO") {
      code
      shares(locale: $locale, investorProfile: "PRO") { isinCode }
    }
  }
}`;

/** Its answer, which has only the fields that are asked for. */
type ContentAnswer = {
  pages: Page[];
  disclaimers: Page[];
  investorProfiles: { code: InvestorProfileCode; title: string }[];
  newsCategories: { slug: string }[];
  news: { items: NewsItem[] };
  fundCategories: (FundCategory & Record<InvestorProfileCode, Fund[]>)[];
};

export type SiteDocument = { code: string; url: string };

export type SiteShare = {
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
  paths: Partial<Record<Locale, string>>;
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

type SiteArticle = { path: string; mediaType: string | null; fundCodes: string[] };

/** Published content of one locale, in the content system's order. */
export type LocaleContent = {
  /** Page codes, each with the kinds of its blocks. */
  pages: ContentAnswer['pages'];
  profiles: ContentAnswer['investorProfiles'];
  disclaimerTitle: string;
  /** Texts of the page `disclaimers` by code, without tags. */
  disclaimerTexts: ReadonlyMap<string, string>;
  newsCategorySlugs: string[];
  articles: SiteArticle[];
  funds: SiteFund[];
};

export type SiteContent = Record<Locale, LocaleContent>;

type Category = ContentAnswer['fundCategories'][number];

function siteDocuments(rows: Fund['documents']): SiteDocument[] {
  return rows.map(({ url, documentType }) => ({ code: documentType.code, url }));
}

function siteFund(category: Category, row: Fund, locale: Locale): SiteFund {
  const profilesSeeing = (isSeen: (codes: { code: string; shares: { isinCode: string }[] }) => boolean) =>
    investorProfiles.filter((profile) => category[profile].some(isSeen));
  const isinsWithData = row.shares
    .filter(({ fetchedData }) => fetchedData.length > 0)
    .map(({ isinCode }) => isinCode);
  return {
    code: row.code,
    title: row.title,
    path: fundPath(row.slug, locale),
    paths: Object.fromEntries(
      row.translations.map(({ locale: other, slug }) => [other, fundPath(slug, parseLocale(other))]),
    ),
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
    shares: row.shares.map(({ isinCode, slug, lessThanOneYear, documents }) => ({
      path: sharePath(row.slug, slug, locale),
      isin: isinCode,
      lessThanOneYear,
      documents: siteDocuments(documents),
      visibleTo: profilesSeeing(({ shares }) => shares.some((share) => share.isinCode === isinCode)),
    })),
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Text of an HTML fragment, without its tags. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
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
    disclaimerTexts: new Map(textsOf(answer).map(({ code, content }) => [code, textOf(content)])),
    newsCategorySlugs: answer.newsCategories.map(({ slug }) => slug),
    articles: answer.news.items
      .filter(({ routeType }) => routeType === 'ROUTE')
      .map(({ slug, mediaType, fundCodes }) => ({
        path: newsPath(slug, locale),
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

/** The content as answered by the site's own `POST /graphql`. */
export async function readSiteContent(request: APIRequestContext): Promise<SiteContent> {
  const read = async (locale: Locale) => {
    const response = await request.post('/graphql', { data: { query: contentQuery, variables: { locale } } });
    const { data } = (await response.json()) as { data: ContentAnswer };
    return localeContent(data, locale);
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
