function dropBrokenAnchor(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

/**
 * Takes anchors that are no valid text, such as `#%`, out of the address, now and whenever it changes: Gatsby decodes them to
 * scroll there, and what it throws would take the whole page away.
 */
export function dropBrokenAnchors(): void {
  dropBrokenAnchor();
  window.addEventListener('popstate', dropBrokenAnchor);
}
