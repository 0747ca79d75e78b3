import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRepository } from '../content/revisions/ContentRepository';
import { exists } from '../platform/database/copyDatabase';
import { syncToDisk } from '../platform/writeFileAtomic';
import { publishingDatabase, publishingDatabaseName } from '../publishing/database';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';
import { keepRepository } from './contentRepository';
import { copyDatabaseFile, copyTree, giveTo } from './copyTree';
import { type Manifest, type PartName, writeManifest } from './manifest';
import type { Places } from './places';

/** Tells the operator a line, such as what a backup leaves out. */
export type Say = (text: string) => void;

/** Files of the releases folder that a backup leaves out or copies in another way: locks, leftovers of an aborted publish, the preview, the database. */
const ofNoRelease =
  /^(?:incoming-|deleted-|current|preview$|publishing\.db)|(?:^|\/)lock\.db|(?:^|\/)lock-holder\.json$|\.tmp$/;

type Part = Partial<Pick<Manifest, 'contentHead' | 'isBare' | 'objectFormat'>>;

/**
 * Holds the lock of publishes, so that the live release, all releases, their history and the ledger of addresses are of
 * one moment. A rollback takes no lock: the live release is therefore read before its hold.
 */
async function keepReleases(places: Places, target: string, say: Say) {
  const store = new ReleaseStore(places.releases);
  const onWait = (holder: string) => say(`Waiting for ${holder}`);
  const lock = await store.lock({ purpose: 'npm run backup', onWait });
  try {
    // It may have been made just now.
    await giveTo(path.join(places.releases, 'lock.db'), await lstat(places.releases));
    const live = (await store.current())?.id;
    const records = path.join(places.releases, publishingDatabaseName);
    await copyTree(places.releases, path.join(target, 'releases'), (file) => ofNoRelease.test(file));
    if (await exists(records))
      await copyDatabaseFile(records, path.join(target, publishingDatabaseName), publishingDatabase);
    const releases = await store.list();
    say(`${releases.length} releases, with the history and all addresses ever published`);
    return { live, revisions: releases.flatMap(({ revision }) => revision ?? []) };
  } finally {
    await lock.release();
  }
}

async function keepContent(
  places: Places,
  revisions: readonly string[],
  target: string,
  say: Say,
): Promise<Part> {
  const { uncommitted, ...part } = await keepRepository(places, revisions, target);
  say(`The content with all of its branches: ${places.content}`);
  if (uncommitted.length > 0) {
    say(
      `Not kept, as it is in no commit: ${uncommitted.slice(0, 5).join(', ')}${uncommitted.length > 5 ? ', …' : ''}`,
    );
  }
  return part;
}

async function keepDatabase(places: Places, name: 'contact' | 'desk', target: string): Promise<string> {
  const { file, owner } = places[name];
  if (file === undefined) {
    return `Not kept: ${owner.variable} is a database server, which is backed up with its own tools`;
  }
  if (!(await exists(file))) return `${owner.name}: there is none at ${file}`;
  await copyDatabaseFile(file, path.join(target, `${name}.db`), owner);
  return `${owner.name}: ${file}`;
}

async function keepAll(
  places: Places,
  target: string,
  say: Say,
): Promise<Omit<Manifest, 'version' | 'sums'>> {
  const parts: PartName[] = [];
  // Before all that refers to it: what is saved meanwhile is in the next backup.
  const hasReleases = await exists(places.releases);
  const { live, revisions } = hasReleases
    ? await keepReleases(places, target, say)
    : { live: undefined, revisions: [] };
  if (hasReleases) parts.push('releases');
  else say(`Not kept: there are no releases at ${places.releases}`);
  const hasContent = isRepository(places.content);
  const content = hasContent ? await keepContent(places, revisions, target, say) : {};
  if (hasContent) parts.push('content');
  else say(`Not kept: there is no repository of content at ${places.content}`);
  for (const name of ['contact', 'desk'] as const) {
    say(await keepDatabase(places, name, target));
    if (await exists(path.join(target, `${name}.db`))) parts.push(name);
  }
  return {
    at: new Date().toISOString(),
    parts,
    isBare: false,
    objectFormat: 'sha1',
    ...content,
    ...(live !== undefined && { live }),
  };
}

async function isFree(folder: string): Promise<boolean> {
  return !(await exists(folder)) || (await readdir(folder)).length === 0;
}

/**
 * `npm run backup -- FOLDER`: everything that has to be kept, while the servers run. The folder gets its name when it is
 * complete.
 *
 * @throws Error that says why there is no backup
 */
export async function backUp(places: Places, folder: string, say: Say): Promise<void> {
  if (!(await isFree(folder))) throw new Error(`${folder} exists already: name a new folder`);
  const partial = `${folder}.${randomUUID()}.partial`;
  try {
    await mkdir(partial, { recursive: true, mode: 0o700 });
    const manifest = await keepAll(places, partial, say);
    if (manifest.parts.length === 0)
      throw new Error('There is nothing to keep: has `npm start` been run here?');
    await writeManifest(partial, manifest);
    await rename(partial, folder);
    await syncToDisk(path.dirname(folder));
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
