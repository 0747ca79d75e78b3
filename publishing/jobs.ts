import { randomBytes } from 'node:crypto';
import type { Row } from '@libsql/client';
import * as v from 'valibot';
import { filled, flag, isoMoment } from '../platform/database/columns';
import type { Database } from '../platform/database/Database';
import { isRunning, processIdentity } from '../platform/processIdentity';
import { type Failure, failureSchema, type PublishEvent, publishEventSchema } from './events';
import { type Actor, actorSchema } from './historyEntry';

const jobStates = ['queued', 'running', 'succeeded', 'failed'] as const;

export type JobState = (typeof jobStates)[number];

const rowSchema = v.object({
  id: v.string(),
  state: v.picklist(jobStates),
  who: v.string(),
  via: actorSchema.entries.via,
  address: filled(v.string()),
  revision: filled(v.string()),
  allowsFewerPages: flag,
  reasons: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  requests: v.number(),
  crashes: v.number(),
  process: filled(v.string()),
  queuedAt: isoMoment,
  startedAt: filled(isoMoment),
  endedAt: filled(isoMoment),
  failure: filled(failureSchema),
  message: filled(v.string()),
});

/** One that waits again has not begun. */
const columns = `id, state, who, via, address, revision, allows_fewer_pages AS allowsFewerPages, reasons, requests, crashes, process,
  queued_at AS queuedAt, CASE WHEN state <> 'queued' THEN started_at END AS startedAt, ended_at AS endedAt, failure, message`;

const eventSchema = v.object({
  at: isoMoment,
  event: v.pipe(v.string(), v.parseJson(), publishEventSchema),
});

/** A publish that was asked for. Times are ISO 8601, UTC. */
export type Job = v.InferOutput<typeof rowSchema> & {
  /** Events of its newest run, in order. */
  events: v.InferOutput<typeof eventSchema>[];
};

export interface JobRequest extends Omit<Actor, 'note'> {
  /** Identifies a repeated request. A request without one joins a waiting job of the same sender. */
  id?: string | undefined;
  reason?: string | undefined;
  /** Revision of the content; the latest by default. */
  revision?: string | undefined;
  /** Also when the site has lost more than half of its pages. */
  allowsFewerPages?: boolean | undefined;
}

export interface JobEnd {
  state: 'succeeded' | 'failed' | 'queued';
  message?: string | undefined;
  failure?: Failure | undefined;
}

export function isFinished({ state }: { state: JobState }): boolean {
  return state === 'succeeded' || state === 'failed';
}

const jobsKept = 50;
const reasonsKept = 20;

/** A publish that crashes its process must not do so for ever. */
const crashesAllowed = 3;
const crashedTooOften = `Its process ended ${crashesAllowed} times while this publish was running, so it is not started again.`;

/** The publish jobs: one runs at a time, and requests of one sender that arrive before it starts are one job. */
export class Jobs {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @returns the job, which is on disk */
  async add(request: JobRequest): Promise<Job> {
    for (;;) {
      // Meanwhile another request may have added a job to join, or that job may have started.
      const job = (await this.join(request)) ?? (await this.insert(request));
      if (job) return job;
    }
  }

  /**
   * Takes a job for this process: the one with this id, or the one that has waited longest.
   * @returns undefined while another process runs one, and when none waits
   */
  async claim(id?: string): Promise<Job | undefined> {
    await this.recover();
    const { rows } = await this.database.write({
      sql: `UPDATE jobs SET state = 'running', process = ?, started_at = ?, failure = NULL, message = NULL
        WHERE sequence = (SELECT min(sequence) FROM jobs WHERE state = 'queued' AND id = coalesce(?, id))
        AND NOT EXISTS (SELECT 1 FROM jobs WHERE state = 'running') RETURNING id`,
      args: [await processIdentity(), this.now().getTime(), id ?? null],
    });
    return rows[0] && this.find(v.parse(v.string(), rows[0][0]));
  }

  /** The job that starts next; undefined while one runs, and when none waits. */
  async next(): Promise<string | undefined> {
    await this.recover();
    const [job] = await this.select(`state = 'queued'
      AND NOT EXISTS (SELECT 1 FROM jobs WHERE state = 'running') ORDER BY sequence LIMIT 1`);
    return job?.id;
  }

  async addEvent(id: string, event: PublishEvent): Promise<void> {
    await this.database.write({
      sql: 'INSERT INTO job_events (job, at, event) VALUES (?, ?, ?)',
      args: [id, this.now().getTime(), JSON.stringify(event)],
    });
  }

  /** Ends the job unless it has ended, or lets it wait again, without the events of this run. */
  async end(id: string, { state, message, failure }: JobEnd): Promise<void> {
    if (state === 'queued') await this.forgetRun(id);
    await this.database.write({
      sql: `UPDATE jobs SET state = ?, ended_at = ?, message = ?, failure = ?, process = NULL
        WHERE id = ? AND state IN ('queued', 'running')`,
      args: [state, state === 'queued' ? null : this.now().getTime(), message ?? null, failure ?? null, id],
    });
    await this.database.write({
      sql: `DELETE FROM jobs WHERE state IN ('succeeded', 'failed') AND sequence NOT IN (
        SELECT sequence FROM jobs WHERE state IN ('succeeded', 'failed') ORDER BY sequence DESC LIMIT ?)`,
      args: [jobsKept],
    });
  }

