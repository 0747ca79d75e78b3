import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { isToLoopback, isToOwnHost } from '../../platform/http/ownHost';
import { hookPath } from '../../publishing/hookSignature';
import { contentSecurityPolicy } from './page';
import { assertFewParts } from './parseInput';

interface GuardOptions {
  /** See `DeskServerOptions`. */
  deskUrl: string | undefined;
}

function isSameOrigin(request: FastifyRequest, deskUrl: string | undefined): boolean {
  const { headers } = request;
  const { origin, host = '' } = headers;
  // Browsers that leave out or hide the origin still say whether it is the same.
  if (origin === undefined || origin === 'null') return headers['sec-fetch-site'] === 'same-origin';
  return origin === deskUrl || (isToLoopback(request) && origin === `http://${host.toLowerCase()}`);
}

/** True for what a page of another site leads to, or asks for. Other ports of this machine are other sites, too. */
export function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': from } = headers;
  return from === 'same-site' || from === 'cross-site';
}

/**
 * Refuses what another site's page asks for. Changes: forms cannot send JSON, and scripts cannot hide their origin. But looks, too: they
 * prolong the session, and the history tells of those that are refused. Other ports of this machine count as the same site for
 * cookies, so SameSite alone would let their pages through.
 */
function assertOwnPage(request: FastifyRequest, deskUrl: string | undefined): void {
  if (isFromOtherSite(request)) throw new HttpError(httpProblems.foreignPage);
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(httpProblems.formNotJson);
  }
  if (!isSameOrigin(request, deskUrl)) {
    throw new HttpError(httpProblems.foreignPage);
  }
}

/** Plugin: headers of all answers, and the refusal of requests for any other host name. */
export const addSecurity = fastifyPlugin<GuardOptions>(async (app, { deskUrl }) => {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: contentSecurityPolicy(),
    // The desk itself speaks http; a proxy in front says this for its own host.
    strictTransportSecurity: false,
    // `no-referrer` would make some browsers hide the origin of the page's own requests.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // The hook is signed, and comes from the site server.
    const isHook = request.routeOptions.url?.startsWith(hookPath) === true;
    if (!isHook && !isToOwnHost(request, [deskUrl])) throw new HttpError(httpProblems.foreignHost);
  });
  await app.register(fastifyCookie);
});

/** Plugin: only the desk's own page may ask the routes beside it, and sends JSON. */
export const addOwnPageGuard = fastifyPlugin<GuardOptions>(async (api, { deskUrl }) => {
  api.addHook('onRequest', async (request) => assertOwnPage(request, deskUrl));
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    try {
      assertFewParts(json);
      // A request to end something has no body, and says all the same that it is JSON.
      if (json === '') done(null, undefined);
      else void parseJson(request, json, done);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
});
