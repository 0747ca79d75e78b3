import { globalHistory } from '@gatsbyjs/reach-router';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The address without what cannot be decoded; undefined if all of it can. */
function soundAddress(): string | undefined {
  const { hash, pathname, search } = window.location;
  if (isDecodable(pathname) && isDecodable(hash)) return undefined;
  const path = isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
  return path + search + (isDecodable(hash) ? hash : '');
}

/**
 * Removes hashes that cannot be decoded, such as `#%`, now and whenever the address changes: Gatsby decodes the
 * hash to scroll there, and its error would replace the whole page. It decodes the path too: of one such as `/fr/%E9`,
 * where the server shows an error page, it reads the signs as they are written.
 */
export function mendAddress(): void {
  const opened = soundAddress();
  // Gatsby's router has already read the address.
  if (opened !== undefined) void globalHistory.navigate(opened, { replace: true });
  window.addEventListener('popstate', () => {
    const address = soundAddress();
    // Runs before the router reads the address.
    if (address !== undefined) window.history.replaceState(window.history.state, '', address);
  });
}
