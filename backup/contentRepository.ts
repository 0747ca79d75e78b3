import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { commitOf } from '../content/revisions/revisionId';
import { exists } from '../platform/database/copyDatabase';
import { copyTree } from './copyTree';
import type { Manifest } from './manifest';

const bundleName = 'content.bundle';
/** Its configuration, with the remotes, and its hooks. */
const settingsName = 'content-settings';
/** Files of commits that are in no repository any more, and of which releases were built. */
const revisionsName = 'revisions';

/** The account that Git runs as: it refuses a repository of another one, as its configuration can name programs. */
interface Owner {
  uid: number;
  gid: number;
}

async function git(
  folder: string,
  args: readonly string[],
  { owner, output }: { owner?: Owner | undefined; output?: number } = {},
): Promise<string> {
  const child = spawn('git', ['--no-optional-locks', ...args], {
    cwd: folder,
    stdio: ['ignore', output ?? 'pipe', 'pipe'],
    ...(owner && { uid: owner.uid, gid: owner.gid }),
  });
  const [printed, problem] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  if (child.exitCode === 0) return printed;
  throw new Error(`git ${args[0]} in ${folder}: ${problem.trim()}`);
}

const gitFolderOf = (folder: string, isBare: boolean) => (isBare ? folder : path.join(folder, '.git'));

const isSetting = (file: string) =>
  file === 'config' || (/^hooks(?:\/|$)/.test(file) && !file.endsWith('.sample'));

/**
 * Keeps all refs of the repository, and the commits of releases that no branch leads to any more.
 *
 * @param revisions that releases were built from
 * @returns what is in no commit, and so is not kept
 */
export async function keepRepository(
  places: { content: string; revisions: string },
  revisions: readonly string[],
  target: string,
): Promise<Pick<Manifest, 'contentHead' | 'isBare' | 'objectFormat'> & { uncommitted: string[] }> {
  const { content } = places;
  const owner = process.getuid?.() === 0 ? await lstat(content) : undefined;
  const ask = (...args: string[]) => git(content, args, { owner });
  const isBare = !(await exists(path.join(content, '.git')));
  const head = await ask('symbolic-ref', '--quiet', 'HEAD').catch(() => ask('rev-parse', 'HEAD'));

  const kept: string[] = [];
  for (const commit of new Set(revisions.map(commitOf))) {
    const isThere = await ask('cat-file', '-e', `${commit}^{commit}`).then(
      () => true,
      () => false,
    );
    const folder = path.join(places.revisions, commit);
    if (isThere) kept.push(commit);
    else if (await exists(folder)) {
      await mkdir(path.join(target, revisionsName), { recursive: true, mode: 0o700 });
      await copyTree(folder, path.join(target, revisionsName, commit));
    }
  }

  const file = await open(path.join(target, bundleName), 'wx', 0o600);
  try {
    await git(content, ['bundle', 'create', '--quiet', '-', '--all', 'HEAD', ...kept], {
      owner,
      output: file.fd,
    });
    await file.sync();
  } finally {
    await file.close();
  }
  await copyTree(gitFolderOf(content, isBare), path.join(target, settingsName), (name) => !isSetting(name));
  const status = isBare ? '' : await ask('status', '--porcelain', '--untracked-files=all', '-z');
  const uncommitted = status.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  const objectFormat =
    (await ask('rev-parse', '--show-object-format')).trim() === 'sha256' ? 'sha256' : 'sha1';
  return { contentHead: head.trim(), isBare, objectFormat, uncommitted };
}

/** Makes the repository in a new folder, with its working tree. */
export async function makeRepository(
  backup: string,
  { contentHead = '', isBare, objectFormat }: Manifest,
  folder: string,
): Promise<void> {
  await mkdir(folder);
  const kind = [`--object-format=${objectFormat}`, ...(isBare ? ['--bare'] : [])];
  await git(folder, ['init', '--quiet', ...kind]);
  const from = path.join(backup, bundleName);
  await git(folder, ['fetch', '--quiet', '--update-head-ok', from, '+refs/*:refs/*']);
  const isBranch = contentHead.startsWith('refs/');
  await git(
    folder,
    isBranch ? ['symbolic-ref', 'HEAD', contentHead] : ['update-ref', '--no-deref', 'HEAD', contentHead],
  );
  if (!isBare) await git(folder, ['reset', '--quiet', '--hard']);
  await copyTree(path.join(backup, settingsName), gitFolderOf(folder, isBare));
}

export async function restoreRevisions(backup: string, { revisions }: { revisions: string }): Promise<void> {
  const from = path.join(backup, revisionsName);
  if (await exists(from)) await copyTree(from, revisions);
}
