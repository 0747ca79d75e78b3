import path from 'node:path';
import { simpleSitemapAndIndex } from 'sitemap';
import { defaultAlternate, type PageMetadata } from '../src/components/seo/basePageContext';

/** Parts of a page's context that the sitemap needs. */
type SitemapPage = { path: string; pageContext: { metadata?: PageMetadata } };

type SitemapQuery = { allSitePage: { nodes: SitemapPage[] } };

/** Options of gatsby-plugin-sitemap: indexed pages, each with its translations and the day its content changed. */
export const sitemapOptions = {
  output: '/',
  query: `{ site { siteMetadata { siteUrl } } allSitePage(sort: { path: ASC }) { nodes { path pageContext } } }`,
  resolvePages: ({ allSitePage }: SitemapQuery) =>
    allSitePage.nodes.filter(({ pageContext }) => pageContext.metadata?.indexed),
  serialize: ({ path, pageContext: { metadata } }: SitemapPage) => {
    const alternates = metadata?.alternates ?? [];
    const fallback = defaultAlternate(alternates);
    return {
      url: metadata?.canonical ?? path,
      lastmod: metadata?.modifiedOn ?? undefined,
      links: [
        ...alternates.map(({ locale, url }) => ({ lang: locale, url })),
        ...(fallback ? [{ lang: 'x-default', url: fallback.url }] : []),
      ],
    };
  },
};

/** The plugin's own. */
const entryLimit = 45_000;

/** Writes the files that the plugin writes, as it does. @param folder below that of this process */
export async function writeSitemap(
  pages: readonly SitemapPage[],
  siteUrl: string,
  folder: string,
): Promise<void> {
  const nodes = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const { resolvePages, serialize, output } = sitemapOptions;
  await simpleSitemapAndIndex({
    hostname: siteUrl,
    publicBasePath: output,
    // It takes no absolute one.
    destinationDir: path.relative(process.cwd(), folder),
    sourceData: resolvePages({ allSitePage: { nodes } }).map(serialize),
    limit: entryLimit,
    gzip: false,
  });
}
