import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FoundFile } from './findFile';

/**
 * Digests of what files hold. Unlike times and sizes they survive a new release, so what did not change stays in
 * browsers' caches. Each version of a file is read once.
 */
export class FileDigests {
  private readonly known = new Map<string, { version: string; digest: string }>();

  /** 27 characters of base64url: SHA-1, which tells versions apart and protects nothing. */
  async digestOf({ file, stats }: FoundFile): Promise<string> {
    const version = `${stats.ino}-${stats.mtimeMs}-${stats.size}`;
    const known = this.known.get(file);
    if (known?.version === version) return known.digest;
    const digest = createHash('sha1')
      .update(await readFile(file))
      .digest('base64url');
    this.known.set(file, { version, digest });
    return digest;
  }
}
