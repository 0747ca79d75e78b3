import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../../platform/errors';
import { FolderLock, type LockOptions } from './FolderLock';
import { keptAssets } from './assembleRelease';
import { readRelease, type Release, releaseSchema } from './releaseFiles';
import { explainFileError, linkInto } from './releaseFileWriter';
import { syncToDisk } from '../../platform/writeFileAtomic';

const linkName = 'current';
/** In each release that another has taken the place of: what was never live has none. */
export const wasLiveName = '.was-live';
const incomingPrefix = 'incoming-';
const deletedPrefix = 'deleted-';

function isReleaseId(name: string): boolean {
  return v.is(releaseSchema.entries.id, name);
}

function sequenceOf({ sequence = 0 }: Release): number {
  return sequence;
}

export interface RollbackOptions {
  /** The one before the live release when it is absent. */
  id?: string | undefined;
  /**
   * Sets a hold first: what was wrong must not go live again with the publish that goes on, or the next one.
   * @returns a function that takes it back when the release cannot be made live
   */
  hold?: ((releaseId: string) => Promise<() => Promise<void>>) | undefined;
}

/** The releases of a site on this machine: complete ones in `<id>/`, the live one linked as `current`. */
export class ReleaseStore {
  constructor(readonly folder: string) {}

  folderOf(id: string): string {
    return path.join(this.folder, id);
  }

  /** Folder in which a release is assembled. */
  incomingFolderOf(id: string): string {
    return path.join(this.folder, incomingPrefix + id);
  }

  /** See `pathLedger.ts`. */
  get ledgerFile(): string {
    return path.join(this.folder, 'addresses.json');
  }

  /** A publish holds it from before its build until its end. */
  async lock(options: LockOptions): Promise<FolderLock> {
    return FolderLock.acquire(this.folder, options);
  }

  /**
   * Changes which release is live, or which there are. It takes a moment, and has a lock of its own: going back must not
   * wait for a build.
   */
  async changeLive<Result>(change: () => Promise<Result>): Promise<Result> {
    const lock = await FolderLock.acquire(this.folder, { name: 'live', purpose: 'a change of what is live' });
    try {
      return await change();
    } finally {
      await lock.release();
    }
  }

  /** @param now may be earlier than the last release, as clocks go back: `sequence` gives the order */
  async nextRelease(now: Date): Promise<Release & { sequence: number }> {
    const builtAt = now.toISOString();
    const id = `${builtAt.replace(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`;
    const sequence = Math.max(0, ...(await this.list()).map(sequenceOf)) + 1;
    return { id, builtAt, sequence };
  }

  /** Complete releases, newest first. Without those whose `release.json` cannot be read. */
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

  /** The live release; undefined when there is none that can be read. */
  async current(): Promise<Release | undefined> {
    const target = await readlink(path.join(this.folder, linkName)).catch(() => undefined);
    return target === undefined || !isReleaseId(target) ? undefined : this.read(target);
  }

  /** The release that a job has made live, be it live still or not; undefined also where it ended before that. */
  async releaseOf(job: string): Promise<Release | undefined> {
    const live = await this.current();
    for (const release of await this.list()) {
      if (release.job !== job) continue;
      if (release.id === live?.id || existsSync(this.markOf(release.id))) return release;
    }
    return undefined;
  }

  /** Turns the folder in which it was assembled into a release. */
  async add(id: string): Promise<void> {
    await rename(this.incomingFolderOf(id), this.folderOf(id));
    await syncToDisk(this.folder);
  }

  /**
   * Makes the release live, in one atomic step. Call it within {@link changeLive}.
   * @throws Error when there is no such release
   */
  async promote(id: string): Promise<void> {
    if (!isReleaseId(id) || !(await this.read(id))) throw new Error(await this.describeMissing(id));
    await this.markCurrent();
    const link = path.join(this.folder, `${linkName}-${randomBytes(4).toString('hex')}`);
    try {
      await symlink(id, link);
      await rename(link, path.join(this.folder, linkName));
    } catch (error) {
      await rm(link, { force: true }).catch(() => undefined);
      throw explainFileError(error, this.folder);
    }
    // It is live already: a failed sync does not undo that.
    await syncToDisk(this.folder).catch(() => undefined);
  }

