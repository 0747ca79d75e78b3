import { baseContext } from './pages/pageDefinition';
import { pagesWithoutLocale } from './pages/plainPages';
import { siteUrl } from './testing/contentRows';
import { sitemapOptions } from './sitemap';

const site = { url: siteUrl, name: 'Korvane', brandDigest: '', colour: '#2b2d69', searchSuggestions: [] };

function sitePage(paths: { fr?: string; en?: string; it?: string }, modifiedOn?: string) {
  const path = paths.it ?? '';
  const values = { locale: 'it', path, paths, site, title: 'T', description: null, modifiedOn } as const;
  return { path, pageContext: baseContext(values) };
}

describe('the sitemap', () => {
  it('leaves out pages that may not be indexed or are not ours', () => {
    const page = sitePage({ it: '/it/filosofia' });
    const nodes = [
      ...pagesWithoutLocale(site).map(({ path, context }) => ({ path, pageContext: context })),
      { path: '/404.html', pageContext: {} },
      page,
    ];
    expect(sitemapOptions.resolvePages({ allSitePage: { nodes } })).toEqual([page]);
  });

  it('has the page’s address, the day of its last change and its translations', () => {
    const page = sitePage({ fr: '/fr/funds/marchés', it: '/it/funds/mercati' }, '2026-11-19');
    expect(sitemapOptions.serialize(page)).toEqual({
      url: `${siteUrl}/it/funds/mercati`,
      lastmod: '2026-11-19',
      links: [
        { lang: 'fr', url: `${siteUrl}/fr/funds/march%C3%A9s` },
        { lang: 'it', url: `${siteUrl}/it/funds/mercati` },
        { lang: 'x-default', url: `${siteUrl}/fr/funds/march%C3%A9s` },
      ],
    });
  });

  it('claims no day that is not known, and without a translation no page for other languages', () => {
    const { lastmod, links } = sitemapOptions.serialize(sitePage({ it: '/it' }));
    expect(lastmod).toBeUndefined();
    expect(links.map(({ lang }) => lang)).toEqual(['it']);
  });
});
