import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { simpleGit } from 'simple-git';
import { codeOf } from '../../platform/errors';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import type { Commit } from './ContentRepository';
import { commitId } from './revisionId';

/** Folders of revisions on the disk, above which the one used longest ago goes. */
const rememberedFolders = 20;

/** After which an unfinished folder is nobody's any more. */
const longestCheckOutMs = 60 * 60_000;

/** The files of commits on the disk. A commit's folder is whole, or is not there. */
export class CommitFolders {
  /** @param isInUse whether a commit's folder has to stay, however long ago it was asked for */
  constructor(
    private readonly repository: string,
    private readonly folder: string,
    private readonly isInUse: (commit: string) => boolean,
  ) {}

  /** The folder with a commit's files, called `content` as in the messages about problems. @throws what `find` throws */
  async folderOf(id: string, find: () => Promise<Commit>): Promise<string> {
    const folder = path.join(this.folder, id);
    if (!existsSync(folder)) {
      await find();
      await this.checkOut(id, folder);
    }
    const now = new Date();
    await utimes(folder, now, now);
    return path.join(folder, 'content');
  }

  /** ISO 8601. Kept beside the commit's files, which stay when the repository is rewritten. */
  async committedAt(id: string, find: () => Promise<Commit>): Promise<string> {
    const file = path.join(this.folder, id, 'committed-at');
    if (!existsSync(file)) await writeFileAtomic(file, (await find()).at);
    return readFile(file, 'utf8');
  }

  /** Into a folder of another name first, so that no revision is ever half there. */
  private async checkOut(id: string, folder: string): Promise<void> {
    const unfinished = `${folder}-${randomBytes(4).toString('hex')}`;
    const files = path.join(unfinished, 'content');
    await mkdir(unfinished, { recursive: true });
    try {
      // The clone has the objects of the repository, also those that no branch leads to.
      await simpleGit(this.repository).clone(this.repository, files, ['--shared', '--no-checkout']);
      await simpleGit(files).checkout(['--detach', id]);
      await rm(path.join(files, '.git'), { recursive: true });
      // Another request may have been quicker.
      await rename(unfinished, folder).catch((error: unknown) => {
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await this.tidy();
  }

  /** Removes the folders used longest ago, and what a process that was killed has left of one. */
  private async tidy(): Promise<void> {
    const dated = await Promise.all(
      (await readdir(this.folder)).map(async (name) => {
        // Another request may remove its own meanwhile.
        const at = await stat(path.join(this.folder, name)).catch(() => undefined);
        return { name, at: at?.mtimeMs ?? Date.now() };
      }),
    );
    const complete = dated
      .filter(({ name }) => commitId.test(name) && !this.isInUse(name))
      .sort((a, b) => b.at - a.at);
    const left = dated.filter(({ name, at }) => !commitId.test(name) && at < Date.now() - longestCheckOutMs);
    // Renamed first, so that no revision is ever half there.
    const old = complete.slice(rememberedFolders).map(async ({ name }) => {
      const removed = `${name}-${randomBytes(4).toString('hex')}`;
      // Another request may be quicker.
      await rename(path.join(this.folder, name), path.join(this.folder, removed)).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
      return removed;
    });
    const names = [...(await Promise.all(old)), ...left.map(({ name }) => name)];
    await Promise.all(
      names.map((name) => rm(path.join(this.folder, name), { recursive: true, force: true })),
    );
  }
}
