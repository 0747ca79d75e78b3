import * as v from 'valibot';
import type { Database } from '../../../platform/database/Database';
import { shownText } from '../../../platform/revisionSchemas';
import { type Remark, remarkSchema } from '../../api';
import type { DraftIdentity } from './reviews';

const rowSchema = v.pipe(
  v.object({
    id: v.number(),
    file: v.string(),
    field: v.pipe(v.string(), v.parseJson(), remarkSchema.entries.field),
    text: v.string(),
    about: shownText,
    entry: v.string(),
    who: v.string(),
    at: v.number(),
    done_by: v.nullable(v.string()),
  }),
  v.transform(({ who, at, done_by, ...row }): Remark => ({
    ...row,
    by: who,
    at: new Date(at).toISOString(),
    doneBy: done_by,
  })),
);

/** Reviewers' remarks at fields. As a review, a remark is of one draft among all that there ever are of its name. */
export class Remarks {
  constructor(private readonly database: Database) {}

  /** The oldest first. */
  async of({ name, first }: DraftIdentity): Promise<Remark[]> {
    const { rows } = await this.database.read({
      sql: 'SELECT * FROM remarks WHERE draft = ? AND first_commit = ? ORDER BY id',
      args: [name, first],
    });
    return rows.map((row) => v.parse(rowSchema, { ...row }));
  }

  async add(
    { name, first }: DraftIdentity,
    { file, field, text, about, entry, by, at }: Omit<Remark, 'id' | 'doneBy'>,
  ): Promise<void> {
    await this.database.write({
      sql: `INSERT INTO remarks (draft, first_commit, file, field, text, about, entry, who, at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [name, first, file, JSON.stringify(field), text, about, entry, by, Date.parse(at)],
    });
  }

  async markDone(id: number, by: string): Promise<void> {
    const sql = 'UPDATE remarks SET done_by = ? WHERE id = ? AND done_by IS NULL';
    await this.database.write({ sql, args: [by, id] });
  }

  /** Forgets those of drafts of this name, which are merged or removed. */
  async forget(name: string): Promise<void> {
    await this.database.write({ sql: 'DELETE FROM remarks WHERE draft = ?', args: [name] });
  }
}
