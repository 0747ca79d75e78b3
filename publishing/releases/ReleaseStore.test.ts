import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPublishing } from '../database';
import { Holds } from '../holds';
import { hashOf } from '../testing/fakeBuild';
import { ReleaseStore } from './ReleaseStore';

const purpose = 'a test';
let store: ReleaseStore;
beforeEach(async () => {
  store = new ReleaseStore(await mkdtemp(path.join(tmpdir(), 'releases-')));
});
afterEach(() => rm(store.folder, { recursive: true }));

const scriptOf = (version: number) => `app-${hashOf(version)}.js`;

/** Makes complete releases of these days, in this order. @returns their ids */
async function addReleases(...days: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const day of days) {
    const release = await store.nextRelease(new Date(Date.UTC(2026, 0, day, 8, 30)));
    const folder = store.incomingFolderOf(release.id);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
    await writeFile(path.join(folder, 'assets.json'), JSON.stringify([scriptOf(day), 'index.html']));
    await writeFile(path.join(folder, 'index.html'), `page of ${day}`);
    await writeFile(path.join(folder, scriptOf(day)), `script of ${day}`);
    await store.add(release.id);
    ids.push(release.id);
  }
  return ids;
}

const currentId = async () => (await store.current())?.id;
const listedIds = async () => (await store.list()).map(({ id }) => id);

it('serves what was promoted, by a link that can be moved with the folder', async () => {
  expect(await store.current()).toBeUndefined();
  const [one = '', two = ''] = await addReleases(1, 2);
  expect(one).toMatch(/^20260101T083000Z-[0-9a-f]{8}$/);
  await store.promote(one);
  await store.promote(two);
  expect(await readlink(path.join(store.folder, 'current'))).toBe(two);
  expect(await currentId()).toBe(two);
  await expect(store.promote('../elsewhere')).rejects.toThrow(/no release "\.\.\/elsewhere".*there are/);
});

it('knows what a job has made live, also after a take-back, and what it has not', async () => {
  const made: { id: string; job: string }[] = [];
  for (const job of ['first', 'second', 'third']) {
    const release = { ...(await store.nextRelease(new Date())), job };
    await mkdir(store.incomingFolderOf(release.id), { recursive: true });
    await writeFile(path.join(store.incomingFolderOf(release.id), 'release.json'), JSON.stringify(release));
    await store.add(release.id);
    made.push(release);
  }
  const [first, second, third] = made;
  const live = async () => Promise.all(made.map(async ({ job }) => (await store.releaseOf(job))?.id));
  expect(await live()).toEqual([undefined, undefined, undefined]);
  await store.promote(first!.id);
  await store.promote(third!.id);
  expect(await live()).toEqual([first!.id, undefined, third!.id]);
  await store.rollback({ id: second!.id });
  await store.rollback({ id: first!.id });
  expect(await live()).toEqual(made.map(({ id }) => id));
  expect(await store.releaseOf('another')).toBeUndefined();
});

it('orders releases as they were made when the clock goes back', async () => {
  const made = await addReleases(9, 3, 5);
  expect(await listedIds()).toEqual([...made].reverse());
});

it('takes nothing for a release that is not whole', async () => {
  const [one = '', two = ''] = await addReleases(1, 2);
  await writeFile(path.join(store.folderOf(two), 'release.json'), '{"id":');
  await symlink(two, path.join(store.folder, 'current'));
  expect(await listedIds()).toEqual([one]);
  expect(await store.current()).toBeUndefined();
  await store.promote(one);
  expect(await currentId()).toBe(one);
});

it('rolls back to the one before what is served, further each time, and to a named one', async () => {
  const [one = '', two = '', three = ''] = await addReleases(1, 2, 3);
  await store.promote(three);
  expect((await store.rollback()).id).toBe(two);
  expect((await store.rollback()).id).toBe(one);
  await expect(store.rollback()).rejects.toThrow('There is no release before the one that is served');
  expect((await store.rollback({ id: three })).id).toBe(three);
  expect(await currentId()).toBe(three);
  await expect(store.rollback({ id: 'nothing' })).rejects.toThrow('There is no release "nothing"');
});

/** Lets something happen just before the next change of what is live. */
function beforeChange(happen: () => Promise<unknown>): void {
  const { changeLive } = store;
  jest.spyOn(store, 'changeLive').mockImplementationOnce(async (change) => {
    await happen();
    return changeLive.call(store, change);
  });
}

it('rolls back at once, also while a publish goes on', async () => {
  const [one = '', two = ''] = await addReleases(1, 2);
  await store.promote(two);
  const publish = await store.lock({ purpose });
  expect((await store.rollback()).id).toBe(one);
  expect(await currentId()).toBe(one);
  await publish.release();
});

