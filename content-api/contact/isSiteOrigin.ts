function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/**
 * Whether a page of the site sent a request, as browsers say it and other pages cannot. A site on this machine has more
 * than one name.
 *
 * @param siteUrl origin of the site
 */
export function isSiteOrigin(origin: string | undefined, siteUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const [asked, site] = [new URL(origin), new URL(siteUrl)];
  if (asked.origin !== origin) return false;
  if (asked.origin === site.origin) return true;
  const isSameDoor = asked.protocol === site.protocol && asked.port === site.port;
  return isSameDoor && isLoopback(site.hostname) && isLoopback(asked.hostname);
}
