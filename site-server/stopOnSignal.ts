import type { FastifyInstance } from 'fastify';

const stopLimitMs = 15_000;

/**
 * On SIGTERM or SIGINT takes no new requests, finishes those under way and exits with 0; after 15 s exits with 1 all the
 * same. Further signals change nothing: terminals and npm often send the same one twice.
 */
export function stopOnSignal(app: FastifyInstance): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
