import type { ContentItem } from './contentItem';
import { matcherOf } from './matchWhere';
import { exampleItem } from './testing/exampleItem';
import type { Where } from './whereSchema';

const items: Record<string, ContentItem> = {
  page: exampleItem({ code: 'page', title: 'Page', date: '2026-09-30' }),
  news: exampleItem({
    code: 'news',
    kind: 'news',
    title: 'News',
    date: '2026-10-01',
    category: 'Supports',
    external: true,
  }),
  share: exampleItem({
    code: 'share',
    kind: 'share',
    title: 'Share',
    category: 'Actions',
    isin: 'ZZ0000000017',
    visibleTo: ['INSTIT', 'PRO'],
  }),
};

const all = Object.keys(items);

test.each<[Where, string[]]>([
  [{}, all],
  [{ kind: 'news' }, ['news']],
  [{ kind: 'news', title: 'Page' }, []],
  [{ kind: { $eq: 'news' } }, ['news']],
  [{ isin: null }, ['page', 'news']],
  [{ isin: { $ne: null } }, ['share']],
  [{ external: true }, ['news']],
  [{ kind: { $ne: 'news' } }, ['page', 'share']],
  [{ date: { $gt: '2026-09-30' } }, ['news']],
  [{ date: { $gte: '2026-09-30' } }, ['page', 'news']],
  [{ date: { $lt: '2026-10-01' } }, ['page']],
  [{ date: { $lte: '2026-10-01' } }, ['page', 'news']],
  [{ date: { $gte: '2026-09-30', $lt: '2026-10-01' } }, ['page']],
  [{ date: { $gt: 20260930 } }, []],
  [{ kind: { $in: ['news', 'page'] } }, ['page', 'news']],
  [{ kind: { $in: [] } }, []],
  [{ isin: { $in: [null] } }, ['page', 'news']],
  [{ kind: { $nin: ['news', 'page'] } }, ['share']],
  [{ kind: { $nin: [] } }, all],
  [{ title: { $not: { $in: ['Page'] } } }, ['news', 'share']],
  [{ isin: { $exists: true } }, all],
  [{ isin: { $exists: false } }, []],
  // Lists: as an operand, and as an item's value.
  [{ visibleTo: 'RETAIL' }, ['page', 'news']],
  [{ visibleTo: ['INSTIT', 'PRO'] }, ['share']],
  [{ visibleTo: { $eq: ['PRO', 'INSTIT'] } }, []],
  [{ visibleTo: { $ne: 'RETAIL' } }, ['share']],
  [{ visibleTo: { $in: ['RETAIL'] } }, ['page', 'news']],
  [{ visibleTo: { $in: ['RETAIL', 'PRO'] } }, all],
  [{ visibleTo: { $nin: ['RETAIL'] } }, ['share']],
  [{ visibleTo: { $nin: ['PRO'] } }, []],
  [{ visibleTo: { $not: { $in: ['RETAIL'] } } }, ['share']],
  [{ visibleTo: { $all: ['INSTIT', 'PRO'] } }, all],
  [{ visibleTo: { $all: ['RETAIL', 'PRO'] } }, ['page', 'news']],
  [{ visibleTo: { $all: ['RETAIL', 'NOBODY'] } }, []],
  [{ kind: { $all: ['news'] } }, ['news']],
  [{ kind: { $all: ['news', 'page'] } }, []],
  [{ visibleTo: { $size: 2 } }, ['share']],
  [{ visibleTo: { $contains: 'RETAIL' } }, ['page', 'news']],
  [{ visibleTo: { $contains: ['RETAIL', 'PRO'] } }, all],
  [{ kind: { $contains: 'news' } }, ['news']],
  // Logical operators.
  [{ $and: [{ kind: { $ne: 'news' } }, { isin: null }] }, ['page']],
  [{ $or: [{ kind: 'news' }, { isin: 'ZZ0000000017' }] }, ['news', 'share']],
  [{ $nor: [{ kind: 'news' }, { isin: 'ZZ0000000017' }] }, ['page']],
  [{ $not: { kind: 'news' } }, ['page', 'share']],
  [{ category: { $ne: null }, $or: [{ kind: 'page' }, { kind: 'share' }] }, ['share']],
  [{ $or: [{ $and: [{ kind: 'page' }, { external: false }] }, { $not: { isin: null } }] }, ['page', 'share']],
  // Strings are compared, never evaluated.
  [{ title: '/^P/' }, []],
  [{ title: 'this.title' }, []],
])('%j holds for %j', (where, expected) => {
  const matches = matcherOf(where);
  expect(all.filter((name) => matches(items[name]!))).toEqual(expected);
});

test('asking twice answers the same', () => {
  const matches = matcherOf({ visibleTo: { $nin: ['RETAIL'] } });
  expect([items.share!, items.page!, items.share!].map(matches)).toEqual([true, false, true]);
});
