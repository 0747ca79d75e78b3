import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveRelease, ServedRelease } from '../publishing/releases/LiveRelease';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as the request arrives; see {@link servedRelease}. */
    served?: ServedRelease;
  }
}

/** Gives every request the release that is live as it arrives, so that no answer mixes two. */
export function addServedRelease(app: FastifyInstance, live: LiveRelease): void {
  app.decorateRequest('served');
  app.addHook('onRequest', async (request) => {
    request.served = await live.current();
  });
}

/** The release to answer a request from. */
export function servedRelease({ served }: FastifyRequest): ServedRelease {
  if (!served) throw new Error('No release can be read: publish one with `npm run release`');
  return served;
}
