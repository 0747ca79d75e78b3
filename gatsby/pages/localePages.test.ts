import { categoryRow, localeContent, newsRow, pageRow, sourcesOf } from '../testing/contentRows';
import { localePages } from './localePages';
import { pagesWithoutLocale } from './plainPages';

const titles = { notFound: 'Pagina non trovata', serverError: 'Si è verificato un errore' };

it('has every page of a locale once', () => {
  const content = localeContent('it', {
    site: { pages: [pageRow('index'), pageRow('news'), pageRow('contact')] },
    categories: [categoryRow()],
    news: [newsRow('a')],
  });
  expect(localePages(sourcesOf(content), titles).map(({ path }) => path)).toEqual([
    '/it',
    '/it/contatto',
    '/it/notizia',
    '/it/notizia/a',
    '/it/funds/fund',
    '/it/funds/fund/shares/i',
    '/it/404',
    '/it/500',
  ]);
});

it('names the path that two pages would share', () => {
  const news = [newsRow('a'), newsRow('b', { slug: 'a' })];
  const sources = sourcesOf(localeContent('en', { news }));
  expect(() => localePages(sources, titles)).toThrow(
    'Two pages would be at /en/news/a: give one of them another slug',
  );
});

describe('error pages', () => {
  it('are in the locale, not indexed, and lead to the homes', () => {
    const pages = localePages(sourcesOf(localeContent('it')), titles);
    expect(pages.at(-1)).toMatchObject({
      path: '/it/500',
      template: 'ServerErrorPage',
      context: { language: 'it', metadata: { title: 'Si è verificato un errore – Korvane', indexed: false } },
    });
    expect(pages.at(-2)).toMatchObject({
      path: '/it/404',
      template: 'NotFoundPage',
      context: {
        language: 'it',
        isHome: false,
        paths: { fr: '/fr', en: '/en', it: '/it' },
        metadata: { title: 'Pagina non trovata – Korvane', indexed: false },
      },
    });
  });

  it('are there without a locale too, as is the root, in the default locale', () => {
    const pages = pagesWithoutLocale({ url: 'https://www.korvane.example', name: 'Korvane' }, 'Introuvable');
    expect(pages).toMatchObject([
      { path: '/', template: 'RootPage', context: { language: 'fr', metadata: { indexed: false } } },
      { path: '/404', template: 'NotFoundPage', context: { language: 'fr', metadata: { indexed: false } } },
    ]);
  });
});

it('is the same, byte for byte, for the same content', () => {
  const read = () => {
    const content = localeContent('fr', { categories: [categoryRow()], news: [newsRow('a'), newsRow('b')] });
    return JSON.stringify(localePages(sourcesOf(content), titles));
  };
  expect(read()).toBe(read());
});
