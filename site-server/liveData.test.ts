import type { FastifyInstance } from 'fastify';
import { exampleServer } from '../content-api/server/testing/exampleServer';
import { layoutDataQuery, layoutDataVariables } from '../src/api/layoutDataQuery';
import { parseLayoutData } from '../src/api/parseLayoutData';
import { useSites } from './testing/useSites';

const sites = useSites();

const token = 'token-of-the-server';

let releasesFolder: string;
let contentApi: FastifyInstance;
let site: FastifyInstance;

beforeAll(async () => {
  releasesFolder = await sites.release();
  contentApi = await exampleServer({ token });
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
  const answer = await ask({ authorization: 'Bearer expired' });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});
