import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { flag, isoMoment } from '../../platform/database/columns';
import type { Database } from '../../platform/database/Database';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { localTimeInParis } from '../../platform/parisTime';
import type { Schedule } from '../api';
import type { DeskActor } from './ports';

const rowSchema = v.object({
  id: v.number(),
  at: isoMoment,
  revision: v.nullable(v.string()),
  by: v.string(),
  note: v.string(),
  job: v.nullable(v.string()),
  isOrphaned: flag,
});

const columns = `id, at, revision, who AS "by", note, job, is_orphaned AS isOrphaned`;

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
    const rows = await this.select(
      'job IS NULL AND (is_orphaned = 0 OR at > ?)',
      this.options.now().getTime(),
    );
    return rows.map(({ job: _job, ...planned }) => planned);
  }

  /** Gives up those of an account that may publish no more. @returns them */
  async orphan(name: string): Promise<PlannedPublish[]> {
    const { rows } = await this.database.write({
      sql: `UPDATE plans SET is_orphaned = 1
        WHERE who = ? COLLATE NOCASE AND is_orphaned = 0 AND job IS NULL RETURNING ${columns}`,
      args: [name],
    });
    return rows.map((row) => v.parse(rowSchema, { ...row }));
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
    await this.database.write({
      sql: 'DELETE FROM plans WHERE is_orphaned = 1 AND at <= ?',
      args: [now],
    });
    // A single statement, in case two people plan at once.
    const { rows } = await this.database.write({
      sql: `INSERT INTO plans (at, revision, who, note) SELECT ?1, ?2, ?3, ?4
        WHERE NOT EXISTS (SELECT 1 FROM plans WHERE at >= ?6 AND at < ?7 AND is_orphaned = 0)
        AND (SELECT count(*) FROM plans WHERE is_orphaned = 0) < ?5 RETURNING id`,
      args: [time, revision, by, note, maxPlans, minute, minute + minuteMs],
    });
    if (!rows[0]) throw await this.refusal(minute);
    const planned = { by, note, revision, at: new Date(time).toISOString() };
    await this.options.record('schedule', { by, note: describePlan(planned), address });
    return { id: v.parse(v.number(), rows[0][0]), ...planned };
  }

  private async refusal(minute: number): Promise<HttpError> {
    const [same] = await this.select('at >= ? AND at < ? AND is_orphaned = 0', minute, minute + minuteMs);
    return new HttpError(same ? httpProblems.minuteTaken(same.by) : httpProblems.tooManyPlans(maxPlans));
  }

  /** @throws HttpError when it was withdrawn, or has been published */
  async withdraw({ by, id, address }: { by: string; id: number; address?: string }): Promise<void> {
    const { rows } = await this.database.write({
      sql: `DELETE FROM plans WHERE id = ? AND job IS NULL RETURNING ${columns}`,
      args: [id],
    });
    if (!rows[0]) throw new HttpError(httpProblems.noPlan);
    const withdrawn = v.parse(rowSchema, { ...rows[0] });
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
      'is_orphaned = 0 AND (job IS NOT NULL OR at <= ?)',
      this.options.now().getTime(),
    );
    if (!next) return undefined;
    const { rows } = await this.database.write({
      sql: 'UPDATE plans SET job = COALESCE(job, ?) WHERE id = ? AND is_orphaned = 0 RETURNING job',
      args: [randomBytes(16).toString('hex'), next.id],
    });
    // It may have been withdrawn just now.
    return rows[0] && { ...next, job: v.parse(v.string(), rows[0][0]) };
  }

  /** Gives one up that newer content has overtaken: then nobody withdraws it but the schedule itself. */
  async giveUp(due: DueSchedule, by: string): Promise<void> {
    await this.options.record('withdraw', { by, note: describePlan(due) });
    await this.forget(due.id);
  }

  /** Number of planned publishes, including those that are just being handed over as a job, and the time of the next. */
  async outlook(): Promise<{ count: number; nextAt: number | null }> {
    const { rows } = await this.database.read('SELECT COUNT(*) AS count, MIN(at) AS nextAt FROM plans');
    return v.parse(v.object({ count: v.number(), nextAt: v.nullable(v.number()) }), { ...rows[0] });
  }

  /** Once its job is kept. */
  async forget(id: number): Promise<void> {
    await this.database.write({ sql: 'DELETE FROM plans WHERE id = ?', args: [id] });
  }

  private async select(where: string, ...args: number[]) {
    const { rows } = await this.database.read({
      sql: `SELECT ${columns} FROM plans WHERE ${where} ORDER BY at, id`,
      args,
    });
    return rows.map((row) => v.parse(rowSchema, { ...row }));
  }
}
