import { pagePath } from '../../src/routes/routeTable';
import type { DocumentsPageContext } from '../../src/templates/pageContext';
import { libraryGroups } from '../views/libraryGroups';
import { pathsOf } from './contentPages';
import { documentDays, latestDay } from './lastChange';
import type { LocaleSources } from './localeSources';
import { baseContext, leadOf, type PageDefinition } from './pageDefinition';

/** The documents of funds, shares and company, if the content system has a page `documents` with its texts. */
export function documentsPages(sources: LocaleSources): PageDefinition[] {
  const { locale, site, content, pageLocales, funds, sanitise } = sources;
  const { pages, company } = content.site;
  return pages
    .filter(({ code }) => code === 'documents')
    .map((page): PageDefinition => {
      const path = pagePath('documents', locale);
      const owners = [company, ...funds.flatMap(({ row }) => [row, ...row.shares])];
      const context: DocumentsPageContext = {
        ...baseContext({
          locale,
          path,
          paths: pathsOf('documents', pageLocales.get('documents') ?? [locale]),
          site,
          title: page.title,
          description: page.description,
          keywords: page.keywords,
          modifiedOn: latestDay(page.updatedAt, ...owners.flatMap(documentDays)),
        }),
        ...leadOf(page, sanitise),
        groups: libraryGroups(funds, company, locale),
      };
      return { path, template: 'DocumentsPage', identity: 'page:documents', context };
    });
}
