import { localised } from '../../content/testing/localised';
import { parse } from 'csv-parse/sync';
import Fastify from 'fastify';
import { withShare } from '../../content/testing/exampleContent';
import { isins } from '../../content/testing/exampleFunds';
import { exampleServer } from '../server/testing/exampleServer';
import { changeKinds } from './changes';
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

test.each(['share', 'navs', 'changes'])('a strict validator takes the schema %s', async (name) => {
  const app = await exampleServer({ siteUrl });
  const { $schema: _draft, ...schema } = (await app.inject(`/e/schemas/${name}.json`)).json<{
    $schema: string;
  }>();
  const strict = Fastify({ ajv: { customOptions: { strictSchema: true, allowUnionTypes: true } } });
  strict.post('/', { schema: { body: schema } }, async () => '');
  await expect(strict.ready()).resolves.toBeDefined();
});

describe('the changes', () => {
  const reason = localised('Un cours erroné', 'A wrong price', 'Un prezzo errato');
  const navCorrections = [
    { date: '2026-10-01', correctedOn: '2026-11-03', formerNav: 417, nav: 416.5, reason, line: 1 },
  ];
  const corrected = withShare(isins.old, { navCorrections });
  const funds = corrected.funds.map((fund) => ({
    ...fund,
    changes: [{ date: '2026-11-02', subject: 'FEES' as const, text: reason }],
    shares: fund.shares.map((share) => {
      if (share.isin === isins.young) return { ...share, inceptionDate: '2026-10-30' };
      return share.isin === isins.closed ? { ...share, closingDate: '2026-10-31' } : share;
    }),
  }));
  const answer = async () => {
    const content = () => ({ ...corrected, funds });
    const app = await exampleServer({
      siteUrl,
      content,
      contentLoadedAt: () => new Date('2026-11-03T23:30:00Z'),
    });
    return (path: string) => app.inject(path);
  };

  test('of each kind keep their schema, and the corrections of a share its own', async () => {
    const ask = await answer();
    const { headers, json } = await ask('/e/changes.json');
    const told = json<{ to: string; changes: { kind: string }[] }>();
    // In Paris it is past midnight.
    expect(told.to).toBe('2026-11-04');
    expect([...new Set(told.changes.map(({ kind }) => kind))].sort()).toEqual([...changeKinds].sort());
    expect(await misses(openDataSchemas.changes, told)).toBe('');
    expect(await misses(firstSchemas.changes, told)).toBe('');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
      link: '</e/schemas/changes.json>; rel="describedby"',
      etag: expect.any(String),
    });
    const share = (await ask(`/e/shares/${isins.old}.json`)).json<object>();
    expect(share).toMatchObject({
      navCorrections: [{ date: '2026-10-01', correctedOn: '2026-11-03', formerNav: 417, nav: 416.5, reason }],
    });
    expect(await misses(openDataSchemas.share, share)).toBe('');
    expect(await misses(firstSchemas.share, share)).toBe('');
  });

  test.each([
    ['without an id', { id: undefined }],
    ['without a kind', { kind: undefined }],
    ['with a NAV in words', { nav: '416.5' }],
    ['without its reason in a language', { reason: { fr: 'Un cours erroné', en: 'A wrong price' } }],
  ])('do not keep it %s', async (_what, wrong) => {
    const ask = await answer();
    const told = (await ask('/e/changes.json')).json<{ changes: { kind: string }[] }>();
    const changes = told.changes.map((change) =>
      change.kind === 'NAV_CORRECTION' ? { ...change, ...wrong } : change,
    );
    expect(await misses(openDataSchemas.changes, { ...told, changes })).not.toBe('');
  });
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
