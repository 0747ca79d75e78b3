import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../platform/errors';
import { type Log, silentLog } from '../../platform/log';
import { ReplayGuard } from '../hook/ReplayGuard';
import type { Failure, PublishEvent } from '../publishEvents';
import { failureOf } from '../publishFailure';
import { FolderLock } from '../releases/FolderLock';
import { JobFolder } from './JobFolder';
import { PublishQueue } from './PublishQueue';
import { followJob, type FollowOptions } from './followJob';
import type { JobEvent, JobState, PublishJob, PublishRequest } from './publishJob';

/** Runs one publish and reports its steps. Settles when nothing of it runs any more; the signal stops it. */
export type RunPublish = (
  job: PublishJob,
  onEvent: (event: PublishEvent) => void,
  signal: AbortSignal,
) => Promise<void>;

interface RunJobOptions {
  runPublish: RunPublish;
  onEvent: (event: PublishEvent) => void;
  /** Aborted when the server stops. */
  stopSignal: AbortSignal;
  timeLimitMs: number;
}

/** How the job ends. */
interface Outcome {
  state: 'succeeded' | 'failed' | 'queued';
  message?: string;
  failure?: Failure | undefined;
}

type Ending = Extract<PublishEvent, { type: 'published' | 'failed' }>;

/** Runs one publish to its end, whatever that is. Never rejects. */
async function runJob(job: PublishJob, options: RunJobOptions): Promise<Outcome> {
  const { runPublish, onEvent, stopSignal, timeLimitMs } = options;
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  const endings: Ending[] = [];
  const note = (event: PublishEvent) => {
    if (event.type === 'published' || event.type === 'failed') endings.push(event);
    onEvent(event);
  };
  let problem: Omit<Outcome, 'state'> = { message: 'The publish ended without a result.', failure: 'ended' };
  try {
    // The server may have been stopped while the job's start was written.
    if (!stopSignal.aborted) await runPublish(job, note, AbortSignal.any([timeLimit, stopSignal]));
  } catch (error) {
    problem = { message: messageOf(error), failure: failureOf(error) };
  }
  // The release is live, whatever failed after that.
  if (endings.some(({ type }) => type === 'published')) return { state: 'succeeded' };
  if (stopSignal.aborted) {
    return { state: 'queued', message: 'The server was stopped; the publish starts again with it.' };
  }
  if (timeLimit.aborted) {
    const minutes = Math.round(timeLimitMs / 60_000);
    const message = `The publish took longer than ${minutes} minutes and was stopped.`;
    return { state: 'failed', message, failure: 'too-long' };
  }
  const failed = endings.find((event) => event.type === 'failed');
  return { state: 'failed', ...(failed ? { message: failed.message, failure: failed.failure } : problem) };
}

export interface PublisherOptions {
  /** Of the jobs: `jobs/` in the folder of the releases. */
  folder: string;
  runPublish: RunPublish;
  /** Called with how each job ended, and after how long. */
  onJobEnd?: (outcome: JobState, seconds: number) => void;
  log?: Log;
  now?: () => Date;
  /** Time limit of a publish, so that one that hangs does not hold up the others. */
  timeLimitMs?: number;
}

const defaultTimeLimitMs = 2 * 60 * 60_000;

/** This server does not run jobs: another one does, or the folder cannot be used. The log says which. */
export class PublisherUnavailable extends Error {
  override name = 'PublisherUnavailable';
}

/** Open in the process that runs the folder's jobs. */
interface OpenJobs {
  lock: FolderLock;
  queue: PublishQueue;
  replayGuard: ReplayGuard;
}

/**
 * Runs the requested publishes, one after the other. Of several servers on one folder only the first does; the others
 * wait for its end and only show the status of jobs.
 */
export class Publisher {
  private readonly stopping = new AbortController();
  private readonly log: Log;
  private readonly now: () => Date;
  private readonly jobs: JobFolder;
  private opened: OpenJobs | undefined;
  private starting: Promise<void> | undefined;
  /** Resolves once it is known whether this process works on the jobs: at its start it has yet to read them. */
  private decided: Promise<void> = Promise.resolve();
  private working: Promise<void> | undefined;
  private stopped: Promise<void> | undefined;

  constructor(private readonly options: PublisherOptions) {
    this.log = options.log ?? silentLog;
    this.now = options.now ?? (() => new Date());
    this.jobs = new JobFolder(options.folder, this.log);
  }

