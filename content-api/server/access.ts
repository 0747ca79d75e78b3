import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { revisionHeader } from '../../contract/contentRevision';
import { apiRoutes, matchesRoute, preflightSeconds } from '../../platform/http/apiRoutes';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { isToOwnHost } from '../../platform/http/ownHost';
import { isSiteOrigin } from './siteOrigin';

export interface AccessOptions {
  /** Bearer token that requests carry; undefined lets everyone in, as tests do. */
  token?: string | undefined;
  /** Browsers ask this server itself (GATSBY_API_BASE_URL): what pages ask for needs no token. */
  isOpenToBrowsers?: boolean;
  /** Origin of the site, whose pages may ask then. */
  siteUrl?: string | undefined;
  /** Addresses that this server is asked at, beside the loopback ones and the one that it listens on. */
  ownUrls?: readonly (string | undefined)[];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares digests in constant time, so that response times reveal nothing about the token. */
export function hasBearerToken(authorization: string | undefined, token: string): boolean {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(sent), digest(token));
}

/** True for what pages of the site ask for: it names no revision, as that may be a draft. */
function isOfPages({ method, headers, routeOptions: { url = '' } }: FastifyRequest): boolean {
  const route = apiRoutes.find((candidate) => matchesRoute(candidate.url, url));
  return route?.methods.includes(method) === true && headers[revisionHeader] === undefined;
}

const remedy =
  'a request without the right bearer token was refused. If it was ours: CONTENT_API_TOKEN has to be the same for the content ' +
  'API, the site server, the desk and builds; where it is unset, all of them have to run in one folder, without CONTENT_API_URL';

function refuse({ log }: FastifyRequest, reply: FastifyReply): never {
  log.warn(remedy);
  void reply.header('www-authenticate', 'Bearer');
  throw new HttpError(httpProblems.noToken);
}

/** The site's data calls need no more: `accept` is safelisted, and no cookies are sent. */
const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, authorization',
  'access-control-max-age': preflightSeconds,
};

/**
 * Plugin: lets in whoever has the token: this project's own programs, which say more than is public. Nobody else is answered at the
 * address of another host, nor a page of another site, and they get `/health` alone, or what pages ask for where browsers come here.
 */
export const addAccess = fastifyPlugin<AccessOptions>(async (app, options) => {
  const { token, isOpenToBrowsers = false, siteUrl, ownUrls = [] } = options;
  if (token === undefined) return;
  const isOfSite = (origin: string) =>
    isOpenToBrowsers && siteUrl !== undefined && isSiteOrigin(origin, siteUrl);
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions, socket } = request;
    const { authorization, origin } = headers;
    if (isOpenToBrowsers) void reply.header('vary', 'Origin');
    const isFromSite = origin !== undefined && isOfSite(origin);
    if (isFromSite) void reply.header('access-control-allow-origin', origin);
    if (hasBearerToken(authorization, token)) return;
    // Also of a visitor, whose browser asks again without it.
    if (authorization !== undefined) refuse(request, reply);
    const listened = socket.localAddress?.includes(':') ? `[${socket.localAddress}]` : socket.localAddress;
    if (!isToOwnHost(request, [...ownUrls, listened && `http://${listened}:${socket.localPort}`]))
      throw new HttpError(httpProblems.foreignHostOfApi);
    if (origin !== undefined && !isFromSite) throw new HttpError(httpProblems.foreignPageOfApi);
    if (routeOptions.url === '/health') return;
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] === 'POST';
    if (isFromSite && isPreflight) return reply.code(204).headers(preflightHeaders).send();
    if (!isOpenToBrowsers || !isOfPages(request)) refuse(request, reply);
  });
});
