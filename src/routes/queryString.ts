import { useSyncExternalStore } from 'react';

/** Names of the address's parameters, on `<html>`. */
export const queryAttribute = 'data-query';

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

/** The query string with its question mark, or `''`; `null` on the server and in the first client render. */
export function useQueryString(): string | null {
  return useSyncExternalStore<string | null>(
    onChange,
    () => window.location.search,
    () => null,
  );
}

/**
 * Replaces the query string in the current history entry, so that going back leaves the page, and coming back restores
 * what was chosen.
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
