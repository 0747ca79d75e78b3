import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../../platform/explainFileError';
import { releaseFileNames, type SitePage, siteAssetsSchema, sitePagesSchema } from './releaseFiles';

async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem = codeOf(error) === 'ENOENT' ? 'is missing' : `cannot be read (${reason})`;
    throw new Error(`${file} ${problem}. The build writes it: run \`npm run build\`.`, { cause: error });
  }
}

/** The pages of a build or of a release. */
export async function readSitePages(folder: string): Promise<SitePage[]> {
  return readJson(path.join(folder, releaseFileNames.pages), sitePagesSchema);
}

/** The scripts and styles of a build or of a release. */
export async function readSiteAssets(folder: string): Promise<string[]> {
  return readJson(path.join(folder, releaseFileNames.assets), siteAssetsSchema);
}