  /** Aborted when the server stops, which ends everything that follows a job. */
  get stopSignal(): AbortSignal {
    return this.stopping.signal;
  }

  /**
   * Continues with the jobs that an earlier process left. Never rejects: the site works without a publisher. Resolves
   * once requests are accepted, or never will be.
   */
  start(): Promise<void> {
    if (this.starting) return this.starting;
    let onWait = () => {};
    const waiting = new Promise<void>((resolve) => {
      onWait = resolve;
    });
    this.starting = this.open(onWait).catch((error: unknown) => {
      if (this.stopSignal.aborted) return;
      const { folder } = this.options;
      this.log.error({ err: error, folder }, 'the publish jobs cannot be worked on: no request is taken');
    });
    this.decided = Promise.race([waiting, this.starting]);
    return this.starting;
  }

  /** Stops the running publish; the next process starts it again. Resolves when everything has stopped. */
  stop(): Promise<void> {
    this.stopped ??= this.close();
    return this.stopped;
  }

  /**
   * The signatures that were accepted.
   * @throws PublisherUnavailable
   */
  async replayGuard(): Promise<ReplayGuard> {
    return (await this.openJobs()).replayGuard;
  }

  /**
   * Requests a publish; requests of one sender that arrive before it starts are one job.
   * @throws PublisherUnavailable, or Error of the file system when the request cannot be kept
   */
  async request(request: PublishRequest = {}): Promise<PublishJob> {
    const { queue } = await this.openJobs();
    const job = await queue.add(request);
    this.work();
    return job;
  }

  /** Jobs in a state; none where another process works on them. */
  count(state: JobState): number {
    return this.opened?.queue.count(state) ?? 0;
  }

  find(id: string): Promise<PublishJob | undefined> {
    return this.opened ? this.opened.queue.get(id) : this.jobs.read(id);
  }

  /** See {@link followJob}; the server's stop ends it. */
  follow(id: string, { signal, ...rest }: FollowOptions): AsyncGenerator<JobEvent | undefined> {
    const source = {
      find: () => this.find(id),
      watch: (listener: () => void) => this.opened?.queue.watch(id, listener),
    };
    return followJob(source, { ...rest, signal: AbortSignal.any([signal, this.stopSignal]) });
  }

  /** The job that was asked for last; undefined where another process works on them. */
  latest(): PublishJob | undefined {
    return this.opened?.queue.latest();
  }

  private async openJobs(): Promise<OpenJobs> {
    await this.decided;
    if (!this.opened || this.stopSignal.aborted)
      throw new PublisherUnavailable('No requests are taken here now.');
    return this.opened;
  }

  private async open(onWait: () => void): Promise<void> {
    const { log, now } = this;
    const { folder } = this.options;
    await mkdir(path.dirname(folder), { recursive: true });
    // Private: whoever knows the id of a job may read it.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const lock = await FolderLock.acquire(folder, {
      purpose: 'a site server',
      signal: this.stopSignal,
      onWait: (holder) => {
        log.warn({ folder }, `the publish jobs are worked on by ${holder}: waiting for its end`);
        onWait();
      },
    });
    try {
      const queue = await PublishQueue.open({ folder, log, now });
      this.opened = { lock, queue, replayGuard: await ReplayGuard.open(folder, log, now()) };
    } catch (error) {
      await lock.release();
      throw error;
    }
    this.work();
  }

  private async close(): Promise<void> {
    this.stopping.abort();
    await this.starting;
    await this.working;
    await this.opened?.queue.settled();
    const lock = this.opened?.lock;
    this.opened = undefined;
    await lock?.release();
  }

  private work(): void {
    if (!this.opened || this.working || this.stopSignal.aborted) return;
    this.working = this.runAll(this.opened.queue).finally(() => {
      this.working = undefined;
    });
  }

  private async runAll(queue: PublishQueue): Promise<void> {
    while (!this.stopSignal.aborted) {
      const job = await queue.startNext();
      if (!job) return;
      this.log.info({ job: job.id }, 'publish job started');
      const start = performance.now();
      const { state, ...reason } = await runJob(job, {
        runPublish: this.options.runPublish,
        onEvent: (event) => queue.record(job.id, event),
        stopSignal: this.stopSignal,
        timeLimitMs: this.options.timeLimitMs ?? defaultTimeLimitMs,
      });
      await queue.leave(job.id, state, reason);
      this.options.onJobEnd?.(state, (performance.now() - start) / 1000);
      this.log.info({ job: job.id, state }, 'publish job ended');
    }
  }
}
