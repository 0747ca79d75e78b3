import type { APIRequestContext } from '@playwright/test';

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
