import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type Row } from '@libsql/client';
import { rawSql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/Database';
import { exampleRequest, temporaryDatabase } from '../testing/contactExamples';
import { contactDatabase, ContactStore } from './ContactStore';

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let opened: Database;
let store: ContactStore;

beforeEach(async () => {
  database = await temporaryDatabase();
  opened = await Database.open({ url: database.url }, contactDatabase);
  store = new ContactStore(opened);
});

afterEach(async () => {
  store.close();
  await database.remove();
});

describe('the file', () => {
  test('writes each request through to the disk', async () => {
    const settings = ['journal_mode', 'synchronous', 'secure_delete', 'user_version'];
    const values = await Promise.all(
      settings.map(async (name) => (await opened.read`PRAGMA ${rawSql(name)}`).rows[0]?.[0]),
    );
    expect(values).toEqual(['wal', 2, 1, 2]);
  });

  test('is for its account only', async () => {
    expect((await stat(database.file)).mode & 0o777).toBe(0o600);
  });

  test('is kept as it is when it is opened again', async () => {
    await store.insert(exampleRequest(), 1);
    store.close();
    store = await ContactStore.open({ url: database.url });
    expect((await store.list()).requests).toHaveLength(1);
  });

  test.each([
    ['cannot be made', (folder: string) => `file:${folder}/file/contact.db`],
    ['is no database', (folder: string) => `file:${folder}/file`],
    ['is a folder', (folder: string) => `file:${folder}`],
  ])('that %s is named', async (_, urlIn) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'contact-'));
    await writeFile(path.join(folder, 'file'), 'this is a text, and long enough to be looked at'.repeat(20));
    const url = urlIn(folder);
    await expect(Database.open({ url }, contactDatabase)).rejects.toThrow(
      `The database of contact requests, ${url.slice('file:'.length)} (DATABASE_URL), cannot be used: `,
    );
    await rm(folder, { recursive: true });
  });

  test('of a later program is left alone', async () => {
    await opened.read`PRAGMA user_version = 7`;
    await expect(Database.open({ url: database.url }, contactDatabase)).rejects.toThrow(
      'it has version 7, this program knows 2',
    );
  });
});

test('a server that cannot be reached is named', async () => {
  await expect(Database.open({ url: 'http://127.0.0.1:9' }, contactDatabase)).rejects.toThrow(
    'The database of contact requests, http://127.0.0.1:9 (DATABASE_URL), cannot be used: ',
  );
});

describe('requests', () => {
  test('come back as they were', async () => {
    const request = exampleRequest({
      message: '\'); DROP TABLE contact_requests; --\n€ 𝄞 \\ "',
      company: null,
    });
    expect(await store.insert(request, 1_000)).toBe(true);
    expect((await store.list()).requests).toEqual([
      { id: 1, receivedAt: new Date(1_000), attempts: 0, deliveredAt: null, request },
    ]);
  });

  test('of one key are kept once, as the first was', async () => {
    const first = exampleRequest();
    expect(await store.has(first.requestKey)).toBe(false);
    expect(await store.insert(first, 1)).toBe(true);
    expect(await store.insert({ ...first, message: 'Other' }, 2)).toBe(false);
    expect(await store.has(first.requestKey)).toBe(true);
    expect((await store.list()).requests.map(({ request }) => request)).toEqual([first]);
  });

  test('that come at once each get their own result', async () => {
    const twice = exampleRequest();
    const others = Array.from({ length: 150 }, () => exampleRequest());
    const inserted = await Promise.all([twice, ...others, twice].map((request) => store.insert(request, 1)));
    expect(inserted).toEqual([true, ...others.map(() => true), false]);
    expect(await committedKeys()).toHaveLength(151);
  });
});

/** Reads through a second connection: a connection sees its own writes even before they are committed. */
async function committedKeys(): Promise<unknown[]> {
  const other = createClient({ url: database.url });
  const { rows } = await other.execute('SELECT request_key FROM contact_requests ORDER BY id');
  other.close();
  return rows.map((row: Row) => row[0]);
}

