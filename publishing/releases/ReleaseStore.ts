import { randomBytes } from 'node:crypto';
import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../../platform/errors';
import { explainFileError } from './explainFileError';
import { FolderLock, type LockOptions } from './FolderLock';
import { keptAssets } from './assembleRelease';
import { readRelease, type Release, releaseSchema } from './releaseFiles';
import { linkInto } from './releaseFileWriter';
import { runConcurrently } from '../../platform/runConcurrently';
import { syncFolder } from '../../platform/writeFileAtomic';

const linkName = 'current';
const incomingPrefix = 'incoming-';
const deletedPrefix = 'deleted-';

function isReleaseId(name: string): boolean {
  return v.is(releaseSchema.entries.id, name);
}

function sequenceOf({ sequence = 0 }: Release): number {
  return sequence;
}

/** The releases of a site on this machine: `<id>/` are complete, `current` is a link to the one that is served. */
export class ReleaseStore {
  constructor(readonly folder: string) {}

  folderOf(id: string): string {
    return path.join(this.folder, id);
  }

  /** Where a release is assembled. */
  incomingFolderOf(id: string): string {
    return path.join(this.folder, incomingPrefix + id);
  }

  /** The publisher's queue is there; the releases leave it alone. */
  get addressesFile(): string {
    return path.join(this.folder, 'addresses.json');
  }

  /** Whoever changes anything holds it. */
  async lock(options: LockOptions): Promise<FolderLock> {
    return FolderLock.acquire(this.folder, options);
  }

  /** @param now of this machine's clock, which may have gone back: the order is that of `sequence` */
  async nextRelease(now: Date): Promise<Release & { sequence: number }> {
    const builtAt = now.toISOString();
    const id = `${builtAt.replace(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`;
    const sequence = Math.max(0, ...(await this.list()).map(sequenceOf)) + 1;
    return { id, builtAt, sequence };
  }

  /** Complete releases, newest first. One whose `release.json` cannot be read is none. */
  async list(): Promise<Release[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw explainFileError(error, this.folder);
    });
    const releases = await Promise.all(names.filter(isReleaseId).map((id) => this.read(id)));
    return releases
      .filter((release) => release !== undefined)
      .sort((a, b) => sequenceOf(b) - sequenceOf(a) || (a.id < b.id ? 1 : -1));
  }

  /** The release that is served; undefined when there is none, or what the link leads to is none. */
  async current(): Promise<Release | undefined> {
    const target = await readlink(path.join(this.folder, linkName)).catch(() => undefined);
    return target === undefined || !isReleaseId(target) ? undefined : this.read(target);
  }

  /** Makes a release of the folder in which it was assembled. */
  async add(id: string): Promise<void> {
    await rename(this.incomingFolderOf(id), this.folderOf(id));
    await syncFolder(this.folder);
  }

  /**
   * Serves the release from now on: for every request the one before or this one, at each moment.
   * @throws Error when there is no such release
   */
  async promote(id: string): Promise<void> {
    if (!isReleaseId(id) || !(await this.read(id))) throw new Error(await this.describeMissing(id));
    const link = path.join(this.folder, `${linkName}-${randomBytes(4).toString('hex')}`);
    try {
      await symlink(id, link);
      await rename(link, path.join(this.folder, linkName));
    } catch (error) {
      await rm(link, { force: true }).catch(() => undefined);
      throw explainFileError(error, this.folder);
    }
    // It is live: that the disk does not say so does not undo it.
    await syncFolder(this.folder).catch(() => undefined);
  }

  /**
   * Serves an earlier release again: that one, or the one before what is served when the command is given. Scripts and styles
   * of the newer releases stay within reach of the tabs that were opened from them.
   * @returns the release that is served now
   */
  async rollback(options: LockOptions & { id?: string | undefined }): Promise<Release> {
    // Before the wait: a publish that is going on must not move what was meant.
    const id = options.id ?? (await this.idBeforeCurrent());
    const lock = await this.lock(options);
    try {
      const release = isReleaseId(id) ? await this.read(id) : undefined;
      if (!release) throw new Error(await this.describeMissing(id));
      await this.lendAssets(release);
      await this.promote(id);
      return release;
    } finally {
      await lock.release();
    }
  }

  /**
   * Deletes the oldest releases, never the one that is served nor those to keep: `alsoKept` is of requests that are being
   * answered.
   * @returns what could not be deleted, a text each
   */
  async tidy(kept: number, alsoKept: readonly string[] = []): Promise<string[]> {
    const current = await this.current();
    const needed = new Set([...alsoKept, ...(current ? [current.id] : [])]);
    const old = (await this.list()).slice(kept).filter(({ id }) => !needed.has(id));
    const problems = await Promise.all(old.map(({ id }) => this.delete(id)));
    return problems.filter((problem) => problem !== undefined);
  }

  /** Deletes what publishes have left that were killed. Only for whoever holds the lock: their own work looks the same. */
  async removeLeftovers(): Promise<void> {
    const names = await readdir(this.folder);
    const isLeftover = (name: string): boolean => {
      return [incomingPrefix, deletedPrefix, `${linkName}-`].some((prefix) => name.startsWith(prefix));
    };
    for (const name of names.filter(isLeftover)) {
      await rm(path.join(this.folder, name), { recursive: true, force: true });
    }
  }

  private async read(id: string): Promise<Release | undefined> {
    const release = await readRelease(this.folderOf(id)).catch(() => undefined);
    return release?.id === id ? release : undefined;
  }

  /** Under another name first: a release is never half there. */
  private async delete(id: string): Promise<string | undefined> {
    try {
      const deleted = path.join(this.folder, deletedPrefix + id);
      await rename(this.folderOf(id), deleted);
      await rm(deleted, { recursive: true, force: true });
      return undefined;
    } catch (error) {
      return `The release ${id} could not be deleted: ${explainFileError(error, this.folder).message}`;
    }
  }

  private async idBeforeCurrent(): Promise<string> {
    const [current, releases] = await Promise.all([this.current(), this.list()]);
    const position = releases.findIndex(({ id }) => id === current?.id);
    const before = position < 0 ? undefined : releases[position + 1];
    if (!before) throw new Error(`There is no release before the one that is served in ${this.folder}.`);
    return before.id;
  }

  /** Adds to a release the scripts and styles of the newer ones; their names hold their content, so they replace nothing. */
  private async lendAssets(release: Release): Promise<void> {
    const newer = (await this.list()).filter((other) => sequenceOf(other) > sequenceOf(release));
    for (const { id } of newer) {
      const files = await keptAssets(this.folderOf(id)).catch(() => []);
      await runConcurrently(files, 16, async (file) => {
        await linkInto(path.join(this.folderOf(id), file), path.join(this.folderOf(release.id), file)).catch(
          (error: unknown) => {
            if (codeOf(error) !== 'EEXIST') throw explainFileError(error, this.folder);
          },
        );
      });
    }
  }

  private async describeMissing(id: string): Promise<string> {
    const ids = (await this.list()).map((release) => release.id);
    return `There is no release "${id}" in ${this.folder}: ${ids.length > 0 ? `there are ${ids.join(', ')}` : 'it is empty'}.`;
  }
}
