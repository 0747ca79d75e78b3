/** Cookies that Matomo and Google Analytics set. */
const trackerCookie = /^(?:_pk_|_ga(?:_|$)|_gid$|_gat(?:_|$))/;

/** The host and every domain above it: `a.b.example` gives itself, `b.example` and `example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
}

/** The path and every one above it: `/fr/contact` gives itself, `/fr` and `/`. */
function pathsOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  return ['/', ...segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}

/** Empty where the browser denies access to cookies. */
function cookieNames(): string[] {
  try {
    return document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '');
  } catch {
    return [];
  }
}

export function trackerCookies(): string[] {
  return cookieNames().filter((name) => trackerCookie.test(name));
}

/** A cookie's domain and path cannot be read, so every possible one is tried. */
function removeCookieEverywhere(name: string): void {
  const { hostname, pathname } = window.location;
  for (const path of pathsOf(pathname)) {
    const expired = `${name}=; path=${path}; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    document.cookie = expired;
    for (const domain of domainsOf(hostname)) document.cookie = `${expired}; domain=${domain}`;
  }
}

export function removeTrackerCookies(): void {
  trackerCookies().forEach(removeCookieEverywhere);
}
