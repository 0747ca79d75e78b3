import { globalHistory } from '@gatsbyjs/reach-router';

/** The address without its hash, if the hash cannot be decoded. */
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
 * Removes hashes that cannot be decoded, such as `#%`, now and whenever the address changes: Gatsby decodes the
 * hash to scroll there, and its error would replace the whole page.
 */
export function dropBrokenAnchors(): void {
  const opened = soundAddress();
  // Gatsby's router has already read the address.
  if (opened !== undefined) void globalHistory.navigate(opened, { replace: true });
  window.addEventListener('popstate', () => {
    const address = soundAddress();
    // Runs before the router reads the address.
    if (address !== undefined) window.history.replaceState(window.history.state, '', address);
  });
}
