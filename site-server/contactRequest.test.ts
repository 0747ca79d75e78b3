import type { FastifyInstance } from 'fastify';
import { ContactIntake } from '../content-api/contact/ContactIntake';
import { RequestLimit } from '../platform/http/RequestLimit';
import { ContactStore } from '../content-api/contact/store/ContactStore';
import { exampleRequest, temporaryDatabase } from '../content-api/contact/testing/contactExamples';
import { exampleServer } from '../content-api/server/testing/exampleServer';
import { useSites } from './testing/useSites';

const sites = useSites();

const siteUrl = 'http://localhost:9000';
const query = `mutation Submit($input: ContactRequestInput!) {
  submitContactRequest(input: $input) { registered }
}`;

let releasesFolder: string;
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let store: ContactStore;
let contentApi: FastifyInstance;
let site: FastifyInstance;

beforeAll(async () => {
  releasesFolder = await sites.release();
  database = await temporaryDatabase();
  store = await ContactStore.open({ url: database.url });
  const others = { store, siteUrl, checkCaptcha: undefined, onRegistered: () => undefined };
  contentApi = await exampleServer({
    proxyHops: 1,
    contactIntake: (log) => new ContactIntake({ log, limit: new RequestLimit(2, 600), ...others }),
  });
  site = await sites.serve(releasesFolder, {
    contentApiUrl: await contentApi.listen({ port: 0, host: '127.0.0.1' }),
  });
});

afterAll(async () => {
  await contentApi.close();
  store.close();
  await database.remove();
});

/** @returns `registered`, or the reason for a refusal */
async function submit(remoteAddress: string, headers: Record<string, string> = {}): Promise<unknown> {
  const input = { ...exampleRequest(), consent: true, elapsed: 9_000 };
  const answer = await site.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: { origin: siteUrl, 'content-type': 'application/json', ...headers },
    payload: { query, variables: { input } },
  });
  const { errors } = answer.json<{ errors?: { extensions: { code: string } }[] }>();
  return errors?.[0]?.extensions.code ?? 'registered';
}

it('a client has its requests, whatever it calls itself', async () => {
  const answers: unknown[] = [];
  for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3, 192.0.2.4']) {
    const headers = { 'x-forwarded-for': forged, 'x-real-ip': forged, forwarded: `for=${forged}` };
    answers.push(await submit('203.0.113.9', headers));
  }
  expect(answers).toEqual(['registered', 'registered', 'TOO_MANY_REQUESTS']);
  expect(await submit('203.0.113.10', { 'x-forwarded-for': '203.0.113.9' })).toBe('registered');
  expect((await store.list()).requests).toHaveLength(3);
});

it('pages of other sites send none', async () => {
  expect(await submit('203.0.113.11', { origin: 'https://evil.example' })).toBe('FOREIGN_ORIGIN');
});
