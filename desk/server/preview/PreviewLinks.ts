import * as v from 'valibot';
import { isoMoment, moment } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/Database';
import { type PreviewLink, previewLinkSchema } from '../../api';
import { hashOf, newToken } from '../tokens';

/** Long enough for a colleague who reads mail once a day. */
export const previewLinkMs = 24 * 60 * 60_000;

const expirySchema = v.object({ expiresAt: moment });

const linkSchema = v.object({ ...previewLinkSchema.entries, at: isoMoment, expiresAt: isoMoment });

const columns = `id, who AS "by", revision, created_at AS at, expires_at AS expiresAt`;

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
    await this.database.write({
      sql: 'DELETE FROM preview_links WHERE expires_at <= ?',
      args: [now.getTime()],
    });
    const { rows } = await this.database.write({
      sql: `INSERT INTO preview_links (token_hash, who, revision, created_at, expires_at) VALUES (?, ?, ?, ?, ?) RETURNING id`,
      args: [hashOf(key), by, revision, now.getTime(), expiresAt.getTime()],
    });
    return { id: v.parse(v.number(), rows[0]?.[0]), key, expiresAt };
  }

  /** @returns when the key expires; undefined when it has, was withdrawn, or is made up */
  async expiryOf(key: string, now: Date): Promise<Date | undefined> {
    const { rows } = await this.database.read({
      sql: 'SELECT expires_at AS expiresAt FROM preview_links WHERE token_hash = ? AND expires_at > ?',
      args: [hashOf(key), now.getTime()],
    });
    return rows[0] && v.parse(expirySchema, rows[0]).expiresAt;
  }

  /** Links that have not expired, the newest first. */
  async list(now: Date): Promise<PreviewLink[]> {
    const { rows } = await this.database.read({
      sql: `SELECT ${columns} FROM preview_links WHERE expires_at > ? ORDER BY id DESC`,
      args: [now.getTime()],
    });
    return rows.map((row) => v.parse(linkSchema, row));
  }

  /**
   * @param by whose it has to be; without it anybody's
   * @returns what was withdrawn; undefined where there is no such address
   */
  async withdraw(id: number, by?: string): Promise<PreviewLink | undefined> {
    const { rows } = await this.database.write({
      sql: `DELETE FROM preview_links WHERE id = ?1 AND (?2 IS NULL OR who = ?2)
        RETURNING ${columns}`,
      args: [id, by ?? null],
    });
    return rows[0] && v.parse(linkSchema, rows[0]);
  }
}
