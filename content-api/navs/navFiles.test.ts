import { parse } from 'csv-parse/sync';
import { renderNavCsv, renderNavWorkbook } from './navFiles';
import type { NavHistoryShare } from './navHistory';
import { zipEntries } from './testing/zipEntries';

const share: NavHistoryShare = {
  isin: 'ZZ0000000017',
  name: 'I, "founders"',
  currency: 'EUR',
  lessThanOneYear: false,
  navs: [
    { date: '2026-11-19', nav: 1042.37, benchmark: null },
    { date: '2026-11-20', nav: 1050, benchmark: 98.5 },
  ],
};

test('one line a share and day, under a heading in the language of the file', () => {
  const text = renderNavCsv({ locale: 'fr', fund: 'Actions Émergentes', shares: [share] });
  expect(text.startsWith('\uFEFFDate,ISIN,')).toBe(true);
  expect(parse(text, { bom: true })).toEqual([
    ['Date', 'ISIN', 'Part', 'Devise', 'Valeur liquidative', 'Indice de référence'],
    ['2026-11-19', 'ZZ0000000017', 'I, "founders"', 'EUR', '1042.37', ''],
    ['2026-11-20', 'ZZ0000000017', 'I, "founders"', 'EUR', '1050', '98.5'],
  ]);
});

test('a young share is not compared, and no text is a formula', () => {
  const shares = [{ ...share, name: '=1+1', lessThanOneYear: true }];
  const [, , last] = parse(renderNavCsv({ locale: 'en', fund: 'Emerging Equity', shares }), { bom: true });
  expect(last).toEqual(['2026-11-20', 'ZZ0000000017', "'=1+1", 'EUR', '1050', '']);
});

const formulaShare: NavHistoryShare = {
  isin: 'ZZ0000000017',
  name: '=I',
  currency: 'EUR',
  lessThanOneYear: false,
  navs: [
    { date: '2026-11-19', nav: 101.234, benchmark: 99.5 },
    { date: '2026-11-20', nav: 102, benchmark: null },
  ],
};

async function workbook(shares: NavHistoryShare[], locale: 'fr' | 'en' | 'it' = 'fr') {
  const entries = zipEntries(await renderNavWorkbook({ locale, fund: 'Fund & <Co>', shares }));
  return {
    sheet: entries.get('xl/worksheets/sheet1.xml') ?? '',
    texts: entries.get('xl/sharedStrings.xml') ?? '',
    styles: entries.get('xl/styles.xml') ?? '',
    book: entries.get('xl/workbook.xml') ?? '',
    properties: entries.get('docProps/core.xml') ?? '',
    parts: ['[Content_Types].xml', '_rels/.rels'].map((name) => entries.get(name)),
  };
}

test('dates and figures are cells of their type', async () => {
  const { sheet, styles } = await workbook([formulaShare]);
  // Serial date 46345 is 19 November 2026. A cell without a type is a number.
  expect(sheet).toMatch(/<c r="A2" s="\d+"><v>46345<\/v>/);
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

test('a text that looks like a formula is kept a text', async () => {
  const { texts, sheet } = await workbook([formulaShare]);
  expect(texts).toContain("'=I");
  expect(sheet).not.toContain('<f>');
});

test('a share under one year has no benchmark', async () => {
  const { sheet } = await workbook([{ ...formulaShare, lessThanOneYear: true }]);
  expect(sheet).toContain('r="E2"');
  expect(sheet).not.toMatch(/r="F[23]"/);
});

test('shares follow one another; without any the header stands alone', async () => {
  const { sheet } = await workbook([formulaShare, { ...formulaShare, isin: 'ZZ0000000025', name: 'R' }]);
  expect(sheet.match(/<row /g)).toHaveLength(5);
  expect((await workbook([])).sheet.match(/<row /g)).toHaveLength(1);
});
