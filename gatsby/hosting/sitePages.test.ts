import {
  categoryRow,
  localeContent,
  newsCategoryRow,
  newsRow,
  pageRow,
  siteUrl,
  sourcesOf,
} from '../testing/contentRows';
import { newsPerPage } from '../pages/newsPages';
import { localePages } from '../pages/localePages';
import { pagesWithoutLocale } from '../pages/plainPages';
import { sitePages } from './sitePages';

const site = { pages: ['index', 'news', 'contact', 'compare'].map((code) => pageRow(code)) };

function identities(locale: 'en' | 'it', slug: string): Record<string, string> {
  const content = localeContent(locale, {
    site: { ...site, newsCategories: [newsCategoryRow('letters')] },
    categories: [categoryRow()],
    news: Array.from({ length: newsPerPage + 1 }, (_, index) =>
      newsRow(`n${index}`, { slug: `${slug}${index}` }),
    ),
  });
  const pages = [
    ...localePages(sourcesOf(content)),
    ...pagesWithoutLocale({
      url: siteUrl,
      name: '',
      brandDigest: '',
      colour: '#2b2d69',
      searchSuggestions: [],
    }),
  ];
  return Object.fromEntries(sitePages(pages).map(({ path, identity }) => [path, identity]));
}

it('tells what every page with an address of its own is about', () => {
  expect(identities('en', 's')).toMatchObject({
    '/en': 'page:index',
    '/en/contact': 'page:contact',
    '/en/compare': 'page:compare',
    '/en/news': 'page:news',
    '/en/news/page/1': 'page:news/page/1',
    '/en/news/s0': 'news:n0',
    '/en/funds/fund/shares/i': 'share:ZZ-I',
  });
  expect(Object.keys(identities('en', 's'))).not.toEqual(expect.arrayContaining(['/en/404']));
  expect(Object.values(identities('en', 's'))).toContain('news-category:letters');
});

it('is the same in another locale, and under another slug', () => {
  const all = Object.values(identities('en', 's')).sort();
  expect(Object.values(identities('it', 's')).sort()).toEqual(all);
  expect(Object.values(identities('en', 'renamed')).sort()).toEqual(all);
});

it('names two pages that would be the same thing', () => {
  const news = [newsRow('a', { slug: 'a' }), newsRow('a', { slug: 'b' })];
  const pages = localePages(sourcesOf(localeContent('en', { site, news })));
  expect(() => sitePages(pages)).toThrow('The pages /en/news/a and /en/news/b are both "news:a"');
});

it('says so when a page is listed twice', () => {
  const [page] = localePages(sourcesOf(localeContent('en', { site, news: [newsRow('a')] }))).filter(
    ({ identity }) => identity === 'news:a',
  );
  expect(() => sitePages([page!, page!])).toThrow(/The content system lists "news:a" \(.*\) twice in en/);
});
