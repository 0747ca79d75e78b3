import type { FileAnswers } from '../../../api';
import { rows, workbook } from '../../../../content/testing/workbook';
import { readTables } from '../navs/readTables';
import { parsePortfolio } from './parsePortfolio';
import { NavFileRefusal } from '../navs/tableColumns';

/** Date, and `section code title fr en it value` of each line; or why the file is refused. */
async function read(file: string | Buffer, answers: FileAnswers = {}) {
  try {
    const { tables } = readTables(Buffer.from(file));
    const { date, sections } = parsePortfolio(tables, '2026-11-27', answers);
    const lines = [...sections].flatMap(([section, all]) =>
      all.map(({ code, title, titles, value }) =>
        [section, code, title, ...Object.values(titles), value].join(' '),
      ),
    );
    return [date, ...lines.map((line) => line.replace(/ +/g, ' '))];
  } catch (error) {
    if (error instanceof NavFileRefusal) return error.refusal;
    throw error;
  }
}

const french = (...lines: string[]) => ['Répartition;Code;Titre;Poids (%);Date', ...lines].join('\n');

test.each([
  [
    'French, with a date in one row',
    french(
      'Répartition géographique;IN;Inde;60,5;31/10/2026',
      'Pays;BR;Brésil;39,5;',
      'Lignes;;Example Foods;4,1;',
    ),
    ['2026-10-31', 'geographic IN Inde 60.5', 'geographic BR Brésil 39.5', 'topLines Example Foods 4.1'],
  ],
  [
    'English, with a title in each language and percent signs',
    'breakdown,code,title FR,title EN,title IT,weight,date\nSector,TECH,Technologie,Technology,Tecnologia,100 %,2026-10-31\n',
    ['2026-10-31', 'sector TECH Technologie Technology Tecnologia 100'],
  ],
  [
    'titles that differ in digits and signs only',
    french(
      'Notation;A;A;50;2026-10-31',
      'Notation;A+;A+;50;',
      'Lignes;;Brasil 6% 2031;3;',
      'Lignes;;Brasil 5% 2030;2;',
    ),
    [
      '2026-10-31',
      'capitalisation A A 50',
      'capitalisation A+ A+ 50',
      'topLines Brasil 6% 2031 3',
      'topLines Brasil 5% 2030 2',
    ],
  ],
  [
    'a sheet that is a section',
    workbook(rows(['Code', 'Titre', 'Poids', 'Date'], ['IN', 'Inde', 60.5, '31/10/2026']), 'Par pays'),
    ['2026-10-31', 'geographic IN Inde 60.5'],
  ],
  [
    'percentages of cells, and an overdraft',
    workbook(
      rows(
        ['Section', 'Code', 'Titre', 'Poids', 'Date'],
        ['Lignes', '', 'TSMC', '<c s="3"><v>0.091</v></c>', '31/10/2026'],
        ['Pays', 'IN', 'Inde', 101.2, ''],
        ['Pays', 'CASH', 'Liquidités', -1.2, ''],
      ),
    ),
    ['2026-10-31', 'topLines TSMC 9.1', 'geographic IN Inde 101.2', 'geographic CASH Liquidités -1.2'],
  ],
  [
    'three decimals, which are no thousands',
    french('Lignes;;TSMC;9,125;2026-10-31'),
    ['2026-10-31', 'topLines TSMC 9.125'],
  ],
])('reads %s', async (_, file, expected) => {
  expect(await read(file)).toEqual(expected);
});

const sheet = 'VL & co';

test.each([
  ['a file without weights', 'code;titre;date\nIN;Inde;2026-10-31', { reason: 'no-weights', cell: 'A1' }],
  ['a text that says no section', 'code;poids;date\nIN;1;2026-10-31', { reason: 'no-weights', cell: 'A1' }],
  ['another section', french('Devise;USD;Dollar;1;2026-10-31'), { reason: 'unknown-section', cell: 'A2' }],
  [
    'a sheet that is no section',
    workbook(rows(['Code', 'Titre', 'Poids'], ['IN', 'Inde', 1])),
    { reason: 'unknown-section', sheet, value: sheet },
  ],
  ['no date', french('Pays;IN;Inde;1;'), { reason: 'no-date' }],
  [
    'two dates',
    french('Pays;IN;Inde;1;2026-10-31', 'Pays;BR;Brésil;1;2026-10-30'),
    { reason: 'other-date', cell: 'E3', value: '2026-10-30' },
  ],
  ['a future date', french('Pays;IN;Inde;1;2026-12-31'), { reason: 'future', cell: 'E2' }],
  ['no number', french('Pays;IN;Inde;n/a;2026-10-31'), { reason: 'not-number', cell: 'D2', value: 'n/a' }],
  [
    'two decimal marks',
    french('Pays;IN;Inde;1,5;2026-10-31', 'Pays;BR;Brésil;1.5;'),
    { reason: 'mixed-marks', cell: 'D3' },
  ],
  [
    'a line twice',
    french('Pays;IN;Inde;1;2026-10-31', 'Pays;IN;India;2;'),
    { reason: 'line-twice', cell: 'B3', value: 'IN' },
  ],
  ['a header alone', french(), { reason: 'empty' }],
])('refuses %s', async (_, file, expected) => {
  expect(await read(file)).toMatchObject(expected);
});

test('asks whether weights that add up to one are fractions', async () => {
  const file = french('Lignes;;TSMC;0,091;2026-10-31', 'Lignes;;Infosys;0,04;', 'Pays;IN;Inde;100;');
  expect(await read(file)).toEqual({
    reason: 'which-weights',
    cell: 'D2',
    value: '0,091',
    choices: [
      { answers: { weights: 'fractions' }, readings: ['9.1'] },
      { answers: { weights: 'percentages' }, readings: ['0.091'] },
    ],
  });
  const country = 'geographic IN Inde 100';
  expect(await read(file, { weights: 'fractions' })).toEqual([
    '2026-10-31',
    'topLines TSMC 9.1',
    'topLines Infosys 4',
    country,
  ]);
  expect(await read(file, { weights: 'percentages' })).toEqual([
    '2026-10-31',
    'topLines TSMC 0.091',
    'topLines Infosys 0.04',
    country,
  ]);
});
