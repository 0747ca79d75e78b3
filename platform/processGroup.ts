import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

export interface ProcessOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Gets each line of the output; without it the program writes where this process does. */
  onLine?: ((line: string) => void) | undefined;
  /** Stops the program when it is aborted. */
  signal?: AbortSignal | undefined;
  /** Between SIGTERM and SIGKILL. */
  graceMs?: number;
}

export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const running = new Set<ProcessGroup>();

/** A program in a process group of its own, so that its workers and browsers end with it. */
export class ProcessGroup {
  /** Resolves when the program has ended and its output is read; rejects when it could not be started. */
  readonly ended: Promise<ProcessEnd>;
  private readonly child: ChildProcess;

  /** @throws the signal's reason when it is already aborted */
  constructor(
    command: string,
    args: readonly string[],
    private readonly options: ProcessOptions = {},
  ) {
    const { cwd, env, onLine, signal } = options;
    signal?.throwIfAborted();
    const output = onLine ? 'pipe' : 'inherit';
    this.child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', output, output],
      detached: true,
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
    }
    this.ended = this.untilEnd(command);
    // A failed start must not end this process before somebody awaits it.
    this.ended.catch(() => undefined);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Signals the program and everything that it has started. */
  kill(signal: NodeJS.Signals): void {
    if (this.pid === undefined) return;
    try {
      process.kill(-this.pid, signal);
    } catch {
      // They have ended already.
    }
  }

  /** Asks the program to end, and kills it when it has not after the grace time. Resolves when it has ended. */
  async stop(): Promise<void> {
    this.kill('SIGTERM');
    const timer = setTimeout(() => this.kill('SIGKILL'), this.options.graceMs ?? 5_000);
    await this.ended.catch(() => undefined);
    clearTimeout(timer);
  }

  private untilEnd(command: string): Promise<ProcessEnd> {
    const { signal } = this.options;
    const stop = () => void this.stop();
    signal?.addEventListener('abort', stop, { once: true });
    running.add(this);
    return new Promise<ProcessEnd>((resolve, reject) => {
      this.child.on('error', (error) => {
        if (this.pid === undefined) reject(new Error(`${command} could not be started: ${error.message}`));
      });
      // Processes that the program leaves behind would keep its output open.
      this.child.once('exit', () => this.kill('SIGKILL'));
      this.child.once('close', (code, endSignal) => resolve({ code, signal: endSignal }));
    }).finally(() => {
      running.delete(this);
      signal?.removeEventListener('abort', stop);
    });
  }
}

/** Stops every program that this process has started as a group. */
export async function stopProcessGroups(): Promise<void> {
  await Promise.all([...running].map((group) => group.stop()));
}

/** The exit code as a shell gives it: 128 + n for signal n. */
export function exitCodeOf({ code, signal }: ProcessEnd): number {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
