import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from './log';

/** Metrics of the process; each server adds its own. Names: https://prometheus.io/docs/practices/naming/ */
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
    // 429 stands apart from other client errors.
    const status = reply.statusCode === 429 ? '429' : `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
}

type Samples = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];

type Read = () => number | Samples | Promise<number | Samples>;

export type AddGauge = (name: string, help: string, read: Read, labelNames?: string[]) => void;

/** Gauges are read when they are asked for. One that cannot be read is NaN, and must not hide the others. */
export function gaugesOf(registry: Registry, log: Log): AddGauge {
  return (name, help, read, labelNames = []) => {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        try {
          const found = await read();
          if (typeof found === 'number') this.set(found);
          else for (const [labels, value] of found) this.set(labels, value);
        } catch (error) {
          if (labelNames.length === 0) this.set(Number.NaN);
          log.error({ err: error }, `the metric ${name} cannot be read`);
        }
      },
    });
  };
}

/** Seconds since 1970, as Prometheus has times; 0 for none. */
export function inSeconds(time: Date | string | number | null | undefined): number {
  return time === undefined || time === null ? 0 : new Date(time).getTime() / 1000;
}

/** Free space on the disk of the releases; absent before the first publish. */
export function addDiskMetric(addGauge: AddGauge, folder: string): void {
  const help = 'Part of the disk of the releases that is free: from 0 to 1.';
  addGauge('meridane_releases_disk_free_ratio', help, async () => {
    const disk = await statfs(folder).catch(() => undefined);
    return disk ? disk.bavail / disk.blocks : Number.NaN;
  });
}
