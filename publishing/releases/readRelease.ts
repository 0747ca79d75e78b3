import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type Release, releaseFileNames, releaseSchema } from './releaseFiles';

/** What a release says about itself. @throws Error naming the file when it cannot be read */
export async function readRelease(root: string): Promise<Release> {
  const file = path.join(root, releaseFileNames.release);
  try {
    return v.parse(releaseSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be read: publish again with \`npm run release\``, { cause });
  }
}
