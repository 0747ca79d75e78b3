import { parse } from 'csv-parse/sync';
import Fastify from 'fastify';
import { isins } from '../../content/testing/exampleFunds';
import { exampleServer } from '../server/testing/exampleServer';
import { openDataSchemas } from './schemas';
import firstSchemas from './testing/firstSchemas.json';

/*
 * `testing/firstSchemas.json` is what the files promised first. It never changes: whoever has written a reader for it still reads what is
 * answered today.
 */

const siteUrl = 'https://www.meridane.example';

/** The complaint of a reader of the schema, or nothing. Fastify validates with Ajv, here without making anything fit. */
async function misses({ $schema: _draft, ...schema }: { $schema: string }, json: object): Promise<string> {
  const app = Fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  });
  app.post('/', { schema: { body: schema } }, async () => '');
  const { body } = await app.inject({ method: 'POST', url: '/', payload: json });
  return body;
}

describe.each<[which: string, schemas: typeof openDataSchemas | typeof firstSchemas]>([
  ['today', openDataSchemas],
  ['the first day', firstSchemas],
])('the schemas of %s', (_which, schemas) => {
  test.each([isins.old, isins.young, isins.closed])('are kept by the facts of share %s', async (isin) => {
    const app = await exampleServer({ siteUrl });
    expect(await misses(schemas.share, (await app.inject(`/e/shares/${isin}.json`)).json())).toBe('');
    expect(await misses(schemas.navs, (await app.inject(`/e/navs/${isin}.json`)).json())).toBe('');
  });

  test.each([
    ['/e/range.csv', schemas['range-table']],
    [`/e/navs/${isins.old}.csv`, schemas['navs-table']],
  ])('are kept by the columns of %s', async (url, { fields }) => {
    const app = await exampleServer({ siteUrl });
    const text = (await app.inject(url)).payload;
    const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
    const patterns: Record<string, RegExp> = { number: /^-?\d+(?:\.\d+)?$/, date: /^\d{4}-\d\d-\d\d$/ };
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      for (const { name, type } of fields) {
        expect(row).toHaveProperty([name]);
        if (row[name] !== '') expect(row[name]).toMatch(patterns[type] ?? /./);
      }
    }
  });
});

test('the schema of the range has a field for each of its columns, in their order', async () => {
  const app = await exampleServer({ siteUrl });
  const [headings] = parse((await app.inject('/e/range.csv')).payload, { bom: true });
  const { fields } = (await app.inject('/e/schemas/range-table.json')).json<{ fields: { name: string }[] }>();
  expect(fields.map(({ name }) => name)).toEqual(headings);
  expect(headings).toContain('OFST6030FR Country Legal Registration');
});

test.each(['share', 'navs'])('a strict validator takes the schema %s', async (name) => {
  const app = await exampleServer({ siteUrl });
  const { $schema: _draft, ...schema } = (await app.inject(`/e/schemas/${name}.json`)).json<{
    $schema: string;
  }>();
  const strict = Fastify({ ajv: { customOptions: { strictSchema: true, allowUnionTypes: true } } });
  strict.post('/', { schema: { body: schema } }, async () => '');
  await expect(strict.ready()).resolves.toBeDefined();
});

test('a share without its ISIN, or with a figure in words, keeps no schema', async () => {
  const app = await exampleServer({ siteUrl });
  const share = (await app.inject(`/e/shares/${isins.old}.json`)).json<Record<string, unknown>>();
  const { 'OFST020000 ISIN': _isin, ...without } = share;
  expect(await misses(openDataSchemas.share, without)).toContain('OFST020000 ISIN');
  expect(await misses(openDataSchemas.share, { ...share, SRI: 'four' })).toContain('SRI');
});

test('files name their schemas, and those with columns that end say until when', async () => {
  const app = await exampleServer({ siteUrl });
  const headersOf = async (url: string) => (await app.inject(url)).headers;
  expect(await headersOf('/e/range.csv')).toMatchObject({
    link: '</e/schemas/range-table.json>; rel="describedby"',
    deprecation: '@1795996800',
    sunset: 'Tue, 30 Nov 2027 00:00:00 GMT',
  });
  expect((await headersOf(`/e/navs/${isins.old}.json`)).link).toBe(
    '</e/schemas/navs.json>; rel="describedby"',
  );
  expect((await app.inject('/e/schemas/navs.json')).json()).toMatchObject({
    $id: `${siteUrl}/e/schemas/navs.json`,
    $comment: 'version 1',
  });
  expect((await app.inject('/e/schemas/toString.json')).statusCode).toBe(404);
});
