import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '../releases/ReleaseStore';
import { liftHold, rollBack } from '../rollBack';
import { PublishHistory } from './PublishHistory';
import { accountOfMachine, Recorder } from './Recorder';

const actor = { who: 'Ana Ruiz', via: 'desk', note: 'a wrong figure' } as const;
let folder: string;
let warn: jest.Mock<void, [string]>;
let recorder: Recorder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recorder-'));
  warn = jest.fn();
  recorder = new Recorder(folder, actor, warn);
});

afterEach(() => rm(folder, { recursive: true }));

async function entries() {
  const history = await PublishHistory.open(folder);
  try {
    return (await history.page()).entries;
  } finally {
    history.close();
  }
}

const report = () => ({ releaseId: 'r1', pages: 240, rendered: 2 });

describe('a recorded run', () => {
  it('is running while its work goes on, and tells what came of it', async () => {
    const result = await recorder.run('publish', entries, report);
    expect(result).toMatchObject([{ ...actor, kind: 'publish', result: 'running' }]);
    const ended = { ...actor, ...report(), result: 'succeeded', seconds: expect.any(Number) };
    expect(await entries()).toMatchObject([ended]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('that fails tells why, and fails', async () => {
    const error = new Error('/fr/a has no title');
    await expect(recorder.run('publish', () => Promise.reject(error), report)).rejects.toBe(error);
    expect(await entries()).toMatchObject([{ result: 'failed', message: '/fr/a has no title' }]);
  });
});

describe('a history that cannot be written', () => {
  const spoil = () => writeFile(path.join(folder, 'history.db'), 'no database, and long enough'.repeat(40));
  const named = expect.stringMatching(/^The publish history does not tell of this: .*history\.db/);

  it('holds up neither a result nor a failure, and is warned of', async () => {
    await spoil();
    expect(await recorder.run('publish', async () => 'done', report)).toBe('done');
    const fail = () => Promise.reject(new Error('no content'));
    await expect(recorder.run('publish', fail, report)).rejects.toThrow('no content');
    await recorder.add('lift');
    expect(warn.mock.calls).toEqual([[named], [named], [named]]);
  });

  it.each([
    ['at the start', () => Promise.reject(new Error('database or disk is full'))],
    ['at the end', async () => ({ id: 1, end: () => Promise.reject(new Error('database or disk is full')) })],
  ])('is no hindrance on a disk that is full %s', async (_, begin) => {
    jest.spyOn(PublishHistory.prototype, 'begin').mockImplementationOnce(begin);
    expect(await recorder.run('publish', async () => 'done', report)).toBe('done');
    expect(warn.mock.calls).toEqual([
      ['The publish history does not tell of this: database or disk is full'],
    ]);
  });
});

describe('a roll-back', () => {
  let store: ReleaseStore;
  let older: string;

  beforeEach(async () => {
    store = new ReleaseStore(folder);
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

  it('is recorded, with its hold, and the lift of that', async () => {
    expect(await rollBack(store, recorder, { isHeld: true })).toMatchObject({ id: older });
    expect(await store.hold()).toMatchObject({ by: 'Ana Ruiz', note: 'a wrong figure', releaseId: older });
    const bo = new Recorder(folder, { who: 'bo', via: 'shell', note: 'corrected' }, warn);
    expect(await liftHold(store, bo)).toMatchObject({ by: 'Ana Ruiz' });
    expect(await liftHold(store, bo)).toBeUndefined();
    expect(await entries()).toMatchObject([
      { kind: 'lift', who: 'bo', via: 'shell', note: 'corrected', result: 'succeeded', releaseId: older },
      { kind: 'hold', ...actor, result: 'succeeded', releaseId: older },
      { kind: 'rollback', ...actor, result: 'succeeded', releaseId: older },
    ]);
  });

  it('without a hold is recorded as just that, and a failed one as failed', async () => {
    await rollBack(store, recorder, { isHeld: false });
    await expect(rollBack(store, recorder, { isHeld: true })).rejects.toThrow('no release before');
    expect(await store.hold()).toBeUndefined();
    expect(await entries()).toMatchObject([
      { kind: 'rollback', result: 'failed', message: expect.stringContaining('no release before') },
      { kind: 'rollback', result: 'succeeded', releaseId: older },
    ]);
  });

  it('is done, held and lifted where the history cannot be written', async () => {
    await mkdir(path.join(folder, 'history.db'));
    await rollBack(store, recorder, { isHeld: true });
    expect(await store.current()).toMatchObject({ id: older });
    expect(await liftHold(store, recorder)).toMatchObject({ releaseId: older });
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('lifts a hold that cannot be read', async () => {
    await writeFile(path.join(folder, 'hold.json'), '{');
    expect(await liftHold(store, recorder)).toMatchObject({ by: 'an unknown account' });
    const [entry] = await entries();
    expect(entry).toMatchObject({ kind: 'lift', releaseId: undefined });
  });
});

it('knows the account of the machine, also where it has no name', () => {
  expect(accountOfMachine()).toBe(os.userInfo().username);
  jest.spyOn(os, 'userInfo').mockImplementationOnce(() => {
    throw new Error('ENOENT: uv_os_get_passwd');
  });
  expect(accountOfMachine()).toMatch(/^account \d+$/);
});
