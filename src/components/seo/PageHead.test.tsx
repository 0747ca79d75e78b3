/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import type { Locale } from '../../i18n/locales';
import { metadataOf, pageContextOf } from '../../testing/pageFixtures';
import type { PageMetadata } from './basePageContext';
import { PageHead } from './PageHead';
import type { StructuredData } from './jsonLd';

/** The page's document as a build writes it, from server rendering. */
function documentOf(locale: Locale, metadata?: Partial<PageMetadata>): Document {
  const context: { helmet?: HelmetServerState } = {};
  renderToString(
    <HelmetProvider context={context}>
      <PageHead pageContext={pageContextOf(locale, metadata)} />
    </HelmetProvider>,
  );
  const { htmlAttributes, title, meta, link, script } = context.helmet!;
  const head = [title, meta, link, script].map((part) => part.toString()).join('');
  return new JSDOM(`<!doctype html><html ${htmlAttributes.toString()}><head>${head}</head></html>`).window
    .document;
}

function contentOf(document: Document, name: string): string | null | undefined {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

function alternatesOf(document: Document) {
  return [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
}

function canonicalOf(document: Document) {
  return document.querySelector('link[rel=canonical]')?.getAttribute('href');
}

test.each([
  ['fr', 'https://www.meridane.example/fr/contact'],
  ['it', 'https://www.meridane.example/it/contatto'],
] as const)('language, title, description and address of a page in %s', (locale, address) => {
  const document = documentOf(locale, { keywords: ['fonds', 'émergents'] });
  expect(document.documentElement.lang).toBe(locale);
  expect(document.title).toBe('Contact – Meridane Asset Management');
  expect(contentOf(document, 'description')).toBe('Écrire à Meridane ou la rencontrer à Paris.');
  expect(contentOf(document, 'keywords')).toBe('fonds, émergents');
  expect(contentOf(document, 'robots')).toBeUndefined();
  expect(canonicalOf(document)).toBe(address);
});

test('hreflang names every translation, itself included, and French for all other languages', () => {
  expect(alternatesOf(documentOf('it'))).toEqual([
    ['fr', 'https://www.meridane.example/fr/contact'],
    ['en', 'https://www.meridane.example/en/contact'],
    ['it', 'https://www.meridane.example/it/contatto'],
    ['x-default', 'https://www.meridane.example/fr/contact'],
  ]);
});

test('French is for all other languages wherever it stands among the translations', () => {
  const alternates = metadataOf('it').alternates.reverse();
  expect(alternatesOf(documentOf('it', { alternates })).at(-1)).toEqual([
    'x-default',
    'https://www.meridane.example/fr/contact',
  ]);
});

test('a page that does not exist in French has its first translation for all other languages', () => {
  const alternates = [
    { locale: 'en', url: 'https://www.meridane.example/en/news/a' },
    { locale: 'it', url: 'https://www.meridane.example/it/notizia/a' },
  ] as const;
  expect(alternatesOf(documentOf('it', { alternates: [...alternates] })).at(-1)).toEqual([
    'x-default',
    'https://www.meridane.example/en/news/a',
  ]);
});

test('a page in one language offers nothing to the others', () => {
  const alternates = [{ locale: 'it' as const, url: 'https://www.meridane.example/it/notizia/a' }];
  expect(alternatesOf(documentOf('it', { alternates }))).toEqual([['it', alternates[0]?.url]]);
});

test('link previews know the page, its kind and languages', () => {
  const document = documentOf('fr', { type: 'article', publishedAt: '2026-10-12T10:00:00Z' });
  expect(contentOf(document, 'og:title')).toBe(document.title);
  expect(contentOf(document, 'og:type')).toBe('article');
  expect(contentOf(document, 'og:url')).toBe(canonicalOf(document));
  expect(contentOf(document, 'og:image')).toBe('https://www.meridane.example/share.png');
  expect(contentOf(document, 'og:image:type')).toBe('image/png');
  expect(contentOf(document, 'og:image:width')).toBe('1200');
  expect(contentOf(document, 'og:image:height')).toBe('630');
  expect(contentOf(document, 'og:locale')).toBe('fr_FR');
  expect(contentOf(document, 'article:published_time')).toBe('2026-10-12T10:00:00Z');
  const others = [...document.querySelectorAll('meta[property="og:locale:alternate"]')];
  expect(others.map((meta) => meta.getAttribute('content'))).toEqual(['en_GB', 'it_IT']);
});

test.each([
  ['Lettres', 'Perché l’Asia', 'Lettres – Perché l’Asia – Meridane Asset Management'],
  [null, 'Perché l’Asia', 'Perché l’Asia – Meridane Asset Management'],
  [null, 'Meridane Asset Management', 'Meridane Asset Management'],
])('the image of %s, %s is told to who does not see it', (kicker, title, alt) => {
  const document = documentOf('it', { image: { address: '/a.jpg', kicker, title } });
  expect(contentOf(document, 'og:image:type')).toBe('image/jpeg');
  expect(contentOf(document, 'og:image:alt')).toBe(alt);
});

test('a page that is not to be listed says so, and has neither canonical address nor translations', () => {
  const document = documentOf('fr', { indexed: false });
  expect(contentOf(document, 'robots')).toBe('noindex');
  expect(canonicalOf(document)).toBeUndefined();
  expect(alternatesOf(document)).toEqual([]);
});

test.each([
  ['fr', 'https://www.meridane.example/fr/actualites/rss.xml'],
  ['it', 'https://www.meridane.example/it/notizia/rss.xml'],
] as const)('feed readers find the news in %s', (locale, address) => {
  const feed = documentOf(locale).querySelector('link[type="application/rss+xml"]');
  expect(feed?.getAttribute('rel')).toBe('alternate');
  expect(feed?.getAttribute('href')).toBe(address);
  expect(feed?.getAttribute('title')).toBe('Meridane Asset Management');
});

test('structured data is read as it was given, and no text in it can end its script', () => {
  const structuredData: StructuredData[] = [
    {
      '@context': 'https://schema.org',
      '@type': 'InvestmentFund',
      name: 'Asia </script><script>alert(1)</script><!--',
    },
    { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] },
  ];
  const scripts = [...documentOf('fr', { structuredData }).querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json', 'application/ld+json']);
  expect(scripts.map(({ text }): unknown => JSON.parse(text))).toEqual(structuredData);
});

test('a page about nothing in particular has no script', () => {
  expect(documentOf('fr').querySelector('script')).toBeNull();
});
