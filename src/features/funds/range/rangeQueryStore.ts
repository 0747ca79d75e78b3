/** Query parameters of the filters, in the order in which they are written. */
export const filterNames = ['asset', 'label', 'currency', 'eligibility'] as const;

export const sortName = 'sort';
export const viewName = 'view';

const rangeParameters = [...filterNames, sortName, viewName];

/** A query without parameters of the range, such as `?utm_source=…`, counts as empty. */
function rangeQueryIn(search: string): string {
  const parameters = new URLSearchParams(search);
  return rangeParameters.some((name) => parameters.has(name)) ? search : '';
}

/** Browsers fire no event for `replaceState`. */
const queryChanged = 'fundrangequery';

type RangeQueryStore = {
  subscribe: (listener: () => void) => () => void;
  /** With its question mark; empty without parameters of the range. */
  read: () => string;
};

/** Follows the query string while the path is unchanged: on the way back it would be another page's. */
export function makeRangeQueryStore(): RangeQueryStore {
  let path: string | null = null;
  let search = '';
  return {
    subscribe(listener) {
      window.addEventListener('popstate', listener);
      window.addEventListener(queryChanged, listener);
      return () => {
        window.removeEventListener('popstate', listener);
        window.removeEventListener(queryChanged, listener);
      };
    },
    read() {
      path ??= window.location.pathname;
      if (path === window.location.pathname) search = rangeQueryIn(window.location.search);
      return search;
    },
  };
}

/**
 * Replaces the query string in the current history entry, so that going back leaves the page, and coming back
 * restores the range. Not through the router, which would scroll and announce the page again.
 */
export function replaceRangeQuery(search: string): void {
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  } catch (error) {
    // Browsers limit history changes (Safari: 100 in 30 seconds): the range stays as it is.
    console.error(error);
  }
  window.dispatchEvent(new Event(queryChanged));
}
