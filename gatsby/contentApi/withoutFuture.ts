import type { FundRow, ShareRow } from '../../contract/queryRows';
import type { LocaleContent } from './fetchLocaleContent';

/**
 * The content that may be published today: without news, documents and figures of later days, and with no day of a
 * change that is still to come, and without a liquidity management tool whose use has ended.
 *
 * @param today `YYYY-MM-DD`
 */
export function withoutFuture(content: LocaleContent, today: string): LocaleContent {
  const { site, categories, curves, news } = content;
  const hasCome = ({ date }: { date?: string | null }) => !date || date <= today;
  const changed = <Row extends { updatedAt?: string | null }>(row: Row): Row => {
    return hasCome({ date: row.updatedAt }) ? row : { ...row, updatedAt: null };
  };
  const share = (row: ShareRow): ShareRow => ({
    ...changed(row),
    documents: row.documents.filter(hasCome),
    scenarios: row.scenarios.filter(hasCome),
    corporateActions: row.corporateActions.filter(hasCome),
    navCorrections: row.navCorrections.filter(({ correctedOn: date }) => hasCome({ date })),
    ...(!hasCome(row.lastPrice ?? {}) && {
      ...{ lastPrice: null, navsVersion: null, fetchedData: [], computedData: null },
      ...{ lessThanOneYear: true, moreThanTenYears: false },
    }),
  });
  const fund = (row: FundRow): FundRow => ({
    ...changed(row),
    managers: row.managers.map(changed),
    aum: row.aum && hasCome({ date: row.aum.dateTo }) ? row.aum : null,
    portfolio: row.portfolio && hasCome(row.portfolio) ? row.portfolio : null,
    changes: row.changes.filter(hasCome),
    activatedTools: row.activatedTools.filter((tool) => hasCome(tool) && (tool.until ?? today) >= today),
    documents: row.documents.filter(hasCome),
    sustainability:
      row.sustainability &&
      changed({ ...row.sustainability, changes: row.sustainability.changes.filter(hasCome) }),
    shares: row.shares.map(share),
  });
  return {
    ...content,
    site: {
      ...site,
      pages: site.pages.map(changed),
      company: { ...changed(site.company), documents: site.company.documents.filter(hasCome) },
      newsCategories: site.newsCategories.map(changed),
      teamMembers: site.teamMembers.map(changed),
    },
    categories: categories.map((category) => ({ ...changed(category), funds: category.funds.map(fund) })),
    curves: new Map([...curves].map(([isin, curve]) => [isin, curve.filter(hasCome)])),
    news: news.filter(hasCome).map(changed),
  };
}
