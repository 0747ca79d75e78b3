import type { APIRequestContext } from '@playwright/test';
import enCommon from '../../locales/en/common.json';
import enFunds from '../../locales/en/funds.json';
import enNews from '../../locales/en/news.json';

/** What one page's HTML contains without scripts. */
export type CrawledPage = {
  /** Path without a trailing slash, percent-encoded. */
  path: string;
  status: number;
  lang: string;
  title: string;
  h1Count: number;
  robots: string | null;
  description: string | null;
  canonical: string[];
  /** hreflang → address. */
  alternates: Record<string, string>;
  /** Property → contents, in document order. */
  openGraph: Record<string, string[]>;
  ids: string[];
  /** Absolute link targets. */
  links: string[];
  /** Absolute addresses of subresources: scripts, styles, images, icons and the like. */
  assets: string[];
  /** Every visible or spoken text, one entry per node. */
  texts: string[];
};

/**
 * Runs in the browser, on a page of the site: fetches each address and parses its HTML, a few at a time.
 * Must not use anything from outside: only its source is sent to the browser.
 */
export async function crawlInBrowser(addresses: readonly string[]): Promise<CrawledPage[]> {
  const attributesRead = ['alt', 'aria-label', 'title', 'placeholder'];

  function textsOf(page: Document): string[] {
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, noscript, template')) texts.push(textContent?.trim() ?? '');
    }
    for (const name of attributesRead) {
      page.querySelectorAll(`[${name}]`).forEach((element) => texts.push(element.getAttribute(name) ?? ''));
    }
    page.querySelectorAll('meta[content]').forEach((meta) => texts.push(meta.getAttribute('content') ?? ''));
    return texts.filter((text) => text !== '');
  }

  function read(address: string, status: number, html: string): CrawledPage {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string, attribute: string): string[] =>
      [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    const absolute = (reference: string) => new URL(reference, address).href;
    const named = (selector: string, name: string, value: string): Record<string, string[]> => {
      const entries: Record<string, string[]> = {};
      page.querySelectorAll(selector).forEach((element) => {
        const key = element.getAttribute(name) ?? '';
        entries[key] = [...(entries[key] ?? []), element.getAttribute(value) ?? ''];
      });
      return entries;
    };
    const alternates = named('link[rel=alternate][hreflang]', 'hreflang', 'href');
    const sources = [...all('[srcset]', 'srcset'), ...all('[imagesrcset]', 'imagesrcset')].flatMap((set) =>
      set.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []),
    );
    return {
      path: new URL(address).pathname,
      status,
      lang: page.documentElement.lang,
      title: page.title,
      h1Count: page.querySelectorAll('h1').length,
      robots: all('meta[name=robots]', 'content')[0] ?? null,
      description: all('meta[name=description]', 'content')[0] ?? null,
      canonical: all('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        Object.entries(alternates).map(([language, hrefs]) => [language, hrefs.join(' ')]),
      ),
      openGraph: named('meta[property]', 'property', 'content'),
      ids: all('[id]', 'id'),
      links: all('a[href]', 'href').map(absolute),
      assets: [
        ...all('link[href]:not([rel=canonical], [rel=alternate])', 'href'),
        ...all('[src]', 'src'),
        ...sources.filter((source) => source !== ''),
      ].map(absolute),
      texts: textsOf(page),
    };
  }

  const queue = [...addresses];
  const pages: CrawledPage[] = [];
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const response = await fetch(address, { redirect: 'manual' });
      pages.push(read(address, response.status, await response.text()));
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export type InternalLink = { path: string; fragment: string; from: string };

/** Path and query, without the fragment. */
function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** Internal link targets, each once, with the first page that links to it. */
export function internalLinks(pages: readonly CrawledPage[], origin: string): InternalLink[] {
  const links = new Map<string, InternalLink>();
  for (const { path: from, links: addresses } of pages) {
    for (const address of addresses) {
      const url = new URL(address);
      if (url.origin !== origin || links.has(url.href)) continue;
      links.set(url.href, { path: pathOf(url), fragment: decodeURIComponent(url.hash.slice(1)), from });
    }
  }
  return [...links.values()];
}

