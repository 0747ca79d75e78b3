import { zipEntries } from '../navs/testing/zipEntries';
import { exampleContent, withActivatedTool, withShare } from '../../content/testing/exampleContent';
import { isins } from '../../content/testing/exampleFunds';
import { exampleServer } from './testing/exampleServer';

const navs = '/e/fr/funds/actions-%C3%A9mergentes/navs';

test('NAVs of the active shares between two days; a young share is not compared', async () => {
  const app = await exampleServer();
  const answer = await app.inject(`${navs}?from=2026-10-01&to=2026-10-31`);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual({
    fund: 'Actions Émergentes',
    locale: 'fr',
    activatedTools: [],
    shares: [
      {
        isin: isins.old,
        name: 'I',
        currency: 'EUR',
        valuationFrequency: 'DAILY',
        navs: [{ date: '2026-10-01', nav: expect.closeTo(414.91, 2), benchmark: expect.any(Number) }],
      },
      {
        isin: isins.young,
        name: 'R USD',
        currency: 'USD',
        valuationFrequency: 'DAILY',
        navs: [{ date: '2026-10-01', nav: expect.closeTo(105.1, 2) }],
      },
    ],
  });
});

test.each(['json', 'xlsx', 'csv'])('search engines do not list NAVs as %s', async (format) => {
  const app = await exampleServer();
  expect((await app.inject(`${navs}?format=${format}`)).headers['x-robots-tag']).toBe('noindex');
});

test('one share, by its ISIN', async () => {
  const app = await exampleServer();
  const { shares } = (await app.inject(`${navs}?isin=${isins.young}`)).json();
  expect(shares).toHaveLength(1);
  expect(shares[0]).toMatchObject({ isin: isins.young });
  expect(shares[0].navs).toHaveLength(7);
});

test('a liquidity management tool in use is told with the NAVs, and below those of a file', async () => {
  const app = await exampleServer({ content: () => withActivatedTool() });
  expect((await app.inject(navs)).json()).toMatchObject({
    activatedTools: [{ code: 'REDEMPTION_GATE', date: '2026-11-12', until: null }],
  });
  const { payload } = await app.inject(`${navs}?format=csv`);
  expect(payload.trimEnd().split('\r\n').at(-1)).toBe(
    '"Outil de gestion de la liquidité activé : Plafonnement. Depuis le 12\u00a0novembre\u00a02026, jusqu’à nouvel ordre. Au-delà de 5 %."',
  );
});

test('a workbook to save', async () => {
  const app = await exampleServer();
  const answer = await app.inject(`${navs}?format=xlsx&isin=${isins.old}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Actions-Emergentes-ZZ0000000017-NAV\.xlsx"/,
    ),
  });
  expect(answer.headers.etag).toMatch(/^W\/"/);
  expect([...zipEntries(answer.rawPayload).keys()].join()).toContain('sheet1.xml');
});

test('comma-separated values to save', async () => {
  const app = await exampleServer();
  const answer = await app.inject(`${navs}?format=csv&isin=${isins.old}&from=2026-10-01`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Actions-Emergentes-ZZ0000000017-NAV\.csv"/,
    ),
  });
  expect(answer.payload.trim().split('\r\n')).toHaveLength(3);
});

test('the workbook of the same NAVs is not sent again', async () => {
  const app = await exampleServer();
  const url = `${navs}?format=xlsx`;
  const { etag } = (await app.inject(url)).headers;
  const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
});

test('what it answers follows the content', async () => {
  let content = exampleContent;
  const app = await exampleServer({ content: () => content });
  content = withShare(isins.old, { navs: [{ date: '2026-11-20', nav: 420, benchmark: null }] });
  const { shares } = (await app.inject(`${navs}?isin=${isins.old}`)).json();
  // A single NAV is a share under one year, which is not compared.
  expect(shares[0].navs).toEqual([{ date: '2026-11-20', nav: 420 }]);
});

test.each([
  ['/e/de/funds/emerging-equity/navs', 'Unknown locale "de"'],
  ['/e/fr/funds/unknown/navs', 'Unknown fund "unknown" in the locale fr'],
  [`${navs}?isin=ZZ1`, 'Unknown ISIN "ZZ1" for the fund emerging-equity'],
  [`${navs}?isin=${isins.closed}`, `Unknown ISIN "${isins.closed}" for the fund emerging-equity`],
  [`${navs}?isin=${isins.closed}&format=csv`, `Unknown ISIN "${isins.closed}" for the fund emerging-equity`],
])('%s: 404 and what is unknown', async (url, error) => {
  const app = await exampleServer();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error });
});

test.each([
  ['from=2026-1-1', 'from: expected a day as YYYY-MM-DD'],
  ['from=', 'from: expected a day as YYYY-MM-DD'],
  ['to=yesterday', 'to: expected a day as YYYY-MM-DD'],
  ['to=2026-02-30', 'to: expected a day of the calendar'],
  ['from=2026-02-02&from=2026-02-03', 'from: expected one day'],
  ['from=2026-02-02&to=2026-02-01', 'to: expected a day that is not before `from`'],
  ['format=pdf', 'format: expected json, xlsx or csv'],
  ['isin=a&isin=b', 'isin: expected one ISIN'],
])('?%s: 400 and what is expected', async (query, error) => {
  const app = await exampleServer();
  const answer = await app.inject(`${navs}?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error });
});
