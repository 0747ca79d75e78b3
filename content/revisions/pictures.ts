import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { isRegularFile, readBlobs, treeEntries } from './gitObjects';

const maxBytes = 20 * 1024 * 1024;

const signatures: readonly (readonly [type: string, signature: RegExp])[] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/svg+xml', /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/],
];

/** Decides by the first bytes, as a name proves nothing. */
function pictureType(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 1024);
  return signatures.find(([, signature]) => signature.test(start))?.[0];
}

/** A picture of a commit, whether the content refers to it or not. @throws HttpError */
export async function readPicture(
  repository: string,
  commit: string,
  path: string,
): Promise<{ bytes: Buffer; type: string }> {
  for await (const entry of treeEntries(repository, commit)) {
    if (entry.path !== path) continue;
    if (!isRegularFile(entry) || entry.size > maxBytes) break;
    for await (const { bytes } of readBlobs(repository, [entry.id])) {
      const type = pictureType(bytes);
      if (type !== undefined) return { bytes, type };
    }
    break;
  }
  throw new HttpError(httpProblems.noPictureOfCommit);
}
