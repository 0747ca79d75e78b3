import { RecentValues } from './RecentValues';

const make = jest.fn((value: string) => value);
const failed = () => Promise.reject(new Error('away'));

test('makes a value once, and again after others were used', () => {
  const recent = new RecentValues<string>(2);
  const get = (key: string) => recent.get(key, () => make(key));
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['a', 'b', 'a', 'c', 'a', 'b']);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

test('asks again after a failure, which all have who asked meanwhile', async () => {
  const recent = new RecentValues<Promise<string>>(1);
  const asked = [recent.get('a', failed), recent.get('a', async () => 'not asked')];
  await expect(Promise.allSettled(asked)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  await expect(recent.get('a', async () => 'again')).resolves.toBe('again');
});
