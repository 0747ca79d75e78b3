import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Log, silentLog } from '../platform/log';
import { ProcessGroup } from '../platform/processGroup';
import { isRunning } from '../platform/processIdentity';
import { programOf } from '../platform/projectRoot';
import { endOf, type RunEnd } from './jobEnd';
import { isFinished, type Jobs, type JobState } from './jobs';
import type { ReleaseStore } from './releases/ReleaseStore';

const linesKept = 20;

interface ProcessOptions {
  /** Folder of the project that is built. */
  root: string;
  args: readonly string[];
  log?: Log;
  signal: AbortSignal;
  /** Between SIGTERM and SIGKILL: less than the desk's own limit for stopping. */
  graceMs?: number;
}

/**
 * Starts `publishing/main.ts`: a build takes all the memory and the processor it can get, and a server has to answer meanwhile.
 * It records its progress in `publishing.db`.
 *
 * @returns what to say of one that has ended without a record
 */
export async function startPublishing({
  root,
  args,
  log = silentLog,
  signal,
  graceMs = 5_000,
}: ProcessOptions): Promise<string> {
  const lines: string[] = [];
  const { file, options } = programOf('publishing/main.ts', root);
  const child = new ProcessGroup(process.execPath, [...options, file, ...args], {
    cwd: root,
    // Publishing does not need the hook's secret. Set to '', it is not read from .env either.
    env: { ...process.env, PUBLISH_HOOK_SECRET: '' },
    signal,
    graceMs,
    onLine: (text) => {
      const line = stripVTControlCharacters(text).trimEnd();
      if (line === '') return;
      log.info({}, `publish: ${line}`);
      lines.push(line);
      lines.splice(0, lines.length - linesKept);
    },
  });
  const { code, signal: endSignal } = await child.ended;
  const how = endSignal === null ? `with code ${code}` : `by ${endSignal}`;
  const output = lines.length > 0 ? ` The last lines of its output:\n${lines.join('\n')}` : '';
  return `The publish ended ${how} before it was live.${output}`;
}

export interface RunnerOptions {
  jobs: Jobs;
  releases: Pick<ReleaseStore, 'releaseOf'>;
  /**
   * Claims the job, runs it and records how it ends. Settles when nothing of it runs any more.
   * @returns what to say of one that has ended without a record
   */
  run: (id: string, signal: AbortSignal) => Promise<string>;
  /** Called with how each job ended, and after how long. */
  onJobEnd?: (outcome: JobState, seconds: number) => void;
  log?: Log;
  /** So that a publish that hangs does not hold up the others. */
  timeLimitMs?: number;
  /** Interval at which it looks for jobs that other processes have asked for. */
  pollMs?: number;
}

const defaultTimeLimitMs = 2 * 60 * 60_000;
const defaultPollMs = 200;

/** Runs the jobs, one after the other, each in a process of its own. Among several runners only one runs a job at a time. */
export class Runner {
  private readonly stopping = new AbortController();
  private readonly log: Log;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;

  constructor(private readonly options: RunnerOptions) {
    this.log = options.log ?? silentLog;
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), this.options.pollMs ?? defaultPollMs);
    this.wake();
  }

  /** Looks for jobs now: one was asked for. */
  wake(): void {
    if (this.working || !this.timer || this.stopping.signal.aborted) return;
    this.working = this.runAll()
      .catch((error: unknown) => this.log.error({ err: error }, 'the publish jobs cannot be read'))
      .finally(() => {
        this.working = undefined;
      });
  }

  /** Stops the publish that goes on: the next runner starts it again. Resolves when everything has stopped. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.working;
  }

  private async runAll(): Promise<void> {
    for (;;) {
      const id = await this.options.jobs.next();
      if (id === undefined || this.stopping.signal.aborted) return;
      await this.runOne(id);
    }
  }

  private async runOne(id: string): Promise<void> {
    const { log, stopping } = this;
    const { timeLimitMs = defaultTimeLimitMs } = this.options;
    const start = performance.now();
    log.info({ job: id }, 'publish job started');
    const timeLimit = AbortSignal.timeout(timeLimitMs);
    const signal = AbortSignal.any([timeLimit, stopping.signal]);
    const said = await this.options.run(id, signal).catch(String);
    const seen: RunEnd = timeLimit.aborted
      ? { is: 'too-long', limitMs: timeLimitMs }
      : { is: 'exited', said };
    const state = await this.untilWritten(() => this.settle(id, seen));
    if (!state) return;
    this.options.onJobEnd?.(state, (performance.now() - start) / 1000);
    log.info({ job: id, state }, 'publish job ended');
  }

  /** Records the end of a job whose process has not. @returns how it ended */
  private async settle(id: string, seen: RunEnd): Promise<JobState | undefined> {
    const { jobs, releases } = this.options;
    const job = await jobs.find(id);
    if (!job || isFinished(job)) return job?.state;
    // It waits for the next runner, or another one runs it.
    const isAlive = job.process !== undefined && (await isRunning(job.process));
    if (isAlive || (this.stopping.signal.aborted && job.state === 'queued')) return 'queued';
    // On a full disk its events are not written.
    const isLive = (await releases.releaseOf(id)) !== undefined;
    const stopped = this.stopping.signal.aborted ? ({ is: 'stopped' } as const) : seen;
    const end = endOf(job, isLive ? { is: 'live' } : stopped);
    await jobs.end(id, end);
    return end.state;
  }

  /** A full disk must not let a job run again. */
  private async untilWritten<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        this.log.error({ err: error }, 'the end of a publish job could not be written');
        if (this.stopping.signal.aborted) return undefined;
        await delay(this.options.pollMs ?? defaultPollMs);
      }
    }
  }
}
