import { RequestLimit } from './RequestLimit';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('lets a client have its requests, and no more in that time', async () => {
  const limit = new RequestLimit(2, 600);
  expect(await limit.consume('203.0.113.9')).toBeUndefined();
  jest.advanceTimersByTime(60_000);
  expect(await limit.consume('203.0.113.9')).toBeUndefined();
  expect(await limit.consume('203.0.113.9')).toBe(540);
  expect(await limit.consume('203.0.113.10')).toBeUndefined();
  jest.advanceTimersByTime(540_000);
  expect(await limit.consume('203.0.113.9')).toBeUndefined();
});

test('counts a network of IPv6 as one client', async () => {
  const limit = new RequestLimit(1, 600);
  expect(await limit.consume('2001:db8::1')).toBeUndefined();
  expect(await limit.consume('2001:db8::2')).toBe(600);
  expect(await limit.consume('2001:db8:0:1::1')).toBeUndefined();
});

test('takes back what should not have counted', async () => {
  const limit = new RequestLimit(1, 600);
  await limit.consume('203.0.113.9');
  await limit.refund('203.0.113.9');
  expect(await limit.consume('203.0.113.9')).toBeUndefined();
});

test('counts a request as much as it weighs', async () => {
  const limit = new RequestLimit(10, 600);
  expect(await limit.consume('203.0.113.9', 10)).toBeUndefined();
  expect(await limit.consume('203.0.113.9', 0)).toBeUndefined();
  expect(await limit.consume('203.0.113.9', 5)).toBe(600);
  expect(await limit.consume('203.0.113.9', 0)).toBe(600);
  expect(await limit.consume('203.0.113.10', 0)).toBeUndefined();
});
