import { useState, useSyncExternalStore } from 'react';

/** Browsers fire no event for `replaceState`. */
const replaced = 'querystringreplaced';

function onChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(replaced, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(replaced, listener);
  };
}

/** Reads it while the path is unchanged: on the way back it would be another page's. */
function queryStringReader(): () => string {
  let path: string | null = null;
  let search = '';
  return () => {
    path ??= window.location.pathname;
    if (path === window.location.pathname) ({ search } = window.location);
    return search;
  };
}

/** The query string with its question mark, or `''`; `null` on the server and in the first client render. */
export function useQueryString(): string | null {
  const [read] = useState(queryStringReader);
  return useSyncExternalStore<string | null>(onChange, read, () => null);
}

/**
 * Replaces the query string in the current history entry, so that going back leaves the page, and coming back restores
 * what was chosen. Not through the router, which would scroll and announce the page again.
 */
export function replaceQueryString(search: string): void {
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  } catch (error) {
    // Browsers limit history changes (Safari: 100 in 30 seconds): the page stays as it is.
    console.error(error);
  }
  window.dispatchEvent(new Event(replaced));
}
