import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { freePort } from '../platform/freePort';
import { serveMetrics } from '../platform/http/runServer';
import { createMetrics, timeRequests } from '../platform/metrics';
import { makeLive, testRelease, writeRelease } from './testing/liveRelease';
import { useSites } from './testing/useSites';

const sites = useSites();

const metrics = createMetrics();
let releasesFolder: string;
let app: FastifyInstance;

beforeAll(async () => {
  releasesFolder = await sites.release();
  app = await sites.serve(releasesFolder, { metrics });
});

/** Samples whose line begins so. */
async function samples(start: string): Promise<string[]> {
  return (await metrics.metrics()).split('\n').filter((line) => line.startsWith(start));
}

it('times requests by route and status, whatever their addresses', async () => {
  await app.inject('/fr');
  await app.inject('/fr/secret-of-a-visitor?mail=jo@example.com');
  await app.inject({ method: 'POST', url: '/graphql', payload: '{}' });
  await app.inject({ method: 'DELETE', url: '/fr' });
  expect((await samples('http_request_duration_seconds_count')).sort()).toEqual([
    'http_request_duration_seconds_count{method="DELETE",route="none",status="4xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="/*",status="2xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="/*",status="4xx"} 1',
    'http_request_duration_seconds_count{method="POST",route="/graphql",status="5xx"} 1',
  ]);
  expect(await metrics.metrics()).not.toMatch(/secret|example\.com/);
});

it('tells who is asked to wait apart from those who ask for something wrong', async () => {
  const registry = new Registry();
  const busy = Fastify();
  timeRequests(busy, registry);
  busy.get('/busy', async (_request, reply) => reply.code(429).send());
  await busy.inject('/busy');
  expect(await registry.metrics()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/busy",status="429"} 1',
  );
});

it('tells whether the content API answers, and how much room there is', async () => {
  expect(await samples('meridane_content_api_up')).toEqual(['meridane_content_api_up 0']);
  const [free = ''] = await samples('meridane_releases_disk_free_ratio');
  expect(Number(free.split(' ')[1])).toBeGreaterThan(0);
});

it('tells the live release and when it was built, also of the next one', async () => {
  expect(await samples('meridane_release_')).toEqual([
    `meridane_release_info{release="${testRelease.id}"} 1`,
    `meridane_release_built_timestamp_seconds ${Date.parse(testRelease.builtAt) / 1000}`,
  ]);
  const next = { id: '20261122T080000Z-89abcdef', builtAt: '2026-11-22T08:00:00.000Z' };
  await writeRelease(releasesFolder, next, {});
  await makeLive(releasesFolder, next.id);
  expect(await samples('meridane_release_')).toEqual([
    `meridane_release_info{release="${next.id}"} 1`,
    `meridane_release_built_timestamp_seconds ${Date.parse(next.builtAt) / 1000}`,
  ]);
});

it('are on a port of their own, and not among the pages', async () => {
  const port = await freePort();
  const server = await sites.serve(releasesFolder);
  await serveMetrics(server, metrics, { host: '127.0.0.1', port }, 'METRICS_PORT');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toMatch(/^process_cpu_seconds_total \d/m);
  expect((await server.inject('/metrics')).statusCode).toBe(404);
  await expect(serveMetrics(server, metrics, { host: '127.0.0.1', port }, 'METRICS_PORT')).rejects.toThrow(
    `127.0.0.1:${port} is in use: stop the program that listens there, or set METRICS_PORT to another port.`,
  );
  await server.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});
