import type { Log } from '../../platform/log';
import { PublishHistory } from '../../publishing/history/PublishHistory';
import { Recorder } from '../../publishing/history/Recorder';
import { statusOf } from '../../publishing/hook/jobStatus';
import { type Publisher, PublisherUnavailable } from '../../publishing/jobs/Publisher';
import { isFinished, type PublishJob } from '../../publishing/jobs/publishJob';
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

function toPublish(job: PublishJob, estimatedSeconds: number | null): Publish {
  const { failure, queuedAt, startedAt, endedAt } = statusOf(job);
  return {
    id: job.id,
    by: job.by ?? '',
    note: job.reasons.join('; '),
    state: job.state,
    message: failure?.message,
    queuedAt,
    startedAt,
    endedAt,
    events: job.events.flatMap(({ at, event }) => (event.type === 'state' ? [] : [{ at, event }])),
    estimatedSeconds,
  };
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
  const own = await options.publisher.latest();
  if (own && !isFinished(own)) return true;
  const { entries } = await withHistory(options, (history) => history.page());
  return entries.some(({ kind, result }) => ['publish', 'rollback'].includes(kind) && result === 'running');
}

/** Publishes in a process of its own, as the hook does, and writes the same history. */
export function makePublishing(options: PublishingOptions): DeskPublishing {
  const { releases, publisher, log } = options;

  // An estimate is a comfort: without a history there is none.
  const estimate = () =>
    withHistory(options, (history) => history.usualSeconds()).catch((error: unknown) => {
      log.error({ err: error }, 'the publish history cannot be read');
      return null;
    });

  async function latest(): Promise<Publish | null> {
    const job = await publisher.latest();
    return job ? toPublish(job, await estimate()) : null;
  }

  let turn: Promise<void> = Promise.resolve();

  async function start({ by, note, revision }: PublishRequest): Promise<Publish> {
    const current = await publisher.latest();
    if (current && !isFinished(current)) {
      throw new DeskProblem(
        409,
        'already-publishing',
        `A publish of ${current.by ?? 'the desk'} is going on.`,
      );
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
    latest,
    async *events(signal) {
      const estimatedSeconds = await estimate();
      for await (const job of publisher.followLatest(signal)) yield toPublish(job, estimatedSeconds);
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
    async recordSignIn({ who, wasRefused }) {
      const kind = wasRefused ? 'sign-in-refused' : 'sign-in';
      const result = wasRefused ? 'failed' : 'succeeded';
      await withHistory(options, (history) => history.add({ kind, who, via: 'desk', note: '', result }));
    },
  };
}
