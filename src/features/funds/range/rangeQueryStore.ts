/** Names of the filters in the query of the address, in their order. */
export const filterNames = ['asset', 'label', 'currency', 'eligibility'] as const;

export const sortName = 'sort';
export const viewName = 'view';

const rangeParameters = [...filterNames, sortName, viewName];

/** The query of an address where it asks something of the range: others, such as `?utm_source=…`, ask nothing. */
function rangeQueryIn(search: string): string {
  const parameters = new URLSearchParams(search);
  return rangeParameters.some((name) => parameters.has(name)) ? search : '';
}

/** Told to the page when the range has changed the query of the address: browsers do not tell it. */
const queryChanged = 'meridane:rangequery';

type RangeQueryStore = {
  subscribe: (listener: () => void) => () => void;
  /** The query of the address, with its question mark; nothing where it asks nothing of the range. */
  read: () => string;
};

/**
 * Follows the query of the page's address. Once the address is another page's, as when the visitor goes back, the query
 * stays what it was until the page has gone.
 */
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
 * Writes the query into the address in place of the one that is there: going back leaves the page, as from any page, and
 * coming back finds it as it was left. It is no navigation of the router, which would scroll and announce the page anew.
 */
export function replaceRangeQuery(search: string): void {
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  } catch (error) {
    // Browsers allow so many changes in a while (Safari: 100 in 30 seconds): the range stays as it is.
    console.error(error);
  }
  window.dispatchEvent(new Event(queryChanged));
}
