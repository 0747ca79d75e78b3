import { defaultAlternate, type PageMetadata } from '../src/components/seo/basePageContext';

/** Parts of a page's context that the sitemap needs. */
type SitePage = { path: string; pageContext: { metadata?: PageMetadata } };

type SitemapQuery = { allSitePage: { nodes: SitePage[] } };

/** Options of gatsby-plugin-sitemap: indexed pages, each with its translations and the day its content changed. */
export const sitemapOptions = {
  output: '/',
  query: `{ site { siteMetadata { siteUrl } } allSitePage(sort: { path: ASC }) { nodes { path pageContext } } }`,
  resolvePages: ({ allSitePage }: SitemapQuery) =>
    allSitePage.nodes.filter(({ pageContext }) => pageContext.metadata?.indexed),
  serialize: ({ path, pageContext: { metadata } }: SitePage) => {
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
