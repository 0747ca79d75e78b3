import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { messageOf } from '../../platform/errors';

/** Git could not answer; the message is its own. */
export class GitError extends Error {
  override readonly name = 'GitError';

  /** @param file of the commit, where it is one that cannot be read */
  constructor(
    message: string,
    readonly file?: string,
  ) {
    super(message);
  }
}

/** Git was stopped, as it took too long. What it was to do may be done. */
export class GitTimeout extends GitError {}

/**
 * Names are taken literally, no lock is taken, and nothing is asked of a person or fetched from elsewhere. A commit is what
 * its id says, and the repository is the one that is named: none around it, nor that of a Git hook which started this process.
 */
function environmentFor(repository: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    GIT_LITERAL_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    // For versions of Git before 2.45.
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_CEILING_DIRECTORIES: path.dirname(path.resolve(repository)),
    GIT_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_COMMON_DIR: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_OBJECT_DIRECTORY: undefined,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined,
    // Messages of Git are read by this program.
    LC_ALL: 'C',
  };
}

interface GitProcess {
  stdout: NodeJS.ReadableStream & AsyncIterable<Buffer>;
  /** Resolves when Git has ended well. @throws GitError */
  ended: Promise<void>;
  stop: () => void;
}

/** For what reads all files, as a merge does, and for answers that take as long as their reader. */
export const longLimitMs = 5 * 60_000;
const shortLimitMs = 60_000;

/** After which a Git that was asked to end, so that it removes its locks, is killed. */
const graceMs = 2_000;

export interface GitOptions {
  input?: string;
  env?: NodeJS.ProcessEnv;
  timeLimitMs?: number;
  /** Codes with which Git ends well, beside 0: what it says is an answer. */
  alsoEndsWith?: (code: number) => boolean;
}

export function startGit(
  repository: string,
  args: readonly string[],
  { input = '', env, timeLimitMs = longLimitMs, alsoEndsWith = () => false }: GitOptions = {},
): GitProcess {
  // A group of its own: what Git has started, as a hook, ends with it.
  const child = spawn('git', ['-C', repository, ...args], {
    env: { ...environmentFor(repository), ...env },
    detached: true,
  });
  // Git may end before it has read all of it.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const errors = text(child.stderr);
  let isClosed = false;
  const signal = (name: NodeJS.Signals) => {
    if (isClosed || child.pid === undefined) return;
    try {
      process.kill(-child.pid, name);
    } catch {
      // They have ended already.
    }
  };
  const stop = () => {
    signal('SIGTERM');
    setTimeout(() => signal('SIGKILL'), graceMs).unref();
  };
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    stop();
  }, timeLimitMs);
  const closed = once(child, 'close').finally(() => {
    isClosed = true;
    clearTimeout(limit);
  });
  const ended = closed.then(
    async ([code]: (number | null)[]) => {
      if (isLate) throw new GitTimeout(`git ${args[0]} had no end after ${timeLimitMs / 1000} s`);
      if (code !== 0 && !alsoEndsWith(code ?? -1))
        throw new GitError((await errors).trim() || `git ${args[0]} ended with ${code}`);
    },
    (error: unknown) => {
      throw new GitError(`git cannot be started: ${messageOf(error)}`);
    },
  );
  ended.catch(() => undefined);
  return { stdout: child.stdout, ended, stop };
}

/** Yields Git's output, until it ends or is stopped. @throws GitError */
export async function* outputOf(git: GitProcess): AsyncGenerator<Buffer> {
  try {
    yield* git.stdout;
    await git.ended;
  } catch (error) {
    // Git says more than its output, which breaks off.
    await git.ended;
    throw error;
  } finally {
    git.stop();
  }
}

/** The output of a Git command, which is short. @throws GitError */
export function gitText(repository: string, args: readonly string[], options?: GitOptions): Promise<string> {
  return text(outputOf(startGit(repository, args, { timeLimitMs: shortLimitMs, ...options })));
}
