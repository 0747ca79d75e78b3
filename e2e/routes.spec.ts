import { locales } from '../src/i18n/locales';
import { fundsPath, pagePath, sharesPath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';

/** The table of localized pages, copied word for word from behaviour.md §2.1 to §2.3. */
const pathsOfSpec = [
  '/en/contact',
  '/fr/contact',
  '/it/contatto',
  '/en/esg-our-sustainable-approach',
  '/fr/approche-esg-isr',
  '/it/approccio-esg-sri',
  '/en/fund-range',
  '/fr/gamme-fonds',
  '/it/gamma-fondi',
  '/en/gdpr',
  '/fr/confidentialite',
  '/it/personali-e-la-privacy',
  '/en/legal-notices',
  '/fr/mentions-legales',
  '/it/note-legali',
  '/en/news',
  '/fr/actualites',
  '/it/notizia',
  '/en/philosophy',
  '/fr/philosophie',
  '/it/filosofia',
  '/en/regulatory-informations',
  '/fr/informations-reglementaires',
  '/it/informazioni-regolamentazione',
  '/en/supports',
  '/fr/supports',
  '/it/supporti',
  '/en/team',
  '/fr/equipes',
  '/it/il-team-meridane',
  '/en/the-management-company',
  '/fr/la-societe-de-gestion',
  '/it/la-societa-di-gestione',
  '/en/standard-page',
  '/fr/standard-page',
  '/it/standard-page',
  '/en',
  '/fr',
  '/it',
  '/fr/actualites/c/supports',
  '/en/news/c/supports',
  '/it/notizia/c/supports',
  '/fr/actualites/c/les-histoires-des-emergents',
  '/en/news/c/stories-of-emerging',
  '/it/notizia/c/le-storie-dei-emergenti',
];

const permanent = [301, 308];

// The server's answers do not depend on the window.
test.describe('the server', { tag: '@desktop' }, () => {
  for (const path of pathsOfSpec) {
    test(`answers ${path}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(`<html lang="${path.slice(1, 3)}"`);
    });
  }

  const choices = [
    { title: 'the cookie before all else', cookie: 'locale=it', languages: 'en-GB,en;q=0.9', home: '/it' },
    { title: 'the browser’s language', languages: 'de-DE,de;q=0.9,en-GB;q=0.8,fr;q=0.1', home: '/en' },
    { title: 'the default for other languages', languages: 'de-DE,de;q=0.9', home: '/fr' },
    { title: 'the default where none is asked for', languages: '', home: '/fr' },
    { title: 'a cookie only if it is one of ours', cookie: 'locale=de', languages: 'it', home: '/it' },
  ];
  for (const { title, cookie, languages, home } of choices) {
    test(`leads from / to a home page: ${title}`, async ({ request }) => {
      const headers = { 'accept-language': languages, ...(cookie && { cookie }) };
      const response = await request.get('/', { maxRedirects: 0, headers });
      expect(response.status()).toBe(302);
      expect(response.headers().location).toBe(home);
      expect(response.headers().vary?.toLowerCase()).toContain('accept-language');
    });
  }

  test('does not know other locales', async ({ request }) => {
    const response = await request.get('/de', { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<h1');
  });

  for (const locale of locales) {
    test(`answers 404 with the page of the locale (${locale})`, async ({ request }) => {
      const unknown = [`/${locale}/no-such-page`, `${fundsPath(locale)}/no-such-fund`, `/${locale}/404`];
      for (const path of [...unknown, `${pagePath('news', locale)}/c/no-such-category`]) {
        const response = await request.get(path, { maxRedirects: 0 });
        const html = await response.text();
        expect(response.status(), path).toBe(404);
        expect(html, path).toContain(`<html lang="${locale}"`);
        expect(html, path).toContain('content="noindex"');
      }
    });

    test(`leads from the optional parameters to range and fund (${locale})`, async ({ request, content }) => {
      const [fund] = content[locale].funds;
      const slug = fund?.path.split('/').at(-1) ?? '';
      const detours = [
        { from: fundsPath(locale), to: pagePath('funds-range', locale) },
        { from: sharesPath(slug, locale), to: fund?.path },
      ];
      for (const { from, to } of detours) {
        const response = await request.get(from, { maxRedirects: 0 });
        expect(permanent).toContain(response.status());
        expect(response.headers().location).toBe(to);
      }
    });

    test(`has one address a page: without a trailing slash (${locale})`, async ({ request }) => {
      for (const path of [pagePath('index', locale), pagePath('contact', locale)]) {
        const response = await request.get(`${path}/?from=letter`, { maxRedirects: 0 });
        expect(permanent).toContain(response.status());
        expect(response.headers().location).toBe(`${path}?from=letter`);
      }
    });
  }

  test('leads from the shares of a fund with an accent in its slug to the fund', async ({ request }) => {
    const response = await request.get('/fr/funds/meridane-émergents-durables/shares');
    expect(response.status()).toBe(200);
    expect(decodeURIComponent(response.url())).toMatch(/\/fr\/funds\/meridane-émergents-durables$/);
  });
});
