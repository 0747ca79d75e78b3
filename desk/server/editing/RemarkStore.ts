import * as v from 'valibot';
import { isoMoment } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/Database';
import { shownText } from '../../../contract/revisionSchemas';
import { type Remark, remarkSchema } from '../../api';
import type { DraftIdentity } from './reviews';

const rowSchema = v.object({
  ...remarkSchema.entries,
  field: v.pipe(v.string(), v.parseJson(), remarkSchema.entries.field),
  about: shownText,
  at: isoMoment,
});

/** Reviewers' remarks at fields. As a review, a remark is of one draft among all that there ever are of its name. */
export class Remarks {
  constructor(private readonly database: Database) {}

  /** The oldest first. */
  async of({ name, first }: DraftIdentity): Promise<Remark[]> {
    return this.database.rows(rowSchema)`SELECT id, file, field, text, about, entry, who AS "by", at,
          done_by AS doneBy FROM remarks
        WHERE draft = ${name} AND first_commit = ${first} ORDER BY id`;
  }

  async add(
    { name, first }: DraftIdentity,
    { file, field, text, about, entry, by, at }: Omit<Remark, 'id' | 'doneBy'>,
  ): Promise<void> {
    await this.database.write`INSERT INTO remarks
        (draft, first_commit, file, field, text, about, entry, who, at)
        VALUES (${name}, ${first}, ${file}, ${JSON.stringify(field)}, ${text}, ${about}, ${entry},
          ${by}, ${Date.parse(at)})`;
  }

  async markDone(id: number, by: string): Promise<void> {
    await this.database.write`UPDATE remarks SET done_by = ${by} WHERE id = ${id} AND done_by IS NULL`;
  }

  /** Forgets those of drafts of this name, which are merged or removed. */
  async forget(name: string): Promise<void> {
    await this.database.write`DELETE FROM remarks WHERE draft = ${name}`;
  }
}
