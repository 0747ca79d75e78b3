import type { Content } from '../../content/parsing/content';
import type { ContentLocale } from '../../content/contentLocales';
import { companyDocuments } from './fundDocuments';
import { newsCategory, newsItem } from './newsItem';
import type { PageComponentParent } from './parents';
import { readLocale, readSlice } from './readArguments';
import type { CompanyResolvers, Country, NewsList, Page, QueryResolvers } from './resolverTypes.generated';
import { mediaPath, pagePath } from './sitePaths';
import { teamMember } from './fundResolvers';

type ResolvedPage = Omit<Page, 'components'> & { components: PageComponentParent[] };

function pages(content: Content, locale: ContentLocale, codes: readonly string[] | null | undefined) {
  return content.pages
    .filter((page) => page.locale === locale && (!codes || codes.includes(page.code)))
    .map(({ code, title, description, keywords, updatedAt, components }): ResolvedPage => ({
      code,
      route: pagePath(code, locale),
      title,
      description,
      keywords,
      updatedAt,
      components,
    }));
}

function countries(content: Content, locale: ContentLocale): Country[] {
  return content.countries.map(({ code, title, languages }) => ({
    code,
    title: title[locale],
    languages: languages.flatMap((spoken) =>
      content.languages
        .filter((language) => language.locale === spoken)
        .map((language) => ({ title: language.title[locale], locale: spoken, label: language.label })),
    ),
  }));
}

const publishedNews = new WeakMap<Content, Map<string, Content['news']>>();

/** A build asks for them by the hundred. */
function newsOf(
  content: Content,
  locale: ContentLocale,
  category: string | null | undefined,
): Content['news'] {
  const lists = publishedNews.get(content) ?? new Map<string, Content['news']>();
  publishedNews.set(content, lists);
  const key = `${locale} ${category ?? ''}`;
  const list =
    lists.get(key) ??
    content.news.filter((item) => item.texts[locale] && (!category || item.category.code === category));
  // A category that nobody has is anybody's text.
  if (list.length > 0) lists.set(key, list);
  return list;
}

function newsList(
  content: Content,
  locale: ContentLocale,
  category: string | null | undefined,
  { limit, skip }: { limit: number; skip: number },
): NewsList {
  const published = newsOf(content, locale, category);
  const items = published.slice(skip, skip + limit).flatMap((item) => newsItem(item, locale) ?? []);
  return { total: published.length, items };
}

export const queryResolvers: Required<QueryResolvers> = {
  pages: (_root, { locale, codes }, { content }) => pages(content, readLocale(locale), codes),
  company: (_root, { locale }, { content }) => ({ company: content.company, locale: readLocale(locale) }),
  countries: (_root, { locale }, { content }) => countries(content, readLocale(locale)),
  investorProfiles: (_root, arguments_, { content }) => {
    const locale = readLocale(arguments_.locale);
    return content.profiles.map(({ code, title, description }) => ({
      code,
      title: title[locale],
      description: description?.[locale] ?? null,
    }));
  },
  fundCategories: (_root, arguments_, { content }) => {
    const locale = readLocale(arguments_.locale);
    return content.categories.map((category) => ({ category, locale }));
  },
  news: (_root, { locale, category, ...slice }, { content }) =>
    newsList(content, readLocale(locale), category, readSlice(slice)),
  newsCategories: (_root, arguments_, { content }) => {
    const locale = readLocale(arguments_.locale);
    return content.newsCategories.map((category) => newsCategory(category, locale));
  },
  teamMembers: (_root, arguments_, { content }) => {
    const locale = readLocale(arguments_.locale);
    return content.team.map((member) => teamMember(member, locale));
  },
};

export const companyResolvers: Required<CompanyResolvers> = {
  title: ({ company }) => company.title,
  baseline: ({ company, locale }) => company.baseline[locale],
  subBaseline: ({ company, locale }) => company.subBaseline?.[locale] ?? null,
  updatedAt: ({ company }) => company.updatedAt,
  infos: ({ company, locale }, { codes }) =>
    company.infos
      .filter(({ code }) => !codes || codes.includes(code))
      .map(({ code, content }) => ({ code, content: content[locale] })),
  keyFigures: ({ company, locale }) =>
    company.keyFigures.map(({ code, value, title }) => ({
      code,
      value: value[locale],
      title: title[locale],
    })),
  documents: ({ locale }, _arguments, { content }) => companyDocuments(content, locale),
  brand: ({ company: { brand } }) => ({
    ...brand,
    logo: mediaPath(brand.logo),
    icon: mediaPath(brand.icon),
    mapOnDark: mediaPath(brand.mapOnDark),
    mapOnLight: mediaPath(brand.mapOnLight),
  }),
};
