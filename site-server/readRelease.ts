import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const releaseSchema = v.object({
  /** Distinguishes builds: the time at which it was finished, in the compact form of ISO 8601. */
  id: v.string(),
  /** ISO 8601, UTC. */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
});

export type Release = v.InferOutput<typeof releaseSchema>;

/** Name of the file that the build leaves beside the pages; it is not served. */
export const releaseFileName = 'release.json';

/** What the build said about itself; undefined for a folder that `gatsby build` alone has written. */
export async function readRelease(root: string): Promise<Release | undefined> {
  try {
    const text = await readFile(path.join(root, releaseFileName), 'utf8');
    return v.parse(releaseSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
