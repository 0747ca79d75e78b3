import type { FastifyInstance } from 'fastify';
import { ContactIntake } from '../contact/ContactIntake';
import { RequestLimit } from '../../platform/http/RequestLimit';
import { ContactStore } from '../contact/store/ContactStore';
import { exampleRequest, temporaryDatabase } from '../contact/testing/contactExamples';
import { exampleServer } from './testing/exampleServer';

const mutation = `mutation Submit($input: ContactRequestInput!) {
  submitContactRequest(input: $input) { registered problems { field problem } }
}`;
const siteUrl = 'https://www.meridane.example';

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let store: ContactStore;
let app: FastifyInstance;

beforeEach(async () => {
  database = await temporaryDatabase();
  store = await ContactStore.open({ url: database.url });
  app = await exampleServer({
    proxyHops: 1,
    contactIntake: (log) =>
      new ContactIntake({
        ...{ log, store, siteUrl },
        limit: new RequestLimit(1, 600),
        checkCaptcha: undefined,
        onRegistered: () => undefined,
      }),
  });
});

afterEach(async () => {
  await app.close();
  store.close();
  await database.remove();
});

function inputOf(changes: object = {}) {
  return { ...exampleRequest(), consent: true, elapsed: 9_000, ...changes };
}

type Sent = { input?: object; query?: string; headers?: Record<string, string> };

async function submit({ input = inputOf(), query = mutation, headers = {} }: Sent = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { origin: siteUrl, ...headers },
    payload: { query, variables: { input } },
  });
  const { data, errors } = answer.json<{
    data?: unknown;
    errors?: { message: string; extensions?: object }[];
  }>();
  return { status: answer.statusCode, data, errors };
}

const registered = { submitContactRequest: { registered: true, problems: [] } };

test('registers a request', async () => {
  const requestKey = '3F2B8C1E-0000-4000-8000-00000000000A';
  expect(await submit({ input: inputOf({ requestKey }) })).toEqual({ status: 200, data: registered });
  expect((await store.list()).requests.map(({ request }) => request)).toEqual([
    exampleRequest({ requestKey: requestKey.toLowerCase() }),
  ]);
});

test('names the fields that are wrong', async () => {
  const { data } = await submit({ input: inputOf({ firstName: ' ', phone: 'x', consent: false }) });
  expect(data).toEqual({
    submitContactRequest: {
      registered: false,
      problems: [
        { field: 'firstName', problem: 'REQUIRED' },
        { field: 'phone', problem: 'INVALID' },
        { field: 'consent', problem: 'REQUIRED' },
      ],
    },
  });
});

test.each([
  [{ locale: 'de' }, 'Invalid locale'],
  [{ requestKey: '7' }, 'Invalid requestKey: expected a UUID'],
])('%j is no request', async (changes, message) => {
  expect(await submit({ input: inputOf(changes) })).toMatchObject({
    data: null,
    errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

test.each([
  ['firstName', 7],
  ['firstName', ['Ada']],
  ['message', null],
  ['consent', 'true'],
  ['consent', 1],
  ['elapsed', '9000'],
  ['elapsed', 1e12],
  ['requestKey', {}],
  ['constructor', {}],
  ['another', 'field'],
  ['investorProfile', 'OTHER'],
])('a %s of %j is not of the contract', async (field, value) => {
  const { status, data, errors } = await submit({ input: inputOf({ [field]: value }) });
  expect({ status, data, count: errors?.length }).toEqual({ status: 400, data: undefined, count: 1 });
  expect((await store.list()).requests).toEqual([]);
});

test('is for pages of the site', async () => {
  for (const origin of ['https://evil.example', '']) {
    expect(await submit({ headers: { origin } })).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'FOREIGN_ORIGIN' } }],
    });
  }
});

test('counts clients by what the server in front of it says, not by what they say themselves', async () => {
  const from = (forwardedFor: string) => submit({ headers: { 'x-forwarded-for': forwardedFor } });
  expect((await from('203.0.113.9')).data).toEqual(registered);
  const another = await from('192.0.2.1, 203.0.113.9');
  expect(another.errors).toMatchObject([
    { extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) } },
  ]);
  expect((await from('203.0.113.9, 192.0.2.1')).data).toEqual(registered);
});

test('a database failure is reported as such', async () => {
  store.close();
  expect((await submit()).errors).toMatchObject([{ extensions: { code: 'NOT_REGISTERED' } }]);
});

test('a server that takes no requests says so', async () => {
  await app.close();
  app = await exampleServer();
  expect((await submit()).errors).toMatchObject([{ extensions: { code: 'NOT_REGISTERED' } }]);
});

test.each([
  `mutation Submit($input: ContactRequestInput!) {
    a: submitContactRequest(input: $input) { registered } b: submitContactRequest(input: $input) { registered } }`,
  `mutation Submit($input: ContactRequestInput!) { ...F ... on Mutation { ...F } }
    fragment F on Mutation { submitContactRequest(input: $input) { registered } }`,
])('one request submits one form', async (query) => {
  expect(await submit({ query })).toMatchObject({
    status: 400,
    errors: [{ message: 'A mutation has one field' }],
  });
  expect((await store.list()).requests).toEqual([]);
});

test('the longest form there may be fits, with a long token of a captcha', async () => {
  const most = { firstName: 80, lastName: 80, company: 120, message: 4000 };
  const texts = Object.fromEntries(Object.entries(most).map(([name, length]) => [name, '€'.repeat(length)]));
  const input = inputOf({ ...texts, captchaToken: 'x'.repeat(2_000) });
  expect((await submit({ input })).data).toEqual(registered);
});
