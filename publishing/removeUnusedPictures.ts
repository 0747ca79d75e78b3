import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../platform/filesBelow';
import { runConcurrently } from '../platform/runConcurrently';
import { pathKey } from './checks/LinkTargets';
import { syncToDisk } from '../platform/writeFileAtomic';
import { madePicture } from './releases/releaseFiles';

const filesAtOnce = 16;

/** Relative to the release, whether the address names the host or not. */
function fileOf(address: string): string | undefined {
  const base = 'https://site.invalid';
  return URL.canParse(address, base) ? pathKey(new URL(address, base).pathname) : undefined;
}

/**
 * Removes the pictures that no page loads. Gatsby leaves those of earlier builds in `public/`: without this, the picture
 * of an article that was taken back would be public again with the next release. What is removed stays so after a power cut.
 *
 * @param references what the release's pages load
 */
export async function removeUnusedPictures(release: string, references: Iterable<string>): Promise<void> {
  const used = new Set(Array.from(references, fileOf));
  const unused = (await filesBelow(release)).filter((file) => madePicture.test(file) && !used.has(file));
  await runConcurrently(unused, filesAtOnce, async (file) => {
    const picture = path.join(release, file);
    await rm(picture);
    await syncToDisk(path.dirname(picture));
  });
}
