import * as v from 'valibot';
import type { Database } from '../../../platform/database/Database';
import { hashOf, newToken } from '../tokens';

/** Long enough for a colleague who reads mail once a day. */
export const previewLinkMs = 24 * 60 * 60_000;

const linkSchema = v.object({ expires_at: v.number() });

/** The keys of secret addresses that show the preview, to whoever has one. */
export class PreviewLinks {
  constructor(private readonly database: Database) {}

  async create(now: Date): Promise<{ key: string; expiresAt: Date }> {
    const key = newToken();
    const expiresAt = new Date(now.getTime() + previewLinkMs);
    await this.database.write({
      sql: 'DELETE FROM preview_links WHERE expires_at <= ?',
      args: [now.getTime()],
    });
    await this.database.write({
      sql: 'INSERT INTO preview_links (token_hash, expires_at) VALUES (?, ?)',
      args: [hashOf(key), expiresAt.getTime()],
    });
    return { key, expiresAt };
  }

  /** @returns when the key expires; undefined when it has, or is made up */
  async expiryOf(key: string, now: Date): Promise<Date | undefined> {
    const { rows } = await this.database.read({
      sql: 'SELECT expires_at FROM preview_links WHERE token_hash = ? AND expires_at > ?',
      args: [hashOf(key), now.getTime()],
    });
    return rows[0] && new Date(v.parse(linkSchema, rows[0]).expires_at);
  }
}
