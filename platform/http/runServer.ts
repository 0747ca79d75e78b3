import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { loadDotEnv } from '../environment/loadDotEnv';
import { type Environment, readEnvironment } from '../environment/readEnvironment';
import { messageOf } from '../errors';
import { createHttpServer } from './createHttpServer';
import { createMetrics } from '../metrics';
import { describeStartError } from './serverStart';

const stopLimitMs = 15_000;

/**
 * On SIGTERM or SIGINT takes no new requests, finishes those under way and exits with 0; after 15 s exits with 1 all
 * the same. Terminals and npm often send the signal twice: the second is ignored.
 */
export function stopOnSignal(app: FastifyInstance): void {
  let requestsUnderWay = 0;
  app.server.on('request', (_request, response) => {
    requestsUnderWay += 1;
    response.once('close', () => {
      requestsUnderWay -= 1;
    });
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    // Node would also wait for connections that browsers open in advance, and for those that become idle from now on.
    setInterval(() => {
      if (requestsUnderWay === 0) app.server.closeAllConnections();
    }, 50).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

interface ListenAddress {
  host: string;
  port: number;
  /** The line that tells operators where it listens. */
  announce: (address: string) => string;
}

/** @throws Error that says what to do when the port cannot be listened on */
export async function listen(
  app: FastifyInstance,
  { host, port, announce }: ListenAddress,
  portVariable: string,
): Promise<void> {
  await app.listen({ host, port, listenTextResolver: announce }).catch((error: unknown) => {
    throw new Error(describeStartError(error, portVariable), { cause: error });
  });
}

/** `GET /metrics` on a port of its own, as long as the server runs. */
export async function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { host, port }: { host: string; port: number },
  portVariable: string,
): Promise<void> {
  const metrics = createHttpServer({}, { loggerInstance: app.log });
  metrics.get('/metrics', async (_request, reply) => {
    void reply.type(registry.contentType);
    return registry.metrics();
  });
  await listen(
    metrics,
    { host, port, announce: (address) => `Metrics are at ${address}/metrics` },
    portVariable,
  );
  app.addHook('onClose', () => metrics.close());
}

interface ServerProgram extends ListenAddress {
  app: FastifyInstance;
  /** Metrics need a port. */
  metricsAddress: { host: string; port: number | undefined };
  /** Work that begins once nobody else can listen there. */
  onListening?: () => Promise<void>;
}

/**
 * Runs a server until a signal ends it. Errors at the start are printed without a stack.
 *
 * @param portVariable sets its port: PORT, CONTENT_API_PORT or DESK_PORT; that of its metrics has a name alike
 */
export function runServer(
  portVariable: string,
  create: (environment: Environment, metrics: Registry) => Promise<ServerProgram>,
): void {
  const start = async () => {
    loadDotEnv();
    const registry = createMetrics();
    const { app, metricsAddress, onListening, ...address } = await create(
      readEnvironment(process.env),
      registry,
    );
    const { host, port } = metricsAddress;
    if (port !== undefined) {
      await serveMetrics(app, registry, { host, port }, portVariable.replace('PORT', 'METRICS_PORT'));
    }
    stopOnSignal(app);
    await listen(app, address, portVariable);
    await onListening?.();
  };
  start().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exit(1);
  });
}
