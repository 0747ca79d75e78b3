import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { PublishHistory } from './history';
import { Holds } from './holds';
import { Jobs } from './jobs';
import { ReleaseStore } from './releases/ReleaseStore';
import { usePublishing } from './testing/usePublishing';
import { sql } from '../platform/database/sql';

const used = usePublishing();
const children: ChildProcess[] = [];
let store: ReleaseStore;
let jobs: Jobs;
let holds: Holds;

beforeEach(() => {
  store = new ReleaseStore(used.folder);
  jobs = new Jobs(used.database);
  holds = new Holds(used.database);
});

afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

function start(...args: string[]) {
  const program = ['--import', 'tsx', path.join(__dirname, 'main.ts'), ...args];
  const env = { ...process.env, RELEASES_FOLDER: used.folder };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { child, ended: ended.then(([[status], stdout, stderr]) => ({ status, stdout, stderr })) };
}

const run = (...args: string[]) => start(...args).ended;
const entries = async () => (await new PublishHistory(used.database).page()).entries;

it('rolls back with a hold, shows and lifts it, and tells the history by whom', async () => {
  for (const day of [1, 2]) {
    const release = await store.nextRelease(new Date(Date.UTC(2026, 0, day)));
    await mkdir(store.incomingFolderOf(release.id));
    await writeFile(path.join(store.incomingFolderOf(release.id), 'release.json'), JSON.stringify(release));
    await store.add(release.id);
    await store.promote(release.id);
  }
  const [newer, older] = await store.list();
  const back = await run('--by', 'Ana Ruiz', 'rollback', '--hold', '--note=-2 % is wrong', newer!.id);
  expect(back).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('until the hold') });
  expect((await run('list')).stdout).toMatch(
    new RegExp(`\\* ${newer!.id}.*\n  ${older!.id}.*\n\nPublishing has been on hold .*by Ana Ruiz: -2 % is`),
  );
  expect((await run('lift', '--by=Bo')).stdout).toContain('publishing goes on');
  const { stdout } = await run('rollback');
  expect(stdout).toContain(`${older!.id} of 2026-01-01T00:00:00.000Z is live again.`);
  expect(await store.current()).toMatchObject({ id: older!.id });
  expect(await entries()).toMatchObject([
    { kind: 'rollback', who: userInfo().username, via: 'shell', note: '', result: 'succeeded' },
    { kind: 'lift', who: 'Bo', via: 'shell', note: '' },
    { kind: 'hold', who: 'Ana Ruiz', via: 'shell', note: '-2 % is wrong', releaseId: newer!.id },
    { kind: 'rollback', who: 'Ana Ruiz', via: 'shell', note: '-2 % is wrong', releaseId: newer!.id },
  ]);
});

it('says what is wrong with its arguments, and what there are', async () => {
  const wrong: [string[], string][] = [
    [['rolback'], '"rolback" is not understood here.'],
    [['rollback', 'a', 'b'], '"b" is not understood here.'],
    [['lift', '--hold'], '--hold goes with rollback.'],
    [['--reason=x'], "Unknown option '--reason'"],
    [['--by', ' '], '--by takes a name of 1 to 100 characters.'],
    [['--note', 'a\u001b[2J'], '--note holds an invisible control character'],
  ];
  const results = await Promise.all(wrong.map(([args]) => run(...args)));
  for (const [index, { status, stderr }] of results.entries()) {
    expect([status, stderr]).toEqual([2, expect.stringContaining(wrong[index]?.[1] ?? '')]);
    expect(stderr).toContain('\nnpm run release  ');
  }
});

describe('a publish', () => {
  const hold = { by: 'Ada', note: 'a wrong figure', releaseId: '' };

  it('that is refused says why: in its job, in the history and to whoever started it', async () => {
    await holds.set(hold);
    const { status, stdout, stderr } = await run('--note', 'Letter', '--allow-fewer-pages', '--revision=a1');
    expect([status, stdout, stderr]).toEqual([
      1,
      expect.stringMatching(/▸ Publishing from .*\n▸ wait\n/s),
      expect.stringMatching(/by Ada: a wrong figure/),
    ]);
    const message = expect.stringContaining('by Ada: a wrong figure');
    const asked = { who: userInfo().username, via: 'shell' };
    const failed = { failure: 'held', message };
    expect(await jobs.latest()).toMatchObject({
      ...{
        ...asked,
        ...failed,
        reasons: ['Letter'],
        revision: 'a1',
        allowsFewerPages: true,
        state: 'failed',
      },
      events: [{ event: { type: 'started', step: 'wait' } }, { event: { type: 'failed', ...failed } }],
    });
    expect(await entries()).toMatchObject([
      { ...asked, ...failed, kind: 'publish', note: 'Letter', result: 'failed' },
    ]);
  });

  it('of the desk waits for one that was quicker, and is its sender’s', async () => {
    await holds.set(hold);
    const desk = { who: 'Ana', via: 'desk', address: '203.0.113.7' } as const;
    const { id } = await jobs.add({ ...desk, reason: 'Letter' });
    const other = await jobs.add({ who: 'Bo', via: 'shell' });
    await jobs.claim(other.id);
    const { child, ended } = start(`--job=${id}`);
    await once(child.stdout, 'data');
    expect(await jobs.find(id)).toMatchObject({ state: 'queued' });
    await jobs.end(other.id, { state: 'succeeded' });
    expect(await ended).toMatchObject({ status: 1, stdout: expect.stringMatching(/Waiting.*Publishing/s) });
    expect(await jobs.find(id)).toMatchObject({ state: 'failed', failure: 'held' });
    expect(await entries()).toMatchObject([{ ...desk, note: 'Letter', failure: 'held' }]);
  });

  it('of a shell waits, shows how the desk runs it, and ends as that does', async () => {
    const other = await jobs.add({ who: 'Ana', via: 'desk' });
    await jobs.claim();
    const { child, ended } = start('--by=Bo');
    await once(child.stdout, 'data');
    const { id = '' } = (await jobs.latestOf('Bo')) ?? {};
    const changes = [
      sql`UPDATE jobs SET process = (SELECT process FROM jobs WHERE id = ${other.id}) WHERE id = ${id}`,
      sql`UPDATE jobs SET state = iif(id = ${other.id}, 'succeeded', 'running')`,
    ];
    // At once, so that the shell is not quicker.
    await Promise.all(changes.map((change) => used.database.write`${change}`));
    await jobs.addEvent(id, { type: 'started', step: 'check' });
    await jobs.end(id, { state: 'failed', message: '/fr/a has no title' });
    expect(await ended).toEqual({
      ...{ status: 1, stdout: expect.stringContaining('▸ check'), stderr: '\n✗ /fr/a has no title\n' },
    });
  });

  it.each([
    ['of a shell fails', ['--by=Bo'], 'failed'],
    ['of the desk waits', [`--job=${'0'.repeat(32)}`], 'queued'],
  ])('%s that is stopped before it has begun', async (_, args, state) => {
    await jobs.add({ who: 'Ana', via: 'desk' });
    await jobs.claim();
    if (state === 'queued') await jobs.add({ who: 'Bo', via: 'desk', id: '0'.repeat(32) });
    const { child, ended } = start(...args);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ status: 143, stderr: expect.stringContaining('was stopped') });
    expect(await jobs.latestOf('Bo')).toMatchObject({ state });
    expect(await entries()).toEqual([]);
  });
});
