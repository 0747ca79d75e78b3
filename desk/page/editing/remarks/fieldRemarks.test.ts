import { entryWords, type Json, type Remark } from '../../../api';
import { draftOf, reviewOf } from '../../testing/drafts';
import { sessionOf } from '../../testing/server';
import { mayRemark, placed, strayRemarks } from './fieldRemarks';

const file = 'news/a/fr.md';
const remarkOf = (over: Partial<Remark>): Remark => ({
  ...{ id: 1, file, field: ['title'], text: 'x', about: '', entry: '', by: 'rita', at: '', doneBy: null },
  ...over,
});

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

describe('a remark in an entry of a list', () => {
  const first: Json = { code: 'a', text: { fr: 'Un', it: '' } };
  const second: Json = { text: { fr: 'Deux' }, code: 'b' };
  const remark = remarkOf({ field: ['risks', 1, 'text', 'fr'], entry: entryWords(second) });
  const placedIn = (risks: Json[]) =>
    placed(remark, [{ path: file, blob: '', loaded: {}, value: { risks } }]);

  test('stays while its entry is as it was, whatever empty fields a form adds', () => {
    expect(placedIn([first, { code: 'b', text: { fr: 'Deux', en: '' } }])).toBe(remark);
  });

  test('follows its entry when another is removed above it', () => {
    expect(placedIn([second])).toEqual({ ...remark, field: ['risks', 0, 'text', 'fr'] });
  });

  test.each([
    ['is changed', [first, { code: 'b', text: { fr: 'Trois' } }]],
    ['is removed', [first, first]],
  ])('stays and says so when its entry %s', (_what, risks) => {
    expect(placedIn(risks)).toEqual({ ...remark, isEntryChanged: true });
  });
});

test('remarks whose field or file has gone are the item’s, until they are dealt with', () => {
  const files = [{ path: file, blob: '', loaded: {}, value: { title: '', tags: ['x'] } }];
  const of = (id: number, over: Partial<Remark>) => remarkOf({ id, ...over });
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
