import { folded, foldedWords, isStopWord, queryWords } from './foldedWords';

test.each([
  ['Émergents', 'emergents'],
  ['E\u0301mergents', 'emergents'],
  ['ŒUVRE', 'oeuvre'],
  ['Straße', 'strasse'],
  ['ﬁnance', 'finance'],
  ['perché', 'perche'],
])('%s is folded to %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

test.each([
  ['L’Inde, quand l’épargne…', ['l', 'inde', 'quand', 'l', 'epargne']],
  ['compte-titres\u00a0: 2026', ['compte', 'titres', '2026']],
  ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
  ['Индия 印度', ['индия', '印度']],
  ['!?', []],
  ['', []],
])('the words of "%s"', (text, expected) => {
  expect(foldedWords(text)).toEqual(expected);
});

test.each([
  ['ZZ0000000016', ['zz0000000016']],
  ['zz00 0000 0016', ['zz0000000016']],
  // Wrong check digit.
  ['zz00 0000 0017', ['zz00', '0000', '0017']],
  ['part I', ['part', 'i']],
])('what is searched for by "%s"', (query, expected) => {
  expect(queryWords(query)).toEqual(expected);
});

test('empty words are those of the language', () => {
  expect(['the', 'de', 'della'].map((word) => isStopWord(word, 'en'))).toEqual([true, false, false]);
  expect(['the', 'de', 'della'].map((word) => isStopWord(word, 'fr'))).toEqual([false, true, false]);
  expect(['the', 'de', 'della'].map((word) => isStopWord(word, 'it'))).toEqual([false, false, true]);
});

test.each(['fr', 'en', 'it'] as const)('letters that name shares are words in %s', (locale) => {
  expect(['i', 'r', 'n', 'f', 's', 'usd'].filter((word) => isStopWord(word, locale))).toEqual([]);
});
