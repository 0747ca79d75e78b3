import type { Remark } from '../../api';
import { draftOf, reviewOf } from '../testing/drafts';
import { sessionOf } from '../testing/server';
import { mayRemark, strayRemarks } from './remarks';

const asked = draftOf({ authors: ['anna'], review: reviewOf('asked') });

test.each([
  ['a reviewer', asked, sessionOf('reviewer', 'rita'), true],
  ['a reviewer who has written in it', asked, sessionOf('reviewer', 'anna'), false],
  ['an editor', asked, sessionOf('editor', 'emil'), false],
  ['a publisher, once it is returned', { ...asked, review: reviewOf('returned') }, sessionOf(), true],
  ['a publisher, once it is approved', { ...asked, review: reviewOf('approved') }, sessionOf(), false],
  ['a publisher, before anybody asks', { ...asked, review: null }, sessionOf(), false],
])('%s may leave a remark or not', (_, draft, session, expected) => {
  expect(mayRemark(draft, session)).toBe(expected);
});

test('remarks whose field or file has gone are the item’s, until they are dealt with', () => {
  const file = 'news/a/fr.md';
  const files = [{ path: file, blob: '', loaded: {}, value: { title: '', tags: ['x'] } }];
  const of = (id: number, over: Partial<Remark>): Remark => ({
    ...{ id, file, field: ['title'], text: 'x', about: '', by: 'rita', at: '', doneBy: null },
    ...over,
  });
  const remarks = [
    of(1, {}),
    of(2, { field: ['slug'] }),
    of(3, { field: ['tags', 0] }),
    of(4, { field: ['tags', 1] }),
    of(5, { file: 'news/a/it.md' }),
    of(6, { file: 'news/b/fr.md' }),
    of(7, { field: ['slug'], doneBy: 'anna' }),
  ];
  expect(strayRemarks(remarks, 'news/a', files).map(({ id }) => id)).toEqual([2, 4, 5]);
});
