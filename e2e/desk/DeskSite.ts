import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleGit } from 'simple-git';
import { ContactStore } from '../../content-api/contact/store/ContactStore';
import { testSite } from '../../gatsby/testing/siteCopy';
import { Database } from '../../platform/database/Database';
import { filesBelow } from '../../platform/filesBelow';
import { formatPath } from '../../platform/http/parseRequestPath';
import { exitCodeOf, ProcessGroup, type ProcessOptions } from '../../platform/processGroup';
import { assertPortIsFree, waitForHealth } from '../../platform/http/serverStart';
import {
  contentApiCommand,
  contentApiUrlOn,
  siteEnvironment,
  siteServerCommand,
  siteUrlOn,
  testContent,
  testPorts,
  testReleases,
} from '../../scripts/testSite';
import type { Role } from '../../desk/server/deskActs';
import { type Account, Accounts } from '../../desk/server/accounts/DeskAccounts';
import { deskDatabase } from '../../desk/server/deskDatabase';
import { Sessions } from '../../desk/server/accounts/Sessions';

const root = path.join(__dirname, '..', '..');
const folder = path.join(root, 'test-results', 'desk');
const contentFolder = path.join(folder, 'content');
const deskPort = testPorts.site + 2;

const { DATABASE_URL: contactDatabase = '' } = siteEnvironment(testPorts);

/** Settings of builds are those of the release of `npm test`, whose caches are used. */
const environment = {
  ...process.env,
  ...siteEnvironment(testPorts),
  CONTENT_DIR: contentFolder,
  RELEASES_FOLDER: path.join(folder, 'releases'),
  DESK_HOST: '127.0.0.1',
  DESK_PORT: String(deskPort),
  DESK_URL: '',
  PREVIEW_PORT: String(deskPort + 1),
  PREVIEW_URL: '',
  DESK_DATABASE_URL: `file:${path.join(folder, 'desk.db')}`,
};

/** An edit in a file of the content, or a new file. */
export type Draft =
  | { file: string; from: string | RegExp; to: string }
  | { file: string; content: string | Buffer };

async function write(draft: Draft): Promise<void> {
  const file = path.join(contentFolder, draft.file);
  if ('content' in draft) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, draft.content);
    return;
  }
  const text = await readFile(file, 'utf8');
  const edited = text.replace(draft.from, () => draft.to);
  if (edited === text) throw new Error(`${draft.file} has no ${String(draft.from)}`);
  await writeFile(file, edited);
}

/** A site with a desk: copies of the content and the releases of `npm test`, content API, both servers. */
export class DeskSite {
  /** Built once for both files of tests. */
  private static page?: Promise<void>;

  readonly url = `http://127.0.0.1:${deskPort}`;
  readonly siteUrl = siteUrlOn(testPorts);
  readonly contentApiUrl = contentApiUrlOn(testPorts);
  private readonly programs: ProcessGroup[] = [];
  private readonly git = simpleGit();

  static async start(): Promise<DeskSite> {
    const site = new DeskSite();
    // A run that is over its time ends without `afterAll`: what was left would hold the ports of the tests that follow.
    process.once('exit', () => site.programs.forEach((program) => program.kill('SIGKILL')));
    try {
      await site.startAll();
      return site;
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.programs.toReversed().map((program) => program.stop()));
  }

  async addAccount(name: string, role: Role, password: string): Promise<void> {
    const database = await Database.open({ url: environment.DESK_DATABASE_URL }, deskDatabase);
    await new Accounts(database).add({ name, role, password }, new Date());
    database.close();
  }

  /** Replaces a text of a file of the content, and commits that as somebody. */
  async edit(file: string, from: string | RegExp, to: string, author = 'Claire Aubry'): Promise<void> {
    await this.save([{ file, from, to }], author);
  }

  /** Commits edits and new files as somebody. */
  async save(drafts: readonly Draft[], author = 'Claire Aubry'): Promise<void> {
    for (const draft of drafts) await write(draft);
    await this.git.add('.');
    const files = drafts.map(({ file }) => file).join(', ');
    await this.git.commit(`Edit ${files}`, { '--author': `${author} <editor@meridane.example>` });
  }

  /** Addresses of the files of the release that is live, linked or not. */
  async releaseFiles(): Promise<string[]> {
    const files = await filesBelow(path.join(environment.RELEASES_FOLDER, 'current'));
    return files
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .map((file) => formatPath(file.replace(/\/index\.html$/, '').split('/')));
  }

  /** The newest commit of the content. */
  head(): Promise<string> {
    return this.git.revparse(['main']);
  }

  /** Branches of the content with their newest commits, and how many contact requests there are: all that is written but by the desk. */
  async written(): Promise<string[]> {
    const refs = await this.git.raw(['for-each-ref', '--format=%(refname) %(objectname)']);
    const store = await ContactStore.open({ url: contactDatabase });
    const { waiting, delivered } = await store.countByDelivery();
    store.close();
    return [...refs.trim().split('\n'), `${waiting + delivered} contact requests`];
  }

  /** @returns what it prints */
  async publishFromShell(): Promise<string> {
    const lines: string[] = [];
    const onLine = (line: string) => lines.push(line);
    await this.start(['node', '--import', 'tsx', 'publishing/main.ts'], { cwd: testSite, onLine }).ended;
    return lines.join('\n');
  }

  /** Makes a link like the one that `npm start` prints. */
  async signInLink(account: Account = { name: 'anna', role: 'publisher' }): Promise<string> {
    const database = await Database.open({ url: environment.DESK_DATABASE_URL }, deskDatabase);
    const token = await new Sessions(database).createLink(account, new Date());
    database.close();
    return `${this.url}/sign-in#${token}`;
  }

  private async startAll(): Promise<void> {
    // A server that an earlier run has left would answer in place of ours.
    const ports = [testPorts.site, testPorts.contentApi, deskPort, deskPort + 1];
    await Promise.all(ports.map((port) => assertPortIsFree('127.0.0.1', port, 'TEST_PORT')));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp(testContent, contentFolder, { recursive: true });
    await cp(testReleases, environment.RELEASES_FOLDER, { recursive: true, verbatimSymlinks: true });
    await this.git.cwd(contentFolder);
    await this.serve(contentApiCommand, contentApiUrlOn(testPorts), {});
    DeskSite.page ??= this.run(['node', '--import', 'tsx', 'scripts/buildDeskPage.ts'], testSite);
    await DeskSite.page;
    await this.serve(siteServerCommand, this.siteUrl, {});
    await this.serve(['node', '--import', 'tsx', 'desk/server/main.ts'], this.url, { cwd: testSite });
  }

  private start([program = '', ...args]: readonly string[], options: ProcessOptions): ProcessGroup {
    const group = new ProcessGroup(program, args, { cwd: root, env: environment, ...options });
    this.programs.push(group);
    return group;
  }

  private async run(command: readonly string[], cwd: string): Promise<void> {
    const lines: string[] = [];
    const { ended } = this.start(command, { cwd, onLine: (line) => lines.push(line) });
    if (exitCodeOf(await ended) !== 0)
      throw new Error(`${command.join(' ')}\n${lines.slice(-30).join('\n')}`);
  }

  private async serve(command: readonly string[], origin: string, options: ProcessOptions): Promise<void> {
    const lines: string[] = [];
    const { ended } = this.start(command, { onLine: (line) => lines.push(line), ...options });
    if (await waitForHealth(`${origin}/health`, ended)) return;
    throw new Error(`${command.join(' ')} ended\n${lines.slice(-30).join('\n')}`);
  }
}
