import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../../platform/database/Database';
import { localTimeInParis } from '../../platform/parisTime';
import { DeskProblem, type DeskSchedules, type PlannedPublish } from './ports';

const rowSchema = v.pipe(
  v.object({
    id: v.number(),
    at: v.pipe(
      v.number(),
      v.transform((time) => new Date(time).toISOString()),
    ),
    revision: v.nullable(v.string()),
    who: v.string(),
    note: v.string(),
    job: v.nullable(v.string()),
  }),
  v.transform(({ who, ...row }) => ({ ...row, by: who })),
);

/** A planned publish whose moment has come, and the id of its job. */
export type DueSchedule = PlannedPublish & { job: string };

/** Tells the history what somebody has done. */
type Record = (kind: 'schedule' | 'withdraw', actor: { by: string; note: string }) => Promise<void>;

interface SchedulesOptions {
  record: Record;
  now: () => Date;
}

/** For the history: `2026-12-01 09:00 (Paris): the note`. */
function described({ at, note }: Pick<PlannedPublish, 'at' | 'note'>): string {
  const moment = `${localTimeInParis(new Date(at)).replace('T', ' ')} (Paris)`;
  return note === '' ? moment : `${moment}: ${note}`;
}

/** Planned publishes, in the desk's database until each has become a job. */
export class Schedules implements DeskSchedules {
  constructor(
    private readonly database: Database,
    private readonly options: SchedulesOptions,
  ) {}

  async list(): Promise<PlannedPublish[]> {
    const rows = await this.select('job IS NULL');
    return rows.map(({ id, by, note, at, revision }) => ({ id, by, note, at, revision }));
  }

  async plan({ by, at, note, revision }: Omit<PlannedPublish, 'id'>): Promise<PlannedPublish> {
    const time = Date.parse(at);
    if (time <= this.options.now().getTime()) {
      throw new DeskProblem(400, 'invalid', 'The time has passed. Choose a later one.');
    }
    const { rows } = await this.database.write({
      sql: 'INSERT INTO schedules (at, revision, who, note) VALUES (?, ?, ?, ?) RETURNING id',
      args: [time, revision, by, note],
    });
    await this.options.record('schedule', { by, note: described({ at, note }) });
    return { id: v.parse(v.number(), rows[0]?.[0]), by, at: new Date(time).toISOString(), note, revision };
  }

  async withdraw({ by, id }: { by: string; id: number }): Promise<void> {
    const { rows } = await this.database.write({
      sql: 'DELETE FROM schedules WHERE id = ? AND job IS NULL RETURNING *',
      args: [id],
    });
    if (!rows[0]) {
      throw new DeskProblem(404, 'not-found', 'This publish was withdrawn, or its time has come.');
    }
    await this.options.record('withdraw', { by, note: described(v.parse(rowSchema, { ...rows[0] })) });
  }

  /**
   * Claims the first whose moment has come, with a job: it is the same one until {@link forget}, so that a publish is
   * asked for once, whenever the desk ends.
   */
  async claimNext(): Promise<DueSchedule | undefined> {
    const [next] = await this.select('job IS NOT NULL OR at <= ?', this.options.now().getTime());
    if (!next) return undefined;
    const { rows } = await this.database.write({
      sql: 'UPDATE schedules SET job = COALESCE(job, ?) WHERE id = ? RETURNING job',
      args: [randomBytes(16).toString('hex'), next.id],
    });
    // It may have been withdrawn just now.
    return rows[0] && { ...next, job: v.parse(v.string(), rows[0][0]) };
  }

  /** Gives one up that newer content has overtaken: then nobody withdraws it but the schedule itself. */
  async giveUp(due: DueSchedule, by: string): Promise<void> {
    await this.options.record('withdraw', { by, note: described(due) });
    await this.forget(due.id);
  }

  /** How many publishes are planned, those included whose job is asked for just now, and when the next is due. */
  async outlook(): Promise<{ count: number; nextAt: number | null }> {
    const { rows } = await this.database.read('SELECT COUNT(*) AS count, MIN(at) AS nextAt FROM schedules');
    return v.parse(v.object({ count: v.number(), nextAt: v.nullable(v.number()) }), { ...rows[0] });
  }

  /** Once its job is kept. */
  async forget(id: number): Promise<void> {
    await this.database.write({ sql: 'DELETE FROM schedules WHERE id = ?', args: [id] });
  }

  private async select(where: string, ...args: number[]) {
    const { rows } = await this.database.read({
      sql: `SELECT id, at, revision, who, note, job FROM schedules WHERE ${where} ORDER BY at, id`,
      args,
    });
    return rows.map((row) => v.parse(rowSchema, { ...row }));
  }
}