describe('an error of the database', () => {
  const locked = async () => {
    await opened.read`PRAGMA busy_timeout = 1`;
    const other = createClient({ url: database.url });
    const transaction = await other.transaction('write');
    return async () => {
      await transaction.rollback();
      other.close();
    };
  };
  const set = (pragma: string) => async () => {
    await opened.read`PRAGMA ${rawSql(pragma)}`;
    // The setting ends with the connection, so there is nothing to undo.
    return async () => undefined;
  };

  test.each([
    ['a full disk', set('max_page_count = 1'), 'SQLITE_FULL'],
    ['a file that may only be read', set('query_only = ON'), 'SQLITE_READONLY'],
    ['another program that writes', locked, 'SQLITE_BUSY'],
  ])('refuses what comes at once: %s; and what comes later is kept', async (_, breakIt, code) => {
    const before = exampleRequest();
    await store.insert(before, 1);
    const mend = await breakIt();
    const long = () => exampleRequest({ message: 'x'.repeat(100_000) });
    const results = await Promise.allSettled([long(), long()].map((request) => store.insert(request, 1)));
    expect(results).toMatchObject([
      { status: 'rejected', reason: { code } },
      { status: 'rejected', reason: { code } },
    ]);
    await mend();
    const after = [long(), exampleRequest()];
    for (const request of after) expect(await store.insert(request, 1)).toBe(true);
    expect(await committedKeys()).toEqual([before, ...after].map(({ requestKey }) => requestKey));
  });

  test('leaves the settings of the file as they were', async () => {
    await opened.read`nonsense`.catch(() => undefined);
    expect((await opened.read`PRAGMA secure_delete`).rows[0]?.[0]).toBe(1);
  });

  test('of a store that is closed is one', async () => {
    store.close();
    await expect(store.insert(exampleRequest(), 1)).rejects.toThrow('The database is closed');
    await expect(store.countWaiting()).rejects.toThrow('The database is closed');
  });
});

describe('mails', () => {
  async function insertAt(...times: number[]): Promise<void> {
    for (const time of times) await store.insert(exampleRequest(), time);
  }

  /** Ids of the requests that `owner` leases. */
  async function take(now: number, until: number, limit: number, owner = 'this'): Promise<number[]> {
    const { requests } = await store.leaseDue(now, { owner, until }, limit);
    return requests.map(({ id }) => id).sort();
  }

  test('are counted by whether they are delivered', async () => {
    expect(await store.countByDelivery()).toEqual({ waiting: 0, delivered: 0, oldestWaitingAt: null });
    await insertAt(10, 20, 30);
    await store.setDelivered(1, 40);
    expect(await store.countByDelivery()).toEqual({ waiting: 2, delivered: 1, oldestWaitingAt: 20 });
  });

  test('are taken when they are due, once, those first that have waited longest', async () => {
    await insertAt(30, 10, 20, 99);
    expect(await take(50, 500, 2)).toEqual([2, 3]);
    expect(await take(50, 500, 2)).toEqual([1]);
    expect(await take(50, 500, 2)).toEqual([]);
    expect(await store.nextAttemptAt()).toBe(99);
  });

  test('are due again once the lease has expired', async () => {
    await insertAt(1);
    await take(1, 500, 1);
    expect(await take(499, 999, 1, 'another')).toEqual([]);
    expect(await store.leaseDue(500, { owner: 'another', until: 999 }, 1)).toMatchObject({
      requests: [{ id: 1, attempts: 2 }],
    });
  });

  test('are due again when who took them is started again, and those that were put off', async () => {
    await insertAt(1, 2, 3);
    await take(2, 500, 2);
    await store.setDelivered(1, 3);
    await store.postpone(3, 'nobody', 900);
    await store.requeueUndelivered(4, 'this');
    expect(await take(4, 999, 3)).toEqual([2, 3]);
  });

  test('are not due when another is started than who took them', async () => {
    await insertAt(1, 2);
    await take(1, 500, 1);
    await store.requeueUndelivered(2, 'another');
    expect(await take(2, 999, 2, 'another')).toEqual([2]);
  });

  test('that were put off wait for their time', async () => {
    await insertAt(1);
    await take(1, 500, 1);
    await store.postpone(1, 'this', 70);
    expect(await take(69, 999, 1)).toEqual([]);
    expect(await store.nextAttemptAt()).toBe(70);
    expect(await take(70, 999, 1)).toEqual([1]);
  });

  test('are not put off by an owner whose lease has ended', async () => {
    await insertAt(1);
    await take(1, 500, 1);
    await take(500, 999, 1, 'another');
    await store.postpone(1, 'this', 600);
    expect(await take(600, 999, 1)).toEqual([]);
  });

  test('that were delivered are not taken again', async () => {
    await insertAt(1);
    await store.setDelivered(1, 5);
    expect(await take(1_000, 2_000, 1)).toEqual([]);
    expect([await store.nextAttemptAt(), await store.countWaiting()]).toEqual([null, 0]);
    expect((await store.list()).requests).toMatchObject([{ deliveredAt: new Date(5) }]);
  });
});

