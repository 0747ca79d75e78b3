import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

const warning =
  'X-Forwarded-For arrives, and TRUSTED_PROXY_HOPS is 0. If a proxy of yours stands in front of this server, set TRUSTED_PROXY_HOPS ' +
  'to how many do: all visitors have the address of that proxy otherwise, and share one limit of contact requests. Without a proxy ' +
  'there is nothing to do: a client wrote the header itself, and it is not looked at.';

/**
 * Tells the log once when a proxy seems to stand in front of a server that believes none.
 * @returns what looks at each request
 */
export function watchForUntrustedProxy(log: FastifyBaseLogger, trustedProxyHops: number) {
  let isQuiet = trustedProxyHops > 0;
  return ({ headers }: FastifyRequest): void => {
    if (isQuiet || headers['x-forwarded-for'] === undefined) return;
    isQuiet = true;
    log.warn(warning);
  };
}
