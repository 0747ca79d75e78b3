import { globalHistory } from '@gatsbyjs/reach-router';

/** In the state of history entries that were made by choosing a tab. */
const mark = 'tabChosen';

const listeners = new Set<() => void>();

/**
 * Makes the tab the page's address, in an entry of its own. Not through Gatsby, which would render the whole page, scroll and
 * announce a new page. The key is what Gatsby tells entries apart by.
 */
export function chooseTab(id: string): void {
  try {
    window.history.pushState({ key: String(Date.now()), [mark]: true }, '', `#${id}`);
    // Of this entry: who goes back to it stays where they are, while browsers would scroll to the panel.
    window.history.scrollRestoration = 'manual';
  } catch (error) {
    // Browsers refuse too many entries within seconds, as with an arrow key held down: the tab stays as it is.
    console.warn(error);
    return;
  }
  listeners.forEach((listener) => listener());
}

/** Whether the state is of a history entry that was made by choosing a tab. */
export function isTabChoice(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * Calls back when the address has become another one of this page, by whatever means. Gatsby fires no event for the
 * addresses that it opens. A page that is about to be left is not told of the next one's.
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
    // The page that has taken the place of this one had it from its entry.
    window.history.scrollRestoration = 'auto';
  };
}
