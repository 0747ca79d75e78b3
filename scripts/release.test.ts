import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { PublishHistory } from '../publishing/history/PublishHistory';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';

let store: ReleaseStore;

beforeEach(async () => {
  store = new ReleaseStore(await mkdtemp(path.join(tmpdir(), 'release-script-')));
  for (const day of [1, 2]) {
    const release = await store.nextRelease(new Date(Date.UTC(2026, 0, day)));
    await mkdir(store.incomingFolderOf(release.id));
    await writeFile(path.join(store.incomingFolderOf(release.id), 'release.json'), JSON.stringify(release));
    await store.add(release.id);
    await store.promote(release.id);
  }
});

afterEach(() => rm(store.folder, { recursive: true }));

function run(...args: string[]) {
  const program = ['--import', 'tsx', path.join(__dirname, 'release.ts'), ...args];
  const env = { ...process.env, RELEASES_FOLDER: store.folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('rolls back with a hold, shows and lifts it, and tells the history by whom', async () => {
  const [newer, older] = await store.list();
  const back = run('rollback', newer!.id, '--hold', '--by', 'Ana Ruiz', '--note=-2 % is wrong');
  expect(back).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('until the hold') });
  expect(run('list').stdout).toMatch(
    new RegExp(`\\* ${newer!.id}.*\n  ${older!.id}.*\n\nPublishing has been on hold .*by Ana Ruiz: -2 % is`),
  );
  expect(run('lift', '--via', 'desk', '--by=Bo').stdout).toContain('publishing goes on');
  expect(run('lift').stdout).toContain('Publishing is not on hold.');
  expect(run('rollback').stdout).toContain(`${older!.id} of 2026-01-01T00:00:00.000Z is live again.`);
  expect(await store.current()).toMatchObject({ id: older!.id });
  const history = await PublishHistory.open(store.folder);
  expect((await history.page()).entries).toMatchObject([
    { kind: 'rollback', who: userInfo().username, via: 'shell', note: '', result: 'succeeded' },
    { kind: 'lift', who: 'Bo', via: 'desk', note: '' },
    { kind: 'hold', who: 'Ana Ruiz', via: 'shell', note: '-2 % is wrong', releaseId: newer!.id },
    { kind: 'rollback', who: 'Ana Ruiz', via: 'shell', note: '-2 % is wrong', releaseId: newer!.id },
  ]);
  history.close();
});

it('rolls back where the history cannot be written, with a warning', async () => {
  await mkdir(path.join(store.folder, 'history.db'));
  const { status, stderr } = run('rollback');
  expect(status).toBe(0);
  expect(stderr).toMatch(
    /^Warning: The publish history does not tell of this: .*history\.db \(RELEASES_FOLDER\)/,
  );
});

it('explains what it does not understand', () => {
  expect(run('rolback')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("Unexpected argument 'rolback'"),
  });
});
