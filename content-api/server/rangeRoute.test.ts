import { parse } from 'csv-parse/sync';
import frCosts from '../../locales/fr/costs.json';
import frFunds from '../../locales/fr/funds.json';
import { exampleContent, withActivatedTool } from '../../content/testing/exampleContent';
import { isins } from '../../content/testing/exampleFunds';
import { exampleServer } from './testing/exampleServer';

const range = '/e/fr/range';

async function csvOf(shares: readonly string[], content = exampleContent) {
  const app = await exampleServer({ content: () => content });
  const { payload } = await app.inject(`${range}?shares=${shares.join()}&format=csv`);
  const [headings = [], ...rows] = parse(payload, { bom: true, relax_column_count: true });
  const valueOf = (row: number, heading: string) => rows[row]?.[headings.indexOf(heading)];
  return { headings, rows, valueOf };
}

test('the shares asked for, in their order, with performances and their whole twelve months', async () => {
  const { headings, rows, valueOf } = await csvOf([isins.young, isins.old]);
  expect(rows.slice(0, 2).map((row) => row[2])).toEqual([isins.young, isins.old]);
  expect(valueOf(1, '1 an, %')).toBe('12.68');
  expect(valueOf(1, '2025-11-01 – 2026-11-01, %')).toBe('12.68');
  expect(headings.filter((heading) => heading.includes(' – '))).toHaveLength(5);
});

test('costs are those of the page, and their two parts', async () => {
  const { valueOf } = await csvOf([isins.old]);
  // 1.02 and 0.26, which the page gives as 1.28 %.
  expect(valueOf(0, `${frFunds.ongoingCosts}, %`)).toBe('1.28');
  expect(valueOf(0, `${frCosts.name.ongoing}, %`)).toBe('1.02');
  expect(valueOf(0, `${frCosts.name.transaction}, %`)).toBe('0.26');
});

test('a share under one year has its NAV and no performance (AMF)', async () => {
  const { headings, valueOf } = await csvOf([isins.old, isins.young]);
  expect(Number(valueOf(1, frFunds.nav))).toBeCloseTo(106.15, 2);
  const shown = headings.filter((heading) => heading.endsWith('%')).map((heading) => valueOf(1, heading));
  expect(new Set(shown)).toEqual(new Set(['']));
});

test('the warning stands with the performances', async () => {
  const { rows } = await csvOf([isins.old]);
  expect(rows.flat()).toContain(frFunds.pastPerformance);
});

test('a liquidity management tool in use is told once for its fund', async () => {
  const { rows } = await csvOf([isins.young, isins.old], withActivatedTool('2026-12-18'));
  expect(rows.flat().filter((cell) => cell.includes('activé'))).toEqual([
    'Actions Émergentes – Outil de gestion de la liquidité activé : Plafonnement. Depuis le 12\u00a0novembre\u00a02026, ' +
      'jusqu’au 18\u00a0décembre\u00a02026 inclus. Au-delà de 5 %.',
  ]);
});

test('a workbook to save, listed by no search engine', async () => {
  const app = await exampleServer();
  const { headers } = await app.inject(`/e/it/range?shares=${isins.old}`);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringContaining('filename="Fondo.xlsx"'),
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=0',
    etag: expect.stringMatching(/^W\/"/),
  });
});

test.each([
  ['', 400, 'shares: expected an ISIN'],
  [`?shares=${isins.old}&format=pdf`, 400, 'format: expected xlsx or csv'],
  ['?shares=ZZ0000000099', 404, 'ZZ0000000099'],
  [`?shares=${isins.closed}`, 404, isins.closed],
])('%s is refused with its reason', async (query, status, reason) => {
  const app = await exampleServer();
  const { statusCode, payload } = await app.inject(`${range}${query}`);
  expect(statusCode).toBe(status);
  expect(payload).toContain(reason);
});
