import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileAnswers, LeftOut } from '../../../api';
import { findNavs, readNavs } from '../navs/parseNavs';
import { readTables } from '../navs/readTables';
import { parsePortfolio } from '../portfolio/parsePortfolio';
import { NavFileRefusal } from '../navs/tableColumns';

const today = '2026-11-27';
const [a, b] = ['ZZ0000000016', 'ZZ0000000024'];
const shares = new Map([a, b].map((isin) => [isin, { currency: 'EUR' }]));

/** What is left out, then what is read; or why the file is refused. `golden/make.py` makes the files. */
async function read(file: string, readAs: (tables: ReturnType<typeof readTables>['tables']) => string[]) {
  try {
    const { tables, leftOut } = readTables(await readFile(path.join(__dirname, 'golden', file)));
    const named = leftOut.map(({ what, sheet = '', place = '' }: LeftOut) =>
      `${what} ${sheet} ${place}`.trim(),
    );
    return [...named, ...readAs(tables)];
  } catch (error) {
    if (error instanceof NavFileRefusal) return error.refusal;
    throw error;
  }
}

const navsIn = (file: string, answers: FileAnswers = {}) =>
  read(file, (tables) =>
    [...readNavs(findNavs(tables, answers), shares, today, answers)].flatMap(([isin, days]) =>
      days.map(({ date, nav, benchmark = '' }) => `${isin} ${date} ${nav} ${benchmark}`.trim()),
    ),
  );

const navs = [`${a} 2026-11-25 101.50`, `${b} 2026-11-26 1042.37`];

test.each([
  ['libreoffice.xlsx', navs],
  ['libreoffice-1904.xlsx', navs],
  ['libreoffice-french.csv', navs],
  ['gnumeric.xlsx', navs],
  ['gnumeric-1904.xlsx', navs],
  ['gnumeric.csv', navs],
  ['elementtree.xlsx', navs],
  ['elementtree-1904.xlsx', navs],
  ['single-quotes.xlsx', navs],
  ['single-quotes-1904.xlsx', navs],
  [
    'openpyxl.xlsx',
    [
      'sheet Calculs',
      'notes VL 4',
      `${a} 2026-11-25 101.50`,
      `${a} 2026-11-26 101.75`,
      `${b} 2026-11-25 1042.37`,
    ],
  ],
])('reads the NAVs of %s', async (file, expected) => {
  expect(await navsIn(file)).toEqual(expected);
});

test.each([
  ['libreoffice-american.csv', { days: 'month-first' }, navs],
  ['xlsxwriter-digits.xlsx', { digits: 'shown' }, [`${a} 2026-11-25 101.23`]],
  ['xlsxwriter-digits.xlsx', { digits: 'held' }, [`${a} 2026-11-25 101.2345`]],
] as const)('asks of %s, and reads it with %j', async (file, answers, expected) => {
  expect(await navsIn(file)).toMatchObject({
    choices: expect.arrayContaining([expect.objectContaining({ answers })]),
  });
  expect(await navsIn(file, answers)).toEqual(expected);
});

test.each([
  ['libreoffice-formula.xlsx', { reason: 'formula', sheet: 'VL', cell: 'C2' }],
  ['elementtree-formula.xlsx', { reason: 'formula', sheet: 'VL', cell: 'C2' }],
  ['single-quotes-formula.xlsx', { reason: 'formula', sheet: 'VL', cell: 'C2' }],
  ['xlsxwriter-merged.xlsx', { reason: 'merged', sheet: 'NAV', cell: 'A2' }],
  ['openpyxl-month.xlsx', { reason: 'not-date', sheet: 'Sheet', cell: 'B2', value: 'Nov-26' }],
  ['perl-dollars.xlsx', { reason: 'other-currency', sheet: 'NAV', cell: 'C2', value: '$' }],
])('refuses %s', async (file, expected) => {
  expect(await navsIn(file)).toEqual(expected);
});

const portfolioIn = (file: string) =>
  read(file, (tables) => {
    const { date, sections } = parsePortfolio(tables, today, {});
    const lines = [...sections].flatMap(([section, all]) =>
      all.map(({ title, value }) => `${section} ${title} ${value}`),
    );
    return [date, ...lines];
  });

const lines = ['2026-10-31', 'topLines TSMC 9.1', 'topLines Infosys 4'];

test.each([
  ['libreoffice-hidden.xlsx', ['rows Lignes 3–4', 'columns Lignes B', 'sheet Brouillon', ...lines]],
  ['elementtree-hidden.xlsx', ['rows Lignes 3–4', 'columns Lignes B', 'sheet Brouillon', ...lines]],
  ['single-quotes-hidden.xlsx', ['rows Lignes 3–4', 'columns Lignes B', 'sheet Brouillon', ...lines]],
  ['libreoffice-percent-french.csv', ['2026-10-31', 'topLines TSMC 9.1']],
])('reads the portfolio of %s', async (file, expected) => {
  expect(await portfolioIn(file)).toEqual(expected);
});
