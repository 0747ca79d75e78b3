import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import type { Content } from '../../content/parsing/content';
import { exampleContent } from '../../content/testing/exampleContent';
import { exampleServer } from './testing/exampleServer';

const queries = path.join(__dirname, '..', '..', 'gatsby', 'contentApi', 'queries');
const fragmentFile = 'document.graphql';

/** A query of the site, with the fragment that some have. */
function readQuery(file: string): string {
  const query = readFileSync(path.join(queries, file), 'utf8');
  return query.includes('...') ? query + readFileSync(path.join(queries, fragmentFile), 'utf8') : query;
}

const title = '{ company(locale: "fr") { title } }';
const titleAnswer = { data: { company: { title: 'Meridane Asset Management' } } };

async function post(
  payload: object | string,
  options: { content?: () => Content; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const { headers = {}, ...serverOptions } = options;
  const app = await exampleServer(serverOptions);
  return app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

function messagesOf(answer: LightMyRequestResponse): string[] {
  const { errors } = answer.json<{ errors?: { message: string }[] }>();
  return (errors ?? []).map(({ message }) => message);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('answers', () => {
  test('a query', async () => {
    const answer = await post({ query: title });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual(titleAnswer);
  });

  test('one of several queries, with its variables', async () => {
    const query = `query Title($locale: String!) { company(locale: $locale) { title } }
      query Pages { pages(locale: "fr") { code } }`;
    const answer = await post({ query, operationName: 'Title', variables: { locale: 'it' } });
    expect(answer.json()).toEqual(titleAnswer);
  });

  test('null for what a request leaves out', async () => {
    const answer = await post({ query: title, operationName: null, variables: null });
    expect(answer.json()).toEqual(titleAnswer);
  });

  test.each(readdirSync(queries).filter((file) => file !== fragmentFile))(
    'the site’s %s in every locale',
    async (file) => {
      const query = readQuery(file);
      for (const locale of ['fr', 'en', 'it']) {
        const variables = { locale, ...(file === 'news.graphql' && { limit: 100, skip: 0 }) };
        const answer = await post({ query, variables });
        expect({ status: answer.statusCode, errors: messagesOf(answer) }).toEqual({
          status: 200,
          errors: [],
        });
      }
    },
  );

  test('the standard introspection', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true });
    const answer = await post({ query });
    expect(messagesOf(answer)).toEqual([]);
    expect(answer.statusCode).toBe(200);
  });

  test('a locale that there is not', async () => {
    const answer = await post({ query: '{ company(locale: "de") { title } }' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: null,
      errors: [
        {
          message: 'Invalid locale',
          locations: [{ line: 1, column: 3 }],
          path: ['company'],
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
  });

  test('that content is not changed here', async () => {
    const answer = await post({ query: 'mutation { publish }' });
    expect(messagesOf(answer)).toEqual(['Cannot query field "publish" on type "Mutation".']);
  });

  test('an error of our own, without its message', async () => {
    const page = Object.defineProperty({ ...exampleContent.pages[0]! }, 'title', {
      get: () => {
        throw new Error('the disk is full');
      },
    });
    const query = `{ pages(locale: "${page.locale}") { title } }`;
    const answer = await post({ query }, { content: () => ({ ...exampleContent, pages: [page] }) });
    expect(answer.json()).toEqual({
      data: null,
      errors: [{ message: 'Internal error', path: ['pages'] }],
    });
  });
});

describe('requests that are not executed', () => {
  test.each([
    ['{', /JSON/],
    ['[]', /Expected JSON with a GraphQL query/],
    ['{}', /Expected JSON with a GraphQL query/],
    [{ query: '' }, /^Syntax Error/],
    [{ query: '{}' }, /^Syntax Error/],
    [
      { query: '{ a: __typename ...F } fragment F on Query { ...F }' },
      /^Cannot spread fragment "F" within itself/,
    ],
    [{ query: title, variables: 'x' }, /Expected JSON with a GraphQL query/],
    [{ query: '{ company(' }, /^Syntax Error/],
    [{ query: '{ unknown }' }, /^Cannot query field "unknown"/],
    [{ query: 'query Q($l: String!) { company(locale: $l) { title } }' }, /^Variable "\$l" of required type/],
    [{ query: `{ ${'a '.repeat(699)} }` }, /700 tokens/],
    [{ query: `query Q($a: ${'['.repeat(1_990)}` }, /700 tokens/],
    [
      { query: `{ company(locale: ${'['.repeat(240)}${']'.repeat(240)}) { title } }` },
      /^String cannot represent/,
    ],
  ])('%j', async (payload, message) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(messagesOf(answer)[0]).toMatch(message);
  });

  test.each([
    'application/graphql',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ])('%s in place of JSON', async (type) => {
    const answer = await post(JSON.stringify({ query: title }), { headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(415);
    expect(messagesOf(answer)).toHaveLength(1);
  });

  test.each([16 * 1024 + 1, 1024 * 1024])('a body of %i bytes', async (bytes) => {
    const around = JSON.stringify({ query: title, variables: { padding: '' } }).length;
    const padded = (length: number) => ({
      query: title,
      variables: { padding: 'x'.repeat(length - around) },
    });
    expect((await post(padded(16 * 1024))).statusCode).toBe(200);
    const answer = await post(padded(bytes));
    expect(answer.statusCode).toBe(413);
    expect(messagesOf(answer)).toHaveLength(1);
  });

  test.each(['company(localee: "x") { title }', '__type(name: "Fund") { x }', 'pages(locale: "fr") { y }'])(
    'all errors of { %s … }',
    async (field) => {
      const answer = await post({ query: `{ ${`${field} `.repeat(50)} }` });
      expect(answer.statusCode).toBe(400);
      expect(messagesOf(answer)).toHaveLength(6);
      expect(messagesOf(answer)[5]).toMatch(/^Too many validation errors/);
    },
  );

  test('a client that keeps the processor busy', async () => {
    const app = await exampleServer({ proxyHops: 1 });
    const ask = (client: string) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
        payload: { query: title },
      });
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 1_500));
    expect((await ask('203.0.113.9')).statusCode).toBe(200);
    expect((await ask('203.0.113.9')).statusCode).toBe(200);
    const refused = await ask('203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(messagesOf(refused)[0]).toMatch(/^Too many queries\. Try again in \d+ seconds$/);
    expect((await ask('203.0.113.10')).statusCode).toBe(200);
  });

  test('a query that costs too much', async () => {
    const catalogue = readFileSync(path.join(queries, 'catalogue.graphql'), 'utf8');
    const funds = catalogue.slice(catalogue.indexOf('fundCategories'), catalogue.lastIndexOf('}'));
    const [field, selection] = [funds.slice(0, funds.indexOf('{')), funds.slice(funds.indexOf('{'))];
    const query = `query Twice($locale: String!) { ${field} { ...C } again: ${field} { ...C } }
      fragment C on FundCategory ${selection} ${readFileSync(path.join(queries, fragmentFile), 'utf8')}`;
    const answer = await post({ query, variables: { locale: 'fr' } });
    expect(answer.statusCode).toBe(400);
    expect(messagesOf(answer)[0]).toMatch(/^The query exceeds the maximum complexity of 200000\./);
  });

  test('news cost as many items as they may have', async () => {
    const fields =
      'items { code slug title summary body date route translations { locale slug } category { code slug title } }';
    const news = Array.from(
      { length: 40 },
      (_, index) => `n${index}: news(locale: "fr", limit: $limit) { ...F }`,
    );
    const query = `query News($limit: Int!) { ${news.join(' ')} } fragment F on NewsList { ${fields} }`;
    expect((await post({ query, variables: { limit: 10 } })).statusCode).toBe(200);
    expect((await post({ query, variables: { limit: 100 } })).statusCode).toBe(400);
    const discounted = query.replace(
      'n0: news(locale: "fr", limit: $limit)',
      'n0: news(locale: "fr", limit: -99999)',
    );
    expect((await post({ query: discounted, variables: { limit: 100 } })).statusCode).toBe(400);
  });
});
