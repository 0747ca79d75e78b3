import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, locales } from '../../src/i18n/locales';
import type { SitePage } from '../releases/releaseFiles';

export const site = 'https://www.korvane.example';

export type SmallPage = {
  page: SitePage;
  /** Addresses by language, `x-default` included. */
  alternates: [language: string, path: string][];
  head: string;
  main: string;
};

/** One content page in each locale, at `/fr/fonds-émergents` and so on. */
export function smallPages(): SmallPage[] {
  const paths = { fr: '/fr/fonds-émergents', en: '/en/funds', it: '/it/fondi' };
  const alternates = locales.map((locale): [string, string] => [locale, paths[locale]]);
  return locales.map((locale) => ({
    page: { path: paths[locale], locale, identity: 'page:funds', isIndexed: true },
    alternates: [...alternates, ['x-default', paths.fr]],
    head: '',
    main: `<h1>Funds</h1><p>${'Words of a fund house. '.repeat(5)}</p>`,
  }));
}

export function absoluteAddress(path: string): string {
  return site + encodeURI(path);
}

function html({ page, alternates, head, main }: SmallPage): string {
  const links = alternates.map(
    ([language, to]) => `<link rel="alternate" hrefLang="${language}" href="${absoluteAddress(to)}"/>`,
  );
  return (
    `<!DOCTYPE html><html lang="${page.locale}"><head><title>Title</title><style>@font-face{src:url(/static/a.woff2)}</style>` +
    `<link rel="canonical" href="${absoluteAddress(page.path)}"/>${links.join('')}${head}</head>` +
    `<body><a href="/">Home</a><main>${main}</main><script>window.map="[\\"/app-1.js\\"]"</script></body></html>`
  );
}

/** Links to the site's pages, as the footer does. */
function errorHtml(pages: readonly SmallPage[]): string {
  const links = pages.map(({ page }) => `<a href="${page.path}">Page</a>`).join('');
  return `<title>Error</title><meta name="robots" content="noindex"/><main><h1>Error</h1>${'Not here. '.repeat(20)}</main>${links}`;
}

function sitemapXml(pages: readonly SmallPage[]): string {
  const entries = pages
    .filter(({ page }) => page.isIndexed)
    .map(({ page, alternates }) => {
      const links = alternates.map(
        ([language, to]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteAddress(to)}"/>`,
      );
      return `<url><loc>${absoluteAddress(page.path)}</loc>${links.join('')}</url>`;
    });
  return `<?xml version="1.0"?><urlset>${entries.join('')}</urlset>`;
}

/** A release's files, by path from its root. */
export function smallRelease(pages: readonly SmallPage[] = smallPages()): Map<string, string> {
  const errors = locales.flatMap((locale: Locale) => [`${locale}/404`, `${locale}/500`]);
  return new Map([
    ['pages.json', JSON.stringify(pages.map(({ page }) => page))],
    ['_headers', '/*\n  X-Content-Type-Options: nosniff\n'],
    ['_redirects', '/fr/ancien /fr/fonds-%C3%A9mergents 301\n'],
    ['sitemap-index.xml', `<sitemapindex><sitemap><loc>${site}/sitemap-0.xml</loc></sitemap></sitemapindex>`],
    ['sitemap-0.xml', sitemapXml(pages)],
    ['index.html', errorHtml(pages)],
    ['404.html', errorHtml(pages)],
    ['app-1.js', ''],
    ['static/a.woff2', ''],
    ...errors.map((error): [string, string] => [`${error}/index.html`, errorHtml(pages)]),
    ...pages.map((small): [string, string] => [`${small.page.path.slice(1)}/index.html`, html(small)]),
  ]);
}

export async function writeRelease(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}
