import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { currencyOrder, inDisplayOrder } from '../displayOrders';
import type { CodedText, FundCardView, FundCategoryView } from '../fundViews';
import { filterNames, sortName, viewName } from './rangeQueryStore';
import { parseRangeSort, type RangeSort, writeRangeSort } from './rangeSort';

export type FilterName = (typeof filterNames)[number];

/** The values chosen of each filter. A fund needs one of them; where none is chosen every fund passes. */
export type RangeFilters = Readonly<Record<FilterName, readonly string[]>>;

/** How the range is shown, as the address says it: `?asset=equity&label=LABEL_ISR&sort=aum-desc&view=table`. */
export type RangeQuery = {
  filters: RangeFilters;
  /** `null` for the order of the house: by category. */
  sort: RangeSort | null;
  view: 'cards' | 'table';
};

/** `count` is of the funds that are shown, or would be, with the other filters as they are. */
export type FilterOption = CodedText & { count: number; chosen: boolean };

export const noFilters: RangeFilters = { asset: [], label: [], currency: [], eligibility: [] };

/** What a fund has of a filter. @param profile whose shares count; everyone's without one */
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

/** The values of a filter that funds have, each once; currencies in the order of behaviour.md §9. */
function distinctValues(funds: readonly FundCardView[], name: FilterName, profile?: InvestorProfileCode) {
  const titles = new Map(
    funds.flatMap((fund) => valuesOf(fund, name, profile)).map(({ code, title }) => [code, title]),
  );
  const values = [...titles].map(([code, title]): CodedText => ({ code, title }));
  return name === 'currency' ? inDisplayOrder(values, currencyOrder, ({ code }) => code) : values;
}

/**
 * Reads the query of an address. What is no filter, and values that no fund of the range has for any profile, are left
 * out. A value that only other profiles meet stays: to leave it out would show funds that do not answer what was asked.
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

/** The query of the address with its question mark; nothing where all is as it comes. */
export function writeRangeQuery({ filters, sort, view }: RangeQuery): string {
  const parameters = new URLSearchParams();
  for (const name of filterNames) for (const value of filters[name]) parameters.append(name, value);
  if (sort) parameters.set(sortName, writeRangeSort(sort));
  if (view === 'table') parameters.set(viewName, view);
  const query = parameters.toString();
  return query && `?${query}`;
}

/** The filters with a value added, or taken out if it is among them. */
export function withToggled(filters: RangeFilters, name: FilterName, value: string): RangeFilters {
  const before = filters[name];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return { ...filters, [name]: after };
}

export function countChosen(filters: RangeFilters): number {
  return filterNames.reduce((count, name) => count + filters[name].length, 0);
}

/** Whether a fund has one of the values chosen of each filter, as the profile sees the fund. */
export function matches(fund: FundCardView, filters: RangeFilters, profile: InvestorProfileCode): boolean {
  return filterNames.every(
    (name) =>
      filters[name].length === 0 ||
      valuesOf(fund, name, profile).some(({ code }) => filters[name].includes(code)),
  );
}

/**
 * The choices of a filter: what the funds that the profile sees have, and what is chosen already, so that it can be taken
 * back. Each says how many funds it leads to.
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

/** The categories with the funds that the profile sees and that match; a category without one is not among them. */
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
