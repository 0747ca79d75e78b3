import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import type { Log } from '../../platform/log';
import type { Database } from '../../platform/database/Database';
import { PublishHistory, Recorder } from '../../publishing/history';
import { Holds } from '../../publishing/holds';
import { isFinished, type Job, type Jobs } from '../../publishing/jobs';
import type { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { liftHold, rollBack } from '../../publishing/rollBack';
import type { Publish } from '../api';
import type { DeskPublishing } from './ports';

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
  { by, note, address }: { by: string; note: string; address?: string | undefined },
): Recorder {
  return new Recorder(new PublishHistory(database), { who: by, via: 'desk', note, address }, (message) =>
    log.error({}, message),
  );
}

/** Asks for publishes, and shows the one that goes on, whoever asked for it. */
export function makePublishing(options: PublishingOptions): DeskPublishing {
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

  async function start({
    by,
    note,
    revision,
    address,
  }: Parameters<DeskPublishing['publish']>[0]): Promise<Publish> {
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
    async latest() {
      const job = await jobs.latest();
      return job ? describe(job) : null;
    },
    async isBusy() {
      const job = await jobs.latest();
      return job !== undefined && !isFinished(job);
    },
    publish(request) {
      // When two press at once, the second must see the first.
      const started = turn.then(() => start(request));
      turn = started.catch(() => undefined);
      return started;
    },
    async history(before) {
      const [page, all, live, hold] = await Promise.all([
        history.page(before),
        releases.list(),
        releases.current(),
        holds.current(),
      ]);
      const known = all.map(({ id, builtAt }) => ({ id, builtAt, isLive: id === live?.id }));
      return { ...page, releases: known, hold: hold ?? null };
    },
    async takeBack({ releaseId, ...actor }) {
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
    async lift(actor) {
      await liftHold(holds, recorderOf(options, actor));
    },
    async record(entry) {
      await history.add({ via: 'desk', note: '', ...entry });
    },
    recordRun({ kind, who: by, note, address }, work) {
      return recorderOf(options, { by, note, address }).run(kind, work, () => ({}));
    },
  };
}
