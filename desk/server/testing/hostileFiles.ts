import { strToU8, zipSync } from 'fflate';
import { uniforms } from '../../../content/testing/seededRandom';
import { testPdf } from '../../../content/testing/testPdf';
import { workbook } from '../../../content/testing/workbook';

/** What takes a naive reader long, and does no more: large, deep or repetitive. */
export interface HostileFile {
  kind: string;
  name: string;
  /** Each attempt has other bytes, so that nothing of it is remembered. */
  bytes: (attempt: number) => Buffer;
}

const repeat = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length));
const deep = (open: string, close: string, size: number) => {
  const times = Math.ceil(size / (open.length + close.length));
  return open.repeat(times) + close.repeat(times);
};
const lines = (size: number, line: (index: number) => string) => {
  const length = line(0).length + 1;
  return Array.from({ length: Math.ceil(size / length) }, (_, index) => line(index)).join('\n');
};
const day = (index: number) => new Date(Date.UTC(1950, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);

type Make = (size: number) => string | Buffer;
/** What stands before, what is repeated, and what stands after. */
const units = (...all: readonly (readonly [string, string, string?])[]): Make[] =>
  all.map(
    ([before, unit, after = '']) =>
      (size) =>
        before + repeat(unit, size) + after,
  );

const yaml: Make[] = [
  ...units(
    ['', '['],
    ['', '{'],
    ['', '? '],
    ['', '- ', 'a'],
    ['', 'a: '],
    ['a: ', 'b\n '],
    ['a: "', 'b\n '],
    ['a: >\n', '  b\n\n'],
    ['a: |\n', '\n', '  b'],
    ['', 'a: 1\n'],
    ['', '- &a 1\n', '- *a'],
    ['- &a 1\n', '- *a\n'],
    ['', '- *b\n'],
    ['', '%TAG !a! b\n', '---\na'],
    ['', '---\n'],
    ['a:\n', '  # b\n\n', '  b: 1'],
    ['[', 'a: b, ', ']'],
    ['', '<<: {a: 1}\n'],
    ['a: "', '\\x41', '"'],
    ['', '\t', 'a'],
    ['', '&a !b '],
    ['[', '#a\n', ']'],
  ),
  (size) => deep('[', ']', size),
  (size) => deep('{? ', '}', size),
  (size) => lines(size, (index) => `k${index}: 1`),
  (size) => lines(size, (index) => `- &a${index} 1`),
];

const markdown: Make[] = [
  ...units(
    ['', '> '],
    ['', '- '],
    ['', '*a '],
    ['', '**a _b '],
    ['', '['],
    ['', '[a]('],
    ['', '![a]'],
    ['', '`a'],
    ['', '<a '],
    ['', '<!--'],
    ['', '&amp'],
    ['', '\\'],
    ['', '|a|b\n'],
    ['a | b\n- | -\n', '| a '],
    ['', '[a]: b\n'],
    ['', '\n\n'],
    ['', '    a\n'],
    ['', 'https://a.b '],
  ),
  (size) => deep('[', ']', size),
  (size) => deep('*', '*', size),
];

const drawn = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`;
const svg: Make[] = [
  ...units(
    ['', '<svg'],
    ['<svg>', '</svg> ', 'x'],
    ['<svg viewBox', ' ', '/>'],
    ['<svg viewBox=""/> on', 'a'],
    ['', '<svg viewBox="">'],
    ['', '<b><p>'],
    ['', '<a><b><i>'],
    ['', '<table>'],
    ['', '<'],
  ),
  ...units(
    ['', '<g>'],
    ['<g ', 'a="" ', '/>'],
    ['<text>', '&amp;', '</text>'],
    ['', '<path d="M0 0"/>'],
    ['', '<style>'],
    ['', '<script>'],
    ['', '<!--'],
    ['', '<![CDATA['],
    ['', '<title>'],
    ['<g style="', 'a:b;', '"/>'],
  ).map(
    (make): Make =>
      (size) =>
        drawn(String(make(size))),
  ),
  (size) => drawn(deep('<g>', '</g>', size)),
  (size) => drawn(deep('<math>', '</math>', size)),
  (size) => drawn(deep('<foreignObject>', '</foreignObject>', size)),
];

const pdf: Make[] = [
  (size) => testPdf({ objects: `7 0 obj ${deep('[', ']', size)} endobj` }),
  (size) => testPdf({ objects: `7 0 obj ${repeat('[', size)}` }),
  (size) => testPdf({ objects: `7 0 obj ${deep('<< /A ', ' >>', size)} endobj` }),
  (size) => testPdf({ objects: `7 0 obj ${repeat('<< ', size)}` }),
  (size) => testPdf({ objects: `7 0 obj (${repeat('(', size)}` }),
  (size) => testPdf({ objects: `7 0 obj <${repeat('a ', size)}> endobj` }),
  (size) => testPdf({ objects: repeat('7 0 obj null endobj\n', size) }),
  (size) => testPdf({ objects: lines(size, (index) => `${index + 7} 0 obj << /S /Go >> endobj`) }),
  (size) => testPdf({ objects: repeat('obj ', size) }),
  (size) => testPdf({ objects: repeat('%a\n', size) }),
  (size) => testPdf({ objects: repeat('stream\n', size) }),
  (size) => testPdf({ trailer: repeat('/A 1 ', size) }),
  (size) => testPdf({ trailer: repeat('startxref\n', size) }),
  (size) => testPdf({ information: `/Title (${repeat('\\(', size)})` }),
  (size) => `%PDF-1.7\n${repeat('xref\n', size)}startxref\n9\n%%EOF\n`,
  (size) => `%PDF-1.7\n${repeat('\0', size)}startxref\n9\n%%EOF\n`,
];

const series: Make[] = units(
  ['date,nav,benchmark\n', 'a,b,c\n'],
  ['date,nav,benchmark\n', '2026-01-01,1,1\n'],
  ['date,nav,benchmark\n', 'a\n'],
  ['date,nav,benchmark\n', '\n', '2026-01-01,1,1\n'],
  ['date,nav,benchmark\n', ','],
  ['date,nav,benchmark\n', '"'],
  ['date,nav,benchmark\n"', 'a\n'],
  ['date,nav,benchmark\n', '"a"b\n'],
  ['date,nav,benchmark\n', ' ', 'a'],
  ['', 'date,nav,benchmark\n'],
);

const row = 'ZZ0000000016,2026-01-02,';
const table: Make[] = [
  ...units(
    ['isin,date,nav\n"', 'ab,'],
    ['isin,date,nav\n', '"",'],
    ['isin,date,nav\n', '"a\nb'],
    ['', 'a'],
    ['', ',;\t'],
    ['isin,date,nav\n', '\n'],
    ['isin,date,nav\n', 'a\n'],
    ['isin,date,nav\n', ',,\n'],
    ['isin,date,nav\n', ' \n'],
    ['', ' '],
    ['', '\n', 'x'],
    [`isin,date,nav\n${row}`, ' ', '1'],
    [`isin,date,nav\n${row}`, '1'],
    [`isin,date,nav\n${row}1`, ',123'],
    [`isin;date;nav\n${row.replaceAll(',', ';')}1`, '.123'],
    ['isin,date,nav\nZZ0000000016,01-', 'a', ',1'],
    ['isin,date,nav\nZZ0000000016,2026-01-01', ' 00:00', 'a,1'],
    ['', 'isin,'],
    ['isin,date,nav,currency\nZZ0000000016,2026-01-01,1,', 'A$'],
    ['', 'sep=;\n'],
    [`isin,date,nav\n${row}1\n`, 'note\n'],
    ['isin,date,nav\n', `${row}1\n`],
    ['date,ZZ0000000016\n', '2026-01-01,1\n'],
    ['isin,date,nav\n', `${row}\n`],
  ),
  (size) =>
    `isin,date,nav\n${lines(size * 20, (index) => `ZZ0000000016,${day(index % 27_000)},${index % 2 ? 9 : 1}.50`)}`,
  (size) => {
    const count = Math.ceil(size / 15);
    const isins = Array.from({ length: count }, (_, index) => `ZZ${String(index).padStart(10, '0')}`);
    return `date,${isins.join(',')}\n2026-01-01,${'1,'.repeat(count)}`;
  },
];

const portfolio: Make[] = [
  (size) => `section,code,title,value,date\n${lines(size, (index) => `sector,${index},t,1,2026-01-01`)}`,
  (size) => `section,title,value,date\n${lines(size * 10, (index) => `pays,${index},1,2026-01-01`)}`,
  ...units(
    ['section,code,value,date\nsector,a,', '(', ',2026-01-01'],
    ['section,code,value,date\n', 'sector,a,1,2026-01-01\n'],
    ['section,code,value,date\n', '\n'],
    ['section,code,value,date\n', 'pays\n'],
  ),
];

const sheet: Make[] = [
  ...units(
    ['', '<f '],
    ['', '<x.'],
    ['', '<'],
    ['<mergeCell ', ' ref=""'],
    ['', '<mergeCell ref="'],
    ['<mergeCell', ' '],
    ['', '<mergeCells>'],
    ['<sheetData>', '<row>'],
    ['<sheetData><row>', '<c '],
    ['<sheetData><row>', '<c r="A1">'],
    ['<sheetData><row r="1"><c r="A1">', '<v>'],
    ['<sheetData><row r="1"><c r="A1" t="inlineStr">', '<is><t>'],
    ['', '<sheetData>'],
    ['', '<cols>'],
    ['', '<hyperlink '],
    ['', '<!--'],
    ['<sheetData>', '<![CDATA['],
    ['<sheetData><row r="1"><c ', 'a="1" ', '/></row></sheetData>'],
    ['<sheetData><row r="1"><c r="A1" t="str"><v>', '&amp;', '</v></c></row></sheetData>'],
    ['', '<sheetViews>'],
    ['', '<dimension '],
    [
      '<cols>',
      '<col min="1" max="16384" width="0" hidden="1"/>',
      '</cols><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>',
    ],
  ).map(
    (make): Make =>
      (size) =>
        workbook(String(make(size * 10))),
  ),
  () => workbook('<sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
  (size) =>
    workbook(
      `<sheetData>${lines(size / 4, (index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`)}</sheetData>`,
    ),
  (size) => workbook(`<sheetData>${repeat('<row/>', size * 100)}</sheetData>`),
  (size) =>
    workbook(
      `<sheetData>${repeat(`<row>${'<c><v>1</v></c>'.repeat(16_000)}</row>`, size * 500)}</sheetData>`,
    ),
  (size) => workbook(`<sheetData>${repeat('<row><c><v>1</v></c></row>', size * 60)}</sheetData>`),
  (size) => {
    const cells = (index: number) =>
      `<row><c t="str"><v>ZZ0000000016</v></c><c t="str"><v>${day(index % 27_000)}</v></c><c><v>${index % 2 ? 9 : 1}</v></c></row>`;
    const header = '<row><c t="str"><v>isin</v></c><c t="str"><v>date</v></c><c t="str"><v>nav</v></c></row>';
    return workbook(`<sheetData>${header}${lines(size * 120, cells)}</sheetData>`);
  },
];

const zipped = (entries: Record<string, string>, level: 0 | 6 = 6) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])), {
      level,
    }),
  );
