import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../platform/log';
import { PublishHistory } from '../../publishing/history/PublishHistory';
import { Recorder } from '../../publishing/history/Recorder';
import { statusOf } from '../../publishing/hook/jobStatus';
import { type Publisher, PublisherUnavailable } from '../../publishing/jobs/Publisher';
import { isFinished, type PublishJob } from '../../publishing/jobs/publishJob';
import { type LoggedPublish, PublishLogReader } from '../../publishing/publishLog';
import type { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { liftHold, rollBack } from '../../publishing/rollBack';
import type { Publish } from '../api';
import { DeskProblem, type DeskPublishing } from './ports';

interface PublishingOptions {
  releases: ReleaseStore;
  /** Of the desk's own jobs. */
  publisher: Publisher;
  log: Log;
}

/** Opens the history for one answer: a file that came back after a full disk is read again. */
async function withHistory<Result>(
  { releases }: PublishingOptions,
  work: (history: PublishHistory) => Promise<Result>,
): Promise<Result> {
  const history = await PublishHistory.open(releases.folder);
  try {
    return await work(history);
  } finally {
    history.close();
  }
}

function fromJob(job: PublishJob): Omit<Publish, 'estimatedSeconds'> {
  const { failure, queuedAt, startedAt, endedAt } = statusOf(job);
  return {
    by: job.by ?? '',
    via: job.via ?? 'desk',
    note: job.reasons.join('; '),
    state: job.state,
    message: failure?.message,
    queuedAt,
    startedAt,
    endedAt,
    events: job.events.flatMap(({ at, event }) => (event.type === 'state' ? [] : [{ at, event }])),
  };
}

function fromLog({ who: by, ...publish }: LoggedPublish): Omit<Publish, 'estimatedSeconds'> {
  return { ...publish, by, queuedAt: publish.startedAt };
}

/** Whether a job of this desk has no log yet and is next: it waits, or ended before it wrote one. */
function isAfter(job: PublishJob, logged: LoggedPublish): boolean {
  const { startedAt } = statusOf(job);
  return logged.state !== 'running' && (startedAt === undefined || startedAt > logged.startedAt);
}

/** Tells the history what somebody does at the desk. */
export function recorderOf(
  { releases, log }: Pick<PublishingOptions, 'releases' | 'log'>,
  { by, note }: { by: string; note: string },
): Recorder {
  return new Recorder(releases.folder, { who: by, via: 'desk', note }, (message) => log.error({}, message));
}

type PublishRequest = Parameters<DeskPublishing['publish']>[0];

/** Whether a publish or a take-back is going on, whoever asked for it: the hook and the shell have no job here. */
export async function isPublishing(options: PublishingOptions): Promise<boolean> {
  const own = options.publisher.latest();
  if (own && !isFinished(own)) return true;
  const { entries } = await withHistory(options, (history) => history.page());
  return entries.some(({ kind, result }) => ['publish', 'rollback'].includes(kind) && result === 'running');
}

/** How often the log is read while a page follows it. A killed process writes no line, so watching the file would not do. */
const pollMs = 500;

/** Publishes in a process of its own, as the hook does, and shows the publish that goes on, whoever asked for it. */
export function makePublishing(options: PublishingOptions): DeskPublishing {
  const { releases, publisher, log } = options;
  const reader = new PublishLogReader(releases.folder);

  // An estimate is a comfort: without a history there is none.
  const estimate = () =>
    withHistory(options, (history) => history.usualSeconds()).catch((error: unknown) => {
      log.error({ err: error }, 'the publish history cannot be read');
      return null;
    });

  /** The same object until it changes. */
  async function newest(): Promise<LoggedPublish | PublishJob | undefined> {
    const logged = await reader.read();
    const job = publisher.latest();
    return job && (!logged || isAfter(job, logged)) ? job : logged;
  }

  function toPublish(source: LoggedPublish | PublishJob, estimatedSeconds: number | null): Publish {
    return { ...('who' in source ? fromLog(source) : fromJob(source)), estimatedSeconds };
  }

  let turn: Promise<void> = Promise.resolve();

  async function start({ by, note, revision }: PublishRequest): Promise<Publish> {
    const current = await newest();
    if (current && !isFinished(current)) {
      const name = toPublish(current, null).by;
      throw new DeskProblem(409, 'already-publishing', `A publish of ${name} is going on.`);
    }
    try {
      const reason = note === '' ? undefined : note;
      const job = await publisher.request({ by, via: 'desk', reason, revision: revision ?? undefined });
      return toPublish(job, await estimate());
    } catch (error) {
      if (!(error instanceof PublisherUnavailable)) throw error;
      throw new DeskProblem(503, 'failed', 'Another desk works on this site. Use that one, or stop it.');
    }
  }

  return {
    async latest() {
      const source = await newest();
      return source ? toPublish(source, await estimate()) : null;
    },
    async *events(signal) {
      const estimatedSeconds = await estimate();
      let shown: LoggedPublish | PublishJob | undefined;
      while (!signal.aborted) {
        const source = await newest();
        if (source && source !== shown) yield toPublish(source, estimatedSeconds);
        shown = source;
        await delay(pollMs, undefined, { signal }).catch(() => undefined);
      }
    },
    publish(request) {
      // When two press at once, the second must see the first.
      const started = turn.then(() => start(request));
      turn = started.then(
        () => undefined,
        () => undefined,
      );
      return started;
    },
    async history(before) {
      const page = await withHistory(options, (history) => history.page(before));
      const [all, live, hold] = await Promise.all([releases.list(), releases.current(), releases.hold()]);
      const known = all.map(({ id, builtAt }) => ({ id, builtAt, isLive: id === live?.id }));
      return { ...page, releases: known, hold: hold ?? null };
    },
    async takeBack({ releaseId, ...actor }) {
      const known = await releases.list();
      if (!known.some(({ id }) => id === releaseId)) {
        throw new DeskProblem(404, 'not-found', `There is no release ${releaseId} any more.`);
      }
      await rollBack(releases, recorderOf(options, actor), {
        id: releaseId,
        isHeld: true,
        purpose: 'a take-back of the desk',
      });
    },
    async lift(actor) {
      await liftHold(releases, recorderOf(options, actor));
    },
    async record(entry) {
      await withHistory(options, (history) => history.add({ via: 'desk', note: '', ...entry }));
    },
  };
}
