import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../platform/freePort';
import type { Database } from '../platform/database/Database';
import { openPublishing } from '../publishing/database';
import { addHookRoutes } from '../publishing/hookRoutes';
import { Jobs } from '../publishing/jobs';
import { signPublishRequest } from '../publishing/testing/signPublishRequest';
import { statusOfRawPath } from './testing/statusOfRawPath';
import { useSites } from './testing/useSites';

const sites = useSites();

const secret = '0123456789abcdef0123456789abcdef';
let releasesFolder: string;
let database: Database;
let site: FastifyInstance;
let desk: FastifyInstance | undefined;
let port: number;
/** The clients and addresses that the desk was asked by, and for. */
let asked: unknown[];

beforeEach(async () => {
  releasesFolder = await sites.release();
  database = await openPublishing(path.join(releasesFolder, 'records'));
  port = await freePort();
  asked = [];
  site = await sites.serve(releasesFolder, { publisherUrl: `http://127.0.0.1:${port}`, trustedProxyHops: 1 });
});

afterEach(async () => {
  await Promise.all([site.close(), desk?.close()]);
  database.close();
});

async function startDesk(known?: string): Promise<void> {
  desk = Fastify();
  desk.addHook('onRequest', async ({ headers, url }) => void asked.push([headers['x-forwarded-for'], url]));
  const options = { database, jobs: new Jobs(database), onJob: () => undefined, trustedProxyHops: 1 };
  await desk.register(addHookRoutes, { ...options, secret: known });
  await desk.listen({ host: '127.0.0.1', port });
}

const body = '{"reason":"A letter"}';
const publish = () =>
  site.inject({
    method: 'POST',
    url: '/hooks/publish',
    headers: {
      ...signPublishRequest(secret, body, new Date()),
      'content-type': 'application/json',
      'x-forwarded-for': 'forged, 203.0.113.7',
    },
    payload: body,
  });

it('passes a signed request and questions for its state on to the desk, in the name of the client', async () => {
  await startDesk(secret);
  const accepted = await publish();
  expect(accepted.statusCode).toBe(202);
  const { job, statusUrl } = accepted.json<{ job: string; statusUrl: string }>();
  expect(accepted.headers).toMatchObject({ location: statusUrl, 'cache-control': 'no-store, no-transform' });
  const state = await site.inject(statusUrl);
  expect(state.json()).toMatchObject({ job, status: 'queued', reasons: ['A letter'] });
  expect((await site.inject({ method: 'HEAD', url: statusUrl })).statusCode).toBe(200);
  expect(asked).toEqual([
    ['203.0.113.7', '/hooks/publish'],
    ['127.0.0.1', statusUrl],
    ['127.0.0.1', statusUrl],
  ]);
});

it('passes on what the desk refuses, such as everything where no secret is set', async () => {
  await startDesk();
  const refused = await publish();
  expect([refused.statusCode, refused.json().message]).toEqual([404, 'There is nothing here.']);
});

it('reaches nothing else of the desk', async () => {
  await startDesk(secret);
  const origin = await site.listen({ host: '127.0.0.1', port: 0 });
  for (const climbing of ['../../health', '%2e%2e/%2e%2e/health', '..%2f..%2fhealth'])
    expect(await statusOfRawPath(origin, `/hooks/publish/${climbing}`)).toBe(400);
  expect(asked).toEqual([]);
});

it('asks to come again where the desk does not run', async () => {
  const refused = await publish();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.json().message).toContain('Start the desk');
});