  /**
   * Makes an earlier release live again, also while a publish goes on, which then gives up. The release gets the scripts
   * and styles of newer ones, for tabs that were opened from them. A hold is set first: a roll-back that is cut off leaves
   * no moment for a publish.
   * @returns the release that is live now
   */
  async rollback({ id: wanted, hold }: RollbackOptions = {}): Promise<Release> {
    // Before the wait: a publish that goes live now must not change which release is meant.
    const id = wanted ?? (await this.idBeforeCurrent());
    return this.changeLive(async () => {
      const release = isReleaseId(id) ? await this.read(id) : undefined;
      if (!release) throw new Error(await this.describeMissing(id));
      const undoHold = await hold?.(id);
      try {
        await this.lendAssets(release);
        await this.promote(id);
      } catch (error) {
        await undoHold?.().catch(() => undefined);
        throw error;
      }
      return release;
    });
  }

  /**
   * Deletes the oldest releases, except the live one and `alsoKept`, from which requests may still be answered.
   * @returns one text for each that could not be deleted
   */
  async tidy(kept: number, alsoKept: readonly string[] = []): Promise<string[]> {
    const problems: string[] = [];
    const explain = (id: string) => (error: unknown) => {
      const reason = explainFileError(error, this.folder).message;
      problems.push(`The release ${id} could not be deleted: ${reason}`);
    };
    const deletedFolderOf = (id: string) => path.join(this.folder, deletedPrefix + id);
    // Renamed first, so that no release is ever half there, nor is one deleted that goes live meanwhile.
    const old = await this.changeLive(async () => {
      const needed = [...alsoKept, (await this.current())?.id];
      const ids = (await this.list()).slice(kept).map(({ id }) => id);
      const unneeded = ids.filter((id) => !needed.includes(id));
      for (const id of unneeded) await rename(this.folderOf(id), deletedFolderOf(id)).catch(explain(id));
      return unneeded;
    });
    for (const id of old) {
      await rm(deletedFolderOf(id), { recursive: true, force: true }).catch(explain(id));
    }
    return problems;
  }

  /** Deletes what killed publishes and roll-backs have left. Call it with the lock held: a running publish looks the same. */
  async removeLeftovers(): Promise<void> {
    const remove = async (isLeftover: (name: string) => boolean) => {
      for (const name of (await readdir(this.folder)).filter(isLeftover)) {
        await rm(path.join(this.folder, name), { recursive: true, force: true });
      }
    };
    // A roll-back that goes on looks the same, too.
    await this.changeLive(() => remove((name) => name.startsWith(`${linkName}-`) || name.endsWith('.tmp')));
    await remove((name) => name.startsWith(incomingPrefix) || name.startsWith(deletedPrefix));
  }

  private markOf(id: string): string {
    return path.join(this.folderOf(id), wasLiveName);
  }

  /** A full disk keeps nobody from going back. */
  private async markCurrent(): Promise<void> {
    const live = await this.current();
    if (!live) return;
    await writeFile(this.markOf(live.id), '')
      .then(() => syncToDisk(this.folderOf(live.id)))
      .catch(() => undefined);
  }

  private async read(id: string): Promise<Release | undefined> {
    const release = await readRelease(this.folderOf(id)).catch(() => undefined);
    return release?.id === id ? release : undefined;
  }

  private async idBeforeCurrent(): Promise<string> {
    const [current, releases] = await Promise.all([this.current(), this.list()]);
    const position = releases.findIndex(({ id }) => id === current?.id);
    const before = position < 0 ? undefined : releases[position + 1];
    if (!before) throw new Error(`There is no release before the one that is served in ${this.folder}.`);
    return before.id;
  }

  /** Links the scripts and styles of newer releases into this one. Their names are hashed, so nothing is replaced. */
  private async lendAssets(release: Release): Promise<void> {
    const newer = (await this.list()).filter((other) => sequenceOf(other) > sequenceOf(release));
    for (const { id } of newer) {
      const files = await keptAssets(this.folderOf(id)).catch(() => []);
      try {
        files.forEach((file) =>
          linkInto(path.join(this.folderOf(id), file), path.join(this.folderOf(release.id), file)),
        );
      } catch (error) {
        throw explainFileError(error, this.folder);
      }
    }
  }

  private async describeMissing(id: string): Promise<string> {
    const ids = (await this.list()).map((release) => release.id);
    return `There is no release "${id}" in ${this.folder}: ${ids.length > 0 ? `there are ${ids.join(', ')}` : 'it is empty'}.`;
  }
}
