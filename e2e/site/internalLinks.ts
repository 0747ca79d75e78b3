import type { APIRequestContext } from '@playwright/test';
import type { CrawledPage } from './crawledPage';

export type InternalLink = { path: string; fragment: string; from: string };

/** Path and query, without the fragment. */
function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** The links between pages and files of the site, each target once, with the first page that has it. */
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

/** The site's own files that pages load, each once, with the first page that asks for it. */
export function internalAssets(pages: readonly CrawledPage[], origin: string): InternalLink[] {
  return internalLinks(
    pages.map((page) => ({ ...page, links: page.assets })),
    origin,
  );
}

/** Asks for each path once, a few at a time, without following redirects: says which are not answered by 200. */
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
