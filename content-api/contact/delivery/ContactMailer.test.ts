import { createClient } from '@libsql/client';
import { ContactStore } from '../store/ContactStore';
import { exampleRequest, recordingLog, temporaryDatabase } from '../testing/contactExamples';
import { ContactMailer, retryDelayMs } from './ContactMailer';
import type { ContactMail } from './contactMail';

const owner = 'content-api 127.0.0.1 4000';
const addresses = { to: 'contact@meridane.example', from: 'site@meridane.example' };

type Sent = { mail: ContactMail; signal: AbortSignal; take: () => void; refuse: () => void };

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let store: ContactStore;
let log: ReturnType<typeof recordingLog>;
let sent: Sent[];
let mailer: ContactMailer;

/** Number of mails to refuse automatically; the test decides about later ones. */
let refusals: number;

function send(mail: ContactMail, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      reject(Object.assign(new Error(`550 ${mail.replyTo.address} is not wanted`), { responseCode: 550 }));
    };
    sent.push({ mail, signal, take: resolve, refuse });
    signal.addEventListener('abort', refuse);
    if (refusals-- > 0) refuse();
  });
}

function mailerOf(program: string): ContactMailer {
  return new ContactMailer({ store, send, addresses, owner: program, log });
}

/** Lets pending work finish: the database answers within a few turns of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'], now: 1_000_000 });
  database = await temporaryDatabase();
  store = await ContactStore.open({ url: database.url });
  log = recordingLog();
  sent = [];
  refusals = 0;
  mailer = mailerOf(owner);
});

afterEach(async () => {
  for (const { take } of sent) take();
  await mailer.stop();
  jest.useRealTimers();
  store.close();
  await database.remove();
});

async function insert(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await store.insert(exampleRequest(), Date.now());
}

test('sends what waits at the start, three at once, and notes it', async () => {
  await insert(5);
  await mailer.start();
  await settle();
  expect(sent).toHaveLength(3);
  for (let index = 0; index < 5; index += 1) {
    sent[index]?.take();
    await settle();
  }
  expect(sent).toHaveLength(5);
  expect(new Set(sent.map(({ mail }) => mail.messageId)).size).toBe(5);
  expect(await store.countWaiting()).toBe(0);
});

test('sends what comes when it is told', async () => {
  await mailer.start();
  await settle();
  await insert(1);
  mailer.notify();
  await settle();
  expect(sent).toHaveLength(1);
});

test('sends more than it takes at once', async () => {
  await insert(40);
  await mailer.start();
  for (let index = 0; index < 40; index += 1) {
    await settle();
    sent[index]?.take();
  }
  await settle();
  expect([sent.length, await store.countWaiting()]).toEqual([40, 0]);
});

test('tries again, later and later, with the same Message-ID, and tells nobody’s name', async () => {
  await insert(1);
  refusals = 2;
  await mailer.start();
  await settle();
  await jest.advanceTimersByTimeAsync(29_999);
  await settle();
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  await settle();
  expect(sent).toHaveLength(2);
  for (const seconds of [30, 29.999]) {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    await settle();
    expect(sent).toHaveLength(2);
  }
  await jest.advanceTimersByTimeAsync(1);
  await settle();
  expect(new Set(sent.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect(sent).toHaveLength(3);
  sent[2]?.take();
  await settle();
  expect(await store.countWaiting()).toBe(0);
  expect(log.lines.join('\n')).toContain('"responseCode":550,"id":1,"attempts":2,"retrySeconds":60');
  expect(log.lines.join('\n')).not.toMatch(/durand|camille/i);
  expect(log.lines.join('\n')).toContain(
    'did not take the mail of a contact request: it refuses the mail (answer 550)',
  );
});

test('one that is refused does not hold up the others', async () => {
  await insert(4);
  refusals = 1;
  await mailer.start();
  await settle();
  expect(sent).toHaveLength(4);
});

test('a mail that takes longer than two minutes is given up for now', async () => {
  await insert(1);
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  await mailer.start();
  await settle();
  expect(AbortSignal.timeout).toHaveBeenCalledWith(120_000);
  expect(sent[0]?.signal.aborted).toBe(true);
});

describe('what another program is sending', () => {
  beforeEach(async () => {
    await insert(2);
    // Another mailer took the lease, then was killed or is still sending.
    await store.leaseDue(Date.now(), { owner, until: Date.now() + 300_000 }, 1);
  });

  test('is not sent by one that is started', async () => {
    const another = mailerOf('another');
    await another.start();
    await settle();
    expect(sent).toHaveLength(1);
    sent[0]?.take();
    await settle();
    await jest.advanceTimersByTimeAsync(299_999);
    await settle();
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await settle();
    expect(sent).toHaveLength(2);
    sent[1]?.take();
    await another.stop();
    expect(await store.countWaiting()).toBe(0);
  });

  test('is sent when that program is started again', async () => {
    await mailer.start();
    await settle();
    expect(sent).toHaveLength(2);
  });
});

test('what is erased while others are sent is not sent', async () => {
  await insert(3);
  await store.insert(exampleRequest({ email: 'jo@example.com' }), Date.now());
  await insert(1);
  await mailer.start();
  await settle();
  await store.deleteOf('jo@example.com');
  for (let index = 0; index < 4; index += 1) {
    sent[index]?.take();
    await settle();
  }
  expect(sent.map(({ mail }) => mail.replyTo.address)).toEqual(
    Array.from({ length: 4 }, () => exampleRequest().email),
  );
});

test('one that cannot be read is named, set aside and holds up no others', async () => {
  await insert(4);
  const damaged = createClient({ url: database.url });
  await damaged.execute("UPDATE contact_requests SET locale = 'de' WHERE id = 1");
  damaged.close();
  await mailer.start();
  await settle();
  expect(sent).toHaveLength(3);
  expect(log.lines).toEqual([
    'error a contact request cannot be read: it is kept, and looked at after the next start {"id":1,"columns":["locale"]}',
  ]);
  await jest.advanceTimersByTimeAsync(600_000);
  await settle();
  expect(log.lines.filter((line) => line.includes('cannot be read'))).toHaveLength(1);
  expect(await store.countWaiting()).toBe(4);
});

test('a mail whose delivery cannot be noted is sent again', async () => {
  await insert(1);
  jest
    .spyOn(store, 'setDelivered')
    .mockRejectedValueOnce(Object.assign(new Error(), { code: 'SQLITE_FULL' }));
  await mailer.start();
  await settle();
  sent[0]?.take();
  await settle();
  expect(log.lines.at(-1)).toContain('cannot be kept');
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  await settle();
  expect(sent).toHaveLength(2);
});

test('retries after a database failure', async () => {
  await mailer.start();
  await settle();
  await insert(1);
  jest.spyOn(store, 'leaseDue').mockRejectedValueOnce(Object.assign(new Error(), { code: 'SQLITE_BUSY' }));
  mailer.notify();
  await settle();
  expect(log.lines).toEqual([expect.stringContaining('SQLITE_BUSY')]);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(30_000);
  await settle();
  expect(sent).toHaveLength(1);
});

test('sends what another program has put into the database', async () => {
  await mailer.start();
  await settle();
  await insert(1);
  await jest.advanceTimersByTimeAsync(30_000);
  await settle();
  expect(sent).toHaveLength(1);
});

test('finishes what is under way when it stops, and begins nothing', async () => {
  await insert(5);
  await mailer.start();
  await settle();
  const stopped = mailer.stop();
  sent.forEach(({ take }) => {
    take();
  });
  await stopped;
  mailer.notify();
  await settle();
  expect([sent.length, await store.countWaiting()]).toEqual([3, 2]);
});

test('does not wait longer than ten seconds for it', async () => {
  await insert(1);
  await mailer.start();
  await settle();
  const stopped = mailer.stop();
  await jest.advanceTimersByTimeAsync(10_000);
  await stopped;
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(await store.countWaiting()).toBe(1);
});

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [7, 1_920],
  [8, 3_600],
  [9, 3_600],
  [100_000, 3_600],
])('after %i attempts: %i s', (attempts, seconds) => {
  expect(retryDelayMs(attempts)).toBe(seconds * 1000);
});
