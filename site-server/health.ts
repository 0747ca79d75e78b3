import type { FastifyInstance } from 'fastify';
import type { ContentApiHealth } from '../platform/contentApiHealth';
import { servedRelease } from './servedRelease';

/**
 * `GET /health`. The site is well without its content API, as pages are built in advance: the status is 200 all the
 * same, and `contentApi` is for alerts. What is wrong with the content is in the content API's log; here is only how
 * much, as everybody may ask.
 */
export function addHealth(app: FastifyInstance, contentApi: () => Promise<ContentApiHealth>): void {
  app.get('/health', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { id, builtAt } = servedRelease(request).about;
    return {
      status: 'ok',
      release: { id, builtAt },
      contentApi: await contentApi(),
      uptimeSeconds: Math.round(process.uptime()),
    };
  });
}
