import { winAnsiText } from './winAnsiText';

test('what the fonts have is kept', () => {
  const text = '« Où ? À l’été – 1\u00a0200\u00a0€, ç’est sûr… » œuvre “Ž” ñ';
  expect(winAnsiText(text)).toBe(text);
});

test.each([
  ['a narrow no-break space', '1\u202f234\u202fM€', '1\u00a0234\u00a0M€'],
  ['a minus sign', '\u22121,20\u00a0%', '–1,20\u00a0%'],
  ['a no-break hyphen', 'sous\u2011jacent', 'sous-jacent'],
  ['letters of other alphabets close to Latin', 'Łódź, İzmir, Đà Nẵng', 'Lódz, Izmir, Dà Nang'],
  ['accents written apart', 'e\u0301te\u0301', 'été'],
  ['invisible characters', 'a\u200bb\u00adc\ufeff', 'abc'],
  ['a script that has no stand-in', '新', '?'],
])('%s is replaced', (_, text, expected) => {
  expect(winAnsiText(text)).toBe(expected);
});
