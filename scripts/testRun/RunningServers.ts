import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProcessGroups } from './ProcessGroups';
import type { Server, ServerName } from './servers';
import { waitForHealth } from '../../platform/serverLifecycle';

/** How often to look whether a server that does not answer still runs. */
const pollMs = 250;

export interface RunningServersOptions {
  servers: Record<ServerName, Server>;
  processes: ProcessGroups;
  env: NodeJS.ProcessEnv;
  /** Absolute folder of the servers' logs. */
  logFolder: string;
  /** How long a server may take until it answers, 60 s when left out. */
  healthLimitMs?: number;
}

function lastLines(file: string, count: number): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

/** Servers that are started when the first step needs them and run on until the end of the run. */
export class RunningServers {
  private readonly started = new Map<ServerName, Promise<void>>();

  constructor(private readonly options: RunningServersOptions) {}

  /** @throws Error with the end of its log when a server does not start. */
  async ensure(names: readonly ServerName[]): Promise<void> {
    for (const name of names) {
      const start = this.started.get(name) ?? this.start(name);
      this.started.set(name, start);
      await start;
    }
  }

  private async start(name: ServerName): Promise<void> {
    const { servers, processes, env, logFolder } = this.options;
    const { command, healthUrl } = servers[name];
    mkdirSync(logFolder, { recursive: true });
    const logFile = path.join(logFolder, `${name}.log`);
    const output = openSync(logFile, 'w');
    const { exit } = processes.start(command, { env, output });
    closeSync(output);
    const problem = await this.startProblem(exit, healthUrl);
    if (problem) throw new Error(`The ${name} ${problem}.\n${lastLines(logFile, 20)}`);
  }

  /** Why a server cannot be used; undefined when it answers. A server that has ended is not waited for. */
  private async startProblem(exit: Promise<number>, healthUrl: string): Promise<string | undefined> {
    const { healthLimitMs = 60_000 } = this.options;
    const ends: number[] = [];
    void exit.then((code) => ends.push(code));
    const deadline = performance.now() + healthLimitMs;
    while (performance.now() < deadline) {
      if (await waitForHealth(healthUrl, pollMs)) return undefined;
      if (ends.length > 0) return `ended with code ${ends.join()} before it could be used`;
    }
    return `did not answer at ${healthUrl} within ${healthLimitMs / 1000} s`;
  }
}
