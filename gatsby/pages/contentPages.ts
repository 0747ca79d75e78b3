import type { PageRow } from '../../contract/queryRows';
import { type BlockView, type BlockSources, blockViews } from '../../src/features/blocks/blockViews';
import type { PageCode } from '../../src/routes/pageCodes';
import { disclaimerAnchor, isPageCode, pagePath } from '../../src/routes/routeTable';
import type {
  ComparePageContext,
  ContactPageContext,
  ContentPageContext,
  DocumentsPageContext,
  HomePageContext,
} from '../../src/templates/pageContext';
import { esgPageCode } from '../../contract/esgBlocks';
import { disclaimersPage, homePage } from '../../contract/requiredTexts';
import { holdingsView } from '../../src/features/home/holdingsView';
import { houseStructuredData, teamStructuredData, trail, webSite } from './structuredData';
import { esgPage } from './esgPage';
import { blockDays, documentDays, latestDay, listedFundDays } from './lastChange';
import type { LocaleSources } from './localeSources';
import { lazyPage, leadOf, once, pageContext, type PageDefinition } from './pageDefinition';
import { comparedFunds } from '../../src/features/funds/compare/compareViews';
import { libraryGroups } from '../../src/features/funds/library/libraryViews';

/**
 * The disclaimer ends the legal notices, so that it can be read, and linked to, without scripts. Nothing else
 * on that page may have its anchor.
 */
function withDisclaimer(
  blocks: readonly BlockView[],
  { title, body, footer }: LocaleSources['disclaimer'],
): BlockView[] {
  return [
    ...blocks.filter(({ code }) => code !== disclaimerAnchor),
    { kind: 'PROSE', code: disclaimerAnchor, title, body: `${body}${footer}` },
  ];
}

function blocksOf(page: PageRow, sources: LocaleSources, blockSources: BlockSources): BlockView[] {
  const blocks = blockViews(page, blockSources);
  return page.code === 'legal-notices' ? withDisclaimer(blocks, sources.disclaimer) : blocks;
}

/** The day on which what a page shows was last edited: the disclaimer ends one, two show texts of the company. */
function editedOn(page: PageRow, { pages, company }: LocaleSources['content']['site']): string | null {
  const shown = [
    page,
    ...(page.code === 'legal-notices' ? pages.filter(({ code }) => code === disclaimersPage) : []),
    ...(page.code === homePage || page.code === 'contact' ? [company] : []),
  ];
  return latestDay(...shown.map(({ updatedAt }) => updatedAt));
}

function structuredDataOf(code: PageCode, path: string, { infos, members, site, locale }: LocaleSources) {
  if (code === 'teams') return { structuredData: teamStructuredData(members, path, site) };
  if (code !== homePage && code !== 'contact') return {};
  const house = houseStructuredData(infos, site);
  return { structuredData: code === homePage ? [...house, webSite(site, locale)] : house };
}

/** The comparison of shares: the content system's texts, and the facts of every share. */
function comparePage(page: PageRow, sources: LocaleSources): PageDefinition {
  const { locale, site, funds, notices, rangePage, sanitise } = sources;
  const { title } = page;
  const path = pagePath('compare', locale);
  const makeContext = (): ComparePageContext => ({
    ...pageContext('compare', page, sources, {
      structuredData: trail([rangePage, { title, path }], site),
      modifiedOn: latestDay(page.updatedAt, ...listedFundDays(funds)),
    }),
    title,
    ...leadOf(page, sanitise),
    funds: comparedFunds(funds, locale),
    rangePage,
    notices,
  });
  return lazyPage({ path, template: 'ComparePage', identity: 'page:compare' }, makeContext);
}

/** The documents of funds, shares and company, under the content system's texts. */
function documentsPage(page: PageRow, sources: LocaleSources): PageDefinition {
  const { locale, content, funds, sanitise } = sources;
  const { company } = content.site;
  const owners = [company, ...funds.flatMap(({ row }) => [row, ...row.shares])];
  const makeContext = (): DocumentsPageContext => ({
    ...pageContext('documents', page, sources, {
      modifiedOn: latestDay(page.updatedAt, ...owners.flatMap(documentDays)),
    }),
    ...leadOf(page, sanitise),
    groups: libraryGroups(funds, company, locale),
  });
  const path = pagePath('documents', locale);
  return lazyPage({ path, template: 'DocumentsPage', identity: 'page:documents' }, makeContext);
}

/**
 * The home and the pages of behaviour.md §2.2, from the content system's pages. Codes that are not routes (texts used
 * elsewhere) have no page.
 */
export function contentPages(sources: LocaleSources): PageDefinition[] {
  const { locale, content } = sources;
  const { company, pages } = content.site;
  const blockSources: BlockSources = {
    ...sources,
    news: content.news,
    phone: sources.infos.get('PHONE') ?? null,
  };
  return pages.flatMap((page): PageDefinition[] => {
    if (!isPageCode(page.code) || page.code === 'news') return [];
    if (page.code === 'compare') return [comparePage(page, sources)];
    if (page.code === 'documents') return [documentsPage(page, sources)];
    const path = pagePath(page.code, locale);
    const identity = `page:${page.code}`;
    const { code } = page;
    const context = once((): ContentPageContext => {
      const blocks = blocksOf(page, sources, blockSources);
      const portfolios = code === homePage ? sources.funds.map(({ row }) => row.portfolio?.date) : [];
      return {
        ...pageContext(code, page, sources, {
          title: code === homePage ? company.baseline : page.title,
          modifiedOn: latestDay(editedOn(page, content.site), ...portfolios, ...blockDays(blocks, sources)),
          ...structuredDataOf(code, path, sources),
        }),
        code,
        title: page.title,
        blocks,
      };
    });
    if (page.code === 'contact') {
      const whereabouts = Array.from(sources.infos, ([code, text]) => ({ code, content: text }));
      const contactContext = (): ContactPageContext => ({ ...context(), whereabouts });
      return [lazyPage({ path, template: 'ContactPage', identity }, contactContext)];
    }
    if (page.code === esgPageCode) return [esgPage(context(), path)];
    if (page.code !== homePage) return [lazyPage({ path, template: 'ContentPage', identity }, context)];
    const homeContext = (): HomePageContext => ({
      ...context(),
      baseline: company.baseline,
      subBaseline: company.subBaseline,
      keyFigures: company.keyFigures,
      fundRange: sources.rangePage,
      holdings: holdingsView(sources.funds, locale),
    });
    return [lazyPage({ path, template: 'HomePage', identity }, homeContext)];
  });
}
