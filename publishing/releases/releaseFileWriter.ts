import { createHash } from 'node:crypto';
import { createReadStream, linkSync, mkdirSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { codeOf } from '../../platform/errors';
import { syncToDisk } from '../../platform/writeFileAtomic';

/** Above this a file is read in parts. */
const streamedBytes = 4 * 1024 * 1024;

/** SHA-256, base64url. */
export async function digestOf(file: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  if (size > streamedBytes) await pipeline(createReadStream(file), hash);
  else hash.update(await readFile(file));
  return hash.digest('base64url');
}

async function inFolder(file: string, write: () => Promise<void>): Promise<void> {
  await write().catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(path.dirname(file), { recursive: true });
    await write();
  });
}

/** Makes a file read-only, so that no mistake changes what is served, and syncs it to disk. */
async function seal(file: string): Promise<void> {
  await syncToDisk(file);
  await chmod(file, 0o444);
}

/** Copies with the modification time of the original, which servers send to browsers. */
export async function copyInto(source: string, target: string, mtimeMs: number): Promise<void> {
  await inFolder(target, () => copyFile(source, target));
  await utimes(target, mtimeMs / 1000, mtimeMs / 1000);
  await seal(target);
}

/** There is one already, it is gone, linked too often, or on another disk. */
const linkProblems: readonly unknown[] = ['EEXIST', 'ENOENT', 'EMLINK', 'EXDEV'];

/**
 * It does not wait its turn on another thread, as most files of a release are only linked: that takes a tenth of the time.
 *
 * @returns false when there can be no new link to that file
 */
export function linkInto(existing: string, target: string): boolean {
  try {
    linkSync(existing, target);
    return true;
  } catch (error) {
    const code = codeOf(error);
    // Only a folder that is missing is made: it may be the file.
    if (code === 'ENOENT' && mkdirSync(path.dirname(target), { recursive: true }) !== undefined)
      return linkInto(existing, target);
    if (linkProblems.includes(code)) return false;
    throw error;
  }
}

export async function writeInto(target: string, content: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await rm(target, { force: true });
  await writeFile(target, content, { flag: 'wx' });
  await seal(target);
}

function pathOf(error: unknown): string | undefined {
  if (!types.isNativeError(error)) return undefined;
  // The target first: errors of copies and links name both files.
  const known = ['dest', 'path'].map((name): unknown => Object.getOwnPropertyDescriptor(error, name)?.value);
  return known.find((value) => typeof value === 'string');
}

function explanationOf(code: string | undefined, where: string): string | undefined {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `No space left on ${where}: free some or lower RELEASES_KEPT.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${where} may not be read or written by the account that publishes: correct its owner or its mode.`;
    case 'ENOENT':
      return `${where} is missing.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open: raise the limit of the account that publishes (ulimit -n).';
    case 'ENOTSUP':
    case 'ENOSYS':
      return `${where} is on a file system that cannot do what releases need: hard links and symbolic ones.`;
    default:
      return undefined;
  }
}

/** An error that says what went wrong with the files and what to do; other errors stay as they are. */
export function explainFileError(error: unknown, folder: string): Error {
  const code = codeOf(error);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const text = explanationOf(code, isFull ? folder : (pathOf(error) ?? folder));
  if (text !== undefined) return new Error(text, { cause: error });
  return types.isNativeError(error) ? error : new Error(String(error));
}
