import { plainParagraphs } from './plainParagraphs';

test('paragraphs without their marks', () => {
  const html =
    '<b>Le gras</b> et <a href="https://www.example.org/?a=1&amp;b=2">un lien</a>\nsur deux lignes.\n\nSuite.';
  expect(plainParagraphs(html)).toEqual(['Le gras et un lien sur deux lignes.', 'Suite.']);
});

test('a video has no text', () => {
  expect(plainParagraphs('Avant.\n\n<iframe src="https://video.example.org/1"></iframe>\n\nAprès.')).toEqual([
    'Avant.',
    'Après.',
  ]);
});

test('entities become the signs that they stand for', () => {
  expect(plainParagraphs('A &amp; B &lt; C &#233; &#xE9; &unknown; &quot;')).toEqual([
    'A & B < C é é &unknown; "',
  ]);
  expect(plainParagraphs('12&nbsp;%')).toEqual(['12\u00a0%']);
  expect(plainParagraphs('')).toEqual([]);
});

test('what only looks like an entity is left alone', () => {
  expect(plainParagraphs('&#0;&#x110000;&#99999999999; &constructor; &__proto__;')).toEqual([
    '\uFFFD\uFFFD\uFFFD &constructor; &__proto__;',
  ]);
});
