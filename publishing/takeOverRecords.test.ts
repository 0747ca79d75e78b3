import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { openPublishing } from './database';
import { PublishHistory } from './history';
import { Holds } from './holds';
import { Jobs } from './jobs';
import { takeOverRecords } from './takeOverRecords';
import { endedProcess, usePublishing } from './testing/usePublishing';

const used = usePublishing();
const hold = { by: 'Ada', at: '2026-11-25T08:30:00.000Z', note: 'a wrong figure', releaseId: 'r1' };
const idOf = (number: number) => number.toString(16).padStart(32, '0');

/** Schema of the version before, after use by all earlier versions. */
const oldHistory = [
  `CREATE TABLE events (
    id INTEGER PRIMARY KEY AUTOINCREMENT, run INTEGER UNIQUE REFERENCES events (id), at INTEGER NOT NULL, kind TEXT, who TEXT,
    via TEXT, note TEXT, process TEXT, result TEXT, message TEXT, release_id TEXT, pages INTEGER, rendered INTEGER, seconds REAL
  ) STRICT`,
  'ALTER TABLE events ADD COLUMN failure TEXT',
  'ALTER TABLE events ADD COLUMN address TEXT',
  `INSERT INTO events (id, at, kind, who, via, note, process) VALUES
    (1, 1000, 'publish', 'Ana', 'desk', 'Letter’s', '${endedProcess}'), (2, 2000, 'rollback', 'Bo', 'shell', '', '${endedProcess}')`,
  `INSERT INTO events (id, run, at, result, release_id, pages, rendered, seconds) VALUES (4, 1, 3000, 'succeeded', 'r1', 240, 2, 12.5)`,
  `INSERT INTO events (id, at, kind, who, via, note, result, failure, address)
    VALUES (7, 4000, 'sign-in-refused', 'x', 'desk', '', 'failed', 'held', '203.0.113.7')`,
];

async function writeOldHistory(statements = oldHistory): Promise<void> {
  const client = createClient({ url: pathToFileURL(path.join(used.folder, 'history.db')).href });
  await client.batch(statements, 'write');
  client.close();
}

