import type { FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** @param host of DESK_HOST */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
}

/**
 * Refuses requests for any other host name. A foreign site can have its name resolved to this machine, and browsers
 * would take the desk for a part of that site.
 */
export function assertOwnHost({ headers }: FastifyRequest, deskUrl: string | undefined): void {
  const host = headers.host ?? '';
  if (loopbackHost.test(host)) return;
  if (deskUrl !== undefined && host.toLowerCase() === new URL(deskUrl).host) return;
  throw new HttpError(httpProblems.foreignHost);
}

function isSameOrigin({ headers }: FastifyRequest, deskUrl: string | undefined): boolean {
  const { origin, host = '' } = headers;
  // Browsers that leave out or hide the origin still say whether it is the same.
  if (origin === undefined || origin === 'null') return headers['sec-fetch-site'] === 'same-origin';
  return origin === deskUrl || (loopbackHost.test(host) && origin === `http://${host.toLowerCase()}`);
}

/**
 * Refuses changes that another site's page asks for: forms cannot send JSON, and scripts cannot hide their origin. Other
 * ports of this machine count as the same site for cookies, so SameSite alone would let their pages through.
 */
export function assertOwnPage(request: FastifyRequest, deskUrl: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(httpProblems.formNotJson);
  }
  if (!isSameOrigin(request, deskUrl)) {
    throw new HttpError(httpProblems.foreignPage);
  }
}
