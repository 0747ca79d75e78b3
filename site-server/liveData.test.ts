import type { FastifyInstance } from 'fastify';
import { exampleServer } from '../content-api/server/testing/exampleServer';
import { layoutDataQuery, layoutDataVariables } from '../src/api/layoutDataQuery';
import { parseLayoutData } from '../src/api/parseLayoutData';
import { useSites } from './testing/useSites';

const sites = useSites();

const token = 'token-of-the-server';

/** Revisions that the content API was asked for. */
const asked: unknown[] = [];
let releasesFolder: string;
let contentApi: FastifyInstance;
let site: FastifyInstance;

beforeAll(async () => {
  releasesFolder = await sites.release();
  contentApi = await exampleServer({ token });
  contentApi.addHook('onRequest', async ({ headers }) => void asked.push(headers['content-revision']));
  const contentApiUrl = await contentApi.listen({ port: 0, host: '127.0.0.1' });
  site = await sites.serve(releasesFolder, { contentApiUrl, contentApiToken: token });
});

afterAll(async () => {
  await contentApi.close();
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
  for (const origin of ['http://localhost:9000', 'https://elsewhere.example']) {
    const answer = await ask({ authorization: 'Bearer expired', origin });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
});

it('a visitor asks neither for revisions nor of one', async () => {
  expect((await site.inject('/_revisions/latest')).statusCode).toBe(404);
  expect((await site.inject('/%5Frevisions/latest')).statusCode).toBe(404);
  asked.length = 0;
  await ask({ 'content-revision': 'c0ffee' });
  // That of the live release, which has none here.
  expect(asked).toEqual([undefined]);
});

it('data files are for pages of any origin', async () => {
  const answer = await site.inject({ url: '/e/range.csv', headers: { origin: 'https://elsewhere.example' } });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
});
