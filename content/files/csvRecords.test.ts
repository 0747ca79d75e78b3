import { CsvError, csvRecords } from './csvRecords';

test.each<[name: string, separator: string, text: string, cells: string[][]]>([
  [
    'cells, and the spaces around them',
    ',',
    ' a ,b\u00a0,\n1,,2',
    [
      ['a', 'b', ''],
      ['1', '', '2'],
    ],
  ],
  ['quotes', ',', '"a, b" , " c","say ""so"""', [['a, b', ' c', 'say "so"']]],
  ['lines within quotes', ',', '"a\nb",c\nd', [['a\nb', 'c'], ['d']]],
  ['lines of any length, and empty ones', ',', 'a,b\n\nc\n', [['a', 'b'], [''], ['c']]],
  ['tabs', '\t', 'a\t b\t\tc', [['a', 'b', '', 'c']]],
  ['a byte order mark', ',', '\ufeffa,b', [['a', 'b']]],
  ['nothing', ',', '', []],
])('reads %s', (_, separator, text, cells) => {
  expect(Array.from(csvRecords(text, separator), (record) => record.cells)).toEqual(cells);
});

test('a record is of the line where it ends', () => {
  expect(Array.from(csvRecords('a\n"b\nc"\n\nd'), ({ line }) => line)).toEqual([1, 3, 4, 5]);
});

test.each([
  ['a quote that is not closed', 'a\n"b\nc', 2],
  ['a quote within a cell', 'a\nb"c"', 2],
  ['letters behind a quote', '"a\nb"c', 2],
])('%s is told with its line', (_, text, line) => {
  const read = () => [...csvRecords(text)];
  expect(read).toThrow(CsvError);
  try {
    read();
  } catch (error) {
    expect(error).toMatchObject({ line });
  }
  expect.assertions(2);
});
