import type { DataTemplate } from '../../contract/codes.generated';
import { RefusedFile } from '../files/contentFile';
import {
  cellProblem,
  columnNumber,
  isMandatory,
  readTemplateFile,
  type TemplateColumn,
  templateRules,
} from './templates';

function columnOf(template: DataTemplate, number: string): TemplateColumn {
  const column = templateRules(template).columns.find((each) => columnNumber(each) === number);
  if (!column) throw new Error(`${template} has no column ${number}`);
  return column;
}

test.each([
  ['EMT', 'V4.3', 114],
  ['EPT', 'V2.1', 144],
  ['EET', 'V1.1.3', 616],
] as const)('%s %s has %i columns, each number once', (template, version, count) => {
  const rules = templateRules(template);
  expect(rules).toMatchObject({ template, version });
  expect(new Set(rules.columns.map(columnNumber)).size).toBe(count);
  expect(rules.columns).toHaveLength(count);
});

describe('a cell may hold', () => {
  test.each<[DataTemplate, string, string]>([
    ['EMT', '01020', 'P'],
    ['EMT', '01010', 'Neutral'],
    ['EET', '20270', 'A;C'],
    ['EMT', '05080', '5'],
    ['EMT', '05080', 'M'],
    ['EPT', '06060', '52'],
    ['EPT', '06060', '2026-10-30'],
    ['EMT', '07100', '0.0115'],
    ['EMT', '07130', '-0.0003'],
    // A share of one may be more than one.
    ['EPT', '02090', '1.15'],
    ['EPT', '01120', '0.5'],
    ['EPT', '02220', '10000'],
    ['EMT', '04010', '7'],
    ['EMT', '00050', '2026-10-30'],
    ['EMT', '00005', '2026-10-30 08:30:05'],
    ['EMT', '00040', 'EUR'],
    ['EMT', '00073', '506700GE1G29325QX363'],
    ['EPT', '02190', 'https://www.meridane.example/fr/funds'],
    ['EPT', '04060', 'x'.repeat(200)],
  ])('%s %s: %s', (template, number, text) => {
    expect(cellProblem(columnOf(template, number), text)).toBeUndefined();
  });
});

describe('a cell may not hold', () => {
  const ratio = 'a share of one with a decimal point, such as 0.0115 for 1.15 %';

  test.each<[DataTemplate, string, string, string]>([
    // Files of some makers answer it of professional investors.
    ['EMT', '01020', 'B', 'one of Y, N, P, E'],
    ['EMT', '01010', 'y', 'one of Y, N, Neutral'],
    ['EMT', '00001', 'V4.2', 'one of V4.3'],
    ['EMT', '00001', 'V21', 'one of V4.3'],
    ['EET', '00010', 'V1.1.2', 'one of V1.1.3'],
    ['EET', '20290', 'A;Z', 'one of A, B, C, D, E, F, parted by ;'],
    ['EMT', '05080', '5,5', 'a number with a decimal point, or one of V, S, M, L, H'],
    ['EPT', '06060', '30/10/2026', expect.stringMatching(/^a day written YYYY-MM-DD, or one of 1, 2, /)],
    ['EMT', '07100', '0,0115', ratio],
    ['EMT', '07100', '1.15 %', ratio],
    ['EMT', '07100', 'n/a', ratio],
    ['EPT', '01120', '5 years', 'a number with a decimal point'],
    ['EMT', '04010', '8', 'a whole number from 1 to 7'],
    ['EMT', '04010', '4.0', 'a whole number from 1 to 7'],
    ['EPT', '02220', '10 000', 'a whole number'],
    ['EMT', '00050', '30/10/2026', 'a day written YYYY-MM-DD'],
    ['EMT', '00050', '2026-13-01', 'a day written YYYY-MM-DD'],
    ['EMT', '00050', '2026-02-30', 'a day written YYYY-MM-DD'],
    ['EMT', '00005', '2026-10-30T08:30:05Z', 'a time written YYYY-MM-DD hh:mm:ss'],
    ['EMT', '00040', 'eur', 'a currency code of three capital letters (ISO 4217)'],
    ['EMT', '00073', '506700GE1G29325QX36', 'a legal entity identifier (ISO 17442)'],
    ['EMT', '00073', '506700GE1G29325QX364', 'a legal entity identifier (ISO 17442)'],
    ['EPT', '02190', '/fr/funds', 'an address'],
    ['EPT', '04060', 'x'.repeat(201), '200 characters at most'],
  ])('%s %s: %s', (template, number, text, problem) => {
    expect(cellProblem(columnOf(template, number), text)).toEqual(problem);
  });
});

