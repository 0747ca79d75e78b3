import { useTranslation } from 'react-i18next';
import { type Locale, parseLocale } from '../../../i18n/locales';
import { useInvestorProfile } from '../../../store/useInvestorProfile';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import type { FundCategoryView } from '../fundViews';
import { fundsOf, matchingCategories, parseRangeQuery, type RangeQuery } from './rangeFilters';
import { type RangeRow, rangeRow } from './rangeRows';
import { inRangeOrder } from './rangeSort';

export type Exploration = {
  categories: readonly FundCategoryView[];
  locale: Locale;
  profile: InvestorProfileCode;
  query: RangeQuery;
  /** The funds that match the query, for the visitor's profile; without a query those of all profiles, as in the HTML. */
  found: readonly FundCategoryView[];
  /** Those that the profile sees of them, in the query's order. */
  rows: RangeRow[];
};

/** The range's query and its results. @param search the query string */
export function useExploration(categories: readonly FundCategoryView[], search: string): Exploration {
  const { i18n } = useTranslation();
  const locale = parseLocale(i18n.language);
  const profile = useInvestorProfile();
  const query = parseRangeQuery(search, categories);
  const matching = matchingCategories(categories, query.filters, profile);
  const rows = fundsOf(matching).map((fund) => rangeRow(fund, profile, locale));
  return {
    categories,
    locale,
    profile,
    query,
    found: search ? matching : categories,
    rows: query.sort ? inRangeOrder(rows, query.sort, locale) : rows,
  };
}