/** The site's own files that pages load, each once, with the first page that loads it. */
export function internalAssets(pages: readonly CrawledPage[], origin: string): InternalLink[] {
  return internalLinks(
    pages.map((page) => ({ ...page, links: page.assets })),
    origin,
  );
}

/** Requests each path once, a few at a time, without following redirects. Returns those not answered by 200. */
export async function brokenLinks(
  links: readonly InternalLink[],
  request: APIRequestContext,
): Promise<string[]> {
  const queue = [...new Map(links.map((link) => [link.path, link])).values()];
  const broken: string[] = [];
  const work = async () => {
    for (let link = queue.shift(); link; link = queue.shift()) {
      const response = await request.head(link.path, { maxRedirects: 0 });
      if (response.status() !== 200) broken.push(`${link.path}: ${response.status()} (on ${link.from})`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return broken.sort();
}

export type SitemapEntry = { url: string; lastmod: string | null; alternates: Record<string, string> };

const decoded = (text: string) => text.replaceAll('&amp;', '&');

function entryOf(xml: string): SitemapEntry {
  const links = [...xml.matchAll(/<xhtml:link\b[^>]*hreflang="([^"]+)"[^>]*href="([^"]+)"/g)];
  return {
    url: decoded(/<loc>([^<]+)<\/loc>/.exec(xml)?.[1] ?? ''),
    lastmod: /<lastmod>([^<]+)<\/lastmod>/.exec(xml)?.[1] ?? null,
    alternates: Object.fromEntries(links.map(([, language = '', href = '']) => [language, decoded(href)])),
  };
}

/** Every entry of the sitemaps listed in the index (https://www.sitemaps.org/protocol.html). */
export async function readSitemap(request: APIRequestContext): Promise<SitemapEntry[]> {
  const index = await (await request.get('/sitemap-index.xml')).text();
  const sitemaps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? []);
  const texts = await Promise.all(
    sitemaps.map(async (address) => (await request.get(new URL(address).pathname)).text()),
  );
  return texts.flatMap((xml) => [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entryOf(entry)));
}

/** A link to a document of a fund or share, as in the HTML. */
export type DocumentLink = { path: string; language: string | null };

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;
}

/** In document order, including repetitions. */
export function documentLinksIn(html: string): DocumentLink[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const path = attribute(tag, 'href')?.replaceAll('&amp;', '&');
    return path?.includes('/docs/funds/') ? [{ path, language: attribute(tag, 'hreflang') }] : [];
  });
}

/** Language declared by a PDF (ISO 32000-1, 14.9.2): empty if none, `null` if the file is not a PDF. */
export function pdfLanguage(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return null;
  return /\/Lang \((?:\xFE\xFF)?([^)]*)\)/.exec(text)?.[1]?.replaceAll('\0', '') ?? '';
}

type Texts = { [key: string]: string | Texts };

/** Dictionary keys as i18next would print them for a missing text, such as `section.documents`. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );
}

const keys = new Set([enCommon, enFunds, enNews].flatMap((texts) => keysOf(texts)).filter(isUnlikeAWord));

/** One-word keys such as `contact` can be legitimate text. */
function isUnlikeAWord(key: string): boolean {
  return /[._]|[a-z][A-Z]/.test(key);
}

const leftovers = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\bnull\b(?! and void)/,
  /\[object \w+\]/,
  /\bInvalid Date\b/,
  /\{\{|\}\}/,
  /\b(?:common|funds|layout|news|routes):[a-z]/i,
];

/** Text that no editor wrote: stringified values such as `undefined`, and untranslated keys. */
export function leftoversIn(texts: readonly string[]): string[] {
  return texts.filter((text) => keys.has(text) || leftovers.some((pattern) => pattern.test(text)));
}
