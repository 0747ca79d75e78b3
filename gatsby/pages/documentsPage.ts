import { pagePath } from '../../src/routes/routeTable';
import type { DocumentsPageContext } from '../../src/templates/pageContext';
import { libraryGroups } from '../views/libraryGroups';
import { documentDays, latestDay } from './lastChange';
import type { LocaleSources } from './localeSources';
import { leadOf, pageContext, type PageDefinition, type PageRow } from './pageDefinition';

/** The documents of funds, shares and company, under the content system's texts. */
export function documentsPage(page: PageRow, sources: LocaleSources): PageDefinition {
  const { locale, content, funds, sanitise } = sources;
  const { company } = content.site;
  const owners = [company, ...funds.flatMap(({ row }) => [row, ...row.shares])];
  const context: DocumentsPageContext = {
    ...pageContext('documents', page, sources, {
      modifiedOn: latestDay(page.updatedAt, ...owners.flatMap(documentDays)),
    }),
    ...leadOf(page, sanitise),
    groups: libraryGroups(funds, company, locale),
  };
  return {
    path: pagePath('documents', locale),
    template: 'DocumentsPage',
    identity: 'page:documents',
    context,
  };
}
