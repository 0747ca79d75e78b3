import { parse } from 'csv-parse/sync';
import { renderNavCsv, renderNavWorkbook } from './navFiles';
import type { NavHistoryShare } from './navHistory';
import { zipEntries } from './testing/zipEntries';

const share: NavHistoryShare = {
  isin: 'ZZ0000000017',
  name: 'I, "founders"',
  currency: 'EUR',
  inceptionDate: '2020-01-02',
  actions: [],
  navs: [
    { date: '2025-11-19', nav: 1042.37, benchmark: null },
    { date: '2026-11-20', nav: 1050, benchmark: 98.5 },
  ],
};

test('one line a share and day, under a heading in the language of the file', () => {
  const text = renderNavCsv({
    locale: 'fr',
    fund: 'Actions Émergentes',
    valuationFrequency: 'DAILY',
    shares: [share],
  });
  expect(text.startsWith('\uFEFFDate,ISIN,')).toBe(true);
  expect(parse(text, { bom: true })).toEqual([
    ['Date', 'ISIN', 'Part', 'Devise', 'Valeur liquidative', 'Indice de référence', 'Opération'],
    ['2025-11-19', 'ZZ0000000017', 'I, "founders"', 'EUR', '1042.37', '', ''],
    ['2026-11-20', 'ZZ0000000017', 'I, "founders"', 'EUR', '1050', '98.5', ''],
  ]);
});

test('a young share is not compared, and no text is a formula', () => {
  const shares = [{ ...share, name: '=1+1', inceptionDate: '2026-01-02' }];
  const [, , last] = parse(
    renderNavCsv({ locale: 'en', fund: 'Emerging Equity', valuationFrequency: 'DAILY', shares }),
    { bom: true },
  );
  expect(last).toEqual(['2026-11-20', 'ZZ0000000017', "'=1+1", 'EUR', '1050', '', '']);
});

const formulaShare: NavHistoryShare = {
  isin: 'ZZ0000000017',
  name: '=I',
  currency: 'EUR',
  inceptionDate: '2020-01-02',
  actions: [],
  navs: [
    { date: '2025-11-19', nav: 101.234, benchmark: 99.5 },
    { date: '2026-11-20', nav: 102, benchmark: null },
  ],
};

async function workbook(shares: NavHistoryShare[], locale: 'fr' | 'en' | 'it' = 'fr') {
  const entries = zipEntries(
    await renderNavWorkbook({ locale, fund: 'Fund & <Co>', valuationFrequency: 'DAILY', shares }),
  );
  return {
    sheet: entries.get('xl/worksheets/sheet1.xml') ?? '',
    texts: entries.get('xl/sharedStrings.xml') ?? '',
    styles: entries.get('xl/styles.xml') ?? '',
    book: entries.get('xl/workbook.xml') ?? '',
    properties: entries.get('docProps/core.xml') ?? '',
    parts: ['[Content_Types].xml', '_rels/.rels'].map((name) => entries.get(name)),
  };
}

test.each([
  ['fr', 'Division 10 pour 1', 'Distribution 2.5 EUR, Nom précédent : C'],
  ['en', 'Split 10 for 1', 'Distribution 2.5 EUR, Formerly C'],
  ['it', 'Frazionamento 10 per 1', 'Distribuzione 2.5 EUR, Nome precedente: C'],
] as const)('NAVs stay as published, and what happened stands on its day (%s)', (locale, split, others) => {
  const acted: NavHistoryShare = {
    ...share,
    navs: [
      { date: '2024-11-18', nav: 1000, adjusted: 98, benchmark: null },
      { date: '2025-11-19', nav: 100, adjusted: 98.5, benchmark: null },
      { date: '2025-11-24', nav: 99, benchmark: null },
    ],
    actions: [
      { kind: 'SPLIT', date: '2025-11-19', ratio: 10 },
      // A Saturday: the NAV after it is the first without the distribution.
      { kind: 'DISTRIBUTION', date: '2025-11-22', amount: 2.5, currency: 'EUR', paymentDate: null },
      { kind: 'RENAMING', date: '2025-11-23', formerName: 'C' },
    ],
  };
  const text = renderNavCsv({ locale, fund: 'F', valuationFrequency: 'DAILY', shares: [acted] });
  const rows = parse(text, { bom: true });
  expect(rows.slice(1).map((row) => [row[4], row[6]])).toEqual([
    ['1000', ''],
    ['100', split],
    ['99', others],
  ]);
});

test('dates and figures are cells of their type', async () => {
  const { sheet, styles } = await workbook([formulaShare]);
  // Serial date 45980 is 19 November 2025. A cell without a type is a number.
  expect(sheet).toMatch(/<c r="A2" s="\d+"><v>45980<\/v>/);
  expect(sheet).toMatch(/<c r="E2" s="\d+"><v>101\.234<\/v>/);
  expect(sheet).toMatch(/<c r="F2" s="\d+"><v>99\.5<\/v>/);
  expect(styles).toContain('yyyy-mm-dd');
});

test('a day without benchmark has an empty cell', async () => {
  const { sheet } = await workbook([formulaShare]);
  expect(sheet).not.toContain('r="F3"');
});

test('the header speaks the locale', async () => {
  expect((await workbook([formulaShare])).texts).toContain('Valeur liquidative');
  const english = await workbook([formulaShare], 'en');
  expect(english.texts).toContain('Net asset value');
  expect(english.book).toContain('Net asset values');
});

test('the workbook has a title and its language', async () => {
  const { properties, parts } = await workbook([formulaShare], 'it');
  expect(properties).toContain('<dc:title>Fund &amp; &lt;Co&gt;, =I – NAV</dc:title>');
  expect(properties).toContain('<dc:language>it</dc:language>');
  for (const part of parts) expect(part).toContain('docProps/core.xml');
});

test('shares follow one another; without any the header stands alone', async () => {
  const { sheet } = await workbook([formulaShare, { ...formulaShare, isin: 'ZZ0000000025', name: 'R' }]);
  expect(sheet.match(/<row /g)).toHaveLength(5);
  expect((await workbook([])).sheet.match(/<row /g)).toHaveLength(1);
});
