import { readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../../platform/errors';
import { readRefs } from './gitObjects';
import { GitError, gitText, GitTimeout } from './gitProcess';
import { durable } from './gitWrites';

/** A ref is locked for some ms. What a killed Git has left would stay for ever. */
const staleLockMs = 60_000;

const attempts = 8;

/** Removes what a killed Git has left, whose message names it. */
async function removeStaleLock({ message }: GitError): Promise<void> {
  const lock = /Unable to create '(.+\.lock)': File exists/.exec(message)?.[1];
  const found = lock === undefined ? undefined : await stat(lock).catch(() => undefined);
  if (lock !== undefined && found && Date.now() - found.mtimeMs > staleLockMs)
    await rm(lock, { force: true });
}

/** It is not known whether a ref was moved: Git failed, and then could not be asked. */
export class RefInDoubt extends GitError {}

/** Runs `update-ref`, again while another holds a lock. @param isDone what the ref tells when Git failed; undefined to go on */
async function runUpdateRef(
  repository: string,
  args: readonly string[],
  isDone: () => Promise<boolean | undefined>,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await gitText(repository, [...durable, 'update-ref', '-m', 'desk', ...args]);
      return true;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      // A Git that was killed may have moved it.
      const found = await isDone().catch(() => {
        throw new RefInDoubt(error.message);
      });
      if (found !== undefined) return found;
      if (attempt === attempts || error instanceof GitTimeout) throw error;
      await removeStaleLock(error);
      await wait(20 * attempt * (1 + Math.random()));
    }
  }
}

async function refAt(repository: string, ref: string): Promise<string | null> {
  if (ref !== 'HEAD') return (await readRefs(repository, ref)).get(ref) ?? null;
  const head = await gitText(repository, ['rev-parse', '--verify', 'HEAD']).catch(() => '');
  return head.trim() || null;
}

/**
 * Sets a ref, creates it (`before` is null) or deletes it (`after` is null), if it is what it was.
 *
 * @returns false when it is something else by now
 * @throws GitError when it is what it was; RefInDoubt when that is not known
 */
export function updateRef(
  repository: string,
  ref: string,
  { before, after }: { before: string | null; after: string | null },
): Promise<boolean> {
  const old = before ?? '0'.repeat(after?.length ?? 40);
  const args = after === null ? ['-d', ref, old] : [ref, after, old];
  return runUpdateRef(repository, args, async () => {
    const found = await refAt(repository, ref);
    return found === before ? undefined : found === after;
  });
}

/** Nobody waits longer for a collection of garbage. */
const longestCollectionMs = 60_000;

/** Resolves once no `git gc` runs in a repository. It leaves its process id there while it does. */
async function untilCollected(repository: string): Promise<void> {
  const end = Date.now() + longestCollectionMs;
  const read = (file: string) => readFile(path.join(repository, file), 'utf8');
  while (Date.now() < end) {
    // A bare repository has it at its top.
    const [id = '', host] = (await read('.git/gc.pid').catch(() => read('gc.pid').catch(() => ''))).split(
      ' ',
    );
    if (host?.trim() !== hostname() || !isAlive(Number(id))) return;
    await wait(100);
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * False when objects of a commit are gone that no other one holds: `git gc --prune=now` takes what is being written for
 * nobody's until a ref leads to it.
 */
async function isWhole(repository: string, commit: string, parents: readonly string[]): Promise<boolean> {
  await untilCollected(repository);
  try {
    await gitText(repository, ['rev-list', '--objects', '--quiet', commit, '--not', ...parents]);
    return true;
  } catch (error) {
    if (error instanceof GitError && /bad (?:tree )?object|missing blob object/.test(error.message))
      return false;
    throw error;
  }
}

/**
 * As `updateRef`, to a commit that was just written.
 *
 * @param parents of the commit
 * @returns false when it has to be done again: others were quicker, or some of what was written is gone
 */
export async function moveRef(
  repository: string,
  ref: string,
  { before, after }: { before: string | null; after: string },
  parents: readonly string[],
): Promise<boolean> {
  if (!(await updateRef(repository, ref, { before, after }))) return false;
  try {
    if (await isWhole(repository, after, parents)) return true;
    await updateRef(repository, ref, { before: after, after: before });
    return false;
  } catch (error) {
    throw error instanceof GitError ? new RefInDoubt(error.message) : error;
  }
}

/**
 * Takes a working tree off a branch, so that it stays at the commit that it shows. Otherwise its next commit would take back
 * what the branch has got meanwhile: its files are still those of before.
 */
export async function detachWorkingTree(repository: string, ref: string, commit: string): Promise<void> {
  const alsoEndsWith = (code: number) => code === 1;
  const head = await gitText(repository, ['symbolic-ref', '--quiet', 'HEAD'], { alsoEndsWith });
  if (head.trim() !== ref) return;
  await runUpdateRef(repository, ['--no-deref', 'HEAD', commit], async () => undefined);
}
