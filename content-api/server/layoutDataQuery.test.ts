import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layoutDataQuery, layoutDataVariables } from '../../src/api/layoutDataQuery';
import { parseLayoutData } from '../../src/api/parseLayoutData';
import { exampleServer } from './testing/exampleServer';

const contract = buildSchema(readFileSync(path.join(__dirname, '..', 'schema.graphql'), 'utf8'));

test('the browser’s query keeps the contract and uses every variable', () => {
  expect(validate(contract, parse(layoutDataQuery))).toEqual([]);
});

test.each([
  ['fr', 'RETAIL'],
  ['en', 'INSTIT'],
  ['it', 'PRO'],
] as const)('it is answered in %s to %s, and the answer can be read', async (locale, profile) => {
  const app = await exampleServer();
  const payload = { query: layoutDataQuery, variables: layoutDataVariables(locale, profile) };
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload });
  const { data, errors } = answer.json<{ data: unknown; errors?: unknown }>();
  expect({ status: answer.statusCode, errors }).toEqual({ status: 200, errors: undefined });
  const { shares, aum } = parseLayoutData(data, locale);
  expect(Object.values(shares).some(({ price }) => price)).toBe(true);
  expect(Object.keys(aum)).not.toHaveLength(0);
});
