import type { FastifyRequest } from 'fastify';

/** @param hostname as a server listens on it, or as an address writes it */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(hostname);
}

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** True if a request names this machine as its host. */
export function isToLoopback({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return loopbackHost.test(headers.host ?? '');
}

/**
 * True if a request names this machine or one of these addresses as its host. A foreign site can have its name resolved to this
 * machine, and browsers would take the server for a part of that site.
 */
export function isToOwnHost(
  request: Pick<FastifyRequest, 'headers'>,
  addresses: readonly (string | undefined)[],
): boolean {
  const host = (request.headers.host ?? '').toLowerCase();
  return isToLoopback(request) || addresses.some((address) => address && new URL(address).host === host);
}
