import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import * as v from 'valibot';
import { ReleaseStore } from '../releases/ReleaseStore';
import { PublishHistory } from './PublishHistory';
import { historyEntrySchema } from './historyEntry';

const ada = { who: 'ada', via: 'shell', note: '' } as const;
let folder: string;
let history: PublishHistory;
let time: number;
/** A second later at each look. */
const clock = () => new Date((time += 1000));

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'history-')), 'releases');
  time = Date.UTC(2026, 10, 25, 8);
  history = await PublishHistory.open(folder, clock);
});

afterEach(async () => {
  history.close();
  await rm(path.dirname(folder), { recursive: true });
});

const entriesOf = async (of = history) => (await of.page()).entries;

/** Runs SQL as another program could. */
async function execute(sql: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(path.join(folder, 'history.db')).href });
  try {
    await client.execute(sql);
  } finally {
    client.close();
  }
}

async function publishTaking(seconds: number | undefined, result: 'succeeded' | 'failed' = 'succeeded') {
  const run = await history.begin({ kind: 'publish', ...ada });
  await run.end({ result, seconds });
}

it('tells a run from its start on, and then what came of it', async () => {
  expect(await history.page()).toEqual({ entries: [], hasMore: false });
  const run = await history.begin({ kind: 'publish', who: 'Ana Ruiz', via: 'desk', note: 'Letter’s “€”' });
  const began = {
    ...{ id: run.id, at: '2026-11-25T08:00:01.000Z', kind: 'publish' },
    ...{ who: 'Ana Ruiz', via: 'desk', note: 'Letter’s “€”' },
  };
  expect(await entriesOf()).toEqual([{ ...began, result: 'running' }]);
  const outcome = { result: 'succeeded', releaseId: 'r1', pages: 240, rendered: 0, seconds: 12.5 } as const;
  await run.end(outcome);
  expect(await entriesOf()).toEqual([{ ...began, ...outcome }]);
});

it('tells why a run failed, and what took no time', async () => {
  const run = await history.begin({ kind: 'rollback', ...ada });
  await run.end({ result: 'failed', message: 'No such release\n- none' });
  await history.add({ kind: 'hold', ...ada, note: 'wrong', result: 'succeeded', releaseId: 'r1' });
  await history.add({ kind: 'sign-in-refused', who: 'x', via: 'desk', note: '', result: 'failed' });
  const entries = await entriesOf();
  expect(entries).toMatchObject([
    { kind: 'sign-in-refused', result: 'failed', who: 'x' },
    { kind: 'hold', result: 'succeeded', note: 'wrong', releaseId: 'r1' },
    { kind: 'rollback', result: 'failed', message: 'No such release\n- none' },
  ]);
  for (const entry of entries) expect(v.is(historyEntrySchema, entry)).toBe(true);
});

it('gives pages, newest first, however they end', async () => {
  for (const kind of ['hold', 'lift', 'hold', 'lift', 'hold'] as const) {
    await history.add({ kind, ...ada, result: 'succeeded' });
  }
  const pages: number[][] = [];
  let before: number | undefined;
  for (let hasMore = true; hasMore;) {
    const page = await history.page(before, 2);
    pages.push(page.entries.map(({ id }) => id));
    before = page.entries.at(-1)?.id;
    hasMore = page.hasMore;
  }
  expect(pages).toEqual([[5, 4], [3, 2], [1]]);
  expect(await history.page(1)).toEqual({ entries: [], hasMore: false });
});

it('has 50 entries on a page, and no more where there are just as many', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () => history.add({ kind: 'sign-in', ...ada, result: 'succeeded' })),
  );
  expect((await history.page()).hasMore).toBe(false);
  await publishTaking(1);
  const page = await history.page();
  expect([page.entries.length, page.hasMore]).toEqual([50, true]);
});

