import * as v from 'valibot';
import { isoMoment } from '../platform/database/columns';
import type { Database } from '../platform/database/Database';
import { companyTimeZone } from '../contract/parisTime';

/** While one is set, nothing is published. */
export const holdSchema = v.object({
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  note: v.string(),
  /** The release that was gone back to. */
  releaseId: v.string(),
});

export type Hold = v.InferOutput<typeof holdSchema>;

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: companyTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Control characters would be commands to a terminal. */
function onOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Names who holds publishes, since when and why, and says how to go on. */
export function describeHold({ by, at, note }: Hold): string {
  const reason = onOneLine(note) === '' ? '' : `: ${onOneLine(note)}`;
  return (
    `Publishing has been on hold since ${momentFormat.format(new Date(at))} (Paris), by ${onOneLine(by)}${reason}\n` +
    'Nothing is published until that is lifted, at the desk or with `npm run release -- lift`.'
  );
}

const rowSchema = v.object({ ...holdSchema.entries, at: isoMoment });

/** The holds of the releases: the newest that is not lifted counts. */
export class Holds {
  constructor(private readonly database: Database) {}

  /** Why nothing may be published; undefined when nothing is held. */
  async current(): Promise<Hold | undefined> {
    return this.database.row(rowSchema)`SELECT at, who AS "by", note, release_id AS releaseId FROM holds
        WHERE lifted_at IS NULL ORDER BY id DESC LIMIT 1`;
  }

  /** @returns a function that brings back what was before */
  async set({ by, note, releaseId }: Omit<Hold, 'at'>): Promise<() => Promise<void>> {
    const id = await this.database.add`INSERT INTO holds (at, who, note, release_id)
        VALUES (${Date.now()}, ${by}, ${note}, ${releaseId})`;
    return async () => void (await this.database.write`DELETE FROM holds WHERE id = ${id}`);
  }

  /** @returns the hold that there was */
  async lift(): Promise<Hold | undefined> {
    const hold = await this.current();
    if (hold) await this.database.write`UPDATE holds SET lifted_at = ${Date.now()} WHERE lifted_at IS NULL`;
    return hold;
  }
}
