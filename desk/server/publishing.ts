import type { Log } from '../../platform/log';
import { PublishHistory } from '../../publishing/history/PublishHistory';
import type { HistoryEntry } from '../../publishing/history/historyEntry';
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

type Described = Omit<Publish, 'estimatedSeconds'>;

function fromJob(job: PublishJob): Described {
  const { failure, queuedAt, startedAt, endedAt } = statusOf(job);
  return {
    by: job.by ?? '',
    via: job.via ?? 'desk',
    note: job.reasons.join('; '),
    state: job.state,
    message: failure?.message,
    failure: failure?.failure,
    queuedAt,
    startedAt,
    endedAt,
    events: job.events.flatMap(({ at, event }) => (event.type === 'state' ? [] : [{ at, event }])),
  };
}

function fromLog({ who: by, job: _job, ...publish }: LoggedPublish): Described {
  return { ...publish, by, queuedAt: publish.startedAt };
}

/** One that has no log yet, as it waits for another or for a build. */
function fromHistory({ who: by, via, note, at: queuedAt }: HistoryEntry): Described {
  return { by, via, note, state: 'queued', queuedAt, events: [] };
}

/**
 * Of a publish that both know, the job knows how it ended, also where its process was killed, and the log each step. A job
 * that has no log yet is next: it waits, or ended before it wrote one.
 */
function newestOf(job: PublishJob | undefined, logged: LoggedPublish | undefined): Described | undefined {
  if (!logged || !job) return logged ? fromLog(logged) : job && fromJob(job);
  if (logged.job === job.id && job.state !== 'queued') return { ...fromJob(job), events: logged.events };
  const { startedAt } = statusOf(job);
  const isNext = startedAt === undefined || startedAt > logged.startedAt;
  return logged.state !== 'running' && isNext ? fromJob(job) : fromLog(logged);
}

/** Tells the history what somebody does at the desk. */
export function recorderOf(
  { releases, log }: Pick<PublishingOptions, 'releases' | 'log'>,
  { by, note, address }: { by: string; note: string; address?: string },
): Recorder {
  return new Recorder(releases.folder, { who: by, via: 'desk', note, address }, (message) =>
    log.error({}, message),
  );
}

type PublishRequest = Parameters<DeskPublishing['publish']>[0];

/** Publishes in a process of its own, as the hook does, and shows the publish that goes on, whoever asked for it. */
export function makePublishing(options: PublishingOptions): DeskPublishing {
  const { releases, publisher, log } = options;
  const reader = new PublishLogReader(releases.folder);

  /** Without a history less is known, and all goes on. */
  const fromHistoryOr = <Result>(otherwise: Result, work: (history: PublishHistory) => Promise<Result>) =>
    withHistory(options, work).catch((error: unknown) => {
      log.error({ err: error }, 'the publish history cannot be read');
      return otherwise;
    });

  let usual: { queuedAt: string; seconds: Promise<number | null> } | undefined;

  /** From the history, once for each publish. */
  function estimate({ queuedAt }: Described): Promise<number | null> {
    if (usual?.queuedAt !== queuedAt)
      usual = { queuedAt, seconds: fromHistoryOr(null, (history) => history.usualSeconds()) };
    return usual.seconds;
  }

  async function latest(): Promise<Publish | null> {
    const known = newestOf(publisher.latest(), await reader.read());
    const [waiting] =
      known && !isFinished(known)
        ? []
        : await fromHistoryOr<HistoryEntry[]>([], (history) => history.publishesUnderWay());
    const publish = waiting ? fromHistory(waiting) : known;
    return publish ? { ...publish, estimatedSeconds: await estimate(publish) } : null;
  }

  let turn: Promise<void> = Promise.resolve();

  async function start({ by, note, revision, address }: PublishRequest): Promise<Publish> {
    const current = await latest();
    if (current && !isFinished(current)) {
      throw new DeskProblem(409, 'already-publishing', `A publish of ${current.by} is going on.`);
    }
    try {
      const reason = note === '' ? undefined : note;
      const job = await publisher.request({
        by,
        via: 'desk',
        reason,
        address,
        revision: revision ?? undefined,
      });
      const publish = fromJob(job);
      return { ...publish, estimatedSeconds: await estimate(publish) };
    } catch (error) {
      if (!(error instanceof PublisherUnavailable)) throw error;
      throw new DeskProblem(
        503,
        'another-desk',
        'Another desk works on this site. Use that one, or stop it.',
      );
    }
  }

  return {
    latest,
    async isBusy() {
      const current = await latest();
      return current !== null && !isFinished(current);
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
      // Pressed again: it is done.
      const [hold, live] = await Promise.all([releases.hold(), releases.current()]);
      if (hold?.releaseId === releaseId && live?.id === releaseId) return;
      await rollBack(releases, recorderOf(options, actor), { id: releaseId, isHeld: true });
    },
    async lift(actor) {
      await liftHold(releases, recorderOf(options, actor));
    },
    async record(entry) {
      await withHistory(options, (history) => history.add({ via: 'desk', note: '', ...entry }));
    },
  };
}