  async find(id: string): Promise<Job | undefined> {
    const [job] = await this.select('id = ?', id);
    return job && { ...job, events: await this.eventsOf(id) };
  }

  /** The one that runs, else the one that starts next, else the one that was asked for last. */
  async latest(): Promise<Job | undefined> {
    const [job] = await this.select(
      `TRUE ORDER BY CASE state WHEN 'running' THEN 0 WHEN 'queued' THEN 1 ELSE 2 END,
        CASE state WHEN 'queued' THEN sequence ELSE -sequence END LIMIT 1`,
    );
    return job && { ...job, events: await this.eventsOf(job.id) };
  }

  /** The newest one that an account has asked for, without its events. */
  async latestOf(who: string): Promise<Omit<Job, 'events'> | undefined> {
    const [job] = await this.select('who = ? ORDER BY sequence DESC LIMIT 1', who);
    return job;
  }

  async count(state: JobState): Promise<number> {
    const { rows } = await this.database.read({
      sql: 'SELECT count(*) FROM jobs WHERE state = ?',
      args: [state],
    });
    return Number(rows[0]?.[0]);
  }

  /** Matches a waiting job of the same sender that this request can join, as it asks for nothing special. */
  private joinable({ id, who, via, revision, allowsFewerPages = false }: JobRequest) {
    const isJoined = id === undefined && !allowsFewerPages;
    return {
      where: `state = 'queued' AND ? AND who = ? AND via = ? AND revision IS ? AND allows_fewer_pages = 0`,
      args: [Number(isJoined), who, via, revision ?? null],
    };
  }

  private async join(request: JobRequest): Promise<Job | undefined> {
    const { where, args } = this.joinable(request);
    const reason = request.reason ?? null;
    const { rows } = await this.database.write({
      sql: `UPDATE jobs SET requests = requests + 1, reasons = CASE WHEN ?1 IS NULL THEN reasons
          WHEN json_array_length(reasons) < ?2 THEN json_insert(reasons, '$[#]', ?1)
          ELSE json_insert(json_remove(reasons, '$[0]'), '$[#]', ?1) END
        WHERE sequence = (SELECT max(sequence) FROM jobs WHERE ${where}) RETURNING id`,
      args: [reason, reasonsKept, ...args],
    });
    return rows[0] && this.find(v.parse(v.string(), rows[0][0]));
  }

  private async insert(request: JobRequest): Promise<Job | undefined> {
    // 128 random bits: who knows it may read the job.
    const { id = randomBytes(16).toString('hex'), who, via, address, reason, revision } = request;
    const { where, args } = this.joinable(request);
    await this.database.write({
      sql: `INSERT INTO jobs (id, state, who, via, address, revision, allows_fewer_pages, reasons, requests, queued_at)
        SELECT ?, 'queued', ?, ?, ?, ?, ?, ?, 1, ? WHERE NOT EXISTS (SELECT 1 FROM jobs WHERE ${where})
        ON CONFLICT (id) DO NOTHING`,
      args: [
        id,
        who,
        via,
        address ?? null,
        revision ?? null,
        Number(request.allowsFewerPages ?? false),
        JSON.stringify(reason === undefined ? [] : [reason]),
        this.now().getTime(),
        ...args,
      ],
    });
    return this.find(id);
  }

  /** Starts jobs again whose process has died. Those of a shell fail instead, as somebody is watching them. */
  private async recover(): Promise<void> {
    for (const { id, via, crashes, process } of await this.select(`state = 'running'`)) {
      if (process !== undefined && (await isRunning(process))) continue;
      const { state, message, failure }: JobEnd =
        via === 'shell'
          ? { state: 'failed', failure: 'ended', message: 'Its process ended before the publish did.' }
          : crashes + 1 >= crashesAllowed
            ? { state: 'failed', failure: 'crashed', message: crashedTooOften }
            : {
                state: 'queued',
                message: 'Its process ended while the publish was running; it starts again.',
              };
      // Another process may have seen it, too.
      const { rowsAffected } = await this.database.write({
        sql: `UPDATE jobs SET crashes = crashes + 1, process = NULL, state = ?, message = ?, failure = ?, ended_at = ?
          WHERE id = ? AND state = 'running' AND process IS ?`,
        args: [
          state,
          message,
          failure ?? null,
          state === 'queued' ? null : this.now().getTime(),
          id,
          process ?? null,
        ],
      });
      if (rowsAffected > 0 && state === 'queued') await this.forgetRun(id);
    }
  }

  private async forgetRun(id: string): Promise<void> {
    await this.database.write({ sql: 'DELETE FROM job_events WHERE job = ?', args: [id] });
  }

  private async eventsOf(id: string): Promise<Job['events']> {
    const { rows } = await this.database.read({
      sql: 'SELECT at, event FROM job_events WHERE job = ? ORDER BY id',
      args: [id],
    });
    // A later version may have written others.
    return rows.flatMap((row) => {
      const { success, output } = v.safeParse(eventSchema, { ...row });
      return success ? [output] : [];
    });
  }

  private async select(where: string, ...args: string[]): Promise<Omit<Job, 'events'>[]> {
    const { rows } = await this.database.read({ sql: `SELECT ${columns} FROM jobs WHERE ${where}`, args });
    return rows.map((row: Row) => v.parse(rowSchema, { ...row }));
  }
}
