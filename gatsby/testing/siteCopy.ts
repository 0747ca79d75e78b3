import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { copyProject } from './copyProject';

const repository = path.join(__dirname, '../..');

/** `exitCode` is null if a signal ended the build. */
export type BuildResult = { exitCode: number | null; output: string; renderedPages: string[] };

/** `npm test` builds its release here. The builds that follow it reuse its caches. */
export const testSite = path.join(repository, 'test-results/site');

/** A copy of the project in its own folder, so that builds do not touch the project's own. */
export class SiteCopy {
  private running?: ChildProcess;

  private constructor(readonly folder: string) {}

  /** @param folder a copy made earlier, which keeps its caches and its last build; by default a new one is made */
  static async create(folder?: string): Promise<SiteCopy> {
    const target = folder ?? (await mkdtemp(path.join(os.tmpdir(), 'site-copy-')));
    await copyProject(repository, target);
    return new SiteCopy(target);
  }

  /** Runs `npm run build -- --log-pages` with these variables, without this process's own configuration. */
  async build(variables: Readonly<Record<string, string>>): Promise<BuildResult> {
    const { PATH, HOME } = process.env;
    const child = spawn(
      process.execPath,
      [path.join(repository, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts', '--log-pages'],
      { cwd: this.folder, env: { PATH, HOME, CI: 'true', ...variables }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.running = child;
    const ended = once(child, 'exit');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await ended;
    const output = stdout + stderr;
    const renderedPages = [...output.matchAll(/^Updated page: (\S+)$/gm)].map(([, page]) => page ?? '');
    return { exitCode: child.exitCode, output, renderedPages: renderedPages.sort() };
  }

  /** Sorted paths, relative to `public/`, of the built files that `keep` accepts. */
  async files(keep: (file: string) => boolean = () => true): Promise<string[]> {
    const root = path.join(this.folder, 'public');
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter(keep)
      .sort();
  }

  async read(file: string): Promise<string> {
    return readFile(path.join(this.folder, 'public', file), 'utf8');
  }

  async filesContaining(words: string, keep: (file: string) => boolean): Promise<string[]> {
    const files = await this.files(keep);
    const contents = await Promise.all(files.map((file) => this.read(file)));
    return files.filter((_, index) => contents[index]?.includes(words));
  }

  /** Digest of these files' names and contents. */
  async fingerprint(files: readonly string[]): Promise<string> {
    const hash = createHash('sha256');
    for (const file of files) {
      hash.update(`${file}\0`).update(await readFile(path.join(this.folder, 'public', file)));
    }
    return hash.digest('hex');
  }

  /** Stops a build that a test gave up on. */
  async stop(): Promise<void> {
    if (this.running?.exitCode !== null) return;
    this.running.kill();
    await once(this.running, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true });
  }
}
