import { keepEdits, readEdits } from './keptEdits';

const files = [{ path: 'a/b.yaml', blob: 'x', loaded: { title: 'a' }, value: { title: 'b', note: '' } }];

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
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