const archive: Make[] = [
  (size) => zipped(Object.fromEntries(Array.from({ length: size }, (_, index) => [String(index), '']))),
  (size) =>
    zipped(
      Object.fromEntries(Array.from({ length: 50 }, (_, index) => [String(index), 'a'.repeat(size * 40)])),
    ),
  (size) => zipped({ '[Content_Types].xml': `.main+xml${repeat('<Override ', size * 20)}` }),
  (size) =>
    zipped({ '[Content_Types].xml': '.main+xml', a: zipped({ a: 'a'.repeat(size) }).toString('latin1') }),
  (size) => `PK\u0003\u0004${repeat('\0', size)}`,
  (size) => `PK\u0003\u0004${repeat('PK\u0005\u0006', size)}`,
];

const json: Make[] = [
  ...units(
    ['', '['],
    ['', '{"a":'],
    ['[', '1,', '1]'],
    ['{"name":"', '\\u0041', '"}'],
    ['{', '"a":1,', '"b":1}'],
  ),
  (size) => deep('[', ']', size),
  (size) => `{${repeat('"a":{', size)}`,
  (size) => `{"files":[${repeat('{},', size)}{}]}`,
  (size) => `{"files":[${repeat('{"path":1,"base":null,"edits":[{}]},', size)}{}]}`,
  (size) =>
    `{"files":[{"path":"company/company.yaml","base":null,"edits":[${repeat('{"path":[1]},', size)}{}]}]}`,
];

