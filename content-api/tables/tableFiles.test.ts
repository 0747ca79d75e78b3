import { parse } from 'csv-parse/sync';
import { zipEntries } from '../navs/testing/zipEntries';
import { type FileTable, spreadsheetText, tableCsv, tableWorkbook } from './tableFiles';

const table: FileTable = {
  sheet: 'Fonds',
  title: 'La gamme',
  locale: 'fr',
  columns: [
    { heading: 'Fonds', width: 20 },
    { heading: 'Un an', width: 10, format: '0.00' },
  ],
  rows: [
    ['Asie', 6.1],
    ['Inde', null],
  ],
  notices: ['Source : Meridane'],
};

test('notices follow the rows, in the first column', async () => {
  expect(parse(tableCsv(table), { bom: true, relax_column_count: true })).toEqual([
    ['Fonds', 'Un an'],
    ['Asie', '6.1'],
    ['Inde', ''],
    ['Source : Meridane'],
  ]);
  const entries = zipEntries(await tableWorkbook(table));
  const sheet = entries.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toMatch(/<c r="B2" s="\d+"><v>6\.1<\/v>/);
  expect(sheet).not.toContain('r="B3"');
  expect(sheet).toContain('r="A4"');
  expect(entries.get('xl/sharedStrings.xml')).toContain('Source : Meridane');
});

test('a figure below zero stays a number, and only texts are kept from being formulas', () => {
  const rows: FileTable['rows'] = [
    ['-8.05', -8.05],
    ['+33 1', 0],
  ];
  expect(parse(tableCsv({ ...table, rows, notices: [] }), { bom: true })).toEqual([
    ['Fonds', 'Un an'],
    ["'-8.05", '-8.05'],
    ["'+33 1", '0'],
  ]);
});

test.each(['=1+1', '+33', '-2', '@SUM(A1)', '＝1', '\tx', '\rx', '\nx'])('%j is kept a text', (text) => {
  expect(spreadsheetText(text)).toBe(`'${text}`);
});

test.each(['I USD', 'ZZ0000000017', '', '1 - 2'])('%j is left as it is', (text) => {
  expect(spreadsheetText(text)).toBe(text);
});
