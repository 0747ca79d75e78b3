import type { Json } from '../../api';
import { afterSave, editsOf, formFile, savedFiles, settled } from './itemFiles';

const path = 'team/team.yaml';
const member = (code: string, name: string) => ({ code, name });
const file = formFile({ path, blob: 'old', value: [member('a', 'Ana'), member('b', 'Bob')] });
const typed = { ...file, value: [member('a', 'Anna'), member('b', 'Bob')] };

test('a file without edits is not saved', () => {
  expect(savedFiles([file])).toEqual([]);
  expect(savedFiles([file, typed])).toEqual([
    { path, base: 'old', edits: [{ path: [0, 'name'], value: 'Anna' }] },
  ]);
});

test('what is typed while a save is under way stays unsaved', () => {
  const now = { ...typed, value: [member('a', 'Anna'), member('b', 'Bert')] };
  const [after] = afterSave([now], [typed], [{ path, blob: 'new' }], []);
  expect(after && savedFiles([after])).toEqual([
    { path, base: 'new', edits: [{ path: [1, 'name'], value: 'Bert' }] },
  ]);
});

test('what others wrote is shown, with what is typed meanwhile', () => {
  const now = { ...typed, value: [member('a', 'Anna'), member('b', 'Bert')] };
  const fresh = { path, blob: 'new', value: [{ ...member('a', 'Anna'), role: 'x' }, member('b', 'Bob')] };
  const [after] = afterSave([now], [typed], [{ path, blob: 'new' }], [fresh]);
  expect(after?.value).toMatchObject([{ name: 'Anna', role: 'x' }, { name: 'Bert' }]);
});

test('what is typed in an entry, while a save was merged with others’ removal of one above it, goes into no other', () => {
  const [ana, bob, eve] = [member('a', 'Ana'), member('b', 'Bob'), member('e', 'Eve')];
  const title = (value: string, ...list: object[]) => ({ title: value, list }) as Json;
  const opened = formFile({ path, blob: 'old', value: title('Before', ana, bob, eve) });
  const sent = { ...opened, value: title('After', ana, bob, eve) };
  const now = { ...opened, value: title('After', ana, bob, member('e', 'Eva')) };
  const fresh = { path, blob: 'new', value: title('After', bob, eve) };
  const [after] = afterSave([now], [sent], [{ path, blob: 'new' }], [fresh]);
  expect(after && savedFiles([after])).toEqual([
    {
      path,
      base: 'old',
      edits: [
        { path: ['title'], value: 'After' },
        { path: ['list', 2, 'name'], value: 'Eva' },
      ],
    },
  ]);
});

describe('where both changed a list', () => {
  const theirs = { path, blob: 'new', value: [member('b', 'Bob'), member('a', 'Ana')] };
  const conflict = { path, blob: 'new', field: [], theirs: theirs.value };

  it('theirs is taken as a whole', () => {
    const after = settled(typed, theirs, [{ ...conflict, choice: 'theirs' }]);
    expect(editsOf(after)).toEqual([]);
    expect(after.blob).toBe('new');
  });

  it('mine is taken as a whole', () => {
    const after = settled(typed, theirs, [{ ...conflict, choice: 'mine' }]);
    expect(after.value).toEqual(typed.value);
    expect(editsOf(after)).not.toEqual([]);
  });
});

test('a field that the others removed is removed again if it is chosen', () => {
  const page = formFile({ path: 'pages/a/fr.yaml', blob: 'old', value: { title: 'x', description: 'y' } });
  const mine = { ...page, value: { title: 'x', description: 'z' } };
  const fresh = { path: page.path, blob: 'new', value: { title: 'x' } };
  const conflict = { path: page.path, blob: 'new', field: ['description'], yours: 'z' };
  expect(editsOf(settled(mine, fresh, [{ ...conflict, choice: 'theirs' }]))).toEqual([]);
  expect(editsOf(settled(mine, fresh, [{ ...conflict, choice: 'mine' }]))).toEqual([
    { path: ['description'], value: 'z' },
  ]);
});
