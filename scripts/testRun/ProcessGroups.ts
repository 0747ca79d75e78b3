import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface StartOptions {
  env: NodeJS.ProcessEnv;
  /** A file descriptor for what the program writes; left out, it writes where this process does. */
  output?: number;
}

export interface RunningProcess {
  /** Resolves to the exit code when the program has ended; 1 when it was killed or could not start. */
  exit: Promise<number>;
  /** Ends the program and what it started; resolves when it has ended. */
  stop: () => Promise<void>;
}

/** How long a program may take to end by itself, in milliseconds. */
const patience = 5000;

/** Each program leads a process group of its own, so that its workers and browsers end with it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

function exitOf(child: ChildProcess, command: string): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

/** Programs of the project's own packages, found as npm scripts find them. */
function withPackagePrograms(root: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folders = [path.join(root, 'node_modules', '.bin'), env.PATH ?? ''];
  return { ...env, PATH: folders.join(path.delimiter) };
}

/** The programs that a test run has started, each with the workers and browsers of its own, so that none outlives it. */
export class ProcessGroups {
  private readonly running = new Set<RunningProcess>();
  private isClosed = false;

  constructor(private readonly root: string) {}

  /** @throws Error after `stopAll`. */
  start([command, ...args]: readonly [string, ...string[]], { env, output }: StartOptions): RunningProcess {
    if (this.isClosed) throw new Error('The run is being stopped.');
    const target = output ?? 'inherit';
    const child = spawn(command, args, {
      cwd: this.root,
      env: withPackagePrograms(this.root, env),
      stdio: ['ignore', target, target],
      detached: true,
    });
    const exit = exitOf(child, command);
    const stop = async (): Promise<void> => {
      signalGroup(child, 'SIGTERM');
      const timer = setTimeout(() => {
        signalGroup(child, 'SIGKILL');
      }, patience);
      await exit;
      clearTimeout(timer);
      signalGroup(child, 'SIGKILL');
    };
    const started = { exit, stop };
    this.running.add(started);
    void exit.then(() => this.running.delete(started));
    return started;
  }

  /** Runs a program to its end. Resolves to its exit code, 1 when it is stopped for taking too long. */
  async run(
    command: readonly [string, ...string[]],
    env: NodeJS.ProcessEnv,
    limitMinutes: number,
  ): Promise<number> {
    const { exit, stop } = this.start(command, { env });
    const timer = setTimeout(() => {
      console.error(`${command[0]} took longer than ${limitMinutes} minutes and is stopped.`);
      void stop();
    }, limitMinutes * 60_000);
    try {
      return await exit;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends every program and lets no other start: the step after an interrupted one must not outlive the run. */
  async stopAll(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.running].map(({ stop }) => stop()));
  }
}
