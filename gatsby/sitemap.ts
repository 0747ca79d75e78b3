import { defaultLocale } from '../src/i18n/locales';
import type { PageMetadata } from '../src/components/seo/basePageContext';

/** Parts of a page's context that the sitemap needs. */
type SitePage = { path: string; pageContext: { metadata?: PageMetadata } };

type SitemapQuery = { allSitePage: { nodes: SitePage[] } };

/** The alternate for visitors of any other language: the default locale's, or the page's first. */
export function defaultAlternate(
  alternates: PageMetadata['alternates'],
): PageMetadata['alternates'][number] | undefined {
  return alternates.find(({ locale }) => locale === defaultLocale) ?? alternates[0];
}

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
