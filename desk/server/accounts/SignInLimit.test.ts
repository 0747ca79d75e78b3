import { freeAtAddress, freeAttempts, maxWaitMs, SignInLimit } from './SignInLimit';
import { useDatabase } from '../testing/useDatabase';

const database = useDatabase();
let limit: SignInLimit;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 10);
  limit = new SignInLimit(await database.open());
});

/** @returns the seconds to wait; 0 for an attempt that may be made */
async function waitFor(name: string, address = '192.0.2.1'): Promise<number> {
  try {
    await limit.take(address, name, new Date(now));
    return 0;
  } catch (error) {
    const { retryAfter } = error as { retryAfter?: number };
    if (retryAfter === undefined) throw error;
    return retryAfter;
  }
}

async function succeed(name: string, address = '192.0.2.1'): Promise<void> {
  await (await limit.take(address, name, new Date(now))).succeed();
}

async function fail(count: number, name = 'anna', address = '192.0.2.1'): Promise<void> {
  for (let done = 0; done < count;) {
    const seconds = await waitFor(name, address);
    now += seconds * 1000;
    if (seconds === 0) done += 1;
  }
}

test('each failure makes the next wait longer, to a minute and no more', async () => {
  await fail(freeAttempts);
  const waits: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    const seconds = await waitFor('anna');
    waits.push(seconds);
    now += seconds * 1000;
    expect(await waitFor('anna')).toBe(0);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
});

test('asking while one has to wait does not make it longer', async () => {
  await fail(freeAttempts + 3);
  for (const left of [16, 11, 6, 1]) {
    expect(await waitFor('ANNA')).toBe(left);
    now += 5_000;
  }
  expect(await waitFor('anna')).toBe(0);
});

test('the right password starts anew', async () => {
  await fail(freeAttempts + 3);
  now += maxWaitMs;
  await succeed('anna');
  await fail(freeAttempts);
  expect(await waitFor('anna')).toBe(2);
});

test('failures at one address hinder nobody at another', async () => {
  for (let last = 0; last < 50; last += 1) await fail(freeAttempts + 2, 'anna', `203.0.113.${last}`);
  expect(await waitFor('anna', '192.0.2.1')).toBe(0);
});

test('an IPv6 network is one address', async () => {
  for (let last = 0; last < freeAttempts; last += 1) await fail(1, 'anna', `2001:db8::${last}`);
  expect(await waitFor('anna', '2001:db8::ffff')).toBe(2);
  expect(await waitFor('anna', '2001:db8:1::1')).toBe(0);
});

test('an address that tries many names waits before each new one, and each for itself', async () => {
  for (let count = 0; count < freeAtAddress + 10; count += 1) await fail(1, `name${count}`);
  expect(await waitFor('new')).toBe(60);
  expect(await waitFor('other')).toBe(60);
  now += 59_000;
  expect(await waitFor('new')).toBe(1);
  now += 1_000;
  // However many others have been tried meanwhile.
  expect([await waitFor('new'), await waitFor('other')]).toEqual([0, 0]);
});

test('whoever has signed in from an address waits for nobody there', async () => {
  await succeed('anna');
  for (let count = 0; count < freeAtAddress + 10; count += 1) await fail(1, `name${count}`);
  expect(await waitFor('anna')).toBe(0);
});

test('those who mistype now and then do not make an address suspect', async () => {
  for (let count = 0; count < freeAtAddress * 2; count += 1) {
    await fail(1, `name${count}`);
    await succeed(`name${count}`);
  }
  await fail(5, 'name0');
  expect(await waitFor('new')).toBe(0);
});

test('guesses at the same time count as well', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => waitFor('anna')));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(freeAttempts);
});

test('a restart forgets nothing', async () => {
  await fail(freeAttempts + 2);
  limit = new SignInLimit(await database.open());
  expect(await waitFor('anna')).toBe(8);
});

test('a clock that is set back locks nobody out, and one that jumps ahead lets one guess through', async () => {
  await fail(freeAttempts + 5);
  now -= 7 * 24 * 60 * 60_000;
  expect(await waitFor('anna')).toBe(60);
  now += 60_000;
  expect(await waitFor('anna')).toBe(0);
  now += 30 * 60_000;
  expect([await waitFor('anna'), await waitFor('anna')]).toEqual([0, 60]);
});

test('keeps no name and no address, and forgets what failed after an hour', async () => {
  await fail(2, 'my secret password');
  const rows = async () => (await (await database.open()).read`SELECT * FROM sign_in_attempts`).rows;
  expect(JSON.stringify(await rows())).not.toMatch(/secret|192\.0/);
  expect(await rows()).toHaveLength(2);
  now += 60 * 60_000;
  await fail(1, 'anna', '203.0.113.1');
  expect(await rows()).toHaveLength(2);
});
