import type { FastifyInstance } from 'fastify';

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

/** Browsers ask again after two hours at the latest (Chromium keeps no answer for longer). */
const preflightSeconds = 7_200;

/** What the site's data calls are made of: `accept` needs no leave, cookies are not sent. */
const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, authorization',
  'access-control-max-age': preflightSeconds,
};

/**
 * Lets the pages of the site read what the routes of `app` answer, where browsers reach them at another origin than the
 * site's (GATSBY_API_BASE_URL). Pages of other sites cannot: browsers keep the answers from them.
 *
 * @param siteUrl origin of the site; undefined lets no other origin in
 */
export function allowSitePages(app: FastifyInstance, siteUrl: string | undefined): void {
  if (siteUrl === undefined) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    void reply.header('vary', 'Origin');
    if (origin === undefined || !isSiteOrigin(origin, siteUrl)) return;
    void reply.header('access-control-allow-origin', origin);
    const isPreflight = request.headers['access-control-request-method'] !== undefined;
    if (request.method !== 'OPTIONS' || !isPreflight) return;
    return reply.code(204).headers(preflightHeaders).send();
  });
}
