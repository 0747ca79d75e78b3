import { isLoopback } from '../../platform/http/ownHost';

/**
 * True if the Origin header, which pages cannot forge, is the site's. All loopback names count as one host.
 *
 * @param siteUrl origin of the site
 */
export function isSiteOrigin(origin: string | undefined, siteUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const [sender, site] = [new URL(origin), new URL(siteUrl)];
  if (sender.origin !== origin) return false;
  if (sender.origin === site.origin) return true;
  const hasSamePort = sender.protocol === site.protocol && sender.port === site.port;
  return hasSamePort && isLoopback(site.hostname) && isLoopback(sender.hostname);
}
