import { categoryRow, localeContent, newsRow, pageRow, sourcesOf } from '../testing/contentRows';
import { localePages } from './localePages';
import { pagesWithoutLocale } from './plainPages';

it('has every page of a locale once', () => {
  const content = localeContent('it', {
    site: { pages: [pageRow('index'), pageRow('news'), pageRow('contact')] },
    categories: [categoryRow()],
    news: [newsRow('a')],
  });
  expect(localePages(sourcesOf(content)).map(({ path }) => path)).toEqual([
    '/it',
    '/it/contatto',
    '/it/notizia',
    '/it/notizia/a',
    '/it/funds/fund',
    '/it/funds/fund/shares/i',
    '/it/funds/fund/shares/i/rendimenti-e-scenari',
    '/it/404',
    '/it/500',
  ]);
});

it('names the path that two pages would share', () => {
  const news = [newsRow('a'), newsRow('b', { slug: 'a' })];
  const sources = sourcesOf(localeContent('en', { news }));
  expect(() => localePages(sources)).toThrow(
    'Two pages would be at /en/news/a: give one of them another slug',
  );
});

describe('error pages', () => {
  it('are in the locale, not indexed, and lead to the homes', () => {
    const pages = localePages(sourcesOf(localeContent('it')));
    expect(pages.at(-1)).toMatchObject({
      path: '/it/500',
      template: 'StatusPage',
      context: {
        status: 500,
        language: 'it',
        metadata: {
          title: 'Si è verificato un errore – Korvane',
          description: expect.stringMatching(/^Si è verificato un problema sulla nostra piattaforma/),
          indexed: false,
        },
      },
    });
    expect(pages.at(-2)).toMatchObject({
      path: '/it/404',
      template: 'StatusPage',
      context: {
        status: 404,
        language: 'it',
        isHome: false,
        paths: { fr: '/fr', en: '/en', it: '/it' },
        metadata: {
          title: 'Pagina non trovata – Korvane',
          description: expect.stringMatching(/^Non è stato possibile trovare questa pagina/),
          indexed: false,
        },
      },
    });
  });

  it('are there without a locale too, as is the root, in the default locale', () => {
    const pages = pagesWithoutLocale({
      url: 'https://www.korvane.example',
      name: 'Korvane',
      brandDigest: '',
      colour: '#2b2d69',
      searchSuggestions: [],
    });
    expect(pages).toMatchObject([
      { path: '/', template: 'RootPage', context: { language: 'fr', metadata: { indexed: false } } },
      { path: '/404', template: 'StatusPage', context: { language: 'fr', metadata: { indexed: false } } },
    ]);
  });
});

it('is the same, byte for byte, for the same content', () => {
  const read = () => {
    const content = localeContent('fr', { categories: [categoryRow()], news: [newsRow('a'), newsRow('b')] });
    return JSON.stringify(localePages(sourcesOf(content)));
  };
  expect(read()).toBe(read());
});
