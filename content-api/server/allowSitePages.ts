import type { FastifyInstance } from 'fastify';
import { isSiteOrigin } from '../contact/isSiteOrigin';

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
