import { excerptOf, maxQueryLength, markTerms, queryTerms } from './searchTerms';

/** The text with highlighted words in brackets. */
function marked(text: string, terms: string[]): string {
  return markTerms(text, terms)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');
}

test.each([
  ['Marchés émergents', ['emergents'], 'Marchés [émergents]'],
  ['Marchés e\u0301mergents', ['emergents'], 'Marchés [e\u0301mergents]'],
  ['ÉMERGENTS : les émergents', ['emerg'], '[ÉMERGENTS] : les [émergents]'],
  ['Meridane Asia – Part I', ['asia', 'i'], 'Meridane [Asia] – Part [I]'],
  ['Inde, industrie', ['in'], 'Inde, industrie'],
  ['Cœur', ['coeur'], '[Cœur]'],
  ['<script>alert(1)</script>', ['script'], '<[script]>alert(1)</[script]>'],
  ['Asie', ['asie'], '[Asie]'],
  ['Asie', [], 'Asie'],
  ['', ['asie'], ''],
])('of %j the words of %j are marked', (text, terms, expected) => {
  expect(marked(text, terms)).toBe(expected);
});

test.each([
  ['Émergents', ['emergents']],
  ['  l’Asie, l’Inde ', ['l', 'asie', 'l', 'inde']],
  ['cœur', ['coeur']],
  ['FR0014000001', ['fr0014000001']],
  ['R$', []],
  ['a', []],
  ['I R', ['i', 'r']],
  ['', []],
  ['<> !? «»', []],
])('%j is looked for as %j', (query, terms) => {
  expect(queryTerms(query)).toEqual(terms);
});

test('requests stay within the content API’s limits', () => {
  expect(queryTerms(Array.from({ length: 40 }, (_, index) => `mot${index}`).join(' '))).toHaveLength(12);
  expect(queryTerms('a'.repeat(5_000)).join('')).toHaveLength(maxQueryLength);
});

const before = 'Les marchés avancent. '.repeat(20);
const after = ' La gestion reste prudente.'.repeat(20);
const text = `${before}Les obligations indiennes montent.${after}`;

test('the description stands where it holds what was looked for', () => {
  expect(excerptOf('Un fonds d’obligations.', text, ['obligations'])).toBe('Un fonds d’obligations.');
});

test('otherwise the matching excerpt, cut between words', () => {
  const excerpt = excerptOf('Un fonds prudent.', text, ['obligations']);
  expect(excerpt).toContain('Les obligations indiennes montent.');
  expect(excerpt).toMatch(/^… \p{L}.*\p{L}…$/u);
  expect(text).toContain(excerpt.replace(/^… |…$/g, ''));
  expect(excerpt.length).toBeLessThan(170);
});

test('prefers a longer matching word to an earlier shorter one', () => {
  expect(excerptOf('', text, ['les', 'obligations'])).toContain('obligations');
});

test('a match at an end of the text has no ellipsis there', () => {
  expect(excerptOf('', `Obligations. ${after}`, ['obligations'])).toMatch(/^Obligations\. .*…$/);
  expect(excerptOf('', `${before}Obligations.`, ['obligations'])).toMatch(/^… .*Obligations\.$/);
});

test('the description replaces a text without a match', () => {
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