it('rolls back to what was meant, not to what a publish makes of it meanwhile', async () => {
  const [one = '', two = ''] = await addReleases(1, 2);
  await store.promote(two);
  beforeChange(async () => {
    const [three = ''] = await addReleases(3);
    await store.promote(three);
  });
  expect((await store.rollback()).id).toBe(one);
});

it('leaves the scripts of the newer release within reach of its tabs', async () => {
  const [one = '', two = ''] = await addReleases(1, 2);
  await store.promote(two);
  await store.rollback();
  const folder = store.folderOf(one);
  expect(await readFile(path.join(folder, scriptOf(2)), 'utf8')).toBe('script of 2');
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe('page of 1');
});

it('deletes the oldest, but neither what is served nor what requests may still read', async () => {
  const [one = '', two = '', three = '', four = '', five = ''] = await addReleases(5, 4, 3, 2, 1);
  await store.promote(two);
  expect(await store.tidy(2, [one])).toEqual([]);
  expect(await listedIds()).toEqual([five, four, two, one]);
  expect(await readdir(store.folder)).not.toContain(three);
  expect(await store.tidy(2)).toEqual([]);
  expect(await listedIds()).toEqual([five, four, two]);
});

it('does not delete what goes live as it looks for the oldest', async () => {
  const [one = '', two = '', three = ''] = await addReleases(1, 2, 3);
  await store.promote(three);
  beforeChange(() => store.promote(one));
  expect(await store.tidy(1)).toEqual([]);
  expect(await listedIds()).toEqual([three, one]);
  expect(await readdir(store.folder)).not.toContain(two);
});

it('clears away what was left half-done, and nothing else', async () => {
  const [one = ''] = await addReleases(1);
  await mkdir(path.join(store.folder, 'incoming-20260101T083000Z-00000000', 'fr'), { recursive: true });
  await mkdir(path.join(store.folder, `deleted-${one}`));
  await symlink(one, path.join(store.folder, 'current-01234567'));
  const kept = ['publishing.db', 'publishing.db-wal'];
  for (const name of kept) await writeFile(path.join(store.folder, name), '');
  await writeFile(path.join(store.folder, 'addresses.json.0b3f6f0e-7a53-4b7e-9f0f-5d3a1c2b4e6d.tmp'), '{');
  await store.promote(one);
  await store.removeLeftovers();
  expect((await readdir(store.folder)).sort()).toEqual([one, 'current', 'live.db', ...kept]);
  expect(await listedIds()).toEqual([one]);
});

describe('a hold of a roll-back', () => {
  let done: string[];
  const hold = async (releaseId: string) => {
    done.push(`hold ${releaseId}, ${await currentId()} is live`);
    return async () => void done.push('undo');
  };
  let one: string;
  let two: string;
  beforeEach(async () => {
    done = [];
    [one = '', two = ''] = await addReleases(1, 2);
    await store.promote(two);
  });

  it('is set before anything goes live', async () => {
    await store.rollback({ hold });
    expect([done, await currentId()]).toEqual([[`hold ${one}, ${two} is live`], one]);
  });

  it('is not set for what does not exist', async () => {
    await expect(store.rollback({ hold, id: 'nothing' })).rejects.toThrow('no release "nothing"');
    await store.promote(one);
    await expect(store.rollback({ hold })).rejects.toThrow('no release before');
    expect(done).toEqual([]);
  });

  it('that cannot be set leaves what is live', async () => {
    const full = () => Promise.reject(new Error('database or disk is full'));
    await expect(store.rollback({ hold: full })).rejects.toThrow('disk is full');
    expect(await currentId()).toBe(two);
  });

  it('is taken back when the roll-back fails at the last', async () => {
    jest.spyOn(store, 'promote').mockRejectedValueOnce(new Error('full'));
    await expect(store.rollback({ hold })).rejects.toThrow('full');
    expect([done.at(-1), await currentId()]).toEqual(['undo', two]);
  });
});

it('holds, and shows what was live, once a roll-back with a hold was killed before it went live', async () => {
  const [one, two = ''] = await addReleases(1, 2);
  await store.promote(two);
  const program = path.join(__dirname, '..', 'testing', 'rollBackUntilKilled.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, store.folder], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  const database = await openPublishing(store.folder);
  expect(await new Holds(database).current()).toMatchObject({
    by: 'Ada',
    note: 'a wrong figure',
    releaseId: one,
  });
  database.close();
  expect(await currentId()).toBe(two);
  expect((await store.rollback()).id).toBe(one);
});
