import type { FastifyInstance } from 'fastify';

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

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

/** Chromium's maximum. */
const preflightSeconds = 7_200;

/** The site's data calls need no more: `accept` is safelisted, and no cookies are sent. */
const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, authorization',
  'access-control-max-age': preflightSeconds,
};

/**
 * CORS for the site only, for browsers that reach this API at another origin than the site's (GATSBY_API_BASE_URL).
 *
 * @param siteUrl origin of the site; undefined allows no other origin
 */
export function addCors(app: FastifyInstance, siteUrl: string | undefined): void {
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
