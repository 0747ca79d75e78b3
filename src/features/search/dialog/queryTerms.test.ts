import { longestQuery, queryTerms } from './queryTerms';

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

test('no more is asked than the content API takes', () => {
  expect(queryTerms(Array.from({ length: 40 }, (_, place) => `mot${place}`).join(' '))).toHaveLength(12);
  expect(queryTerms('a'.repeat(5_000)).join('')).toHaveLength(longestQuery);
});
