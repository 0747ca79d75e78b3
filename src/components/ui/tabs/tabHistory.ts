import { globalHistory } from '@gatsbyjs/reach-router';

/** Marks history entries that were made by choosing a tab. */
const mark = 'tabChosen';

const listeners = new Set<() => void>();

/**
 * Adds a history entry with the tab's hash. Not through Gatsby, which would render the page again, scroll and
 * announce it. Gatsby tells entries apart by `key`.
 */
export function chooseTab(id: string): void {
  try {
    window.history.pushState({ key: String(Date.now()), [mark]: true }, '', `#${id}`);
    // For this entry: without it, going back would scroll to the panel.
    window.history.scrollRestoration = 'manual';
  } catch (error) {
    // Browsers limit history entries, for example with an arrow key held down: the tab stays as it is.
    console.warn(error);
    return;
  }
  listeners.forEach((listener) => listener());
}

/** Whether a history entry was made by choosing a tab. */
export function isTabChoice(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * Calls back when the hash changes, however it does. Gatsby fires no event for its own navigations. Not called for
 * the address of the next page.
 */
export function onAddressChange(listener: () => void): () => void {
  const { pathname } = window.location;
  const report = () => {
    if (window.location.pathname === pathname) listener();
  };
  listeners.add(report);
  const stopListening = globalHistory.listen(report);
  return () => {
    listeners.delete(report);
    stopListening();
    // The next page must not inherit it.
    window.history.scrollRestoration = 'auto';
  };
}
