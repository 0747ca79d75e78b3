/** Names of the filters in the query of the address, in their order. */
export const filterNames = ['asset', 'label', 'currency', 'eligibility'] as const;

export const sortName = 'sort';
export const viewName = 'view';

const rangeParameters = [...filterNames, sortName, viewName];

/** The query of an address where it asks something of the range: others, such as `?utm_source=…`, ask nothing. */
export function rangeQueryIn(search: string): string {
  const parameters = new URLSearchParams(search);
  return rangeParameters.some((name) => parameters.has(name)) ? search : '';
}
