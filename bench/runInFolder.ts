import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type MemoryUse, memoryOfFolder, noMemory, peakOf } from './processMemory';

export interface RunOptions {
  /** Where the program runs and where its children are looked for; an absolute path without links. */
  folder: string;
  /** Arguments of `node`. */
  args: readonly string[];
  /** Beside PATH and HOME: nothing of this process's own configuration. */
  variables: Readonly<Record<string, string>>;
  limits?: { seconds?: number; bytes?: number };
  onLine?: (line: string) => void;
  /** What the program sends over Node's IPC; it has such a channel only where this is given. */
  onMessage?: (message: unknown) => void;
  onMemory?: (memory: MemoryUse) => void;
}

export interface RunResult {
  seconds: number;
  output: string;
  peak: MemoryUse;
  /** Why there is no result; undefined when the program has ended with 0. */
  problem: string | undefined;
}

const pollMs = 500;
const gigabyte = 1e9;

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}

function exceededLimit(
  { seconds = Infinity, bytes = Infinity }: NonNullable<RunOptions['limits']>,
  start: number,
  { resident }: MemoryUse,
): string | undefined {
  if (resident > bytes) return `more than ${bytes / gigabyte} GB of memory`;
  return performance.now() - start > seconds * 1000 ? `longer than ${seconds / 60} minutes` : undefined;
}

function lastLines(lines: readonly string[]): string {
  return lines
    .filter((line) => line.trim() !== '')
    .slice(-20)
    .join('\n');
}

/** A group of its own, so that workers end with it. */
function startNode({ folder, args, variables, onMessage }: RunOptions): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH, HOME, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
    detached: true,
  });
}

const running = new Map<ChildProcess, Promise<unknown>>();

/** Ends what an interrupted run has started: its folders can be removed then. */
export async function stopRunningPrograms(): Promise<void> {
  const ends = [...running].map(([child, closed]) => {
    killGroup(child);
    return closed;
  });
  await Promise.allSettled(ends);
}

/** Runs `node` in a folder to its end, or until it exceeds a limit, and watches the memory of all that it starts there. */
export async function runInFolder(options: RunOptions): Promise<RunResult> {
  const { folder, limits = {}, onLine, onMessage, onMemory } = options;
  const start = performance.now();
  const child = startNode(options);
  // Its output is whole, and its workers have ended, when the streams have closed.
  const closed = once(child, 'close');
  running.set(child, closed);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      onLine?.(line);
    });
  }
  if (onMessage) child.on('message', onMessage);

  let peak = noMemory;
  let problem: string | undefined;
  const watch = setInterval(() => {
    void memoryOfFolder(folder).then((memory) => {
      peak = peakOf(peak, memory);
      onMemory?.(memory);
      problem ??= exceededLimit(limits, start, memory);
      if (problem !== undefined) killGroup(child);
    });
  }, pollMs);
  try {
    await closed;
  } finally {
    clearInterval(watch);
    running.delete(child);
    killGroup(child);
  }
  if (child.exitCode !== 0) problem ??= `it failed:\n${lastLines(lines)}`;
  return { seconds: (performance.now() - start) / 1000, output: lines.join('\n'), peak, problem };
}
