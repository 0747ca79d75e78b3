import { hasWords, isPlainText } from './plainText';

test.each(['Lettre de novembre\n\tà relire', 'Überprüfung – 10 %', '\u05e9\u05dc\u05d5\u05dd', '👩‍💻', ''])(
  '%j can be shown',
  (text) => expect(isPlainText(text)).toBe(true),
);

test.each([
  ['\u001b', 'the escape of a terminal'],
  ['\0', 'NUL'],
  ['\u007f', 'DEL'],
  ['\u0085', 'a control character above ASCII'],
  ['\u202e', 'the override of the direction'],
  ['\u2066', 'an isolate'],
  ['\u200f', 'a mark of the direction'],
  ['\u061c', 'the Arabic mark'],
  ['\u2028', 'a separator of lines'],
  ['\ud800', 'half a character'],
])('%j, %s, is refused wherever it stands', (character) => {
  for (const text of [character, `a${character}`, `${character}b`, `a\n${character}\nb`])
    expect(isPlainText(text)).toBe(false);
});

test.each(['Risk of loss', '<p>Risque</p>', '風險', '&lt;b&gt; 1', '2 < 3'])('%j has words', (html) =>
  expect(hasWords(html)).toBe(true),
);

test.each([
  '',
  ' \n',
  '–',
  '**',
  '&nbsp;',
  '&#160;&amp;',
  '<p>…</p>',
  '<a href="https://a.example/b"></a>',
  '\u00a0',
])('%j has no words', (html) => expect(hasWords(html)).toBe(false));