describe('a request that cannot be read', () => {
  test.each([
    ["locale = 'de'", 'locale'],
    ["received_at = 'yesterday'", 'received_at'],
    ['received_at = -1', 'received_at'],
    ['received_at = 8640000000000001', 'received_at'],
    ['attempts = 9223372036854775807', 'attempts'],
    ['delivered_at = 1e300', 'delivered_at'],
    ["message = x'00ff'", 'message'],
  ])('because of %s is named, and the others are read', async (change, column) => {
    for (const time of [1, 2, 3]) await store.insert(exampleRequest(), time);
    await opened.write`UPDATE contact_requests SET ${rawSql(change)} WHERE id = 2`;
    const { requests, unreadable } = await store.list();
    expect(requests.map(({ id }) => id)).toEqual([1, 3]);
    expect(unreadable).toEqual([{ id: 2, columns: [column] }]);
  });

  test('is set aside until the next start, and kept', async () => {
    for (const time of [1, 2]) await store.insert(exampleRequest(), time);
    await opened.write`UPDATE contact_requests SET investor_profile = 'OTHER' WHERE id = 1`;
    const take = () => store.leaseDue(10, { owner: 'this', until: 500 }, 5);
    expect(await take()).toMatchObject({ requests: [{ id: 2 }], unreadable: [{ id: 1 }] });
    await store.setAside(1, 'this');
    expect(await store.leaseDue(1e15, { owner: 'this', until: 2e15 }, 5)).toMatchObject({ unreadable: [] });
    expect(await store.countWaiting()).toBe(2);
    await opened.write`UPDATE contact_requests SET investor_profile = 'PRO' WHERE id = 1`;
    await store.requeueUndelivered(10, 'this');
    expect((await take()).requests).toMatchObject([{ id: expect.any(Number) }, { id: expect.any(Number) }]);
  });
});

test('a database of the first version is brought up to date with what is in it', async () => {
  await store.insert(exampleRequest(), 1);
  await opened.write`ALTER TABLE contact_requests DROP COLUMN leased_by`;
  await opened.read`PRAGMA user_version = 1`;
  store.close();
  store = await ContactStore.open({ url: database.url });
  expect((await store.leaseDue(1, { owner: 'this', until: 2 }, 1)).requests).toMatchObject([{ id: 1 }]);
});

describe('erasing', () => {
  it('says when another program keeps traces of it', async () => {
    await store.insert(exampleRequest(), 1);
    await opened.read`PRAGMA busy_timeout = 1`;
    const other = createClient({ url: database.url });
    const reading = await other.transaction('read');
    await reading.execute('SELECT * FROM contact_requests');
    await expect(store.deleteReceivedBefore(2)).rejects.toThrow('It is erased, but its traces');
    await reading.rollback();
    other.close();
    expect(await store.deleteReceivedBefore(2)).toBe(0);
  });

  test('what is too old', async () => {
    for (const time of [1, 2, 3]) await store.insert(exampleRequest(), time);
    expect(await store.deleteReceivedBefore(3)).toBe(2);
    expect((await store.list()).requests).toMatchObject([{ id: 3 }]);
  });

  test('a person leaves nothing in the files', async () => {
    const message = 'a sentence that nobody else writes';
    await store.insert(exampleRequest({ email: 'Jo@Example.com', message }), 1);
    await store.insert(exampleRequest(), 1);
    expect(await store.deleteOf('jo@example.com')).toBe(1);
    expect((await store.list()).requests).toHaveLength(1);
    for (const file of [database.file, `${database.file}-wal`]) {
      expect(await readFile(file, 'latin1')).not.toContain(message);
    }
  });

  test('numbers are not given again', async () => {
    await store.insert(exampleRequest(), 1);
    await store.deleteReceivedBefore(2);
    await store.insert(exampleRequest(), 1);
    expect((await store.list()).requests).toMatchObject([{ id: 2 }]);
  });
});
