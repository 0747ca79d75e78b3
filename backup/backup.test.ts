import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import {
  chmod,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@libsql/client';
import { ContactStore } from '../content-api/contact/store/ContactStore';
import { exampleRequest } from '../content-api/contact/testing/contactExamples';
import { ContentHistory } from '../content/revisions/testing/ContentHistory';
import { Accounts } from '../desk/server/accounts/DeskAccounts';
import { deskDatabase } from '../desk/server/deskDatabase';
import { Database } from '../platform/database/Database';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { variableDefaults } from '../platform/environment/variables';
import { filesBelow } from '../platform/filesBelow';
import { freePort } from '../platform/freePort';
import { openPublishing } from '../publishing/database';
import { PublishHistory } from '../publishing/history';
import { Jobs } from '../publishing/jobs';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';
import { digestOf } from '../publishing/releases/releaseFileWriter';
import { backUp } from './backUp';
import type { PartName } from './manifest';
import { placesOf } from './places';
import { restore } from './restoreBackup';

const root = path.join(__dirname, '..');
const now = Date.parse('2026-11-20T10:00:00Z');
/** Blanks every setting from the shell or a `.env` file. */
const withoutOthers = Object.fromEntries(Object.keys(variableDefaults).map((name) => [name, '']));

let history: ContentHistory;
/** All that the servers keep. */
let data: string;
let backup: string;
let variables: NodeJS.ProcessEnv;

beforeEach(async () => {
  history = await ContentHistory.create();
  data = history.root;
  backup = `${data}-backup`;
  const [PORT, CONTENT_API_PORT, DESK_PORT] = await Promise.all([freePort(), freePort(), freePort()]);
  variables = {
    ...withoutOthers,
    CONTENT_DIR: history.folder,
    DATABASE_URL: `file:${data}/contact.db`,
    DESK_DATABASE_URL: `file:${data}/desk.db`,
    RELEASES_FOLDER: releasesFolder(),
    PORT: String(PORT),
    CONTENT_API_PORT: String(CONTENT_API_PORT),
    DESK_PORT: String(DESK_PORT),
  };
});

afterEach(async () => {
  await history.dispose();
  await rm(backup, { recursive: true, force: true });
});

const releasesFolder = () => path.join(data, 'releases');

async function run(script: 'backup' | 'restore', ...args: string[]) {
  const program = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const child = spawn(process.execPath, program, { cwd: root, env: { ...process.env, ...variables } });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, output, errors };
}

/** Two releases that share a page, the first of a commit that no branch has any more. */
async function makeReleases(): Promise<string> {
  const store = new ReleaseStore(releasesFolder());
  await history.write('team/lost.txt', 'of a commit that was rewritten');
  const lost = await history.commit('A commit that is taken back');
  await history.git.reset(['--hard', 'HEAD^']);
  const shared = 'fr/fonds/index.html';
  for (const [revision, before] of [
    [lost, undefined],
    [await history.git.revparse(['HEAD']), lost],
  ] as const) {
    const release = await store.nextRelease(new Date(now));
    const folder = store.incomingFolderOf(release.id);
    await mkdir(path.join(folder, 'fr', 'fonds'), { recursive: true });
    await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...release, revision }));
    const [older] = await store.list();
    if (before === undefined || !older) await writeFile(path.join(folder, shared), 'A page');
    else await link(path.join(store.folderOf(older.id), shared), path.join(folder, shared));
    await utimes(path.join(folder, shared), 1_790_000_000.123, 1_790_000_000.123);
    await chmod(path.join(folder, shared), 0o444);
    await store.add(release.id);
    await store.promote(release.id);
  }
  await writeFile(store.ledgerFile, '{"/fr/ancien":"page:funds"}');
  for (const folder of [store.incomingFolderOf('left'), path.join(store.folder, 'preview')]) {
    await mkdir(folder);
    await writeFile(path.join(folder, 'index.html'), 'Not kept');
  }
  return lost;
}

