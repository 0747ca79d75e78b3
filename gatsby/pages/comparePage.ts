import { pagePath } from '../../src/routes/routeTable';
import type { ComparePageContext } from '../../src/templates/pageContext';
import { comparedFunds } from '../views/comparedShares';
import { trail } from '../views/structuredData';
import { latestDay, listedFundDays } from './lastChange';
import type { LocaleSources } from './localeSources';
import { leadOf, pageContext, type PageDefinition, type PageRow } from './pageDefinition';

/** The comparison of shares: the content system's texts, and the facts of every share. */
export function comparePage(page: PageRow, sources: LocaleSources): PageDefinition {
  const { locale, site, funds, notices, rangePage, sanitise } = sources;
  const { title } = page;
  const path = pagePath('compare', locale);
  const context: ComparePageContext = {
    ...pageContext('compare', page, sources, {
      structuredData: trail([rangePage, { title, path }], site),
      modifiedOn: latestDay(page.updatedAt, ...listedFundDays(funds)),
    }),
    title,
    ...leadOf(page, sanitise),
    funds: comparedFunds(funds, locale),
    rangePage,
    notices,
  };
  return { path, template: 'ComparePage', identity: 'page:compare', context };
}
