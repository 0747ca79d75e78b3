import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import type { Log } from '../../../platform/log';
import type { Database } from '../../../platform/database/Database';
import { PublishHistory, Recorder } from '../../../publishing/history';
import { Holds } from '../../../publishing/holds';
import { isFinished, type Job, type Jobs } from '../../../publishing/jobs';
import type { ReleaseStore } from '../../../publishing/releases/ReleaseStore';
import { liftHold, rollBack } from '../../../publishing/rollBack';
import type { History, Publish } from '../../api';
import type { DeskActor, DeskRecord } from '../deskActs';

interface PublishingOptions {
  releases: ReleaseStore;
  database: Database;
  jobs: Jobs;
  /** Called once a job is kept. */
  onJob: () => void;
  log: Log;
}

/** Tells the history what somebody does at the desk. */
export function recorderOf(
  { database, log }: Pick<PublishingOptions, 'database' | 'log'>,
  { by, note, address }: DeskActor,
): Recorder {
  return new Recorder(new PublishHistory(database), { who: by, via: 'desk', note, address }, (message) =>
    log.error({}, message),
  );
}

/** Asks for publishes, and shows the one that goes on, whoever asked for it. */
export function makePublishing(options: PublishingOptions) {
  const { releases, database, jobs, onJob, log } = options;
  const history = new PublishHistory(database);
  const holds = new Holds(database);
  let usual: { job: string; seconds: Promise<number | null> } | undefined;

  /** From the history, once for each job. Without a history less is known, and all goes on. */
  function estimate({ id }: Job): Promise<number | null> {
    if (usual?.job !== id) {
      const seconds = history.usualSeconds().catch((error: unknown) => {
        log.error({ err: error }, 'the publish history cannot be read');
        return null;
      });
      usual = { job: id, seconds };
    }
    return usual.seconds;
  }

  async function describe(job: Job): Promise<Publish> {
    const { who: by, via, reasons, state, message, failure, queuedAt, startedAt, endedAt, events } = job;
    return {
      by,
      via,
      note: reasons.join('; '),
      state,
      message,
      failure,
      queuedAt,
      startedAt,
      endedAt,
      events,
      estimatedSeconds: await estimate(job),
    };
  }

  let turn: Promise<unknown> = Promise.resolve();

  async function start({ by, note, revision, address }: DeskActor & { revision: string }): Promise<Publish> {
    const current = await jobs.latest();
    if (current && !isFinished(current)) {
      throw new HttpError(httpProblems.alreadyPublishing(current.who));
    }
    const job = await jobs.add({
      who: by,
      via: 'desk',
      address,
      reason: note === '' ? undefined : note,
      revision,
    });
    onJob();
    return describe(job);
  }

  return {
    /** The publish that goes on or went on last, whoever asked for it; `null` before the first. */
    async latest(): Promise<Publish | null> {
      const job = await jobs.latest();
      return job ? describe(job) : null;
    },
    /** True while it runs. */
    async isBusy(): Promise<boolean> {
      const job = await jobs.latest();
      return job !== undefined && !isFinished(job);
    },
    publish(request: DeskActor & { revision: string }): Promise<Publish> {
      // When two press at once, the second must see the first.
      const started = turn.then(() => start(request));
      turn = started.catch(() => undefined);
      return started;
    },
    /** @param before id of the last entry that the page has; without it the newest are returned */
    async history(before?: number): Promise<History> {
      const [page, all, live, hold] = await Promise.all([
        history.page(before),
        releases.list(),
        releases.current(),
        holds.current(),
      ]);
      const known = all.map(({ id, builtAt }) => ({ id, builtAt, isLive: id === live?.id }));
      return { ...page, releases: known, hold: hold ?? null };
    },
    async takeBack({ releaseId, ...actor }: DeskActor & { releaseId: string }): Promise<void> {
      const known = await releases.list();
      if (!known.some(({ id }) => id === releaseId)) {
        throw new HttpError(httpProblems.noRelease(releaseId));
      }
      // Pressed again: it is done.
      const [hold, live] = await Promise.all([holds.current(), releases.current()]);
      if (hold?.releaseId === releaseId && live?.id === releaseId) return;
      const recorder = recorderOf(options, actor);
      await rollBack({ store: releases, holds, recorder, id: releaseId, isHeld: true });
    },
    async lift(actor: DeskActor): Promise<void> {
      await liftHold(holds, recorderOf(options, actor));
    },
    /** Tells the history. @throws Error when it cannot be told */
    async record(entry: DeskRecord): Promise<void> {
      await history.add({ via: 'desk', note: '', ...entry });
    },
    /** Tells the history of work, from its start to its end, whatever that is. A history that cannot be told holds up nothing. */
    recordRun<Result>(
      { kind, who: by, note, address }: Required<Omit<DeskRecord, 'result'>>,
      work: () => Promise<Result>,
    ): Promise<Result> {
      return recorderOf(options, { by, note, address }).run(kind, work, () => ({}));
    },
  };
}
