import { lstat, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { closeJournal, exists } from '../platform/database/copyDatabase';
import { syncToDisk } from '../platform/writeFileAtomic';
import { publishingDatabase, publishingDatabaseName } from '../publishing/database';
import { FolderLock } from '../publishing/releases/FolderLock';
import type { Say } from './backUp';
import { makeRepository, restoreRevisions } from './contentRepository';
import { copyDatabaseFile, copyTree, giveTo } from './copyTree';
import { type Manifest, type PartName, readManifest } from './manifest';
import type { Places } from './places';

interface RestoreOptions {
  /** All parts of the backup by default. */
  only?: readonly PartName[];
  /** Replaces what is there, which is kept beside it. */
  isForced?: boolean;
  now: Date;
}

/** A part of the backup that is made ready beside its place, and then takes it. */
interface Staged {
  name: PartName;
  place: string;
  make: (target: string) => Promise<void>;
}

async function isEmpty(place: string): Promise<boolean> {
  const about = await lstat(place).catch(() => undefined);
  return !about || (about.isDirectory() && (await readdir(place)).length === 0);
}

/** Gives the folder and its files, if run by root, the owner of the original. */
async function giveAll(folder: string, owner: { uid: number; gid: number }): Promise<void> {
  if (process.getuid?.() !== 0) return;
  for (const file of await readdir(folder, { recursive: true })) await giveTo(path.join(folder, file), owner);
  await giveTo(folder, owner);
}

function stagedParts(places: Places, backup: string, manifest: Manifest): Staged[] {
  const from = (name: string) => path.join(backup, name);
  const content = async (target: string) => {
    await makeRepository(backup, manifest, target);
    await giveAll(target, await lstat(from('content-settings')));
    await restoreRevisions(backup, places);
  };
  const releases = async (target: string) => {
    await copyTree(from('releases'), target);
    const records = from(publishingDatabaseName);
    if (await exists(records))
      await copyDatabaseFile(records, path.join(target, publishingDatabaseName), publishingDatabase);
    if (manifest.live !== undefined) await symlink(manifest.live, path.join(target, 'current'));
  };
  const database = (name: 'contact' | 'desk'): Staged[] => {
    const { file, owner } = places[name];
    if (file === undefined) return [];
    return [{ name, place: file, make: (target) => copyDatabaseFile(from(`${name}.db`), target, owner) }];
  };
  return [
    { name: 'content', place: places.content, make: content },
    ...database('contact'),
    ...database('desk'),
    { name: 'releases', place: places.releases, make: releases },
  ];
}

/** @throws Error that names what works with it */
async function assertUnused({ place, name }: Staged): Promise<FolderLock[]> {
  if (name === 'content' || !(await exists(place))) return [];
  if (name !== 'releases') {
    await closeJournal(place);
    return [];
  }
  // A desk that runs has it open.
  const records = path.join(place, publishingDatabaseName);
  if (await exists(records)) await closeJournal(records);
  const busy = new AbortController();
  const onWait = (holder: string) => busy.abort(new Error(`${place} is in use by ${holder}`));
  return [await FolderLock.acquire(place, { purpose: 'npm run restore', onWait, signal: busy.signal })];
}

/** Both names exist for no moment, or both: a kill in between is mended by restoring again. */
async function takePlace(staged: string, place: string, now: Date): Promise<string | undefined> {
  let kept: string | undefined;
  if (!(await isEmpty(place))) {
    kept = `${place}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    await rename(place, kept);
    // A damaged database may have left them.
    for (const suffix of ['-wal', '-shm']) {
      if (await exists(place + suffix)) await rename(place + suffix, kept + suffix);
    }
  }
  await rename(staged, place);
  await syncToDisk(path.dirname(place));
  return kept;
}

/**
 * `npm run restore -- FOLDER`, while no server runs. Everything is read, checked and made ready before anything is
 * replaced.
 *
 * @throws Error that says why all is as it was
 */
export async function restore(
  places: Places,
  folder: string,
  { only, isForced = false, now }: RestoreOptions,
  say: Say,
): Promise<void> {
  const manifest = await readManifest(folder);
  const wanted = only ?? manifest.parts;
  const missing = wanted.filter((name) => !manifest.parts.includes(name));
  if (missing.length > 0)
    throw new Error(`The backup has no ${missing.join(' and no ')}: it has ${manifest.parts.join(', ')}`);
  const parts = stagedParts(places, folder, manifest).filter(({ name }) => wanted.includes(name));

  const taken: string[] = [];
  for (const { place } of parts) if (!(await isEmpty(place))) taken.push(place);
  if (taken.length > 0 && !isForced) {
    throw new Error(
      `There is data already, and nothing is replaced:\n  ${taken.join('\n  ')}\nWith --force the backup takes its place, and it is kept beside it`,
    );
  }
  const locks: FolderLock[] = [];
  const stagings: string[] = [];
  try {
    for (const part of parts) locks.push(...(await assertUnused(part)));
    for (const { place, make } of parts) {
      const staged = `${place}.restoring`;
      stagings.push(staged);
      await rm(staged, { recursive: true, force: true });
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await make(staged);
    }
    for (const { name, place } of parts) {
      const kept = await takePlace(`${place}.restoring`, place, now);
      say(`${name}: ${place}${kept === undefined ? '' : `; what was there is ${kept}`}`);
    }
  } finally {
    for (const lock of locks) await lock.release();
    for (const staged of stagings) await rm(staged, { recursive: true, force: true });
  }
}
