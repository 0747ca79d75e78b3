import { useCallback, useReducer, useState, useSyncExternalStore } from 'react';

function onPopState(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Reads the query string of the page that is open now; of another one, as when the visitor goes back, it knows nothing. */
function searchReader(): () => string {
  let path: string | null = null;
  let search = '';
  return () => {
    path ??= window.location.pathname;
    if (path === window.location.pathname) search = window.location.search;
    return search;
  };
}

/**
 * The query string of the page's address, and a function that replaces it. A change takes the place of the page's entry in
 * the history: back leads to the page before, and returning finds the choice as it was left. A navigation of the router would
 * scroll and announce the page anew.
 *
 * `null` on the server and in the browser's first render, which know nothing of it.
 */
export function useSearch(): [string | null, (search: string) => void] {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const [readSearch] = useState(searchReader);
  const search = useSyncExternalStore<string | null>(onPopState, readSearch, () => null);
  const replaceSearch = useCallback((next: string) => {
    const { pathname, hash } = window.location;
    try {
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
    } catch (error) {
      // Browsers allow so many changes in a while (Safari: 100 in 30 seconds): the choice stays as it is.
      console.error(error);
    }
    renderAgain();
  }, []);
  return [search, replaceSearch];
}
