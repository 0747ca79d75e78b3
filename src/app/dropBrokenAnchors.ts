import { globalHistory } from '@gatsbyjs/reach-router';

/** The address without its anchor, where that is no valid text. */
function soundAddress(): string | undefined {
  const { hash, pathname, search } = window.location;
  try {
    decodeURI(hash);
    return undefined;
  } catch {
    return pathname + search;
  }
}

/**
 * Takes anchors that are no valid text, such as `#%`, out of the address, now and whenever it changes: Gatsby decodes them to
 * scroll there, and what it throws would take the whole page away.
 */
export function dropBrokenAnchors(): void {
  const opened = soundAddress();
  // Gatsby's router has read the address already, and must be told.
  if (opened !== undefined) void globalHistory.navigate(opened, { replace: true });
  window.addEventListener('popstate', () => {
    const address = soundAddress();
    // The router reads it after this.
    if (address !== undefined) window.history.replaceState(window.history.state, '', address);
  });
}