async function write(file: string, content: object | string): Promise<void> {
  await mkdir(path.dirname(path.join(used.folder, file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(path.join(used.folder, file), text);
}

/** As an earlier version kept it, including fields that are not taken over. */
function oldJob(number: number, state: string, details: object = {}) {
  const id = idOf(number);
  const at = '2026-11-21T08:00:00.000Z';
  const kept = {
    createdAt: at,
    crashCount: 1,
    lastEventId: 1,
    events: [{ id: 1, at, event: { type: 'state', state } }],
  };
  return { id, sequence: number, state, reasons: [`reason ${number}`], requests: 2, ...kept, ...details };
}

async function writeOldRecords(): Promise<void> {
  await writeOldHistory();
  await write('hold.json', hold);
  await write('publish.jsonl', '{"who":"Ana"}\n{}');
  await write(`jobs/${idOf(3)}.json`, oldJob(3, 'running'));
  await write(`jobs/${idOf(2)}.json`, oldJob(2, 'succeeded'));
  await write(`jobs/${idOf(4)}.json`, '{"id":');
  await write(`jobs/${idOf(5)}.json.unreadable`, oldJob(5, 'queued'));
  const desk = { by: 'Ana', via: 'desk', address: '203.0.113.7', revision: 'a1' };
  await write(`desk-jobs/${idOf(10)}.json`, oldJob(10, 'queued', desk));
  await write(`desk-jobs/${idOf(9)}.json`, oldJob(9, 'queued', { ...desk, by: 'Bo', reasons: [] }));
  await write('desk-jobs/lock.db', '');
  await write('jobs/signatures.json', {
    horizon: 7,
    signatures: [{ signature: 'ab', timestamp: 1_795_248_000 }],
  });
}

const takeOver = () => takeOverRecords(used.database, used.folder);
const current = () => new Holds(used.database).current();

async function takenOver() {
  const jobs = new Jobs(used.database);
  const { rows } = await used.database.read('SELECT * FROM signatures');
  const waiting = [];
  for (let job = await jobs.latest(); job?.state === 'queued'; job = await jobs.latest()) {
    waiting.push(job);
    await jobs.end(job.id, { state: 'failed' });
  }
  const { entries } = await new PublishHistory(used.database).page();
  return { waiting, entries, hold: await current(), signatures: rows.map((row) => ({ ...row })) };
}

const expected = {
  waiting: [
    { id: idOf(3), who: 'hook', via: 'hook', reasons: ['reason 3'], requests: 2, crashes: 0, events: [] },
    { id: idOf(9), who: 'Bo', via: 'desk', reasons: [] },
    {
      id: idOf(10),
      who: 'Ana',
      via: 'desk',
      address: '203.0.113.7',
      revision: 'a1',
      queuedAt: '2026-11-21T08:00:00.000Z',
    },
  ],
  entries: [
    { id: 7, kind: 'sign-in-refused', result: 'failed', failure: 'held', address: '203.0.113.7' },
    { id: 2, kind: 'rollback', who: 'Bo', result: 'interrupted' },
    {
      id: 1,
      at: '1970-01-01T00:00:01.000Z',
      note: 'Letter’s',
      result: 'succeeded',
      releaseId: 'r1',
      pages: 240,
      seconds: 12.5,
    },
  ],
  hold,
  signatures: [{ signature: 'ab', accepted_at: 1_795_248_000_000 }],
};

it('finds all again, and what waited or ran waits', async () => {
  await writeOldRecords();
  const kept = ['publishing.db', 'publishing.db-shm', 'publishing.db-wal', 'records-of-before'];
  await write('20260101T083000Z-01234567/release.json', '{}');
  await takeOver();
  expect(await takenOver()).toMatchObject(expected);
  const names = await readdir(used.folder);
  expect(names.filter((name) => !kept.includes(name))).toEqual(['20260101T083000Z-01234567', 'live.db']);
  const [aside = ''] = await readdir(path.join(used.folder, 'records-of-before'));
  expect((await readdir(path.join(used.folder, 'records-of-before', aside))).sort()).toEqual([
    'desk-jobs',
    'history.db',
    'hold.json',
    'jobs',
    'publish.jsonl',
  ]);
  const { id } = await new PublishHistory(used.database).begin({
    kind: 'publish',
    who: 'Bo',
    via: 'desk',
    note: '',
  });
  expect(id).toBe(8);
});

it('takes over each record once, also when it begins anew and when several do', async () => {
  await writeOldRecords();
  await used.database.write({
    sql: `INSERT INTO signatures (signature, accepted_at) VALUES ('ab', 1795248000000)`,
    args: [],
  });
  await takeOver();
  await new Holds(used.database).lift();
  await takeOver();
  expect(await current()).toBeUndefined();
  await writeOldRecords();
  const databases = await Promise.all([1, 2, 3].map(() => openPublishing(used.folder)));
  databases.forEach((database) => database.close());
  expect(await takenOver()).toMatchObject(expected);
  expect((await takenOver()).waiting).toEqual([]);
});

it('reads a history of the first version', async () => {
  await writeOldHistory([...oldHistory.slice(0, 1), ...oldHistory.slice(3, 5)]);
  await takeOver();
  expect((await takenOver()).entries).toMatchObject(expected.entries.slice(1));
});

it.each([
  ['is cut off', '{"by":"Ada"'],
  ['is empty', ''],
  ['says too little', '{"by":"Ada","note":""}'],
  ['has no moment', JSON.stringify({ ...hold, at: 'noon' })],
])('counts a hold whose file %s, which can be lifted', async (_, text) => {
  await write('hold.json', text);
  await takeOver();
  const note = expect.stringContaining('hold.json could not be read');
  expect(await current()).toEqual({ by: 'an unknown account', at: expect.any(String), note, releaseId: '' });
  await new Holds(used.database).lift();
  expect(await current()).toBeUndefined();
});

it('begins with nothing where nothing was recorded', async () => {
  await takeOver();
  expect(await takenOver()).toEqual({ waiting: [], entries: [], hold: undefined, signatures: [] });
  expect(await readdir(used.folder)).not.toContain('records-of-before');
});
