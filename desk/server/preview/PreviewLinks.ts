import * as v from 'valibot';
import { isoMoment, moment } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/Database';
import { sql } from '../../../platform/database/sql';
import { type PreviewLink, previewLinkSchema } from '../../api';
import { hashOf, newToken } from '../accounts/secretTokens';

/** Long enough for a colleague who reads mail once a day. */
export const previewLinkMs = 24 * 60 * 60_000;

const expirySchema = v.object({ expiresAt: moment });

const linkSchema = v.object({ ...previewLinkSchema.entries, at: isoMoment, expiresAt: isoMoment });

const columns = sql`id, who AS "by", revision, created_at AS at, expires_at AS expiresAt`;

/** The keys of secret addresses that show the preview, to whoever has one. */
export class PreviewLinks {
  constructor(private readonly database: Database) {}

  /** @param link who asks for it, and for which revision */
  async create(
    { by, revision }: Pick<PreviewLink, 'by' | 'revision'>,
    now: Date,
  ): Promise<{ id: number; key: string; expiresAt: Date }> {
    const key = newToken();
    const expiresAt = new Date(now.getTime() + previewLinkMs);
    await this.database.write`DELETE FROM preview_links WHERE expires_at <= ${now}`;
    const id = await this.database.add`INSERT INTO preview_links
        (token_hash, who, revision, created_at, expires_at)
        VALUES (${hashOf(key)}, ${by}, ${revision}, ${now}, ${expiresAt})`;
    return { id, key, expiresAt };
  }

  /** @returns when the key expires; undefined when it has, was withdrawn, or is made up */
  async expiryOf(key: string, now: Date): Promise<Date | undefined> {
    const found = await this.database.row(expirySchema)`SELECT expires_at AS expiresAt FROM preview_links
        WHERE token_hash = ${hashOf(key)} AND expires_at > ${now}`;
    return found?.expiresAt;
  }

  /** Links that have not expired, the newest first. */
  async list(now: Date): Promise<PreviewLink[]> {
    return this.database.rows(linkSchema)`SELECT ${columns} FROM preview_links
        WHERE expires_at > ${now} ORDER BY id DESC`;
  }

  /**
   * @param by whose it has to be; without it anybody's
   * @returns what was withdrawn; undefined where there is no such address
   */
  async withdraw(id: number, by?: string): Promise<PreviewLink | undefined> {
    return this.database.writeRow(linkSchema)`DELETE FROM preview_links
        WHERE id = ${id} AND (${by} IS NULL OR who = ${by}) RETURNING ${columns}`;
  }
}
