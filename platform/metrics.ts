import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
    // Who is asked to wait stands out among those who asked for something wrong.
    const status = reply.statusCode === 429 ? '429' : `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
}

/** How full the disk of the releases is. */
export function addDiskMetric(registry: Registry, folder: string): void {
  new Gauge({
    name: 'meridane_releases_disk_free_ratio',
    help: 'Part of the disk of the releases that is free: from 0 to 1.',
    registers: [registry],
    async collect() {
      // Before the first publish there is no folder.
      const disk = await statfs(folder).catch(() => undefined);
      this.set(disk ? disk.bavail / disk.blocks : Number.NaN);
    },
  });
}
