/** Query parameters of the filters, in the order in which they are written. */
export const filterNames = ['asset', 'label', 'currency', 'eligibility'] as const;

export const sortName = 'sort';
export const viewName = 'view';

export const rangeParameters = [...filterNames, sortName, viewName];

/** The query string; empty without parameters of the range, as `?utm_source=…` is. */
export function rangeQueryIn(search: string): string {
  const parameters = new URLSearchParams(search);
  return rangeParameters.some((name) => parameters.has(name)) ? search : '';
}