/** As many edits as a save may have. */
const edits: Make[] = [
  (size) =>
    JSON.stringify({
      files: [
        {
          path: `pages/hostile-${size}/fr.yaml`,
          base: null,
          edits: Array.from({ length: 500 }, (_, index) => ({ path: [`f${index}`], value: 'a'.repeat(40) })),
        },
      ],
    }),
];

const queryOf = (query: string) => JSON.stringify({ query });
const graphql: Make[] = [
  (size) => queryOf(deep('{a', '}', size / 3)),
  (size) => queryOf(`{${repeat('a ', size / 3)}}`),
  (size) => queryOf(`{${lines(size / 3, (index) => `a${index}: __typename`)}}`),
  (size) => queryOf(`{${repeat('...a ', size / 3)}} fragment a on Query {...a}`),
  (size) =>
    queryOf(
      `{...a0} ${lines(size / 3, (index) => `fragment a${index} on Query {...a${index + 1} ...a${index + 2}}`)}`,
    ),
  (size) => queryOf(`query(${repeat('$a: Int ', size / 3)}) {a}`),
  (size) =>
    queryOf(
      `{ __schema { types { fields { type ${'{ ofType '.repeat(size / 200)}{name}${'}'.repeat(size / 200)}}}}}`,
    ),
  (size) => queryOf(`{a(b: ${deep('[', ']', size / 3)})}`),
];

const kinds: readonly (readonly [kind: string, count: number, make: readonly Make[]])[] = [
  ['yaml', 30, yaml],
  ['markdown', 24, markdown],
  ['svg', 24, svg],
  ['pdf', 16, pdf],
  ['series', 10, series],
  ['table', 30, table],
  ['portfolio', 8, portfolio],
  ['workbook', 32, sheet],
  ['archive', 8, archive],
  ['json', 10, json],
  ['graphql', 6, graphql],
  ['json', 2, edits],
];

/** Two hundred of every kind, the same for the same seed. */
export function hostileFiles(seed: number): HostileFile[] {
  const random = uniforms(seed);
  return kinds.flatMap(([kind, count, makes]) =>
    Array.from({ length: count }, (_, index): HostileFile => {
      const size = 16_000 + Math.floor(random() * 16_000);
      const make = makes[index % makes.length];
      return {
        kind,
        name: `${makes === edits ? 'edits' : kind} ${index % makes.length} of ${size}`,
        bytes: (attempt) => {
          const made = make?.(size + attempt * 60) ?? '';
          return typeof made === 'string' ? Buffer.from(made) : made;
        },
      };
    }),
  );
}
