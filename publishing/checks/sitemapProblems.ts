import type { PageFacts } from './pageFacts';
import type { SitePage } from '../releases/releaseFiles';
import type { SitemapEntry } from './readSitemap';
import { alternatesKey } from './translationProblems';

/** Where the sitemap and the pages that may be indexed differ. */
export function sitemapProblems(
  entries: readonly SitemapEntry[],
  pages: readonly SitePage[],
  facts: ReadonlyMap<string, PageFacts>,
  pathOf: (address: string) => string | undefined,
): string[] {
  const indexed = new Set(pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path));
  const listed = new Set<string>();
  const problems = entries.flatMap(({ address, alternates }) => {
    const path = pathOf(address);
    if (path === undefined || !indexed.has(path)) {
      return [`The sitemap names ${address}, which is no page that may be indexed.`];
    }
    if (listed.has(path)) return [`The sitemap names ${address} twice.`];
    listed.add(path);
    const page = facts.get(path);
    return page && alternatesKey(page.alternates) !== alternatesKey(alternates)
      ? [`The sitemap names other translations of ${path} than the page itself.`]
      : [];
  });
  const missing = [...indexed].filter((path) => !listed.has(path));
  return [...problems, ...missing.map((path) => `The sitemap lacks ${path}.`)];
}

/** Pages whose HTML says otherwise than the list of pages whether they may be indexed. */
export function indexingProblems(
  pages: readonly SitePage[],
  facts: ReadonlyMap<string, PageFacts>,
): string[] {
  return pages.flatMap(({ path, isIndexed }) => {
    const page = facts.get(path);
    if (!page || page.isIndexed === isIndexed) return [];
    return [
      isIndexed
        ? `${path} tells search engines not to list it (noindex), and is listed as a page that may be indexed.`
        : `${path} does not tell search engines not to list it (noindex).`,
    ];
  });
}
