import { pagePath } from '../../src/routes/routeTable';
import type { ComparePageContext } from '../../src/templates/pageContext';
import { comparedFunds } from '../views/comparedShares';
import { trail } from '../views/structuredData';
import { pathsOf } from './contentPages';
import { latestDay, listedFundDays } from './lastChange';
import type { LocaleSources } from './localeSources';
import { baseContext, leadOf, type PageDefinition } from './pageDefinition';

/** The comparison of shares, if the content system has a page `compare`: its texts and the facts of every share. */
export function comparePages(sources: LocaleSources): PageDefinition[] {
  const { locale, site, content, pageLocales, funds, notices, rangePage, sanitise } = sources;
  return content.site.pages
    .filter(({ code }) => code === 'compare')
    .map((page): PageDefinition => {
      const path = pagePath('compare', locale);
      const context: ComparePageContext = {
        ...baseContext({
          locale,
          path,
          paths: pathsOf('compare', pageLocales.get('compare') ?? [locale]),
          site,
          title: page.title,
          description: page.description,
          keywords: page.keywords,
          structuredData: trail([rangePage, { title: page.title, path }], site),
          modifiedOn: latestDay(page.updatedAt, ...listedFundDays(funds)),
        }),
        title: page.title,
        ...leadOf(page, sanitise),
        funds: comparedFunds(funds, locale),
        rangePage,
        notices,
      };
      return { path, template: 'ComparePage', identity: 'page:compare', context };
    });
}
