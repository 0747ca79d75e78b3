import { type Locale, locales } from '../src/i18n/locales';
import { type PageCode, pageCodes } from '../src/routes/pageCodes';
import { fundPath, newsCategoryPath, newsPath, notFoundPath, pagePath } from '../src/routes/routeTable';

/** What is measured: pages that differ in what they are made of, whether or not one component draws them. */
export const templateTitles = {
  home: 'Home',
  content: 'Content page',
  esg: 'ESG',
  team: 'Team',
  fundRange: 'Fund range',
  fund: 'Fund',
  share: 'Share',
  compare: 'Comparison',
  newsList: 'News list',
  article: 'Article',
  contact: 'Contact',
  notFound: 'Not found',
} as const;

export type Template = keyof typeof templateTitles;

/** In the order in which they are shown. */
export const templates = Object.keys(templateTitles) as readonly Template[];

/** The page that stands for its template. Of the other templates it is the first in the sitemap. */
export const typicalPages: Readonly<Partial<Record<Template, PageCode>>> = {
  home: 'index',
  content: 'the-management-company',
  esg: 'esg-sri-approach',
  team: 'teams',
  fundRange: 'funds-range',
  compare: 'compare',
  newsList: 'news',
  contact: 'contact',
};

function templateOfPage(code: PageCode): Template {
  return templates.find((template) => typicalPages[template] === code) ?? 'content';
}

/** The template of a path that ends in a slug, by how it starts. */
function templateOfSlugPath(path: string, locale: Locale): Template | undefined {
  if (path.startsWith(fundPath('', locale))) return path.includes('/shares/') ? 'share' : 'fund';
  if (path.startsWith(newsCategoryPath('', locale))) return 'newsList';
  return path.startsWith(newsPath('', locale)) ? 'article' : undefined;
}

/** The template of a decoded path; undefined when the route table knows no such page. */
export function templateOf(path: string): Template | undefined {
  const firstPagePath = path.replace(/\/page\/\d+$/, '');
  for (const locale of locales) {
    if (path === notFoundPath(locale)) return 'notFound';
    const code = pageCodes.find((page) => pagePath(page, locale) === firstPagePath);
    const template = code ? templateOfPage(code) : templateOfSlugPath(firstPagePath, locale);
    if (template) return template;
  }
  return undefined;
}
