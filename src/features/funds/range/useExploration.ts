import { useTranslation } from 'react-i18next';
import { type Locale, parseLocale } from '../../../i18n/locales';
import { useAppSelector } from '../../../store/hooks';
import { selectInvestorProfile } from '../../../store/preferences/preferencesSlice';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import type { FundCategoryView } from '../fundViews';
import { matchingCategories, parseRangeQuery, type RangeQuery } from './rangeFilters';

export type ExplorationProps = {
  categories: readonly FundCategoryView[];
  /** Query string. */
  search: string;
};

type Exploration = {
  locale: Locale;
  profile: InvestorProfileCode;
  query: RangeQuery;
  /** The funds that match the query, for the visitor's profile. */
  matching: FundCategoryView[];
};

/** The range's query and its results. */
export function useExploration({ categories, search }: ExplorationProps): Exploration {
  const { i18n } = useTranslation();
  const profile = useAppSelector(selectInvestorProfile);
  const query = parseRangeQuery(search, categories);
  return {
    locale: parseLocale(i18n.language),
    profile,
    query,
    matching: matchingCategories(categories, query.filters, profile),
  };
}
