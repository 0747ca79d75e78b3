import type { CodedText } from '../fundViews';

/** Chosen values by filter. An item matches a filter with any of its values; an empty filter matches all. */
export type Filters<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** `count`: items that match this option and all other filters. */
export type FilterOption = CodedText & { count: number; chosen: boolean };

/** Each once, in the order of their first occurrence. */
export function distinctValues(values: readonly CodedText[]): CodedText[] {
  return Array.from(new Map(values.map(({ code, title }) => [code, title])), ([code, title]) => ({
    code,
    title,
  }));
}

/** The values that the address asks for, of those that there are. Unknown filters and values are left out. */
export function chosenFilters<Name extends string>(
  names: readonly Name[],
  parameters: URLSearchParams,
  knownOf: (name: Name) => readonly CodedText[],
): Filters<Name> {
  const chosen: Partial<Record<Name, readonly string[]>> = {};
  for (const name of names) {
    const asked = new Set(parameters.getAll(name));
    chosen[name] = knownOf(name).flatMap(({ code }) => (asked.has(code) ? code : []));
  }
  return chosen as Filters<Name>;
}

/** Parameters of the query string, in the order of the names. */
export function filterParameters<Name extends string>(
  names: readonly Name[],
  filters: Filters<Name>,
): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => filters[name].map((value) => [name, value])));
}

/** Adds the value to a filter, or removes it. */
export function withToggled<Name extends string>(
  filters: Filters<Name>,
  name: Name,
  value: string,
): Filters<Name> {
  const before = filters[name];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return { ...filters, [name]: after };
}

export function countChosen<Name extends string>(filters: Filters<Name>): number {
  return Object.values<readonly string[]>(filters).flat().length;
}

/** True for an item with these values if it matches all filters. */
export function matchesFilters<Name extends string>(
  names: readonly Name[],
  filters: Filters<Name>,
  valuesOf: (name: Name) => readonly CodedText[],
): boolean {
  return names.every(
    (name) => filters[name].length === 0 || valuesOf(name).some(({ code }) => filters[name].includes(code)),
  );
}

/**
 * The options of a filter: what the profile's items have, and what is chosen already, so that it can be removed.
 *
 * @param known values of all items
 * @param open values of the profile's items
 * @param countWith the number of the profile's items that match
 */
export function optionsOf<Name extends string>(
  name: Name,
  filters: Filters<Name>,
  {
    known,
    open,
    countWith,
  }: {
    known: readonly CodedText[];
    open: readonly CodedText[];
    countWith: (filters: Filters<Name>) => number;
  },
): FilterOption[] {
  return known
    .map(({ code, title }) => ({ code, title, chosen: filters[name].includes(code) }))
    .filter(({ code, chosen }) => chosen || open.some((value) => value.code === code))
    .map((option) => ({ ...option, count: countWith({ ...filters, [name]: [option.code] }) }));
}
