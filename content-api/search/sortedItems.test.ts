import type { ContentItem } from './contentItem';
import type { SortKey } from './querySchema';
import { sortedItems } from './sortedItems';
import { exampleItem } from './testing/exampleItem';

function sortedCodes(items: readonly Partial<ContentItem>[], ...keys: SortKey[]): string[] {
  return sortedItems(items.map(exampleItem), keys).map(({ code }) => code);
}

const ascending = (field: SortKey['field']): SortKey => ({ field, descending: false });
const descending = (field: SortKey['field']): SortKey => ({ field, descending: true });

const items = [
  { code: 'c', title: 'Zèbre', date: '2026-02-01', category: 'B' },
  { code: 'b', title: 'école', date: null, category: 'A' },
  { code: 'd', title: 'Eclat', date: '2026-03-01', category: 'B' },
  { code: 'a', title: 'Part 10', date: '2026-02-01', category: 'A' },
  { code: 'e', title: 'Part 9', date: null, category: 'A' },
];

test('without a key the order stays', () => {
  expect(sortedCodes(items)).toEqual(['c', 'b', 'd', 'a', 'e']);
});

test('texts are ordered as the language orders them, numbers by their size', () => {
  expect(sortedCodes(items, ascending('title'))).toEqual(['d', 'b', 'e', 'a', 'c']);
});

test('what is equal keeps its order, in both directions', () => {
  expect(sortedCodes(items, ascending('category'))).toEqual(['b', 'a', 'e', 'c', 'd']);
  expect(sortedCodes(items, descending('category'))).toEqual(['c', 'd', 'b', 'a', 'e']);
});

test('what is absent comes last, in both directions', () => {
  expect(sortedCodes(items, ascending('date'))).toEqual(['c', 'a', 'd', 'b', 'e']);
  expect(sortedCodes(items, descending('date'))).toEqual(['d', 'c', 'a', 'b', 'e']);
});

test('the second key decides where the first does not', () => {
  expect(sortedCodes(items, ascending('category'), descending('title'))).toEqual(['a', 'e', 'b', 'c', 'd']);
});

test('the list that is sorted stays as it is', () => {
  const list = items.map(exampleItem);
  sortedItems(list, [ascending('code')]);
  expect(list.map(({ code }) => code)).toEqual(['c', 'b', 'd', 'a', 'e']);
});
