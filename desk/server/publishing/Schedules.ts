import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { flag, isoMoment } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/Database';
import { sql, type Statement } from '../../../platform/database/sql';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { localTimeInParis } from '../../../contract/parisTime';
import type { Schedule } from '../../api';
import type { DeskActor } from '../deskActs';

const idSchema = v.object({ id: v.number() });
const jobSchema = v.object({ job: v.string() });

const rowSchema = v.object({
  ...idSchema.entries,
  at: isoMoment,
  revision: v.nullable(v.string()),
  by: v.string(),
  note: v.string(),
  job: v.nullable(v.string()),
  isOrphaned: flag,
});

const columns = sql`id, at, revision, who AS "by", note, job, is_orphaned AS isOrphaned`;

/** Plans are to the minute, as the scheduler checks each minute. */
const minuteMs = 60_000;

/** Planned at once, of all publishers. */
export const maxPlans = 20;

export type PlannedPublish = Omit<Schedule, 'isOvertaken' | 'isOrphaned'>;

/** A planned publish whose moment has come, and the id of its job. */
export type DueSchedule = PlannedPublish & { job: string };

/** Tells the history what somebody has done. */
type Record = (kind: 'schedule' | 'withdraw', actor: DeskActor) => Promise<void>;

interface SchedulesOptions {
  record: Record;
  now: () => Date;
}

/** For the history: `2026-12-01 09:00 (Paris): the note`. */
export function describePlan({ at, note }: Pick<PlannedPublish, 'at' | 'note'>): string {
  const moment = `${localTimeInParis(new Date(at)).replace('T', ' ')} (Paris)`;
  return note === '' ? moment : `${moment}: ${note}`;
}

/** Planned publishes, in the database of publishing until each has become a job. */
export class Schedules {
  constructor(
    private readonly database: Database,
    private readonly options: SchedulesOptions,
  ) {}

  /** The next first. */
  async list(): Promise<(PlannedPublish & Pick<Schedule, 'isOrphaned'>)[]> {
    const rows = await this.select(sql`job IS NULL AND (is_orphaned = 0 OR at > ${this.options.now()})`);
    return rows.map(({ job: _job, ...planned }) => planned);
  }

  /** Gives up those of an account that may publish no more. @returns them */
  async orphan(name: string): Promise<PlannedPublish[]> {
    return this.database.writeRows(rowSchema)`UPDATE plans SET is_orphaned = 1
        WHERE who = ${name} COLLATE NOCASE AND is_orphaned = 0 AND job IS NULL RETURNING ${columns}`;
  }

  /** @throws HttpError for the past, for a minute that has one, and when there are too many */
  async plan({
    address,
    ...wanted
  }: Omit<PlannedPublish, 'id'> & { address?: string }): Promise<PlannedPublish> {
    const { by, note, revision } = wanted;
    const time = Date.parse(wanted.at);
    const now = this.options.now().getTime();
    const minute = Math.floor(time / minuteMs) * minuteMs;
    if (time <= now) throw new HttpError(httpProblems.timeHasPassed);
    await this.database.write`DELETE FROM plans WHERE is_orphaned = 1 AND at <= ${now}`;
    // A single statement, in case two people plan at once.
    const added = await this.database.writeRow(idSchema)`INSERT INTO plans (at, revision, who, note)
        SELECT ${time}, ${revision}, ${by}, ${note}
        WHERE NOT EXISTS (SELECT 1 FROM plans WHERE at >= ${minute} AND at < ${minute + minuteMs} AND is_orphaned = 0)
        AND (SELECT count(*) FROM plans WHERE is_orphaned = 0) < ${maxPlans} RETURNING id`;
    if (!added) throw await this.refusal(minute);
    const planned = { by, note, revision, at: new Date(time).toISOString() };
    await this.options.record('schedule', { by, note: describePlan(planned), address });
    return { ...added, ...planned };
  }

  private async refusal(minute: number): Promise<HttpError> {
    const [same] = await this.select(sql`at >= ${minute} AND at < ${minute + minuteMs} AND is_orphaned = 0`);
    return new HttpError(same ? httpProblems.minuteTaken(same.by) : httpProblems.tooManyPlans(maxPlans));
  }

  /** @throws HttpError when it was withdrawn, or has been published */
  async withdraw({ by, id, address }: { by: string; id: number; address?: string }): Promise<void> {
    const withdrawn = await this.database.writeRow(rowSchema)`DELETE FROM plans
        WHERE id = ${id} AND job IS NULL RETURNING ${columns}`;
    if (!withdrawn) throw new HttpError(httpProblems.noPlan);
    // The history was told when the account went.
    if (withdrawn.isOrphaned) return;
    await this.options.record('withdraw', { by, note: describePlan(withdrawn), address });
  }

  /**
   * Claims the first whose moment has come, with a job: it is the same one until {@link forget}, so that a publish is
   * asked for once, whenever the desk ends.
   */
  async claimNext(): Promise<DueSchedule | undefined> {
    const [next] = await this.select(
      sql`is_orphaned = 0 AND (job IS NOT NULL OR at <= ${this.options.now()})`,
    );
    if (!next) return undefined;
    const claimed = await this.database.writeRow(jobSchema)`UPDATE plans
        SET job = COALESCE(job, ${randomBytes(16).toString('hex')})
        WHERE id = ${next.id} AND is_orphaned = 0 RETURNING job`;
    // It may have been withdrawn just now.
    return claimed && { ...next, ...claimed };
  }

  /** Gives one up that newer content has overtaken: then nobody withdraws it but the schedule itself. */
  async giveUp(due: DueSchedule, by: string): Promise<void> {
    await this.options.record('withdraw', { by, note: describePlan(due) });
    await this.forget(due.id);
  }

  /** Number of planned publishes, including those that are just being handed over as a job, and the time of the next. */
  async outlook(): Promise<{ count: number; nextAt: number | null }> {
    const schema = v.object({ count: v.number(), nextAt: v.nullable(v.number()) });
    const found = await this.database.row(schema)`SELECT COUNT(*) AS count, MIN(at) AS nextAt FROM plans`;
    return found ?? { count: 0, nextAt: null };
  }

  /** Once its job is kept. */
  async forget(id: number): Promise<void> {
    await this.database.write`DELETE FROM plans WHERE id = ${id}`;
  }

  private async select(where: Statement) {
    return this.database.rows(rowSchema)`SELECT ${columns} FROM plans WHERE ${where} ORDER BY at, id`;
  }
}
