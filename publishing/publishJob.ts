import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../platform/database/Database';
import type { Environment } from '../platform/environment/readEnvironment';
import { messageOf } from '../platform/errors';
import { printStep, ScriptError } from '../platform/runScript';
import { ContentRevisions, isOvertaken, revisionToPublish } from './contentRevisions';
import { describeReport, lineOf, type PublishEvent, type PublishReport } from './events';
import { PublishHistory, Recorder } from './history';
import type { HistoryWay } from './historyEntry';
import type { Holds } from './holds';
import { endOf, PublishFailure, withoutResult } from './jobEnd';
import { isFinished, type Job, type JobRequest, type Jobs } from './jobs';
import type { ReleaseStore } from './releases/ReleaseStore';
import { publishSite } from './steps';

/** Services that the commands use. */
export interface Publishing {
  /** Folder of the project. */
  root: string;
  store: ReleaseStore;
  database: Database;
  jobs: Jobs;
  holds: Holds;
  recorder: Recorder;
  environment: Pick<Environment, 'contentApiUrl' | 'contentApiToken' | 'releasesKept'>;
}

export const warn = (message: string) => console.error(`Warning: ${message}`);

/** Shown to others who wait for the lock. */
const purposes: Readonly<Record<HistoryWay, string>> = {
  desk: 'a publish of the desk',
  hook: 'a publish of the hook',
  shell: 'npm run release',
};

function show(event: PublishEvent): void {
  const line = lineOf(event);
  if (line !== undefined) console.log(line);
}

/** Shows what happens, and writes it to the job. A failed write holds up nothing. */
class Reporter {
  private written: Promise<void> = Promise.resolve();
  private hasWarned = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly job: Job,
  ) {}

  readonly onEvent = (event: PublishEvent): void => {
    show(event);
    void this.write(async ({ id }) => this.jobs.addEvent(id, event));
  };

  /** In order: resolves when all is written. */
  write(work: (job: Job) => Promise<void>): Promise<void> {
    this.written = this.written
      .then(() => work(this.job))
      .catch((error: unknown) => {
        if (!this.hasWarned) warn(`The desk does not show all of this publish: ${messageOf(error)}`);
        this.hasWarned = true;
      });
    return this.written;
  }
}

/**
 * The desk asks for what is newest by then. A job that waited, as for a desk that was stopped, must not undo what has gone
 * live since; a shell may, on purpose. Dates of commits say nothing against the latest.
 */
async function assertNotOvertaken(
  releases: ReleaseStore,
  revisions: ContentRevisions,
  { revision }: Job,
): Promise<void> {
  if (revision === undefined || (await revisions.latest())?.id === revision) return;
  if (await isOvertaken({ releases, revisions }, revision)) {
    throw new PublishFailure(
      'newer-is-live',
      'Newer content is live than was asked for, so this is not shown.',
    );
  }
}

/** Runs a job that this process has claimed. */
async function runJob(
  { root, store, jobs, holds, database, environment }: Publishing,
  job: Job,
  isOfDesk: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { contentApiUrl: url, contentApiToken: token, releasesKept: kept } = environment;
  printStep(`Publishing from ${url} to ${store.folder}`);
  const reporter = new Reporter(jobs, job);
  const work = () =>
    publishSite(
      {
        root,
        store,
        holds,
        findRevision: async () => {
          const revisions = new ContentRevisions({ url, token });
          if (job.via === 'desk') await assertNotOvertaken(store, revisions, job);
          return revisionToPublish(revisions, job.revision);
        },
        kept,
        purpose: purposes[job.via],
        allowFewerPages: job.allowsFewerPages,
        job: job.id,
        isOfDesk,
        withGatsby: job.withGatsby,
        signal,
      },
      reporter.onEvent,
    );
  try {
    const made = await store.releaseOf(job.id);
    // The process of an earlier start ended between the history and the job: nothing is told twice.
    const isTold = made !== undefined && (await new PublishHistory(database).hasPublished(made.id));
    const report = isTold
      ? await work()
      : await recorderOf(database, job).run('publish', work, describePublish);
    await reporter.write(({ id }) => jobs.end(id, endOf(job, { is: 'live' })));
    printStep(describeReport(report));
  } catch (error) {
    await reporter.write(({ id }) => jobs.end(id, endOf(job, { is: 'error', error })));
    throw error;
  }
}

function describePublish({ releaseId, pages, rendered, warnings }: PublishReport) {
  const files = warnings.flatMap((warning) => (warning.about === 'rendered-otherwise' ? warning.files : []));
  return { releaseId, pages, rendered: rendered.length, message: files.join(', ') || undefined };
}

function recorderOf(database: Database, { who, via, address, reasons }: Job): Recorder {
  return new Recorder(new PublishHistory(database), { who, via, address, note: reasons.join('; ') }, warn);
}

/** How to publish: a job that is there, by its id, or a new one. */
export interface AskedPublish extends Pick<JobRequest, 'revision' | 'allowsFewerPages' | 'withGatsby'> {
  job?: string | undefined;
}

const pollMs = 300;

/**
 * Runs the job that the desk names, or one of its own, or shows how another process does.
 * @throws Error that says why nothing was published
 */
export async function publishJob(
  publishing: Publishing,
  { job: known, ...asked }: AskedPublish,
  signal: AbortSignal,
): Promise<void> {
  const { jobs, recorder } = publishing;
  const { who, via, note } = recorder.actor;
  const id = known ?? (await jobs.add({ who, via, reason: note || undefined, ...asked })).id;
  let count = 0;
  let isTold = false;
  for (;;) {
    const job = await jobs.claim(id);
    if (job) return runJob(publishing, job, known !== undefined, signal);
    const other = await jobs.find(id);
    if (!other) throw new ScriptError('The publish has ended, and its record has gone.');
    const waits = other.state === 'queued';
    if (waits && !isTold) printStep('Waiting for the publish that is going on');
    isTold = waits;
    for (const { event } of other.events.slice(count)) show(event);
    count = other.events.length;
    if (other.state === 'succeeded') return;
    if (isFinished(other)) throw new ScriptError(other.message ?? withoutResult);
    if (signal.aborted) {
      if (!waits) printStep('The publish goes on in another process.');
      // One of the desk waits for the desk's next start.
      else if (known === undefined)
        await jobs.end(id, endOf(other, { is: 'withdrawn', error: signal.reason }));
      throw signal.reason;
    }
    await delay(pollMs);
  }
}