describe('a column is mandatory', () => {
  const isDue = (template: DataTemplate, number: string, row: Record<string, string> = {}) =>
    isMandatory(templateRules(template), columnOf(template, number), new Map(Object.entries(row)));

  test('always, where nothing switches it', () => {
    expect(isDue('EPT', '00030')).toBe(true);
    expect(isDue('EPT', '00090')).toBe(false);
  });

  test('where its section is reported', () => {
    expect(isDue('EPT', '03010', { '00007': 'Y' })).toBe(true);
    expect(isDue('EPT', '03010', { '00007': 'N' })).toBe(false);
    expect(isDue('EPT', '03010')).toBe(false);
    expect(isDue('EMT', '01020', { '00006': 'Y' })).toBe(true);
    expect(isDue('EMT', '01020', { '00006': 'N', '00007': 'Y' })).toBe(false);
  });

  test('where the answer is one of several', () => {
    expect(isDue('EPT', '08170', { '08010': 'UCITS' })).toBe(true);
    expect(isDue('EPT', '08170', { '08010': 'Both' })).toBe(true);
    expect(isDue('EPT', '08170', { '08010': 'UKPRIIP' })).toBe(false);
  });

  test('where its condition holds', () => {
    // The template wants the past intervals of the scenarios of a product of category 2, in an EPT with texts.
    expect(isDue('EPT', '04086', { '00006': 'Y', '00080': '2' })).toBe(true);
    expect(isDue('EPT', '04086', { '00006': 'Y', '00080': '3' })).toBe(false);
    expect(isDue('EPT', '04086', { '00006': 'N', '00080': '2' })).toBe(false);
    expect(isDue('EPT', '03095', { '00007': 'Y', '03090': 'Y' })).toBe(true);
    expect(isDue('EPT', '06080', { '00008': 'Y', '06070': 'N' })).toBe(false);
    expect(isDue('EPT', '06080', { '00008': 'Y', '06070': 'Y' })).toBe(true);
    expect(isDue('EMT', '09050', { '09030': 'Y', '09040': 'Y' })).toBe(true);
  });

  test.each([
    ['1', false, false],
    ['1.5', true, false],
    ['10', true, true],
    ['', false, false],
  ])('by a holding period of "%s" years', (years, afterOneYear, halfWay) => {
    const row = { '01120': years, '00110': 'N' };
    expect(isDue('EPT', '02010', row)).toBe(afterOneYear);
    expect(isDue('EPT', '02020', row)).toBe(halfWay);
    // An autocallable is left to whoever knows when it is called.
    expect(isDue('EPT', '02010', { ...row, '00110': 'Y' })).toBe(false);
  });

  test('by one of two answers, and by the product type of the EET', () => {
    expect(isDue('EPT', '00120', { '02185': 'Y', '00006': 'N' })).toBe(true);
    expect(isDue('EPT', '00120', { '02185': 'N', '00006': 'N' })).toBe(false);
    expect(isDue('EET', '20220', { '00060': 'Y', '20040': '9' })).toBe(true);
    expect(isDue('EET', '20220', { '00060': 'Y', '20040': '0', '20050': '9' })).toBe(true);
    expect(isDue('EET', '20220', { '00060': 'Y', '20040': '8' })).toBe(false);
    expect(isDue('EET', '20220', { '00060': 'N', '20040': '9' })).toBe(false);
    expect(isDue('EET', '20050', { '00060': 'Y', '20040': '0' })).toBe(true);
  });

  test('where one of its profiles is reported', () => {
    // Client preferences are needed by those who report for MiFID, adverse impacts of entities by those who report for them.
    expect(isDue('EET', '20590', { '00090': 'Y' })).toBe(true);
    expect(isDue('EET', '20590', { '00060': 'Y', '00090': 'N' })).toBe(false);
    expect(isDue('EET', '30020', { '00080': 'Y' })).toBe(true);
    expect(isDue('EET', '30020', { '00060': 'Y', '00090': 'Y' })).toBe(false);
    expect(isDue('EET', '20180', { '00060': 'Y', '00090': 'Y' })).toBe(false);
  });
});

describe('a file is read', () => {
  const rowsOf = (text: string) =>
    readTemplateFile(Buffer.from(text)).rows.map(({ cells }) => Object.fromEntries(cells));

  test.each(['|', ';', ',', '\t'])('with %j between its cells', (separator) => {
    const lines = [
      ['00001_EMT_Version', '00030_Financial_Instrument_Name', '00074_Email'],
      ['V4.3', 'Emerging Equity I', ''],
    ];
    const text = lines.map((cells) => `${cells.join(separator)}\r\n`).join('');
    expect(readTemplateFile(Buffer.from(text)).columns).toEqual(['00001', '00030', '00074']);
    expect(rowsOf(text)).toEqual([{ '00001': 'V4.3', '00030': 'Emerging Equity I', '00074': '' }]);
  });

  test('with quotes, a byte order mark and spaces, rows by their lines', () => {
    const text = '\ufeff"00010_ISIN" ; "00030_Name"\n"ZZ0000000017"; "A; ""B"""\n\nZZ0000000025;C\n';
    expect(readTemplateFile(Buffer.from(text)).columns).toEqual(['00010', '00030']);
    expect(readTemplateFile(Buffer.from(text)).rows.map(({ line }) => line)).toContain(4);
    expect(rowsOf(text)).toEqual(
      expect.arrayContaining([
        { '00010': 'ZZ0000000017', '00030': 'A; "B"' },
        { '00010': 'ZZ0000000025', '00030': 'C' },
      ]),
    );
  });

  test('by the names of its columns, in any order and with some only', () => {
    expect(rowsOf('00030_Name;00010_ISIN\nA;ZZ0000000017')).toEqual([
      { '00010': 'ZZ0000000017', '00030': 'A' },
    ]);
  });

  test('only in UTF-8', () => {
    const latin1 = Buffer.from('00030_Name\nÉmergents', 'latin1');
    expect(() => readTemplateFile(latin1)).toThrow(RefusedFile);
  });

  test('without rows where it is empty', () => {
    expect(readTemplateFile(Buffer.from(''))).toMatchObject({ columns: [], rows: [] });
  });
});
