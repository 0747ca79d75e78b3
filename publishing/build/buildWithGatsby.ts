import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FolderLock } from '../releases/FolderLock';
import { ScriptError } from '../../platform/steps';
import { BuildMarker } from './BuildMarker';
import { failureOf, plainLine, progressOf } from './describeOutput';

export interface GatsbyBuildOptions {
  /** Of the project. */
  root: string;
  /** Options of `gatsby build`. */
  args?: readonly string[];
  /** The program that is run; a test has one of its own. */
  program?: string;
  /** Is told what the build does. Without it Gatsby writes to the terminal itself. */
  onProgress?: ((detail: string) => void) | undefined;
  /** What is said beside the output of Gatsby itself. */
  onNotice?: (text: string) => void;
  signal?: AbortSignal;
}

const rememberedLines = 400;
/** Between asking Gatsby to end and ending it. */
const endLimitMs = 5_000;

/** Also its workers: Gatsby leads a group of processes of its own, which Ctrl-C does not reach. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // They have ended already.
  }
}

function stopOnAbort(child: ChildProcess, signal: AbortSignal | undefined): () => void {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    signalGroup(child, 'SIGTERM');
    timer = setTimeout(() => signalGroup(child, 'SIGKILL'), endLimitMs);
  };
  signal?.addEventListener('abort', stop, { once: true });
  return () => {
    signal?.removeEventListener('abort', stop);
    clearTimeout(timer);
  };
}

/** @returns the last lines, which grow while the child writes */
function followOutput(child: ChildProcess, onProgress: (detail: string) => void): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (raw) => {
      const line = plainLine(raw);
      lines.push(line);
      if (lines.length > rememberedLines) lines.shift();
      const progress = progressOf(line);
      if (progress !== undefined) onProgress(progress);
    });
  }
  return lines;
}

function startGatsby({ root, args = [], program, onProgress }: GatsbyBuildOptions): ChildProcess {
  const output = onProgress ? 'pipe' : 'inherit';
  const preload = path.join(__dirname, 'endWithParent.cjs');
  const gatsby = program ?? require.resolve('gatsby/cli.js');
  return spawn(process.execPath, ['--require', preload, gatsby, 'build', ...args], {
    cwd: root,
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      // Gatsby notes there which sites there are, and does not build where it cannot: services have no home.
      XDG_CONFIG_HOME: process.env.XDG_CONFIG_HOME ?? path.join(root, '.data', 'config'),
      END_WITH_PROCESS: String(process.pid),
    },
    stdio: ['ignore', output, output],
    detached: true,
  });
}

/** @throws Error when it did not succeed; the marker stays when it did not end by itself */
async function runGatsby(options: GatsbyBuildOptions, marker: BuildMarker): Promise<void> {
  const { signal, onProgress } = options;
  const child = startGatsby(options);
  const ended = once(child, 'close');
  // Until it is awaited below: a program that cannot be started is told there.
  ended.catch(() => undefined);
  const lines = onProgress ? followOutput(child, onProgress) : [];
  const stopListening = stopOnAbort(child, signal);
  try {
    if (child.pid !== undefined) await marker.set(child.pid);
    if (signal?.aborted) signalGroup(child, 'SIGTERM');
    await ended;
  } finally {
    // Nothing of it may write into the folders of the next build.
    signalGroup(child, 'SIGKILL');
    stopListening();
  }
  signal?.throwIfAborted();
  if (child.exitCode === null) {
    throw new ScriptError(
      `gatsby build was ended by ${child.signalCode ?? 'a signal'}: the next build starts from nothing.`,
    );
  }
  await marker.clear();
  if (child.exitCode === 0) return;
  const failure = failureOf(lines);
  throw new ScriptError(
    `gatsby build failed with code ${child.exitCode}${failure === '' ? '.' : `:\n${failure}`}`,
    child.exitCode,
  );
}

async function readRenderedPages(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
}

/**
 * `gatsby build` in the project's folder. It ends with this process, however that ends, and what a build that was killed has
 * left is never built upon. The folder must be this process's own meanwhile: see {@link withBuildFolder}.
 *
 * @returns the paths of the pages that were rendered
 * @throws ScriptError with what Gatsby said of it
 */
export async function buildWithGatsby(options: GatsbyBuildOptions): Promise<string[]> {
  const { root, args = [], onNotice } = options;
  const marker = new BuildMarker(root);
  if (await marker.removeKilledBuild()) {
    onNotice?.('The last build was killed: .cache and public are removed, and this one starts from nothing.');
  }
  const renderedFile = path.join(root, '.cache', 'newPages.txt');
  await rm(renderedFile, { force: true });
  await marker.set();
  await runGatsby({ ...options, args: [...args, '--write-to-file'] }, marker);
  return readRenderedPages(renderedFile);
}

/** Works with `.cache` and `public`, which others build, compress or copy before or after, and never meanwhile. */
export async function withBuildFolder<Result>(
  { root, onNotice, signal }: Pick<GatsbyBuildOptions, 'root' | 'onNotice' | 'signal'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await FolderLock.acquire(path.join(root, '.data', 'build'), {
    purpose: 'a build of this folder',
    onWait: (holder) => onNotice?.(`Waiting for ${holder}`),
    ...(signal && { signal }),
  });
  return work().finally(() => lock.release());
}
