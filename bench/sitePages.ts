import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { defaultLocale, locales } from '../src/i18n/locales';
import { notFoundPath, pagePath } from '../src/routes/routeTable';
import { type Template, templateOf, templates, typicalPages } from './templates';

export interface SitePage {
  template: Template;
  /** Decoded: what a visitor sees in the address bar. */
  path: string;
  /** Bytes of the HTML as it is on disk, and as a browser that takes brotli gets it. */
  htmlBytes: number;
  htmlBrotliBytes: number;
}

export interface MeasuredPage extends SitePage {
  /** Whether it was chosen as the template's typical page, or as the one with the heaviest HTML of any locale. */
  isTypical: boolean;
}

/** The brotli sibling that the server sends when it is not older than the page, else what it would be. */
async function brotliBytesOf(file: string): Promise<number> {
  const [page, sibling] = await Promise.all([stat(file), stat(`${file}.br`).catch(() => undefined)]);
  if (sibling && sibling.mtimeMs >= page.mtimeMs) return sibling.size;
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return brotliCompressSync(await readFile(file), { params }).length;
}

async function readPage(builtPath: string, siteFolder: string): Promise<SitePage | undefined> {
  const template = templateOf(builtPath);
  if (!template) return undefined;
  const file = path.join(siteFolder, builtPath, 'index.html');
  return {
    template,
    // The not-found page is what an address that no page has gets.
    path: template === 'notFound' ? builtPath.replace(/404$/, 'no-such-page') : builtPath,
    htmlBytes: (await stat(file)).size,
    htmlBrotliBytes: await brotliBytesOf(file),
  };
}

/**
 * The pages of the sitemap, in its order, and the not-found pages, which are in none.
 *
 * @param addresses the sitemap's, of any origin
 */
export async function readSitePages(addresses: readonly string[], siteFolder: string): Promise<SitePage[]> {
  const paths = addresses.map((address) => decodeURIComponent(new URL(address).pathname));
  const pages = await Promise.all(
    [...paths, ...locales.map(notFoundPath)].map((builtPath) => readPage(builtPath, siteFolder)),
  );
  return pages.filter((page) => page !== undefined);
}

function typicalPage(template: Template, pages: readonly SitePage[]): SitePage | undefined {
  const code = typicalPages[template];
  const ownPath = code && pagePath(code, defaultLocale);
  const inDefaultLocale = pages.filter((page) => `${page.path}/`.startsWith(`/${defaultLocale}/`));
  return inDefaultLocale.find((page) => page.template === template && (!ownPath || page.path === ownPath));
}

function heaviestPage(template: Template, pages: readonly SitePage[]): SitePage | undefined {
  return pages
    .filter((page) => page.template === template)
    .reduce<SitePage | undefined>((heaviest, page) => {
      return heaviest && heaviest.htmlBrotliBytes >= page.htmlBrotliBytes ? heaviest : page;
    }, undefined);
}

/**
 * Of each template its typical page in the default locale, and the heaviest of all locales where that is another one.
 * A template without pages is left out.
 */
export function choosePages(pages: readonly SitePage[]): MeasuredPage[] {
  return templates.flatMap((template) => {
    const typical = typicalPage(template, pages);
    const heaviest = heaviestPage(template, pages);
    return [
      ...(typical ? [{ ...typical, isTypical: true }] : []),
      ...(heaviest && heaviest !== typical ? [{ ...heaviest, isTypical: false }] : []),
    ];
  });
}
