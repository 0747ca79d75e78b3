import { strToU8, zipSync } from 'fflate';
import { rows, workbook } from '../../../../content/testing/workbook';
import type { FileAnswers } from '../../../api';
import { findNavs, type KnownShare, readNavs } from './parseNavs';
import { readTables } from './readTables';
import { NavFileRefusal } from './tableColumns';

const [a, b] = ['ZZ0000000016', 'ZZ0000000024'];

const known = (over: KnownShare = {}) =>
  new Map<string, KnownShare>([
    [a, { currency: 'EUR', ...over }],
    [b, { currency: 'EUR', ...over }],
  ]);

/** `ISIN day nav benchmark` of each, or why the file is refused. */
async function read(file: string | Buffer, answers: FileAnswers = {}, shares = known()) {
  try {
    const { tables } = readTables(Buffer.from(file));
    const navs = readNavs(findNavs(tables, answers), shares, '2026-11-27', answers);
    return [...navs].flatMap(([isin, days]) =>
      days.map(({ date, nav, benchmark }) => [isin, date, nav, benchmark ?? ''].join(' ').trim()),
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
  ['three decimals below one', `isin;date;nav\n${a};2026-11-25;0,125\n`, [`${a} 2026-11-25 0.125`]],
  [
    'dates in other common forms',
    `isin;date;nav\n${[
      '2026/11/02',
      '20261103',
      '04-Nov-2026',
      '5 novembre 2026',
      '06-déc.-2025',
      '17/11/2026 00:00:00',
      '08.11.2026',
      '11-ago-2026',
      '12 août 2026',
      '2026-11-13T00:00:00Z',
    ]
      .map((day) => `${a};${day};1`)
      .join('\n')}`,
    [
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2025-12-06',
      '2026-11-17',
      '2026-11-08',
      '2026-08-11',
      '2026-08-12',
      '2026-11-13',
    ].map((day) => `${a} ${day} 1.00`),
  ],
  [
    'a line that tells the separator',
    `sep=;\r\nISIN;Date;NAV\r\n${a};25/11/2026;1,5\r\n`,
    [`${a} 2026-11-25 1.50`],
  ],
  [
    'notes below the table',
    `ISIN;Date;NAV\n${a};25/11/2026;1,5\n;;\n"Source : Meridane, le 26;11"\n* VL estimée;;\n`,
    [`${a} 2026-11-25 1.50`],
  ],
  [
    'apostrophes of Windows',
    Buffer.from(`ISIN;date;VL;l\x92\x9cuvre\n${a};2026-11-25;7;x\n`, 'latin1'),
    [`${a} 2026-11-25 7.00`],
  ],
  ['the currency of the share', `ISIN;date;VL;Devise\n${a};2026-11-25;7;eur\n`, [`${a} 2026-11-25 7.00`]],
  [
    'currencies of the fund and of its index',
    `ISIN;date;VL;Devise du fonds;Index currency\n${a};2026-11-25;7;USD;USD\n`,
    [`${a} 2026-11-25 7.00`],
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
    'the month in front of some days only',
    long(`${a};31/10/2026;1`, `${a};10/31/2026;1`),
    { reason: 'month-first', cell: 'B3', value: '10/31/2026' },
  ],
  ['a NAV of nothing', long(`${a};2026-11-25;0,00`), { reason: 'not-positive', cell: 'C2', value: '0,00' }],
  [
    'a NAV below nothing',
    long(`${a};2026-11-25;-101,5`),
    { reason: 'not-positive', cell: 'C2', value: '-101,5' },
  ],
  ['a percentage', long(`${a};2026-11-25;101,5 %`), { reason: 'not-number', cell: 'C2', value: '101,5 %' }],
  [
    'another currency',
    `isin;date;nav;Currency\n${a};2026-11-25;1;USD`,
    { reason: 'other-currency', cell: 'D2', value: 'USD' },
  ],
  ...['NAV currency', 'Devise de la part', 'Valuta quota'].map((title): [string, string, object] => [
    `another currency below “${title}”, beside the share's`,
    `isin;date;nav;Currency;${title}\n${a};2026-11-25;1;EUR;USD`,
    { reason: 'other-currency', cell: 'E2', value: 'USD' },
  ]),
  [
    'dollars of another country',
    `isin;date;nav\n${a};2026-11-25;HK$ 101.5`,
    { reason: 'other-currency', cell: 'C2', value: 'HK$' },
  ],
  [
    'a note among the rows',
    long('Source', `${a};2026-11-25;1`),
    { reason: 'unknown-isin', cell: 'A2', value: 'SOURCE' },
  ],
  [
    'a row without its NAV at the end',
    long(`${a};2026-11-25;1`, `${b};;`),
    { reason: 'not-date', cell: 'B3', value: '' },
  ],
  ['letters of no encoding', Buffer.from([0x61, 0x81, 0x62]), { reason: 'unreadable' }],
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
    'a NAV that could not be computed',
    workbook(rows(['Date', a, b], [dated(day25), 101.5, '<c t="e"><v>#DIV/0!</v></c>'])),
    { reason: 'not-number', sheet, cell: 'C2', value: '#DIV/0!' },
  ],
  [
    'a benchmark that was not found',
    workbook(
      rows(['ISIN', 'Date', 'NAV', 'Benchmark'], [a, dated(day25), 101.5, '<c t="e"><v>#N/A</v></c>']),
    ),
    { reason: 'not-number', sheet, cell: 'D2', value: '#N/A' },
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
    'cells far away',
    workbook(
      `<sheetData>${Array.from({ length: 200 }, (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`).join('')}</sheetData>`,
    ),
    { reason: 'too-large', sheet },
  ],
  [
    'too many parts',
    Buffer.from(
      zipSync(Object.fromEntries(Array.from({ length: 1_001 }, (_, part) => [String(part), strToU8('')]))),
    ),
    { reason: 'too-large' },
  ],
  [
    'too many cells',
    workbook(`<sheetData><row>${'<c/>'.repeat(500_001)}</row></sheetData>`),
    { reason: 'too-large' },
  ],
  ['a merged cell without an end', workbook(`<mergeCell${' ref=""'.repeat(90_000)}`), { reason: 'empty' }],
  ['merged cells without an end', workbook('<mergeCell ref="'.repeat(40_000)), { reason: 'empty' }],
  ['too many rows', `isin,date,nav\n${'a\n'.repeat(100_000)}`, { reason: 'too-large' }],
  [
    'what unpacks to too much',
    Buffer.from(zipSync({ a: strToU8('x'.repeat(41_000_000)) }, { level: 1 })),
    { reason: 'too-large' },
  ],
])('refuses %s', async (_, file, expected) => {
  expect(await read(file)).toMatchObject(expected);
});

const choicesOf = async (file: string | Buffer, answers?: FileAnswers, shares?: ReturnType<typeof known>) => {
  const refusal = await read(file, answers, shares);
  return 'choices' in refusal ? (refusal.choices ?? []) : refusal;
};

test.each([
  [
    'a day that may be a month',
    long(`${a};11/05/2026;1,5`, `${a};25.10.2026;1,4`),
    [
      [{ days: 'day-first' }, ['2026-05-11'], [`${a} 2026-05-11 1.50`, `${a} 2026-10-25 1.40`]],
      [{ days: 'month-first' }, ['2026-11-05'], [`${a} 2026-11-05 1.50`, `${a} 2026-10-25 1.40`]],
    ],
  ],
  [
    'a month in front that is one for certain',
    long(`${a};10/01/2026;1,5`, `${a};10/31/2026 12:00:00 AM;1,4`),
    [
      [
        { days: 'month-first' },
        ['2026-10-01', '2026-10-31'],
        [`${a} 2026-10-01 1.50`, `${a} 2026-10-31 1.40`],
      ],
    ],
  ],
  [
    'a thousand that may be decimals',
    long(`${a};2026-11-25;1.234`),
    [
      [{ mark: '.' }, ['1.234'], [`${a} 2026-11-25 1.234`]],
      [{ mark: ',' }, ['1234.00'], [`${a} 2026-11-25 1234.00`]],
    ],
  ],
  [
    'digits that a cell does not show',
    workbook(rows(['ISIN', 'Date', 'NAV'], [a, dated(day25), '<c s="2"><v>101.2345</v></c>'])),
    [
      [{ digits: 'shown' }, ['101.23'], [`${a} 2026-11-25 101.23`]],
      [{ digits: 'held' }, ['101.2345'], [`${a} 2026-11-25 101.2345`]],
    ],
  ],
] as const)('asks of %s, and reads it as it is answered', async (_, file, choices) => {
  expect(await choicesOf(file)).toEqual(choices.map(([answers, readings]) => ({ answers, readings })));
  for (const [answers, , expected] of choices) expect(await read(file, answers)).toEqual(expected);
});

test('the last NAV of a share decides on a mark', async () => {
  const file = long(`${a};2026-11-25;1,234`);
  expect(await read(file, {}, known({ nav: 1230 }))).toEqual([`${a} 2026-11-25 1234.00`]);
  expect(await read(file, {}, known({ nav: 1.23 }))).toEqual([`${a} 2026-11-25 1.234`]);
});

test('a file of one share is of the one that a person chooses', async () => {
  const file = 'Date;VL\n25/11/2026;1,5\n';
  expect(await read(file)).toEqual({ reason: 'which-share', cell: 'B1', value: 'VL' });
  expect(await read(file, { share: a })).toEqual([`${a} 2026-11-25 1.50`]);
});

test.each<[name: string, xml: string, expected: object]>([
  ['a formula that is shared', '<f t="shared" si="0"/><v>2</v>', { reason: 'formula', cell: 'C2' }],
  ['one in single quotes', "<f t='shared' si='0'></f><v>2</v>", { reason: 'formula', cell: 'C2' }],
  ['a table of data', '<f t="dataTable" ref="C2" dt2D="1"/><v>2</v>', { reason: 'formula', cell: 'C2' }],
])('refuses %s, also behind a prefix', async (_, xml, expected) => {
  const sheetXml = rows(['ISIN', 'Date', 'NAV'], [a, dated(day25), `<c >${xml}</c>`]);
  expect(await read(workbook(sheetXml))).toMatchObject(expected);
  const prefixed = sheetXml.replace(/<(\/?)(?=[a-z])/g, '<$1x:');
  expect(await read(workbook(prefixed))).toMatchObject(expected);
});

test('merged cells behind a prefix are refused', async () => {
  const xml = `${rows(['ISIN', 'Date', 'NAV'])}<x:mergeCells><x:mergeCell other='' ref='B2:C2'/></x:mergeCells>`;
  expect(await read(workbook(xml))).toMatchObject({ reason: 'merged', cell: 'B2' });
});

describe('a day that could be a month, where the content has days', () => {
  const withDays = (...days: string[]) => known({ days: new Set(days) });
  const fileOf = (...days: string[]) =>
    `isin;date;VL\n${days.map((day) => `${a};${day};101,5`).join('\n')}\n`;

  it('is the day where it is new, and the other one is an old one', async () => {
    expect(await read(fileOf('05/11/2026'), {}, withDays('2026-05-11', '2026-11-04'))).toEqual([
      `${a} 2026-11-05 101.50`,
    ]);
  });

  it('is the day where it is new, and the other one a Sunday', async () => {
    // 1 February 2026.
    expect(await read(fileOf('02/01/2026'), {}, withDays('2025-12-31'))).toEqual([`${a} 2026-01-02 101.50`]);
  });

  it.each([
    ['it is an old one, and the other one is new', '11/05/2026', ['2026-05-11']],
    ['both are new', '05/11/2026', ['2026-10-30']],
    ['both are old', '05/11/2026', ['2026-11-05', '2026-05-11']],
  ])('is asked where %s', async (_what, day, days) => {
    expect(await read(fileOf(day), {}, withDays(...days))).toMatchObject({
      reason: 'which-days',
      value: day,
    });
  });
});

test('a row without height and a column without width are not read, and named', async () => {
  const sheet = rows(
    ['isin', 'date', 'NAV', 'benchmark'],
    [a, '2026-11-25', 101.5, 99],
    [a, '2026-11-26', 7, 99],
  );
  const unseen = `<cols><col min="4" max="4" width="0" customWidth="1"/></cols>${sheet.replace('<row r="3"', '<row r="3" ht="0" customHeight="1"')}`;
  const { leftOut } = readTables(workbook(unseen));
  expect(leftOut).toEqual([
    { what: 'rows', sheet: 'VL & co', place: '3' },
    { what: 'columns', sheet: 'VL & co', place: 'D' },
  ]);
  expect(await read(workbook(unseen))).toEqual([`${a} 2026-11-25 101.50`]);
});
