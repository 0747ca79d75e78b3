import { buildSchema, graphql, GraphQLSchema, isSpecifiedDirective, printSchema } from 'graphql';
import * as v from 'valibot';
import { readJson, startServer, type TestServer } from '../testing/startServer';
import { checkContract } from './schemaDifferences';

const contract = `
  type Query { news(locale: String!, limit: Int = 50): NewsList! members: [Member!]! }
  type NewsList { total: Int! titles: [String!]! }
  type Member { name: String! kind: Kind }
  enum Kind { MANAGER ANALYST }
`;

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Checks a server with this schema against the contract. */
async function check(remote: GraphQLSchema): Promise<void> {
  server = await startServer((request, response) => {
    void readJson(request)
      .then((body) =>
        graphql({ schema: remote, source: v.parse(v.object({ query: v.string() }), body).query }),
      )
      .then((result) => response.end(JSON.stringify(result)));
  });
  await checkContract({ url: server.url, token: undefined }, buildSchema(contract));
}

const without = (part: string, instead = '') => buildSchema(contract.replace(part, instead));

it('takes the contract itself', async () => {
  await expect(check(buildSchema(contract))).resolves.toBeUndefined();
});

it('takes a server that offers more', async () => {
  const more = `${contract.replace('total: Int!', 'total: Int! pages: Int')} type Extra { a: Int }`;
  await expect(check(buildSchema(more))).resolves.toBeUndefined();
});

it('takes a server whose root types have other names', async () => {
  const renamed = `${contract.replace('type Query', 'type RootQuery')} schema { query: RootQuery }`;
  await expect(check(buildSchema(renamed))).resolves.toBeUndefined();
});

it('takes a server that knows fewer directives', async () => {
  const config = buildSchema(contract).toConfig();
  const directives = config.directives.filter(({ name }) => ['include', 'skip'].includes(name));
  expect(config.directives.filter(isSpecifiedDirective).length).toBeGreaterThan(directives.length);
  const remote = new GraphQLSchema({ ...config, directives });
  expect(printSchema(remote)).toBe(printSchema(buildSchema(contract)));
  await expect(check(remote)).resolves.toBeUndefined();
});

it.each([
  ['a missing field', without('total: Int!'), 'NewsList.total was removed.'],
  ['a missing argument', without(', limit: Int = 50'), 'Query.news arg limit was removed.'],
  ['a missing type', without('kind: Kind', '').toConfig(), 'Member.kind was removed.'],
  ['a field of another type', without('total: Int!', 'total: String!'), 'NewsList.total changed type'],
  ['a field that may be null', without('name: String!', 'name: String'), 'Member.name changed type'],
  [
    'an argument that the site does not give',
    without('locale: String!', 'locale: String! day: String!'),
    'day',
  ],
  ['a missing value', without('ANALYST'), 'ANALYST was removed from enum type Kind.'],
])('names %s', async (_, remote, difference) => {
  const schema = remote instanceof GraphQLSchema ? remote : new GraphQLSchema(remote);
  await expect(check(schema)).rejects.toThrow(difference);
});

it('names a missing type', async () => {
  const remote = contract.replace(/enum Kind .*\n/, '').replace('kind: Kind', '');
  await expect(check(buildSchema(remote))).rejects.toThrow('Kind was removed.');
});

it('lists every difference under the address', async () => {
  const remote = without('total: Int! titles: [String!]!', 'titles: [String]');
  const message = await check(remote).catch(String);
  expect(message).toBe(
    [
      `ContentApiError: Content API at ${server?.url}: does not honour the contract content-api/schema.graphql. Compared with it:`,
      '  - NewsList.total was removed.',
      '  - NewsList.titles changed type from [String!]! to [String].',
    ].join('\n'),
  );
});

it('names an introspection that cannot be read', async () => {
  server = await startServer((_, response) => response.end('{"data":{"__schema":{}}}'));
  await expect(checkContract({ url: server.url, token: undefined })).rejects.toThrow(
    `Content API at ${server.url}: its introspection cannot be read`,
  );
});
