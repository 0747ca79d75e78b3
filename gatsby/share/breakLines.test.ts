import { breakLines, type Setting } from './breakLines';

/** Every letter is as wide as it is high. */
const widthOf = (text: string, size: number) => Array.from(text).length * size;
const settings: Setting[] = [
  { size: 2, lines: 1 },
  { size: 1, lines: 2 },
];

it.each<[string, string, number, string[]]>([
  ['in the largest letters that fit', 'abc de', 2, ['abc de']],
  ['in smaller ones when a line is too long', 'abc defg', 1, ['abc defg']],
  ['on as many lines as there is room for', 'abcdef ghijkl mnop', 1, ['abcdef', 'ghijkl mnop']],
  ['in smaller letters for one long word', 'abcdefgh', 1, ['abcdefgh']],
  ['cut after the last line', 'abcdef ghijkl mnopq rs', 1, ['abcdef', 'ghijkl mnop…']],
  ['cut within a word that no line holds', 'abcdefghijklmnop', 1, ['abcdefghijk…']],
  ['together across no-break spaces', 'abcd efgh\u00a0:\u00a0ij', 1, ['abcd', 'efgh\u00a0:\u00a0ij']],
  ['without blank words', '  ab \n c ', 2, ['ab c']],
  ['on no line when there is none', ' ', 2, []],
])('sets a text %s', (_, text, size, lines) => {
  expect(breakLines(text, 12, settings, widthOf)).toEqual({ size, lines });
});
