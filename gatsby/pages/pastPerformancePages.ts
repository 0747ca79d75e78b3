import { pastPerformance } from '../../locales/pastPerformance.generated';
import { pastPerformancePath } from '../../src/routes/fundPageRoutes';
import type { PastPerformancePageContext } from '../../src/templates/pageContext';
import {
  pastPerformancePageView,
  wholeYears,
} from '../../src/features/funds/pastPerformance/pastPerformanceViews';
import { trail } from './structuredData';
import { sharePaths } from './fundPages';
import { latestDay } from './lastChange';
import type { LocaleSources } from './localeSources';
import { baseContext, type PageDefinition } from './pageDefinition';

/** A page for each active share from its first anniversary on, to which its KID links; indexed, as anyone may look for it. */
export function pastPerformancePages({
  locale,
  site,
  funds,
  rangePage,
  notices,
}: LocaleSources): PageDefinition[] {
  return funds.flatMap((fund) =>
    fund.row.shares.flatMap((share): PageDefinition[] => {
      const view = pastPerformancePageView(fund, share, locale);
      if (!view) return [];
      const { title, titleEnd, description } = pastPerformance[locale];
      const path = pastPerformancePath(view.share.path, locale);
      const name = `${share.name} (${share.isinCode})`;
      const context: PastPerformancePageContext = {
        ...baseContext({
          locale,
          path,
          paths: sharePaths(fund.row, share, pastPerformancePath),
          site,
          title: fund.row.title,
          titleEnd: ` – ${name}, ${titleEnd}`,
          description: `${fund.row.title} – ${name}. ${description}`,
          keywords: [fund.row.title, share.name, share.isinCode],
          shared: { kicker: title, title: fund.row.title },
          modifiedOn: latestDay(share.scenarios[0]?.date, wholeYears(share)[0]?.endDate, share.updatedAt),
          structuredData: trail(
            [rangePage, view.fund, { title: share.name, path: view.share.path }, { title, path }],
            site,
          ),
        }),
        ...view,
        rangePage,
        source: notices.performanceSource,
      };
      return [
        { path, template: 'PastPerformancePage', identity: `past-performance:${share.isinCode}`, context },
      ];
    }),
  );
}
