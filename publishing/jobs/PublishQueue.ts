import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Log } from '../../platform/log';
import type { PublishEvent } from '../publishEvents';
import { JobFolder } from './JobFolder';
import {
  isFinished,
  type JobState,
  newJob,
  type PublishJob,
  type PublishRequest,
  type Reason,
  withEvent,
  withRequest,
  withState,
} from './publishJob';

interface PublishQueueOptions {
  folder: string;
  log: Log;
  now: () => Date;
}

const finishedKept = 50;

/** A publish that crashes the server must not do so forever. */
const crashesAllowed = 3;

/** More than the events between two writes: ids that were sent but not written are not used again. */
const eventIdGap = 100_000;

const crashedTooOften = {
  failure: 'crashed',
  message: 'The server ended three times while this publish was running, so it is not started again.',
} as const;

/** What becomes of a job that was running when the process died. */
function recovered(job: PublishJob, now: Date): PublishJob {
  if (job.state !== 'running') return job;
  const lost = { ...job, crashCount: job.crashCount + 1, lastEventId: job.lastEventId + eventIdGap };
  if (lost.crashCount >= crashesAllowed) return withState(lost, 'failed', now, crashedTooOften);
  const message = 'The server ended while the publish was running; it starts again.';
  return withState(lost, 'queued', now, { message });
}

/**
 * The publish jobs: at most one runs, and requests of one sender that arrive before it starts are one job. Queued and running jobs
 * are in memory and on disk, finished ones on disk only. A request is on disk before it is answered.
 */
export class PublishQueue {
  private readonly folder: JobFolder;
  private readonly active = new Map<string, PublishJob>();
  /** Ids, oldest first. */
  private readonly finished: string[] = [];
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private newest: PublishJob | undefined;
  private nextSequence = 1;
  private lastTurn: Promise<unknown> = Promise.resolve();

  private constructor(private readonly options: PublishQueueOptions) {
    this.folder = new JobFolder(options.folder, options.log);
  }

  static async open(options: PublishQueueOptions): Promise<PublishQueue> {
    const queue = new PublishQueue(options);
    await queue.recover();
    return queue;
  }

  /** @throws Error of the file system when the request cannot be kept; there is none then */
  add({ id: ownId, reason, ...origin }: PublishRequest): Promise<PublishJob> {
    return this.inTurn(async () => {
      const known = ownId === undefined ? undefined : await this.get(ownId);
      if (known) return known;
      const { by, via, revision } = origin;
      const queued = this.queued().findLast(
        (job) => ownId === undefined && job.by === by && job.via === via && job.revision === revision,
      );
      const id = ownId ?? randomBytes(16).toString('hex');
      const job = queued
        ? withRequest(queued, reason)
        : { ...newJob(id, this.nextSequence, reason, this.options.now()), ...origin };
      await this.folder.write(job);
      if (!queued) this.nextSequence += 1;
      this.set(job);
      return job;
    });
  }

  /** Starts the oldest queued job. */
  startNext(): Promise<PublishJob | undefined> {
    return this.inTurn(async () => {
      const [next] = this.queued();
      if (!next) return undefined;
      const job = withState(next, 'running', this.options.now());
      this.set(job);
      await this.writeOrLog(job);
      return job;
    });
  }

  /** Records an event of the running job. Progress is written to disk with the next other event. */
  record(id: string, event: PublishEvent): void {
    const job = this.active.get(id);
    if (job?.state !== 'running') return;
    this.set(withEvent(job, event, this.options.now()));
    if (event.type === 'progress') return;
    void this.inTurn(async () => {
      const latest = this.active.get(id);
      if (latest) await this.writeOrLog(latest);
    });
  }

  /** Ends the running job, or queues it again. */
  leave(id: string, state: 'succeeded' | 'failed' | 'queued', reason?: Reason): Promise<void> {
    return this.inTurn(async () => {
      const job = this.active.get(id);
      if (!job) return;
      const left = withState(job, state, this.options.now(), reason);
      this.set(left);
      const isWritten = await this.writeOrLog(left);
      if (state === 'queued' || !isWritten) return;
      this.active.delete(id);
      this.finished.push(id);
      await this.removeOldest();
    });
  }

  async get(id: string): Promise<PublishJob | undefined> {
    const active = this.active.get(id);
    if (active) return active;
    return this.finished.includes(id) ? this.folder.read(id) : undefined;
  }

  /** The one that was asked for last: the same object until it changes. */
  latest(): PublishJob | undefined {
    return this.newest;
  }

  /** Of those that are queued or running. */
  count(state: JobState): number {
    return [...this.active.values()].filter((job) => job.state === state).length;
  }

  /** Calls `listener` at each change of the job. @returns a function that stops it */
  watch(id: string, listener: () => void): () => void {
    this.changes.on(id, listener);
    return () => this.changes.off(id, listener);
  }

  /** Resolves when all pending writes are done. */
  async settled(): Promise<void> {
    await this.lastTurn;
  }

  private async recover(): Promise<void> {
    for (const job of await this.folder.readAll()) {
      this.nextSequence = Math.max(this.nextSequence, job.sequence + 1);
      const now = recovered(job, this.options.now());
      this.newest = now;
      const isWritten = now === job || (await this.writeOrLog(now));
      if (isFinished(now) && isWritten) this.finished.push(now.id);
      else this.active.set(now.id, now);
    }
    await this.removeOldest();
  }

  private queued(): PublishJob[] {
    return [...this.active.values()]
      .filter(({ state }) => state === 'queued')
      .sort((a, b) => a.sequence - b.sequence);
  }

  private set(job: PublishJob): void {
    this.active.set(job.id, job);
    if (job.sequence >= (this.newest?.sequence ?? 0)) this.newest = job;
    this.changes.emit(job.id);
  }

  /** A full disk must not end a publish, which may free space: the job goes on in memory. */
  private async writeOrLog(job: PublishJob): Promise<boolean> {
    try {
      await this.folder.write(job);
      return true;
    } catch (error) {
      this.options.log.error({ err: error, job: job.id }, 'the state of a publish job could not be written');
      return false;
    }
  }

  private async removeOldest(): Promise<void> {
    const surplus = this.finished.splice(0, Math.max(0, this.finished.length - finishedKept));
    for (const id of surplus) {
      await this.folder.remove(id).catch((error: unknown) => {
        this.options.log.error({ err: error, job: id }, 'an old publish job could not be removed');
      });
    }
  }

  /** Runs changes one after the other, so that files are written in order. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.lastTurn.then(work);
    this.lastTurn = turn.catch(() => undefined);
    return turn;
  }
}
