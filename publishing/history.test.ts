import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { HttpError, httpProblems } from '../platform/http/httpErrors';
import { accountOfMachine, PublishHistory, Recorder } from './history';
import { historyEntrySchema } from './historyEntry';
import { Holds } from './holds';
import { ReleaseStore } from './releases/ReleaseStore';
import { liftHold, rollBack } from './rollBack';
import { endedProcess, usePublishing } from './testing/usePublishing';
import { rawSql } from '../platform/database/sql';

const used = usePublishing();
const ada = { who: 'ada', via: 'shell', note: '' } as const;
let history: PublishHistory;
let time: number;

beforeEach(() => {
  time = Date.UTC(2026, 10, 25, 8);
  // A second later at each look.
  history = new PublishHistory(used.database, () => new Date((time += 1000)));
});

const entries = async () => (await history.page()).entries;

async function publishTaking(seconds: number | undefined, result: 'succeeded' | 'failed' = 'succeeded') {
  const run = await history.begin({ kind: 'publish', ...ada });
  await run.end({ result, seconds });
}

describe('the history', () => {
  it('tells a run from its start on, and then what came of it', async () => {
    expect(await history.page()).toEqual({ entries: [], hasMore: false });
    const actor = { who: 'Ana Ruiz', via: 'desk', note: 'Letter’s “€”', address: '203.0.113.7' } as const;
    const run = await history.begin({ kind: 'publish', ...actor });
    const began = { id: run.id, at: '2026-11-25T08:00:01.000Z', kind: 'publish', ...actor };
    expect(await entries()).toEqual([{ ...began, result: 'running' }]);
    const outcome = { result: 'succeeded', releaseId: 'r1', pages: 240, rendered: 0, seconds: 12.5 } as const;
    await run.end(outcome);
    expect(await entries()).toEqual([{ ...began, ...outcome }]);
    await expect(run.end({ result: 'failed' })).rejects.toThrow('only added to');
    expect(await entries()).toEqual([{ ...began, ...outcome }]);
  });

  it('knows which releases it has told of', async () => {
    const published = await history.begin({ kind: 'publish', ...ada });
    expect(await history.hasPublished('r1')).toBe(false);
    await published.end({ result: 'succeeded', releaseId: 'r1' });
    const back = await history.begin({ kind: 'rollback', ...ada });
    await back.end({ result: 'succeeded', releaseId: 'r2' });
    expect([await history.hasPublished('r1'), await history.hasPublished('r2')]).toEqual([true, false]);
  });

  it('tells of no failure where nobody knows how it ended', async () => {
    const recorder = new Recorder(history, { who: 'x', via: 'desk', note: '' }, () => undefined);
    const lost = async () => Promise.reject(new HttpError(httpProblems.mergeInDoubt));
    await expect(recorder.run('draft-merged', lost, () => ({}))).rejects.toThrow('It is not known');
    expect((await history.page()).entries).toMatchObject([{ kind: 'draft-merged', result: 'interrupted' }]);
  });

  it('tells why a run failed, and what took no time', async () => {
    const run = await history.begin({ kind: 'rollback', ...ada });
    await run.end({ result: 'failed', failure: 'disk-full', message: 'No such release\n- none' });
    await history.add({ kind: 'hold', ...ada, note: 'wrong', result: 'succeeded', releaseId: 'r1' });
    await history.add({ kind: 'sign-in-refused', who: 'x', via: 'desk', note: '', result: 'failed' });
    const told = await entries();
    expect(told).toMatchObject([
      { kind: 'sign-in-refused', result: 'failed', who: 'x' },
      { kind: 'hold', result: 'succeeded', note: 'wrong', releaseId: 'r1' },
      { kind: 'rollback', result: 'failed', failure: 'disk-full', message: 'No such release\n- none' },
    ]);
    for (const entry of told) expect(v.is(historyEntrySchema, entry)).toBe(true);
  });

  it('gives pages of 50 or as many as are asked for, newest first, until there are no more', async () => {
    const add = () => history.add({ kind: 'sign-in', ...ada, result: 'succeeded' });
    await Promise.all(Array.from({ length: 5 }, add));
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
    await Promise.all(Array.from({ length: 45 }, add));
    expect((await history.page()).hasMore).toBe(false);
    await add();
    const page = await history.page();
    expect([page.entries.length, page.hasMore]).toEqual([50, true]);
  });

  it.each([
    ['an edit', `UPDATE history SET who = 'nobody'`],
    ['an edit of what is empty', `UPDATE history SET result = 'failed' WHERE run IS NULL`],
    ['a deletion', 'DELETE FROM history'],
    ['a replacement', `INSERT OR REPLACE INTO history (id, at, kind) VALUES (1, 0, 'lift')`],
    ['another end', `INSERT OR REPLACE INTO history (run, at, result) VALUES (1, 0, 'failed')`],
    ['a run that does not exist', `INSERT INTO history (run, at, result) VALUES (9, 0, 'failed')`],
  ])('refuses %s', async (_, sql) => {
    await publishTaking(3);
    const before = await entries();
    await expect(used.database.write`${rawSql(sql)}`).rejects.toThrow(/only added to|FOREIGN KEY/);
    expect(await entries()).toEqual(before);
  });

  it('shows a run as interrupted whose process has ended, and as the last publish', async () => {
    await publishTaking(1);
    await used.database.write`INSERT INTO history (at, kind, who, via, note, process)
        VALUES (0, 'publish', 'Bo', 'hook', '', ${endedProcess})`;
    await history.begin({ kind: 'publish', ...ada });
    expect((await entries()).map(({ result }) => result)).toEqual(['running', 'interrupted', 'succeeded']);
    expect(await history.lastPublish()).toMatchObject({ who: 'Bo', result: 'interrupted' });
  });

  it('does not know how long a publish takes before the first', async () => {
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
  ])('says of publishes that took %j that one takes %d', async (seconds, usual) => {
    for (const each of seconds) await publishTaking(each);
    expect(await history.usualSeconds()).toBe(usual);
  });
});

