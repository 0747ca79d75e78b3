import type { FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { isToLoopback, isToOwnHost } from '../../platform/http/ownHost';

/** Refuses requests for any other host name. */
export function assertOwnHost(request: FastifyRequest, deskUrl: string | undefined): void {
  if (!isToOwnHost(request, [deskUrl])) throw new HttpError(httpProblems.foreignHost);
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
export function assertOwnPage(request: FastifyRequest, deskUrl: string | undefined): void {
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
