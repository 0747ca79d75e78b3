import { Accounts } from './DeskAccounts';
import { idleMs, linkMs, sessionMs, Sessions } from './Sessions';
import { password, useDatabase } from '../testing/useDatabase';

const database = useDatabase();
const start = new Date('2026-11-20T10:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const byPassword = (name: string) => ({ name, signedInBy: 'password', browser: 'Firefox, Linux' }) as const;
let accounts: Accounts;
let sessions: Sessions;

beforeEach(async () => {
  const opened = await database.open();
  accounts = new Accounts(opened);
  sessions = new Sessions(opened);
  await accounts.add({ name: 'camille', role: 'editor', password }, start);
});

async function begin(now = start): Promise<string> {
  return (await sessions.start(byPassword('Camille'), now)) ?? '';
}

test('a session has a random token, of which only a hash is kept', async () => {
  const [one, other] = [await begin(), await begin()];
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(other).not.toBe(one);
  const { rows } = await (await database.open()).read`SELECT token_hash FROM sessions`;
  expect(rows.map((row) => row[0])).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});

test('a session ends half an hour after somebody did something, and goes on until then', async () => {
  const token = await begin();
  expect(await sessions.use(token, after(idleMs - 1), after(idleMs - 1))).toEqual({
    name: 'camille',
    role: 'editor',
    hasPassword: true,
    hasSecondFactor: false,
    isCompanyAccount: false,
    recoveryCodesLeft: 0,
    usedAt: after(idleMs - 1),
    expiresAt: after(2 * idleMs - 1),
    endsAt: after(sessionMs),
  });
  expect(await sessions.find(token, after(2 * idleMs - 2))).toBeDefined();
  expect(await sessions.find(token, after(2 * idleMs - 1))).toBeUndefined();
  expect(await sessions.use(token, after(2 * idleMs - 1), after(2 * idleMs - 1))).toBeUndefined();
});

test('what is asked without somebody doing something extends no session', async () => {
  const token = await begin();
  for (let minute = 1; minute < 30; minute += 1)
    expect(await sessions.use(token, after(minute * 60_000))).toMatchObject({ expiresAt: after(idleMs) });
  expect(await sessions.use(token, after(idleMs - 1), start)).toMatchObject({ expiresAt: after(idleMs) });
  expect(await sessions.use(token, after(idleMs))).toBeUndefined();
});

test('a session is extended from the last act, and to no time ahead', async () => {
  const token = await begin();
  const now = after(20 * 60_000);
  expect(await sessions.use(token, now, after(5 * 60_000))).toMatchObject({ expiresAt: after(35 * 60_000) });
  expect(await sessions.use(token, now, after(sessionMs))).toMatchObject({ expiresAt: after(50 * 60_000) });
  expect(await sessions.use(token, now, start)).toMatchObject({ expiresAt: after(50 * 60_000) });
});

test('a session ends twelve hours after its start, whatever is done', async () => {
  const token = await begin();
  for (let time = idleMs / 2; time < sessionMs; time += idleMs / 2)
    expect(await sessions.use(token, after(time), after(time))).toBeDefined();
  expect(await sessions.use(token, after(sessionMs - 1), after(sessionMs - 1))).toMatchObject({
    expiresAt: after(sessionMs),
  });
  expect(await sessions.use(token, after(sessionMs), after(sessionMs))).toBeUndefined();
});

test('a session is extended once a minute', async () => {
  const token = await begin();
  expect(await sessions.use(token, after(59_999), after(59_999))).toMatchObject({ expiresAt: after(idleMs) });
  expect(await sessions.use(token, after(60_000), after(60_000))).toMatchObject({
    expiresAt: after(idleMs + 60_000),
  });
});

test('a session that was ended stays so', async () => {
  const [token, other] = [await begin(), await begin()];
  await sessions.end(token);
  await sessions.end(token);
  expect(await sessions.use(token, start)).toBeUndefined();
  expect(await sessions.use(other, start)).toBeDefined();
  expect(await sessions.use('', start)).toBeUndefined();
});

test('sessions that have expired are forgotten when another starts', async () => {
  await begin();
  await begin(after(idleMs));
  expect((await (await database.open()).read`SELECT 1 FROM sessions`).rows).toHaveLength(1);
});

test.each([
  ['removed', () => accounts.remove('camille')],
  ['given another password', () => accounts.setPassword('camille', `${password}!`)],
])('sessions and links end when the account is %s', async (_, change) => {
  const token = await begin();
  const link = await sessions.createLink({ name: 'camille', role: 'editor' }, start);
  await change();
  expect(await sessions.find(token, start)).toBeUndefined();
  expect(await sessions.useLink(link, start)).toBeUndefined();
});

test('the next account of a name has no session of the one before', async () => {
  const token = await begin();
  await accounts.remove('camille');
  expect(await sessions.start(byPassword('camille'), start)).toBeUndefined();
  await accounts.add({ name: 'camille', role: 'publisher', password }, start);
  expect(await sessions.find(token, start)).toBeUndefined();
});

describe('a link', () => {
  const publisher = { name: 'root', role: 'publisher' } as const;

  test('signs in once, to an account without a password', async () => {
    const link = await sessions.createLink(publisher, start);
    expect(link).toMatch(/^[\w-]{43}$/);
    const uses = await Promise.all([sessions.useLink(link, start), sessions.useLink(link, start)]);
    expect(uses.sort()).toEqual(['root', undefined]);
    expect(await accounts.list()).toContainEqual(
      expect.objectContaining({ ...publisher, hasPassword: false }),
    );
  });

  test('is for the role that the account has', async () => {
    await sessions.createLink({ name: 'Camille', role: 'publisher' }, start);
    expect(await accounts.find('camille')).toEqual({ name: 'camille', role: 'editor' });
  });

  test('is valid for a quarter of an hour', async () => {
    const [one, other] = [
      await sessions.createLink(publisher, start),
      await sessions.createLink(publisher, start),
    ];
    expect(await sessions.useLink(one, after(linkMs - 1))).toBe('root');
    expect(await sessions.useLink(other, after(linkMs))).toBeUndefined();
  });

  test('is not kept readable, and forgotten when it has expired', async () => {
    const link = await sessions.createLink(publisher, start);
    const other = await sessions.createLink(publisher, after(linkMs));
    const { rows } = await (await database.open()).read`SELECT token_hash FROM links`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(JSON.stringify(rows)).not.toContain(other);
  });
});

test('on a full disk a session goes on as it was', async () => {
  const token = await begin();
  const opened = await database.open();
  const onFullDisk = new Sessions(opened);
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const write = jest.spyOn(opened, 'write').mockRejectedValue(full);
  const now = after(idleMs / 2);
  expect(await onFullDisk.use(token, now, now)).toMatchObject({ name: 'camille', expiresAt: after(idleMs) });
  write.mockRejectedValue(new Error('broken'));
  await expect(onFullDisk.use(token, now, now)).rejects.toThrow('broken');
});