/** Everything, with the servers' own connections open: the databases are in their journals. */
async function fill() {
  await history.git.addRemote('origin', 'https://git.example.com/content.git');
  await history.git.branch(['draft']);
  await history.git.addTag('v1');
  const lost = await makeReleases();
  const contacts = await ContactStore.open({ url: `file:${data}/contact.db` });
  await contacts.insert(exampleRequest(), now);
  await contacts.insert(exampleRequest({ message: '= 1' }), now);
  const desk = await Database.open({ url: `file:${data}/desk.db` }, deskDatabase);
  await new Accounts(desk).add(
    { name: 'anna', role: 'publisher', password: 'a long password of hers' },
    new Date(),
  );
  const publishing = await openPublishing(releasesFolder());
  const actor = { who: 'anna', via: 'desk', note: 'A note' } as const;
  await new PublishHistory(publishing).add({ kind: 'hold', ...actor, result: 'succeeded' });
  await new Jobs(publishing).add(actor);
  const close = () => {
    for (const database of [contacts, desk, publishing]) database.close();
  };
  return { lost, close };
}

async function rowsOf(file: string, table: string): Promise<unknown[]> {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute(`SELECT * FROM ${table}`);
  client.close();
  return rows.map((row) => ({ ...row }));
}

/** Everything that a person would miss. */
async function everything(lost: string) {
  const files: Record<string, string> = {};
  const inodes = new Map<number, string>();
  for (const file of (await filesBelow(releasesFolder())).sort()) {
    if (/publishing\.db|lock|incoming|preview/.test(file)) continue;
    const { mode, mtimeMs, size, ino } = await stat(path.join(releasesFolder(), file));
    const first = inodes.get(ino) ?? file;
    inodes.set(ino, first);
    const digest = await digestOf(path.join(releasesFolder(), file), size);
    files[file] = `${(mode & 0o777).toString(8)} ${Math.round(mtimeMs)} ${digest} ${first}`;
  }
  return {
    files,
    live: await readlink(path.join(releasesFolder(), 'current')),
    records: await Promise.all(
      ['history', 'jobs'].map((table) => rowsOf(path.join(releasesFolder(), 'publishing.db'), table)),
    ),
    refs: await history.git.raw(['for-each-ref']),
    head: await history.git.raw(['symbolic-ref', 'HEAD']),
    status: await history.git.raw(['status', '--porcelain']),
    remotes: await history.git.remote(['-v']),
    lost: await history.git.raw(['show', `${lost}:team/lost.txt`]),
    page: await readFile(path.join(history.folder, 'team', 'team.yaml'), 'utf8').catch(() => 'none'),
    contacts: await rowsOf(path.join(data, 'contact.db'), 'contact_requests'),
    accounts: await rowsOf(path.join(data, 'desk.db'), 'accounts'),
    modes: await Promise.all(
      ['contact.db', 'desk.db'].map(async (file) => (await stat(path.join(data, file))).mode & 0o777),
    ),
  };
}

const places = () => placesOf(root, readEnvironment(variables));

/** Backs up in this process. @returns the lines it prints */
async function keep(): Promise<string[]> {
  const lines: string[] = [];
  await backUp(places(), backup, (line) => lines.push(line));
  return lines;
}

async function bringBack(options: { isForced?: boolean; only?: PartName[] } = {}): Promise<string[]> {
  const lines: string[] = [];
  await restore(places(), backup, { ...options, now: new Date(now) }, (line) => lines.push(line));
  return lines;
}

const removeAll = async () => {
  await rm(data, { recursive: true });
  await mkdir(data);
};

test('what is backed up while the servers run is all there again after everything was lost', async () => {
  const { lost, close } = await fill();
  const before = await everything(lost);
  const kept = await run('backup', backup);
  expect(kept).toMatchObject({ code: 0, errors: '' });
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
  expect((await filesBelow(backup)).filter((file) => /incoming|preview/.test(file))).toEqual([]);
  close();
  await removeAll();

  const restored = await run('restore', backup);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(await everything(lost)).toEqual(before);
  expect(before.contacts).toHaveLength(2);
  expect(before.records.map((rows) => rows.length)).toEqual([1, 1]);
  expect(Object.values(before.files).filter((line) => line.endsWith('index.html'))).toHaveLength(2);
});

