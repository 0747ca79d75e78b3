import { strToU8, zipSync } from 'fflate';
import { rows, workbook } from '../../testing/workbook';
import { parseNavs } from './parseNavs';
import { readTables } from './readTables';
import { NavFileRefusal } from './tables';

const [a, b] = ['ZZ0000000016', 'ZZ0000000024'];

/** `ISIN day nav benchmark` of each, or why the file is refused. */
async function read(file: string | Buffer) {
  try {
    const shares = parseNavs(await readTables(Buffer.from(file)), new Set([a, b]), '2026-11-27');
    return [...shares].flatMap(([isin, navs]) =>
      navs.map(({ date, nav, benchmark }) => [isin, date, nav, benchmark ?? ''].join(' ').trim()),
    );
  } catch (error) {
    if (error instanceof NavFileRefusal) return error.refusal;
    throw error;
  }
}

const [day25, day26] = [46351, 46352];
const dated = (serial: number) => `<c s="1"><v>${serial}</v></c>`;

test.each<[name: string, file: string | Buffer, expected: string[]]>([
  ['plain', `isin,date,nav,benchmark\n${a},2026-11-25,101.5,99\n`, [`${a} 2026-11-25 101.50 99.00`]],
  [
    'French, BOM, CRLF, blank lines, more columns than needed',
    `\ufeffCode ISIN;Fonds;Date VL;Valeur liquidative;Indice\r\n${a};Asie;25/11/2026;1 042,3;\r\n;;;;\r\n${b};Chine;3/1/2026;998,125;100\r\n`,
    [`${a} 2026-11-25 1042.30`, `${b} 2026-01-03 998.125 100.00`],
  ],
  [
    'Windows encoding',
    Buffer.from(`ISIN;date;VL;\xc9t\xe9\n${a};2026-11-25;7;x\n`, 'latin1'),
    [`${a} 2026-11-25 7.00`],
  ],
  [
    'Italian, tabs, UTF-16',
    Buffer.from(`\ufeffCodice ISIN\tData\tQuota\n${a}\t25.11.2026\t1.042,37\n`, 'utf16le'),
    [`${a} 2026-11-25 1042.37`],
  ],
  ['quoted decimal commas', `ISIN,date,NAV\n${a},2026-11-25,"1042,5"\n`, [`${a} 2026-11-25 1042.50`]],
  [
    'thousands that another cell explains',
    `isin;date;nav\n${a};2026-11-25;1,042\n${b};2026-11-25;1,042.25\n`,
    [`${a} 2026-11-25 1042.00`, `${b} 2026-11-25 1042.25`],
  ],
  [
    'three decimals that nothing explains',
    `isin;date;nav\n${a};2026-11-25;100,125\n`,
    [`${a} 2026-11-25 100.125`],
  ],
  [
    'wide, with a day that a share has none',
    `Date;${a};${b}\n25/11/2026;1,5;\n26/11/2026;1,6;2,5\n`,
    [`${a} 2026-11-25 1.50`, `${a} 2026-11-26 1.60`, `${b} 2026-11-26 2.50`],
  ],
  [
    'a spreadsheet',
    workbook(
      rows(
        ['ISIN', 'Date', 'NAV'],
        [a, dated(day25), 101.30000000000001],
        ['', '', ''],
        [b, '26/11/2026', '1 042,5'],
      ),
    ),
    [`${a} 2026-11-25 101.30`, `${b} 2026-11-26 1042.50`],
  ],
  ['a wide spreadsheet', workbook(rows(['Date', a], [dated(day26), 7])), [`${a} 2026-11-26 7.00`]],
])('reads %s', async (_, file, expected) => {
  expect(await read(file)).toEqual(expected);
});

const long = (...lines: string[]) => ['isin;date;nav', ...lines].join('\n');
const sheet = 'VL & co';

test.each<[name: string, file: string | Buffer, expected: object]>([
  ['nothing', '', { reason: 'empty' }],
  ['a header alone', 'isin,date,nav\n', { reason: 'empty' }],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), { reason: 'unreadable' }],
  ['a broken workbook', Buffer.from('PK\u0003\u0004 and no more'), { reason: 'unreadable' }],
  ['an open quote', 'isin,date,nav\n"a,b,c\n', { reason: 'unreadable' }],
  ['another table', 'name,date\nx,2026-11-25\n', { reason: 'no-header', cell: 'A1' }],
  [
    'a column of something else',
    `date;${a};total\n`,
    { reason: 'unknown-column', cell: 'C1', value: 'total' },
  ],
  ['two columns of a share', `date;${a};${b};${a}\n`, { reason: 'column-twice', cell: 'D1', value: a }],
  ['two columns of NAVs', `isin;date;nav;VL\n`, { reason: 'column-twice', cell: 'D1', value: 'VL' }],
  [
    'an unknown share',
    long('ZZ0000000099;2026-11-25;1'),
    { reason: 'unknown-isin', cell: 'A2', value: 'ZZ0000000099' },
  ],
  ['no day', long(`${a};Total;1`), { reason: 'not-date', cell: 'B2', value: 'Total' }],
  ['a day that does not exist', long(`${a};30/02/2026;1`), { reason: 'not-date', cell: 'B2' }],
  [
    'the month in front',
    long(`${a};01/10/2026;1`, `${a};10/31/2026;1`),
    { reason: 'month-first', cell: 'B3' },
  ],
  [
    'the month in front, which would be in the future',
    long(`${a};11/12/2026;1`, `${a};12/11/2026;1`),
    { reason: 'month-first', cell: 'B2' },
  ],
  ['a future day', long(`${a};2026-11-28;1`), { reason: 'future', cell: 'B2' }],
  ['no number', long(`${a};2026-11-25;n/a`), { reason: 'not-number', cell: 'C2', value: 'n/a' }],
  ['no NAV', long(`${a};2026-11-25;`), { reason: 'not-number', cell: 'C2', value: '' }],
  [
    'two decimal marks',
    long(`${a};2026-11-25;1,5`, `${b};2026-11-25;1.5`),
    { reason: 'mixed-marks', cell: 'C3' },
  ],
  [
    'a day twice',
    long(`${a};2026-11-25;1`, `${a};25/11/2026;1`),
    { reason: 'day-twice', cell: 'B3', value: `${a} 2026-11-25` },
  ],
  [
    'a formula',
    workbook(rows(['ISIN', 'Date', 'NAV'], [a, dated(day25), '<c ><f>1+1</f><v>2</v></c>'])),
    { reason: 'formula', sheet, cell: 'C2' },
  ],
  [
    'merged cells',
    workbook(`${rows(['ISIN', 'Date', 'NAV'])}<mergeCells><mergeCell ref="B2:C2"/></mergeCells>`),
    { reason: 'merged', sheet, cell: 'B2' },
  ],
  [
    'a number as a day',
    workbook(rows(['ISIN', 'Date', 'NAV'], [a, day25, 1])),
    { reason: 'not-date', sheet, cell: 'B2', value: String(day25) },
  ],
  [
    'a cell far away',
    workbook('<sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
    { reason: 'too-large', sheet },
  ],
  [
    'what unpacks to too much',
    Buffer.from(zipSync({ a: strToU8('x'.repeat(41_000_000)) }, { level: 1 })),
    { reason: 'too-large' },
  ],
])('refuses %s', async (_, file, expected) => {
  expect(await read(file)).toMatchObject(expected);
});
