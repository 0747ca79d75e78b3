import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { currencyOrder, inDisplayOrder } from '../displayOrders';
import type { CodedText, FundCardView, FundCategoryView } from '../fundViews';
import { filterNames, sortName, viewName } from './rangeParameters';
import { parseRangeSort, type RangeSort, formatRangeSort } from './rangeSort';

export type FilterName = (typeof filterNames)[number];

/** Chosen values by filter. A fund matches a filter with any of its values; an empty filter matches all. */
export type RangeFilters = Readonly<Record<FilterName, readonly string[]>>;

/** Filters, order and view from the query string: `?asset=equity&label=LABEL_ISR&sort=aum-desc&view=table`. */
export type RangeQuery = {
  filters: RangeFilters;
  /** `null`: by category. */
  sort: RangeSort | null;
  view: 'cards' | 'table';
};

/** `count`: funds that match this option and all other filters. */
export type FilterOption = CodedText & { count: number; chosen: boolean };

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
function distinctValues(funds: readonly FundCardView[], name: FilterName, profile?: InvestorProfileCode) {
  const titles = new Map(
    funds.flatMap((fund) => valuesOf(fund, name, profile)).map(({ code, title }) => [code, title]),
  );
  const values = [...titles].map(([code, title]): CodedText => ({ code, title }));
  return name === 'currency' ? inDisplayOrder(values, currencyOrder, ({ code }) => code) : values;
}

/**
 * Parses a query string. Unknown filters, and values that no fund has for any profile, are left out. A value that
 * only other profiles see is kept: without it the page would show funds that were not asked for.
 */
export function parseRangeQuery(search: string, categories: readonly FundCategoryView[]): RangeQuery {
  const parameters = new URLSearchParams(search);
  const funds = fundsOf(categories);
  const chosen = (name: FilterName) => {
    const asked = new Set(parameters.getAll(name));
    return distinctValues(funds, name)
      .map(({ code }) => code)
      .filter((code) => asked.has(code));
  };
  return {
    filters: {
      asset: chosen('asset'),
      label: chosen('label'),
      currency: chosen('currency'),
      eligibility: chosen('eligibility'),
    },
    sort: parseRangeSort(parameters.get(sortName)),
    view: parameters.get(viewName) === 'table' ? 'table' : 'cards',
  };
}

/** Query string with its question mark; empty for the defaults. */
export function formatRangeQuery({ filters, sort, view }: RangeQuery): string {
  const parameters = new URLSearchParams();
  for (const name of filterNames) for (const value of filters[name]) parameters.append(name, value);
  if (sort) parameters.set(sortName, formatRangeSort(sort));
  if (view === 'table') parameters.set(viewName, view);
  const query = parameters.toString();
  return query && `?${query}`;
}

/** Adds the value to a filter, or removes it. */
export function withToggled(filters: RangeFilters, name: FilterName, value: string): RangeFilters {
  const before = filters[name];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return { ...filters, [name]: after };
}

export function countChosen(filters: RangeFilters): number {
  return filterNames.reduce((count, name) => count + filters[name].length, 0);
}

/** True if a fund matches all filters, as the profile sees it. */
export function matches(fund: FundCardView, filters: RangeFilters, profile: InvestorProfileCode): boolean {
  return filterNames.every(
    (name) =>
      filters[name].length === 0 ||
      valuesOf(fund, name, profile).some(({ code }) => filters[name].includes(code)),
  );
}

/**
 * The options of a filter: what the profile's funds have, and what is chosen already, so that it can be removed.
 * Each with its number of funds.
 */
export function filterOptions(
  categories: readonly FundCategoryView[],
  name: FilterName,
  filters: RangeFilters,
  profile: InvestorProfileCode,
): FilterOption[] {
  const seen = fundsSeenBy(categories, profile);
  const open = distinctValues(seen, name, profile).map(({ code }) => code);
  return distinctValues(fundsOf(categories), name)
    .filter(({ code }) => open.includes(code) || filters[name].includes(code))
    .map(({ code, title }) => ({
      code,
      title,
      count: seen.filter((fund) => matches(fund, { ...filters, [name]: [code] }, profile)).length,
      chosen: filters[name].includes(code),
    }));
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