describe('a recorder', () => {
  const actor = { who: 'Ana Ruiz', via: 'desk', note: 'a wrong figure' } as const;
  const report = () => ({ releaseId: 'r1', pages: 240, rendered: 2 });
  let warn: jest.Mock<void, [string]>;
  let recorder: Recorder;

  beforeEach(() => {
    warn = jest.fn();
    recorder = new Recorder(history, actor, warn);
  });

  it('shows work as running while it goes on, and then what came of it', async () => {
    const result = await recorder.run('publish', entries, report);
    expect(result).toMatchObject([{ ...actor, kind: 'publish', result: 'running' }]);
    const error = new Error('/fr/a has no title');
    await expect(recorder.run('publish', () => Promise.reject(error), report)).rejects.toBe(error);
    expect(await entries()).toMatchObject([
      { result: 'failed', message: '/fr/a has no title', seconds: expect.any(Number) },
      { ...actor, ...report(), result: 'succeeded', seconds: expect.any(Number) },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  const full = () => Promise.reject(new Error('database or disk is full'));

  it.each<[string, PublishHistory['begin']]>([
    ['at the start', full],
    ['at the end', async () => ({ id: 1, end: full })],
  ])('holds up nothing on a disk that is full %s, and warns', async (_, begin) => {
    jest.spyOn(history, 'begin').mockImplementation(begin);
    jest.spyOn(history, 'add').mockImplementation(full);
    expect(await recorder.run('publish', async () => 'done', report)).toBe('done');
    const fail = () => Promise.reject(new Error('no content'));
    await expect(recorder.run('publish', fail, report)).rejects.toThrow('no content');
    await recorder.add('lift');
    const warned = ['The publish history does not tell of this: database or disk is full'];
    expect(warn.mock.calls).toEqual([warned, warned, warned]);
  });

  describe('of a roll-back', () => {
    let parts: Omit<Parameters<typeof rollBack>[0], 'isHeld'>;
    let older: string;

    beforeEach(async () => {
      const store = new ReleaseStore(used.folder);
      parts = { store, holds: new Holds(used.database), recorder };
      for (const day of [1, 2]) {
        const release = await store.nextRelease(new Date(Date.UTC(2026, 0, day)));
        const incoming = store.incomingFolderOf(release.id);
        await mkdir(incoming);
        await writeFile(path.join(incoming, 'release.json'), JSON.stringify(release));
        await store.add(release.id);
        await store.promote(release.id);
      }
      older = (await store.list())[1]?.id ?? '';
    });

    it('tells of it, of its hold, and of the lift of that', async () => {
      expect(await rollBack({ ...parts, isHeld: true })).toMatchObject({ id: older });
      const hold = { by: 'Ana Ruiz', note: 'a wrong figure', releaseId: older };
      expect(await parts.holds.current()).toMatchObject(hold);
      const bo = new Recorder(history, { who: 'bo', via: 'shell', note: 'corrected' }, warn);
      expect(await liftHold(parts.holds, bo)).toMatchObject(hold);
      expect(await liftHold(parts.holds, bo)).toBeUndefined();
      expect(await entries()).toMatchObject([
        { kind: 'lift', who: 'bo', via: 'shell', note: 'corrected', result: 'succeeded', releaseId: older },
        { kind: 'hold', ...actor, result: 'succeeded', releaseId: older },
        { kind: 'rollback', ...actor, result: 'succeeded', releaseId: older },
      ]);
    });

    it('tells of just that without a hold, and why one failed, which holds nothing', async () => {
      await rollBack({ ...parts, isHeld: false });
      await expect(rollBack({ ...parts, isHeld: true })).rejects.toThrow('no release before');
      expect(await parts.holds.current()).toBeUndefined();
      expect(await entries()).toMatchObject([
        { kind: 'rollback', result: 'failed', message: expect.stringContaining('no release before') },
        { kind: 'rollback', result: 'succeeded', releaseId: older },
      ]);
    });
  });
});

it('knows the account of the machine, also where it has no name', () => {
  expect(accountOfMachine()).toBe(os.userInfo().username);
  jest.spyOn(os, 'userInfo').mockImplementationOnce(() => {
    throw new Error('ENOENT: uv_os_get_passwd');
  });
  expect(accountOfMachine()).toMatch(/^account \d+$/);
});
