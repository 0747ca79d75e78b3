import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FoundFile } from './findFile';

/** Some 100 bytes each. */
const maxKnown = 50_000;

/**
 * Digests of what files hold. Unlike times and sizes they survive a new release, so what did not change stays in
 * browsers' caches. Each version of a file is read once, whatever the releases that it is in: there it is the same inode.
 */
export class FileDigests {
  /** By version; those asked for last stand last. */
  private readonly known = new Map<string, string>();

  /** @param limit digests kept: those not asked for longest are forgotten */
  constructor(private readonly limit = maxKnown) {}

  /** 27 characters of base64url: SHA-1, which tells versions apart and protects nothing. */
  async digestOf({ file, stats }: FoundFile): Promise<string> {
    // An inode that was given to another file has been born anew.
    const version = `${stats.ino}-${stats.birthtimeMs}-${stats.mtimeMs}-${stats.size}`;
    const digest =
      this.known.get(version) ??
      createHash('sha1')
        .update(await readFile(file))
        .digest('base64url');
    this.known.delete(version);
    this.known.set(version, digest);
    for (const [oldest] of this.known) {
      if (this.known.size <= this.limit) break;
      this.known.delete(oldest);
    }
    return digest;
  }
}
