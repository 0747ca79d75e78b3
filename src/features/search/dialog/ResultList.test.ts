import { searchItem } from '../../../testing/searchFixtures';
import { groupFound } from './ResultList';

test('the kind of the best result comes first, and each keeps its order', () => {
  const kinds = ['news', 'fund', 'page', 'share', 'news'] as const;
  const groups = groupFound(kinds.map((kind, index) => ({ ...searchItem(), kind, title: String(index) })));
  expect(groups.map(({ kind, first, items }) => [kind, first, items.map(({ title }) => title)])).toEqual([
    ['news', 0, ['0', '4']],
    ['funds', 2, ['1', '3']],
    ['pages', 4, ['2']],
  ]);
});

test('nothing has no groups', () => {
  expect(groupFound([])).toEqual([]);
});
