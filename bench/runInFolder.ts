import { ProcessGroup } from '../platform/processGroup';
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

/** Runs `node` in a folder until it ends or exceeds a limit, and watches the memory of all its processes. */
export async function runInFolder(options: RunOptions): Promise<RunResult> {
  const { folder, args, variables, limits = {}, onLine, onMemory } = options;
  const { PATH, HOME } = process.env;
  const start = performance.now();
  const lines: string[] = [];
  const program = new ProcessGroup(process.execPath, args, {
    cwd: folder,
    env: { PATH, HOME, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', ...variables },
    onLine: (line) => {
      lines.push(line);
      onLine?.(line);
    },
  });

  let peak = noMemory;
  let problem: string | undefined;
  const watch = setInterval(() => {
    void memoryOfFolder(folder).then((memory) => {
      peak = peakOf(peak, memory);
      onMemory?.(memory);
      problem ??= exceededLimit(limits, start, memory);
      if (problem !== undefined) program.kill('SIGKILL');
    });
  }, pollMs);
  const { code } = await program.ended.finally(() => clearInterval(watch));
  if (code !== 0) problem ??= `it failed:\n${lastLines(lines)}`;
  return { seconds: (performance.now() - start) / 1000, output: lines.join('\n'), peak, problem };
}
