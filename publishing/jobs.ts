import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { filled, flag, isoMoment } from '../platform/database/columns';
import type { Database } from '../platform/database/Database';
import { sql, type Statement } from '../platform/database/sql';
import { isRunning, processIdentity } from '../platform/processIdentity';
import { failureSchema, type PublishEvent, publishEventSchema } from './events';
import { type Actor, actorSchema } from './historyEntry';
import { endOf, type JobEnd } from './jobEnd';

const jobStates = ['queued', 'running', 'succeeded', 'failed'] as const;

export type JobState = (typeof jobStates)[number];

const idSchema = v.object({ id: v.string() });

const rowSchema = v.object({
  ...idSchema.entries,
  state: v.picklist(jobStates),
  who: v.string(),
  via: actorSchema.entries.via,
  address: filled(v.string()),
  revision: filled(v.string()),
  allowsFewerPages: flag,
  withGatsby: flag,
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
const columns = sql`id, state, who, via, address, revision, allows_fewer_pages AS allowsFewerPages, with_gatsby AS withGatsby, reasons, requests, crashes, process,
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
  /** Gatsby builds all of it, also what could be rendered without. */
  withGatsby?: boolean | undefined;
}

export function isFinished({ state }: { state: JobState }): boolean {
  return state === 'succeeded' || state === 'failed';
}

const builtByGatsby = sql`with_gatsby = 1 AND state = 'succeeded'`;

const jobsKept = 50;
const reasonsKept = 20;

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
    const claimed = await this.database.writeRow(idSchema)`UPDATE jobs SET state = 'running',
          process = ${await processIdentity()}, started_at = ${this.now()}, failure = NULL, message = NULL
        WHERE sequence = (SELECT min(sequence) FROM jobs WHERE state = 'queued' AND id = coalesce(${id}, id))
        AND NOT EXISTS (SELECT 1 FROM jobs WHERE state = 'running') RETURNING id`;
    return claimed && this.find(claimed.id);
  }

  /** The job that starts next; undefined while one runs, and when none waits. */
  async next(): Promise<string | undefined> {
    await this.recover();
    const [job] = await this.select(sql`state = 'queued'
      AND NOT EXISTS (SELECT 1 FROM jobs WHERE state = 'running') ORDER BY sequence LIMIT 1`);
    return job?.id;
  }

  async addEvent(id: string, event: PublishEvent): Promise<void> {
    await this.database.write`INSERT INTO job_events (job, at, event)
        VALUES (${id}, ${this.now()}, ${JSON.stringify(event)})`;
  }

  /** Ends the job unless it has ended, or lets it wait again, without the events of this run. */
  async end(id: string, end: JobEnd): Promise<void> {
    if (end.state === 'queued') await this.forgetRun(id);
    await this.writeEnd(end, sql`id = ${id} AND state IN ('queued', 'running')`);
    await this.database.write`DELETE FROM jobs WHERE state IN ('succeeded', 'failed') AND sequence NOT IN (
        SELECT sequence FROM jobs WHERE state IN ('succeeded', 'failed') ORDER BY sequence DESC LIMIT ${jobsKept})
        AND sequence IS NOT (SELECT max(sequence) FROM jobs WHERE ${builtByGatsby})`;
  }

  async find(id: string): Promise<Job | undefined> {
    const [job] = await this.select(sql`id = ${id}`);
    return job && { ...job, events: await this.eventsOf(id) };
  }

  /** The one that runs, else the one that starts next, else the one that was asked for last. */
  async latest(): Promise<Job | undefined> {
    const [job] = await this.select(
      sql`TRUE ORDER BY CASE state WHEN 'running' THEN 0 WHEN 'queued' THEN 1 ELSE 2 END,
        CASE state WHEN 'queued' THEN sequence ELSE -sequence END LIMIT 1`,
    );
    return job && { ...job, events: await this.eventsOf(job.id) };
  }

  /** The newest one that an account has asked for, without its events. */
  async latestOf(who: string): Promise<Omit<Job, 'events'> | undefined> {
    const [job] = await this.select(sql`who = ${who} ORDER BY sequence DESC LIMIT 1`);
    return job;
  }

  /** The newest one that was built by Gatsby as was asked for: its report says what the renderer makes otherwise. */
  async latestWithGatsby(): Promise<Job | undefined> {
    const [job] = await this.select(sql`${builtByGatsby} ORDER BY sequence DESC LIMIT 1`);
    return job && { ...job, events: await this.eventsOf(job.id) };
  }

  async count(state: JobState): Promise<number> {
    const jobs = await this.database.rows(idSchema)`SELECT id FROM jobs WHERE state = ${state}`;
    return jobs.length;
  }

  /**
   * Matches a waiting job of the same sender that this request can join, as it asks for nothing special. Not one that waits
   * again: it may be live already, with what was newest then.
   */
  private joinable({ id, who, via, revision, allowsFewerPages = false, withGatsby = false }: JobRequest) {
    return sql`state = 'queued' AND started_at IS NULL AND ${id === undefined && !allowsFewerPages} AND who = ${who} AND via = ${via}
      AND revision IS ${revision} AND allows_fewer_pages = 0 AND with_gatsby = ${withGatsby}`;
  }

  private async join(request: JobRequest): Promise<Job | undefined> {
    const { reason } = request;
    const joined = await this.database.writeRow(idSchema)`UPDATE jobs
        SET requests = requests + 1, reasons = CASE WHEN ${reason} IS NULL THEN reasons
          WHEN json_array_length(reasons) < ${reasonsKept} THEN json_insert(reasons, '$[#]', ${reason})
          ELSE json_insert(json_remove(reasons, '$[0]'), '$[#]', ${reason}) END
        WHERE sequence = (SELECT max(sequence) FROM jobs WHERE ${this.joinable(request)}) RETURNING id`;
    return joined && this.find(joined.id);
  }

  private async insert(request: JobRequest): Promise<Job | undefined> {
    // 128 random bits: who knows it may read the job.
    const { id = randomBytes(16).toString('hex'), who, via, address, reason, revision } = request;
    const reasons = JSON.stringify(reason === undefined ? [] : [reason]);
    await this.database.write`INSERT INTO jobs
        (id, state, who, via, address, revision, allows_fewer_pages, with_gatsby, reasons, requests, queued_at)
        SELECT ${id}, 'queued', ${who}, ${via}, ${address}, ${revision}, ${request.allowsFewerPages ?? false},
          ${request.withGatsby ?? false}, ${reasons}, 1, ${this.now()} WHERE NOT EXISTS (SELECT 1 FROM jobs WHERE ${this.joinable(request)})
        ON CONFLICT (id) DO NOTHING`;
    return this.find(id);
  }

  /** Ends jobs whose process has died, or lets them wait again. */
  private async recover(): Promise<void> {
    for (const job of await this.select(sql`state = 'running'`)) {
      const { id, process } = job;
      if (process !== undefined && (await isRunning(process))) continue;
      const end = endOf(job, { is: 'lost' });
      // Another process may have seen it, too.
      const unchanged = sql`id = ${id} AND state = 'running' AND process IS ${process}`;
      const changed = await this.writeEnd(end, unchanged, 1);
      if (changed > 0 && end.state === 'queued') await this.forgetRun(id);
    }
  }

  /** @returns how many jobs it has changed */
  private writeEnd({ state, message, failure }: JobEnd, where: Statement, crashes = 0): Promise<number> {
    const endedAt = state === 'queued' ? null : this.now();
    return this.database.write`UPDATE jobs SET state = ${state}, ended_at = ${endedAt}, message = ${message},
        failure = ${failure}, process = NULL, crashes = crashes + ${crashes} WHERE ${where}`;
  }

  private async forgetRun(id: string): Promise<void> {
    await this.database.write`DELETE FROM job_events WHERE job = ${id}`;
  }

  private async eventsOf(id: string): Promise<Job['events']> {
    const { rows } = await this.database.read`SELECT at, event FROM job_events WHERE job = ${id} ORDER BY id`;
    // A later version may have written others.
    return rows.flatMap((row) => {
      const { success, output } = v.safeParse(eventSchema, { ...row });
      return success ? [output] : [];
    });
  }

  private async select(where: Statement): Promise<Omit<Job, 'events'>[]> {
    return this.database.rows(rowSchema)`SELECT ${columns} FROM jobs WHERE ${where}`;
  }
}
