import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { exampleServer } from '../content-api/server/testing/exampleServer';
import { layoutDataQuery, layoutDataVariables } from '../src/api/layoutDataQuery';
import { parseLayoutData } from '../src/api/parseLayoutData';
import { createSiteServer } from './createSiteServer';
import { writeLiveRelease } from './testing/liveRelease';

const token = 'token-of-the-server';

let releasesFolder: string;
let contentApi: FastifyInstance;
let site: FastifyInstance;

beforeAll(async () => {
  releasesFolder = await writeLiveRelease({});
  contentApi = await exampleServer({ token });
  const contentApiUrl = await contentApi.listen({ port: 0, host: '127.0.0.1' });
  site = await createSiteServer({ releasesFolder, contentApiUrl, contentApiToken: token });
});

afterAll(async () => {
  await site.close();
  await contentApi.close();
  await rm(releasesFolder, { recursive: true });
});

function ask(headers: Record<string, string> = {}) {
  const payload = { query: layoutDataQuery, variables: layoutDataVariables('fr', 'RETAIL') };
  return site.inject({ method: 'POST', url: '/graphql', headers, payload });
}

it('a browser without a token gets the layout data of a content API that asks for one', async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<{ data: unknown }>();
  expect(Object.keys(parseLayoutData(data, 'fr').shares)).not.toHaveLength(0);
});

it('a browser with a wrong token is refused', async () => {
  const answer = await ask({ authorization: 'Bearer expired' });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});
