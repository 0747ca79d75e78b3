import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf, messageOf } from '../../platform/errors';
import { locales } from '../../src/i18n/locales';

/** Files at the root of a release that servers read and never serve. */
export const releaseFileNames = {
  /** The release about itself: {@link releaseSchema}. */
  release: 'release.json',
  /** Its pages: {@link sitePagesSchema}. The build writes it. */
  pages: 'pages.json',
  /** Scripts and styles of the last build, beside which older ones lie in `public/`. The build writes it. */
  assets: 'assets.json',
  headers: '_headers',
  redirects: '_redirects',
  /** It says what the release was made from: see `gatsby/rendering/siteDigests.ts`. The build writes it. */
  digests: 'digests.json',
  /** Sizes and digests of its files, for the release after it: see `assembleRelease.ts`. */
  index: '.release-index.json',
} as const;

export const releaseSchema = v.object({
  /** Time of the build in the compact form of ISO 8601, then a random part. */
  id: v.pipe(v.string(), v.regex(/^\d{8}T\d{6}Z-[0-9a-f]{8}$/)),
  /** ISO 8601, UTC. */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** One more than the highest of the releases before it: their order, also when the clock went back. */
  sequence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The content that it was built from; absent where the content API knows no revisions. */
  revision: v.optional(v.string()),
  /** The job that asked for it. A job that is started again after a crash is then known to be done. */
  job: v.optional(v.string()),
});

export type Release = v.InferOutput<typeof releaseSchema>;

const sitePageSchema = v.object({
  /** Decoded, such as `/fr/actualites/lettre-de-mars`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  locale: v.picklist(locales),
  /** The same in every locale and for as long as the content lives, whatever its slug: `news:2026-03-letter`. */
  identity: v.string(),
  isIndexed: v.boolean(),
});

export type SitePage = v.InferOutput<typeof sitePageSchema>;

/** Pages with an address of their own, in the order of their paths. Error pages and `/` are not among them. */
const sitePagesSchema = v.array(sitePageSchema);

/** Paths from the root of the site, without a leading slash. */
const siteAssetsSchema = v.array(v.string());

/** The text of a file, '' where it is missing. */
export async function readTextIfAny(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  });
}

async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = messageOf(error);
    const problem = codeOf(error) === 'ENOENT' ? 'is missing' : `cannot be read (${reason})`;
    throw new Error(`${file} ${problem}. The build writes it: run \`npm run build\`.`, { cause: error });
  }
}

/** Path of the HTML file that Gatsby writes for a page. */
export function htmlFileOf(page: string): string {
  return path.posix.join('.', page, 'index.html');
}

/** The pages of a build or of a release. */
export async function readSitePages(folder: string): Promise<SitePage[]> {
  return readJson(path.join(folder, releaseFileNames.pages), sitePagesSchema);
}

/** Paths of pages that one release has and the other lacks, sorted. */
export function pathsOnlyIn(pages: readonly SitePage[], others: readonly SitePage[]): string[] {
  const known = new Set(others.map(({ path }) => path));
  return pages
    .map(({ path }) => path)
    .filter((path) => !known.has(path))
    .sort();
}

/** The scripts and styles of a build or of a release. */
export async function readSiteAssets(folder: string): Promise<string[]> {
  return readJson(path.join(folder, releaseFileNames.assets), siteAssetsSchema);
}

/** Reads what a release says about itself. @throws Error naming the file when it cannot be read */
export async function readRelease(root: string): Promise<Release> {
  const file = path.join(root, releaseFileNames.release);
  try {
    return v.parse(releaseSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be read: publish again with \`npm run release\``, { cause });
  }
}
