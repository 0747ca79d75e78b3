import { useTranslation } from 'react-i18next';
import { type Locale, parseLocale } from '../../../i18n/locales';
import { useAppSelector } from '../../../store/hooks';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import type { FundCategoryView } from '../fundViews';
import { matchingCategories, parseRangeQuery, type RangeQuery } from './rangeFilters';

export type ExplorationProps = {
  categories: readonly FundCategoryView[];
  /** Query of the address. */
  search: string;
};

type Exploration = {
  locale: Locale;
  profile: InvestorProfileCode;
  query: RangeQuery;
  /** What the visitor's profile sees of what the query asks for. */
  matching: FundCategoryView[];
};

/** What the address asks of the range, and what answers it. */
export function useExploration({ categories, search }: ExplorationProps): Exploration {
  const { i18n } = useTranslation();
  const profile = useAppSelector(({ preferences }) => preferences.investorProfile);
  const query = parseRangeQuery(search, categories);
  return {
    locale: parseLocale(i18n.language),
    profile,
    query,
    matching: matchingCategories(categories, query.filters, profile),
  };
}
