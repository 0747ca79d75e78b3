import { locales } from '../i18n/locales';
import { pageCodes } from './pageCodes';
import {
  absoluteUrl,
  comparePath,
  disclaimerPath,
  fundPath,
  isPageCode,
  listPagePath,
  newsCategoryPath,
  newsFeedPath,
  newsPath,
  pagePath,
  sharePath,
} from './routeTable';

describe('the route table (behaviour.md §2.2, and the comparison)', () => {
  test.each([
    ['contact', '/en/contact', '/fr/contact', '/it/contatto'],
    ['esg-sri-approach', '/en/esg-our-sustainable-approach', '/fr/approche-esg-isr', '/it/approccio-esg-sri'],
    ['funds-range', '/en/fund-range', '/fr/gamme-fonds', '/it/gamma-fondi'],
    ['compare', '/en/compare', '/fr/comparer', '/it/confronta'],
    ['documents', '/en/documents', '/fr/documents', '/it/documenti'],
    ['privacy', '/en/gdpr', '/fr/confidentialite', '/it/personali-e-la-privacy'],
    ['legal-notices', '/en/legal-notices', '/fr/mentions-legales', '/it/note-legali'],
    ['news', '/en/news', '/fr/actualites', '/it/notizia'],
    ['philosophy', '/en/philosophy', '/fr/philosophie', '/it/filosofia'],
    [
      'regulatory-information',
      '/en/regulatory-informations',
      '/fr/informations-reglementaires',
      '/it/informazioni-regolamentazione',
    ],
    ['supports', '/en/supports', '/fr/supports', '/it/supporti'],
    ['teams', '/en/team', '/fr/equipes', '/it/il-team-meridane'],
    [
      'the-management-company',
      '/en/the-management-company',
      '/fr/la-societe-de-gestion',
      '/it/la-societa-di-gestione',
    ],
    ['index', '/en', '/fr', '/it'],
    ['standard-page', '/en/standard-page', '/fr/standard-page', '/it/standard-page'],
  ] as const)('%s', (code, en, fr, it) => {
    expect([pagePath(code, 'en'), pagePath(code, 'fr'), pagePath(code, 'it')]).toEqual([en, fr, it]);
  });

  test('no two pages share a path', () => {
    const paths = locales.flatMap((locale) => pageCodes.map((code) => pagePath(code, locale)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('parameterised paths (behaviour.md §2.3)', () => {
    expect(newsPath('une-histoire', 'fr')).toBe('/fr/actualites/une-histoire');
    expect(newsCategoryPath('stories-of-emerging', 'en')).toBe('/en/news/c/stories-of-emerging');
    expect(fundPath('meridane-asia', 'it')).toBe('/it/funds/meridane-asia');
    expect(sharePath('meridane-asia', 'i-usd', 'it')).toBe('/it/funds/meridane-asia/shares/i-usd');
    expect(listPagePath('/fr/actualites', 2)).toBe('/fr/actualites/page/2');
  });

  test('the disclaimer stands among the legal notices', () => {
    expect(locales.map(disclaimerPath)).toEqual([
      '/fr/mentions-legales#disclaimer',
      '/en/legal-notices#disclaimer',
      '/it/note-legali#disclaimer',
    ]);
  });

  test('absolute addresses are percent-encoded', () => {
    expect(absoluteUrl(fundPath('meridane-émergents', 'fr'), 'https://www.meridane.example')).toBe(
      'https://www.meridane.example/fr/funds/meridane-%C3%A9mergents',
    );
  });

  test('unknown codes are recognized', () => {
    expect(isPageCode('contact')).toBe(true);
    expect(isPageCode('toString')).toBe(false);
  });
});

test.each([
  ['fr', '/fr/actualites/rss.xml'],
  ['en', '/en/news/rss.xml'],
  ['it', '/it/notizia/rss.xml'],
] as const)('the feed in %s lies under the news', (locale, path) => {
  expect(newsFeedPath(locale)).toBe(path);
});

test('the address keeps the order of the shares', () => {
  expect(comparePath(['ZZR', 'ZZI'], 'it')).toBe('/it/confronta?shares=ZZR,ZZI');
  expect(comparePath([], 'fr')).toBe('/fr/comparer');
});
