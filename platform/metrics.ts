import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { serverOptions } from './http/serverOptions';
import { describeStartError } from './serverLifecycle';

/** Of the process, and what each server adds. Names: https://prometheus.io/docs/practices/naming/ */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Times requests by route, not by address, of which there are any number. Call it before routes are added. */
export function timeRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
}

/**
 * `GET /metrics` on a port of its own, as long as the server runs; without a port there is none.
 *
 * @param portVariable the variable that sets the port
 * @throws Error that says what to do when the port cannot be listened on
 */
export async function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { host, port }: { host: string; port: number | undefined },
  portVariable: string,
): Promise<void> {
  if (port === undefined) return;
  const metrics = Fastify({ ...serverOptions, loggerInstance: app.log });
  metrics.get('/metrics', async (_request, reply) => {
    void reply.type(registry.contentType);
    return registry.metrics();
  });
  const listenTextResolver = (address: string) => `Metrics are at ${address}/metrics`;
  await metrics.listen({ host, port, listenTextResolver }).catch((error: unknown) => {
    throw new Error(describeStartError(error, portVariable));
  });
  app.addHook('onClose', () => metrics.close());
}