describe('a restore', () => {
  beforeEach(async () => {
    const { close } = await fill();
    await keep();
    close();
    // Files that this process has not opened: libSQL keeps some of a closed database until its garbage is collected.
    await removeAll();
    await bringBack();
  });

  test('replaces nothing that is there, and names it', async () => {
    await expect(bringBack()).rejects.toThrow(
      `There is data already, and nothing is replaced:\n  ${data}/content\n  ${data}/contact.db\n  ${data}/desk.db\n  ${data}/releases\n`,
    );
  });

  test('keeps what it replaces beside it', async () => {
    const addresses = path.join(releasesFolder(), 'addresses.json');
    await writeFile(addresses, '{"newer":"than the backup"}');
    const lines = await bringBack({ isForced: true });
    const kept = `${releasesFolder()}.before-2026-11-20T10-00-00-000Z`;
    expect(lines).toContain(`releases: ${releasesFolder()}; what was there is ${kept}`);
    expect(await readFile(path.join(kept, 'addresses.json'), 'utf8')).toContain('newer');
    expect(await readFile(addresses, 'utf8')).toContain('/fr/ancien');
  });

  test('brings one part back and leaves the others alone', async () => {
    await rm(path.join(data, 'desk.db'));
    expect(await bringBack({ only: ['desk'] })).toEqual([`desk: ${data}/desk.db`]);
    expect(await rowsOf(path.join(data, 'desk.db'), 'accounts')).toHaveLength(1);
  });

  test('is refused while a database is in use', async () => {
    const contacts = await ContactStore.open({ url: `file:${data}/contact.db` });
    await expect(bringBack({ isForced: true })).rejects.toThrow(`${data}/contact.db is in use`);
    expect((await contacts.list()).requests).toHaveLength(2);
    contacts.close();
  });

  test('is refused while the desk runs', async () => {
    const publishing = await openPublishing(releasesFolder());
    await expect(bringBack({ isForced: true })).rejects.toThrow(
      `${releasesFolder()}/publishing.db is in use`,
    );
    publishing.close();
  });

  test('is refused while a server listens at its port', async () => {
    const server = createServer();
    await once(server.listen(Number(variables.DESK_PORT), '127.0.0.1'), 'listening');
    const { code, errors } = await run('restore', backup, '--force');
    server.close();
    expect(code).toBe(1);
    expect(errors).toContain(`127.0.0.1:${variables.DESK_PORT} (DESK_PORT) is in use\nStop all servers`);
  });

  test('of a backup that is damaged changes nothing', async () => {
    await writeFile(path.join(backup, 'contact.db'), '');
    await rm(data, { recursive: true });
    await expect(bringBack()).rejects.toThrow(
      `${backup} is damaged, nothing is restored:\n  contact.db: changed`,
    );
    await expect(stat(data)).rejects.toThrow('ENOENT');
    await mkdir(data);
  });
});

describe('a backup', () => {
  test('is not written into a folder that has something', async () => {
    await mkdir(backup);
    await writeFile(path.join(backup, 'notes.txt'), '');
    await expect(keep()).rejects.toThrow(`${backup} exists already: name a new folder`);
  });

  test('that fails leaves nothing behind', async () => {
    await writeFile(path.join(data, 'desk.db'), 'Dear diary, '.repeat(900));
    await expect(keep()).rejects.toThrow(/desk\.db is not copied: .*not a database/);
    expect(
      (await readdir(path.dirname(data))).filter((name) => name.startsWith(path.basename(backup))),
    ).toEqual([]);
  });

  test('says what it leaves out', async () => {
    variables.DATABASE_URL = 'https://db.example.com';
    await history.write('news/draft.txt', 'not committed');
    expect(await keep()).toEqual([
      `Not kept: there are no releases at ${releasesFolder()}`,
      `The content with all of its branches: ${history.folder}`,
      'Not kept, as it is in no commit: news/draft.txt',
      'Not kept: DATABASE_URL is a database server, which is backed up with its own tools',
      `The database of the desk's accounts: there is none at ${data}/desk.db`,
    ]);
  });
});