it.each([
  ['an edit', `UPDATE events SET who = 'nobody'`],
  ['an edit of what is empty', `UPDATE events SET result = 'failed' WHERE run IS NULL`],
  ['a deletion', 'DELETE FROM events'],
  ['a replacement', `INSERT OR REPLACE INTO events (id, at, kind) VALUES (1, 0, 'lift')`],
  ['another end', `INSERT OR REPLACE INTO events (run, at, result) VALUES (1, 0, 'failed')`],
  ['a run that does not exist', `INSERT INTO events (run, at, result) VALUES (9, 0, 'failed')`],
])('refuses %s', async (_, sql) => {
  await publishTaking(3);
  const before = await entriesOf();
  await expect(execute(sql)).rejects.toThrow(/only added to|FOREIGN KEY/);
  expect(await entriesOf()).toEqual(before);
});

it('ends a run once', async () => {
  const run = await history.begin({ kind: 'publish', ...ada });
  await run.end({ result: 'failed', message: 'stopped' });
  await expect(run.end({ result: 'succeeded' })).rejects.toThrow('only added to');
  expect(await entriesOf()).toMatchObject([{ result: 'failed', message: 'stopped' }]);
});

it('is written by several processes at once', async () => {
  const other = await PublishHistory.open(folder);
  const handles = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? history : other));
  const runs = await Promise.all(handles.map((handle) => handle.begin({ kind: 'publish', ...ada })));
  await Promise.all(runs.map((run, index) => run.end({ result: 'succeeded', seconds: index })));
  expect(new Set(runs.map(({ id }) => id)).size).toBe(40);
  const ended = await entriesOf(other);
  expect(ended.map(({ seconds }) => seconds).sort()).toEqual(runs.map((_, index) => index).sort());
  expect(await entriesOf()).toEqual(ended);
  other.close();
});

it('is made once by several that open it at once', async () => {
  const fresh = path.join(path.dirname(folder), 'fresh');
  const handles = await Promise.all(Array.from({ length: 5 }, () => PublishHistory.open(fresh)));
  await Promise.all(handles.map((handle) => handle.add({ kind: 'lift', ...ada, result: 'succeeded' })));
  expect(await entriesOf(handles[0])).toHaveLength(5);
  handles.forEach((handle) => handle.close());
});

it('shows a run as interrupted once its process is killed', async () => {
  const program = path.join(__dirname, '..', 'testing', 'beginRun.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(await entriesOf()).toMatchObject([{ who: 'the child', result: 'running' }]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await entriesOf()).toMatchObject([{ who: 'the child', result: 'interrupted' }]);
  expect(await history.usualSeconds()).toBeNull();
});

describe('how long a publish usually takes', () => {
  it('is not known before the first', async () => {
    await publishTaking(5, 'failed');
    await publishTaking(undefined);
    await history.begin({ kind: 'publish', ...ada });
    const rollback = await history.begin({ kind: 'rollback', ...ada });
    await rollback.end({ result: 'succeeded', seconds: 1 });
    expect(await history.usualSeconds()).toBeNull();
  });

  it.each([
    [[7], 7],
    [[9, 1], 5],
    [[100, 2, 30], 30],
    // The last ten, the others are longer ago.
    [[900, 900, 900, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5.5],
  ])('of %j is %d', async (seconds, usual) => {
    for (const each of seconds) await publishTaking(each);
    expect(await history.usualSeconds()).toBe(usual);
  });
});

describe('the file', () => {
  it('is for its account only, in a folder that others may read, and is no release nor left over', async () => {
    const mode = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777;
    expect(await mode('history.db')).toBe(0o600);
    await mkdir(path.join(folder, 'jobs'));
    expect(await mode('.')).toBe(await mode('jobs'));
    await publishTaking(1);
    const store = new ReleaseStore(folder);
    await store.removeLeftovers();
    expect(await store.list()).toEqual([]);
    const again = await PublishHistory.open(folder);
    expect(await entriesOf(again)).toHaveLength(1);
    again.close();
  });

  it.each([
    ['is no database', (file: string) => writeFile(file, 'a text that is long enough'.repeat(40))],
    ['is a folder', (file: string) => mkdir(file)],
  ])('that %s is named', async (_, spoil) => {
    const other = path.join(path.dirname(folder), 'other');
    await mkdir(other);
    await spoil(path.join(other, 'history.db'));
    await expect(PublishHistory.open(other)).rejects.toThrow(
      `The publish history, ${path.join(other, 'history.db')} (RELEASES_FOLDER), cannot be used: `,
    );
  });
});
