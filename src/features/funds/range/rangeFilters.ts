import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { currencyOrder, inDisplayOrder } from '../displayOrders';
import {
  chosenFilters,
  distinctValues,
  type FilterOption,
  filterParameters,
  type Filters,
  matchesFilters,
  optionsOf,
} from '../filters/filters';
import type { CodedText, FundCardView, FundCategoryView } from '../fundViews';
import { filterNames, sortName, viewName } from './rangeParameters';
import { parseRangeSort, type RangeSort, formatRangeSort } from './rangeSort';

export type FilterName = (typeof filterNames)[number];

export type RangeFilters = Filters<FilterName>;

/** Filters, order and view from the query string: `?asset=equity&label=LABEL_ISR&sort=aum-desc&view=table`. */
export type RangeQuery = {
  filters: RangeFilters;
  /** `null`: by category. */
  sort: RangeSort | null;
  view: 'cards' | 'table';
};

export const noFilters: RangeFilters = { asset: [], label: [], currency: [], eligibility: [] };

/**
 * A fund's values of a filter.
 * @param profile whose shares count; all shares without it
 */
function valuesOf(fund: FundCardView, name: FilterName, profile?: InvestorProfileCode): CodedText[] {
  switch (name) {
    case 'asset':
      return [{ code: fund.assetClass, title: fund.assetClass }];
    case 'label':
      return fund.labels;
    case 'currency':
      return fund.currencies
        .filter(({ visibleTo }) => !profile || visibleTo.includes(profile))
        .flatMap(({ codes }) => codes.map((code) => ({ code, title: code })));
    case 'eligibility':
      return fund.eligibilities;
  }
}

export function fundsOf(categories: readonly FundCategoryView[]): FundCardView[] {
  return categories.flatMap(({ funds }) => funds);
}

export function fundsSeenBy(
  categories: readonly FundCategoryView[],
  profile: InvestorProfileCode,
): FundCardView[] {
  return fundsOf(categories).filter(({ visibleTo }) => visibleTo.includes(profile));
}

/** Distinct values of a filter among the funds; currencies in the order of behaviour.md §9. */
function fundValues(funds: readonly FundCardView[], name: FilterName, profile?: InvestorProfileCode) {
  const values = distinctValues(funds.flatMap((fund) => valuesOf(fund, name, profile)));
  return name === 'currency' ? inDisplayOrder(values, currencyOrder, ({ code }) => code) : values;
}

/**
 * Parses a query string. Unknown filters, and values that no fund has for any profile, are left out. A value that
 * only other profiles see is kept: without it the page would show funds that were not asked for.
 */
export function parseRangeQuery(search: string, categories: readonly FundCategoryView[]): RangeQuery {
  const parameters = new URLSearchParams(search);
  const funds = fundsOf(categories);
  return {
    filters: chosenFilters(filterNames, parameters, (name) => fundValues(funds, name)),
    sort: parseRangeSort(parameters.get(sortName)),
    view: parameters.get(viewName) === 'table' ? 'table' : 'cards',
  };
}

/** Query string with its question mark; empty for the defaults. */
export function formatRangeQuery({ filters, sort, view }: RangeQuery): string {
  const parameters = filterParameters(filterNames, filters);
  if (sort) parameters.set(sortName, formatRangeSort(sort));
  if (view === 'table') parameters.set(viewName, view);
  const query = parameters.toString();
  return query && `?${query}`;
}

/** True if a fund matches all filters, as the profile sees it. */
export function matches(fund: FundCardView, filters: RangeFilters, profile: InvestorProfileCode): boolean {
  return matchesFilters(filterNames, filters, (name) => valuesOf(fund, name, profile));
}

/** The options of a filter, each with its number of funds. */
export function filterOptions(
  categories: readonly FundCategoryView[],
  name: FilterName,
  filters: RangeFilters,
  profile: InvestorProfileCode,
): FilterOption[] {
  const seen = fundsSeenBy(categories, profile);
  return optionsOf(name, filters, {
    known: fundValues(fundsOf(categories), name),
    open: fundValues(seen, name, profile),
    countWith: (others) => seen.filter((fund) => matches(fund, others, profile)).length,
  });
}

/** Categories with the profile's matching funds; empty ones are left out. */
export function matchingCategories(
  categories: readonly FundCategoryView[],
  filters: RangeFilters,
  profile: InvestorProfileCode,
): FundCategoryView[] {
  return categories
    .map((category) => ({
      ...category,
      funds: category.funds.filter(
        (fund) => fund.visibleTo.includes(profile) && matches(fund, filters, profile),
      ),
    }))
    .filter(({ funds }) => funds.length > 0);
}
