import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../../platform/errors';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import type { ContentProblem } from '../files/ProblemList';
import { type Commit, commitId } from './revisionId';
import { writeCommitFiles } from './writeCommitFiles';

/** Folders of revisions on the disk, above which the one used longest ago goes. */
const rememberedFolders = 20;

const itemsName = 'items';

/** After which an unfinished folder is nobody's any more. */
const longestCheckOutMs = 60 * 60_000;

const refusedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ file: v.string(), line: v.number(), expected: v.string() })),
);

/** The files of commits on the disk. A commit's folder is whole, or is not there. */
export class CommitFolders {
  /** @param isInUse whether a commit's folder has to stay, however long ago it was asked for */
  constructor(
    private readonly repository: string,
    private readonly folder: string,
    private readonly isInUse: (commit: string) => boolean,
  ) {}

  /** The file that keeps what was read of items over starts. */
  get itemsFile(): string {
    return path.join(this.folder, itemsName);
  }

  /**
   * The folder with a commit's files, called `content` as in the messages about problems.
   *
   * @param isAlone true if it shares no files with another one, which may be damaged
   * @throws what `find` throws
   */
  async folderOf(id: string, find: () => Promise<Commit>, { isAlone = false } = {}): Promise<string> {
    const folder = path.join(this.folder, id);
    if (!existsSync(folder)) {
      await find();
      await this.writeOut(id, folder, isAlone);
    }
    const now = new Date();
    await utimes(folder, now, now);
    return path.join(folder, 'content');
  }

  /** ISO 8601. Kept beside the commit's files, which stay when the repository is rewritten. */
  async committedAt(id: string, find: () => Promise<Commit>): Promise<string> {
    const known = await this.knownCommittedAt(id);
    if (known !== undefined) return known;
    const { at } = await find();
    await writeFileAtomic(path.join(this.folder, id, 'committed-at'), at);
    return at;
  }

  async knownCommittedAt(id: string): Promise<string | undefined> {
    const file = path.join(this.folder, id, 'committed-at');
    return existsSync(file) ? readFile(file, 'utf8') : undefined;
  }

  /** Problems of the commit's files that are missing in its folder, as they are no content. */
  async refusedOf(id: string): Promise<ContentProblem[]> {
    const file = path.join(this.folder, id, 'refused.json');
    return existsSync(file) ? v.parse(refusedSchema, await readFile(file, 'utf8')) : [];
  }

  has(id: string): boolean {
    return existsSync(path.join(this.folder, id));
  }

  /** Renamed first, so that no revision is ever half there. */
  async remove(id: string): Promise<void> {
    const removed = path.join(this.folder, `${id}-${randomBytes(4).toString('hex')}`);
    // Another request may be quicker.
    await rename(path.join(this.folder, id), removed).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    await rm(removed, { recursive: true, force: true });
  }

  /** Into a folder of another name first, so that no revision is ever half there. */
  private async writeOut(id: string, folder: string, isAlone: boolean): Promise<void> {
    const unfinished = `${folder}-${randomBytes(4).toString('hex')}`;
    const files = path.join(unfinished, 'content');
    await mkdir(files, { recursive: true });
    try {
      const last = isAlone ? undefined : await this.lastUsed();
      const like = last && { commit: last, folder: path.join(this.folder, last, 'content') };
      const refused = await writeCommitFiles(this.repository, id, files, { like: like || undefined });
      if (refused.length > 0) await writeFile(path.join(unfinished, 'refused.json'), JSON.stringify(refused));
      // Another request may have been quicker.
      await rename(unfinished, folder).catch((error: unknown) => {
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await this.tidy();
  }

  /** The commit whose folder was used last, if there is any. */
  async lastUsed(): Promise<string | undefined> {
    return (await this.dated()).find(({ name }) => commitId.test(name))?.name;
  }

  /** All folders, the one used last first. */
  private async dated(): Promise<{ name: string; at: number }[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    const dated = await Promise.all(
      names.map(async (name) => {
        // Another request may remove its own meanwhile.
        const at = await stat(path.join(this.folder, name)).catch(() => undefined);
        return { name, at: at?.mtimeMs ?? Date.now() };
      }),
    );
    return dated.sort((a, b) => b.at - a.at);
  }

  /** Removes the folders used longest ago, and what a process that was killed has left of one. */
  private async tidy(): Promise<void> {
    const dated = await this.dated();
    const complete = dated.filter(({ name }) => commitId.test(name) && !this.isInUse(name));
    const left = dated.filter(
      ({ name, at }) => !commitId.test(name) && name !== itemsName && at < Date.now() - longestCheckOutMs,
    );
    await Promise.all([
      ...complete.slice(rememberedFolders).map(({ name }) => this.remove(name)),
      ...left.map(({ name }) => rm(path.join(this.folder, name), { recursive: true, force: true })),
    ]);
  }
}
