import { forgetEdits, keepEdits, keptKey, readEdits } from './keptEdits';

const files = [{ path: 'a/b.yaml', blob: 'x', loaded: { title: 'a' }, value: { title: 'b', note: '' } }];

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what was typed is read as it was kept, until it is forgotten', () => {
  const key = keptKey('Claire', '1', 'a/b');
  expect(readEdits(key)).toBeUndefined();
  expect(keepEdits(key, files, new Date('2026-11-25T08:15:00Z'))).toBe(true);
  expect(readEdits(key)).toEqual({ at: '2026-11-25T08:15:00.000Z', files });
  forgetEdits(key);
  expect(readEdits(key)).toBeUndefined();
});

test('edits of other accounts, drafts and items are others', () => {
  const keys = [
    keptKey('a', 'b', 'c'),
    keptKey('a', 'b/c', ''),
    keptKey('a', 'b', 'd'),
    keptKey('x', 'b', 'c'),
  ];
  expect(new Set(keys).size).toBe(4);
});

test('a browser that takes no more says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepEdits('key', files)).toBe(false);
});

test.each(['', '{', '[]', '{"at":"x"}', '{"at":"x","files":[{"path":1}]}'])(
  '%j is nothing that was kept',
  (text) => {
    localStorage.setItem('key', text);
    expect(readEdits('key')).toBeUndefined();
  },
);
