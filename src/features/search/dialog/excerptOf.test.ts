import { excerptOf } from './excerptOf';

const before = 'Les marchés avancent. '.repeat(20);
const after = ' La gestion reste prudente.'.repeat(20);
const text = `${before}Les obligations indiennes montent.${after}`;

test('the description stands where it holds what was looked for', () => {
  expect(excerptOf('Un fonds d’obligations.', text, ['obligations'])).toBe('Un fonds d’obligations.');
});

test('else the part of the text that does, between whole words', () => {
  const excerpt = excerptOf('Un fonds prudent.', text, ['obligations']);
  expect(excerpt).toContain('Les obligations indiennes montent.');
  expect(excerpt).toMatch(/^… \p{L}.*\p{L}…$/u);
  expect(text).toContain(excerpt.replace(/^… |…$/g, ''));
  expect(excerpt.length).toBeLessThan(170);
});

test('a longer word tells more than a shorter one that comes first', () => {
  expect(excerptOf('', text, ['les', 'obligations'])).toContain('obligations');
});

test('a match at an end of the text has no ellipsis there', () => {
  expect(excerptOf('', `Obligations. ${after}`, ['obligations'])).toMatch(/^Obligations\. .*…$/);
  expect(excerptOf('', `${before}Obligations.`, ['obligations'])).toMatch(/^… .*Obligations\.$/);
});

test('the description stands in for a text that holds nothing of it', () => {
  expect(excerptOf('Un fonds prudent.', text, ['zzz'])).toBe('Un fonds prudent.');
});

test('spaces and lines of the text are one space', () => {
  expect(excerptOf('', ' Un fonds\n\n prudent. ', ['fonds'])).toBe('Un fonds prudent.');
});

test.each(['', '   '])('of nothing (%j) it is nothing', (nothing) => {
  expect(excerptOf(nothing, nothing, ['fonds'])).toBe('');
});

test('one endless word is cut', () => {
  expect(excerptOf('', 'x'.repeat(1_000), ['fonds']).length).toBeLessThan(170);
});
