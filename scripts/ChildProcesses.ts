import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  /** Put before each line that the child prints; without it the child writes to the terminal itself. */
  label?: string;
}

const stopLimitMs = 20_000;

/** How a child ended, as a shell would tell it: its code, or 128 + n for signals. */
export type ExitCode = number;

const signalCodes: Readonly<Partial<Record<NodeJS.Signals, number>>> = {
  SIGHUP: 1,
  SIGINT: 2,
  SIGKILL: 9,
  SIGTERM: 15,
};

function exitCodeOf(child: ChildProcess): ExitCode {
  if (child.exitCode !== null) return child.exitCode;
  return 128 + (child.signalCode ? (signalCodes[child.signalCode] ?? 0) : 0);
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function printLines(child: ChildProcess, label: string): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${label} | ${line}`));
  }
}

/** The Node.js programs that a script has started, so that none outlives it. */
export class ChildProcesses {
  private readonly children = new Set<ChildProcess>();
  private isInterrupted = false;

  /**
   * Starts `node <args>`. The promise is the child's exit code and never rejects; after Ctrl-C it stays open, so that nobody
   * takes the end of the child for a failure.
   */
  start(args: readonly string[], { env = process.env, label }: ChildOptions = {}): Promise<ExitCode> {
    const output = label === undefined ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', output, output] });
    if (label !== undefined) printLines(child, label);
    this.children.add(child);
    return new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('exit', () => {
        this.children.delete(child);
        if (!this.isInterrupted) resolve(exitCodeOf(child));
      });
    });
  }

  /** Asks every child to stop, and kills those that have not done so after 20 s. */
  async stopAll(): Promise<void> {
    const running = [...this.children].filter(isRunning);
    const exits = running.map((child) => once(child, 'exit'));
    running.forEach((child) => child.kill('SIGTERM'));
    const timer = setTimeout(
      () => running.filter(isRunning).forEach((child) => child.kill('SIGKILL')),
      stopLimitMs,
    );
    await Promise.all(exits);
    clearTimeout(timer);
  }

  /** On Ctrl-C or SIGTERM stops every child and exits. Terminals and npm often send a signal twice: the rest is ignored. */
  stopOnSignal(): void {
    const stop = async (signal: NodeJS.Signals) => {
      if (this.isInterrupted) return;
      this.isInterrupted = true;
      await this.stopAll();
      process.exit(128 + (signalCodes[signal] ?? 0));
    };
    process.on('SIGINT', (signal) => void stop(signal));
    process.on('SIGTERM', (signal) => void stop(signal));
  }
}
