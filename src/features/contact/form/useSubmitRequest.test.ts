import { webcrypto } from 'node:crypto';
import { makeRequestKeys, makeUuid } from './useSubmitRequest';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const real = Object.getOwnPropertyDescriptor(globalThis, 'crypto');

afterEach(() => {
  if (real) Object.defineProperty(globalThis, 'crypto', real);
});

test('an unchanged message keeps its key', () => {
  const keyOf = makeRequestKeys();
  const first = keyOf({ message: 'a' });
  expect(first).toMatch(uuid);
  expect(keyOf({ message: 'a' })).toBe(first);
  const second = keyOf({ message: 'b' });
  expect(second).toMatch(uuid);
  expect(second).not.toBe(first);
  expect(makeRequestKeys()({ message: 'a' })).not.toBe(first);
});

test('also makes UUIDs in browsers without randomUUID', () => {
  const getRandomValues = (bytes: Uint8Array) => webcrypto.getRandomValues(bytes);
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { getRandomValues } });
  const keys = Array.from({ length: 50 }, makeUuid);
  for (const key of keys) expect(key).toMatch(uuid);
  expect(new Set(keys).size).toBe(50);
});
