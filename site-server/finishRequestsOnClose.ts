import type { FastifyInstance } from 'fastify';

const checkIntervalMs = 50;

/**
 * Lets `close` finish as soon as the requests under way are answered. Node alone would also wait for connections that
 * browsers opened in advance and have not used yet, and for those that become idle only after `close` was called.
 */
export function finishRequestsOnClose(app: FastifyInstance): void {
  let requestsUnderWay = 0;
  app.addHook('onRequest', async (_request, reply) => {
    requestsUnderWay += 1;
    reply.raw.once('close', () => {
      requestsUnderWay -= 1;
    });
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const timer = setInterval(() => {
      if (requestsUnderWay === 0) app.server.closeAllConnections();
    }, checkIntervalMs);
    app.server.once('close', () => clearInterval(timer));
  });
}
