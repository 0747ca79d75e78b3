import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { messageOf } from '../../platform/errors';
import { filesBelow } from '../../platform/filesBelow';
import { runConcurrently } from '../../platform/runConcurrently';
import { syncToDisk, writeFileAtomic } from '../../platform/writeFileAtomic';
import { copyInto, digestOf, explainFileError, linkInto, writeInto } from './releaseFileWriter';
import { readSiteAssets, releaseFileNames } from './releaseFiles';

/**
 * A file of a release is known by the digest of its content, and by which size and times its original in
 * `public/` is recognised as unchanged without reading it.
 */
interface IndexEntry {
  size: number;
  /** Time of the original, in milliseconds. */
  mtimeMs: number;
  /** Time of the original, too: it reveals a change by a program that resets the modification time. */
  ctimeMs: number;
  /** SHA-256, base64url. */
  digest: string;
}

/** By path from the root of the release. */
type ReleaseIndex = ReadonlyMap<string, IndexEntry>;

/** Rows instead of objects, because there may be a hundred thousand: path, size, mtime, ctime, digest. */
const indexSchema = v.object({
  version: v.literal(1),
  files: v.array(v.tuple([v.string(), v.number(), v.number(), v.number(), v.string()])),
});

/** Empty if there is none: files are then compared by their contents, which is slower but gives the same result. */
async function readReleaseIndex(folder: string): Promise<ReleaseIndex> {
  try {
    const text = await readFile(path.join(folder, releaseFileNames.index), 'utf8');
    const { files } = v.parse(indexSchema, JSON.parse(text));
    return new Map(
      files.map(([file, size, mtimeMs, ctimeMs, digest]) => [file, { size, mtimeMs, ctimeMs, digest }]),
    );
  } catch {
    return new Map();
  }
}

async function writeReleaseIndex(folder: string, index: ReleaseIndex): Promise<void> {
  const files = [...index].map(([file, { size, mtimeMs, ctimeMs, digest }]) => {
    return [file, size, mtimeMs, ctimeMs, digest];
  });
  await writeFileAtomic(path.join(folder, releaseFileNames.index), JSON.stringify({ version: 1, files }));
}

/** `precompressFolder` puts these behind a name. */
const compressedSuffixes = ['.br', '.gz'] as const;

/** The file of which another is the compressed sibling, or the file itself. */
const originalOf = (file: string) => file.replace(/\.(?:br|gz)$/, '');

export function isHashedScriptOrStyle(file: string): boolean {
  return /^[^/]+[-.][0-9a-f]{16,}\.(?:js|css)(?:\.LICENSE\.txt)?$/.test(file);
}

/** Files that no page asks for: those with which Gatsby renders, and the data of its browser application. */
const buildOnlyFile = /^(?:(?:page-data|slice-data|_gatsby)\/|(?:chunk-map|webpack\.stats)\.json$|.*\.map$)/;

/**
 * Tells whether a file of `public/` belongs in the release. Webpack leaves scripts and styles of earlier builds there;
 * those that open tabs may still need come from earlier releases instead, so that they do not pile up.
 */
function belongsToBuild(assets: ReadonlySet<string>): (file: string) => boolean {
  return (file) => {
    const original = originalOf(file);
    if (buildOnlyFile.test(original)) return false;
    return !isHashedScriptOrStyle(original) || assets.has(original);
  };
}

/** Paths that open tabs of an earlier release may still need, with compressed siblings; some may not exist. */
export async function keptAssets(release: string): Promise<string[]> {
  const assets = await readSiteAssets(release);
  return assets
    .filter(isHashedScriptOrStyle)
    .flatMap((file) => [file, ...compressedSuffixes.map((suffix) => file + suffix)]);
}

/** Files handled at once: enough to keep a disk busy. */
const concurrency = 16;
const filesPerReport = 1000;

export interface AssembleOptions {
  /** The build, `public/`. It is never linked: the next build writes into its files. */
  source: string;
  /** The folder to make, `incoming-<id>`. */
  target: string;
  /** The release whose equal files are linked. */
  base?: string | undefined;
  /** Set where the source has only what differs from `base`: names of the files of `base` that have gone. */
  removed?: readonly string[] | undefined;
  /** Releases whose scripts and styles stay, for the tabs that were opened from them. */
  earlier: readonly string[];
  /** Texts of files that the build cannot write, or not completely, by path. */
  generated: Readonly<Record<string, string>>;
  onProgress?: (detail: string) => void;
  signal?: AbortSignal;
}

/** Number of files that are the release's own, shared with the release before, and kept from earlier ones. */
export interface AssembleResult {
  copied: number;
  linked: number;
  kept: number;
}

class Assembly {
  readonly index = new Map<string, IndexEntry>();
  readonly result: AssembleResult = { copied: 0, linked: 0, kept: 0 };

  constructor(
    private readonly options: AssembleOptions,
    private readonly baseIndex: ReleaseIndex,
  ) {}

  /** Links the file when the release before has an equal one, and copies it otherwise. */
  async add(file: string): Promise<void> {
    this.options.signal?.throwIfAborted();
    const source = path.join(this.options.source, file);
    const { size, mtimeMs, ctimeMs } = await stat(source);
    const known = this.baseIndex.get(file);
    const isUnchanged = known?.size === size && known.mtimeMs === mtimeMs && known.ctimeMs === ctimeMs;
    const digest = isUnchanged ? known.digest : await digestOf(source, size);
    const isEqual = known?.size === size && known.digest === digest;
    if (isEqual && this.linkFromBase(file)) this.result.linked += 1;
    else {
      await copyInto(source, this.pathOf(file), mtimeMs);
      this.result.copied += 1;
    }
    this.index.set(file, { size, mtimeMs, ctimeMs, digest });
  }

  /** Keeps a file of an earlier release, unless this release has its own or it is gone. */
  keep(release: string, file: string): void {
    if (this.index.has(file)) return;
    if (linkInto(path.join(release, file), this.pathOf(file))) this.result.kept += 1;
  }

  /** A picture that no page of the base loads is not there. */
  inherit(file: string, entry: IndexEntry): void {
    if (!this.linkFromBase(file)) return;
    this.result.linked += 1;
    this.index.set(file, entry);
  }

  private linkFromBase(file: string): boolean {
    return this.options.base !== undefined && linkInto(path.join(this.options.base, file), this.pathOf(file));
  }

  private pathOf(file: string): string {
    return path.join(this.options.target, file);
  }
}

async function addBuild(assembly: Assembly, options: AssembleOptions): Promise<void> {
  const { source, generated, onProgress } = options;
  const { removed } = options;
  const isOfBuild = removed ? () => true : belongsToBuild(new Set(await readSiteAssets(source)));
  const written = new Set([...Object.keys(generated), releaseFileNames.release, releaseFileNames.index]);
  const files = (await filesBelow(source)).filter((file) => isOfBuild(file) && !written.has(file));
  let done = 0;
  await runConcurrently(files, concurrency, async (file) => {
    await assembly.add(file);
    done += 1;
    if (done % filesPerReport === 0) onProgress?.(`${done} of ${files.length} files`);
  });
}

/** Links what the source has not, as it is the same in the base. */
async function addFromBase(
  assembly: Assembly,
  baseIndex: ReleaseIndex,
  { removed = [], generated, signal }: AssembleOptions,
): Promise<void> {
  const gone = new Set(removed);
  const isLeft = (file: string) => {
    const original = originalOf(file);
    return !assembly.index.has(original) && !gone.has(original) && !(file in generated);
  };
  const left = [...baseIndex].filter(([file]) => isLeft(file));
  for (const [position, [file, entry]] of left.entries()) {
    // Signals are heard between the turns of the event loop.
    if (position % filesPerReport === 0) await setImmediate(undefined, { signal });
    assembly.inherit(file, entry);
  }
}

/** Keeps nothing of an earlier release that cannot be read: tabs still open on it reload their page. */
async function keepEarlier(assembly: Assembly, { earlier, onProgress }: AssembleOptions): Promise<void> {
  for (const release of earlier) {
    const files = await keptAssets(release).catch((error: unknown) => {
      const reason = messageOf(error);
      onProgress?.(`No scripts are kept of ${path.basename(release)}: ${reason}`);
      return [];
    });
    files.forEach((file) => assembly.keep(release, file));
  }
}

/** The folders in which files are, `.` among them. */
function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set(['.']);
  for (const file of files) {
    for (let at = path.dirname(file); !folders.has(at); at = path.dirname(at)) folders.add(at);
  }
  return folders;
}

async function assemble(options: AssembleOptions): Promise<AssembleResult> {
  const { target, base, generated, removed } = options;
  const baseIndex = base === undefined ? new Map() : await readReleaseIndex(base);
  const assembly = new Assembly(options, baseIndex);
  await mkdir(target, { recursive: true });
  await addBuild(assembly, options);
  if (removed) await addFromBase(assembly, baseIndex, options);
  await keepEarlier(assembly, options);
  for (const [file, content] of Object.entries(generated)) await writeInto(path.join(target, file), content);
  await writeReleaseIndex(target, assembly.index);
  await runConcurrently(foldersOf(assembly.index.keys()), concurrency, (folder) =>
    syncToDisk(path.join(target, folder)),
  );
  return assembly.result;
}

/**
 * Files of a release that are not what they would be if it had been made of another and of changes, by name.
 * @param base folder of the other release
 */
export async function unequalFiles(
  release: string,
  base: string,
  { folder, removed }: { folder: string; removed: readonly string[] },
): Promise<string[]> {
  const [made, expected] = await Promise.all([readReleaseIndex(release), readReleaseIndex(base)]);
  const digests = new Map(Array.from(expected, ([file, { digest }]) => [file, digest]));
  removed.forEach((file) => digests.delete(file));
  const changed = (await filesBelow(folder)).filter((file) => file !== releaseFileNames.redirects);
  await runConcurrently(changed, concurrency, async (file) => {
    const { size } = await stat(path.join(folder, file));
    digests.set(file, await digestOf(path.join(folder, file), size));
  });
  const files = new Set([...made.keys(), ...digests.keys()]);
  return [...files]
    .filter((file) => originalOf(file) === file && made.get(file)?.digest !== digests.get(file))
    .sort();
}

/**
 * Makes the folder of a release from a build, as `rsync --link-dest` does: files that equal the last release's are hard
 * links and cost nothing. It is on disk when this resolves; nothing is left when it rejects.
 * @throws Error that says what is wrong with the files and what to do
 */
export async function assembleRelease(options: AssembleOptions): Promise<AssembleResult> {
  try {
    return await assemble(options);
  } catch (error) {
    await rm(options.target, { recursive: true, force: true }).catch(() => undefined);
    if (options.signal?.aborted) throw error;
    throw explainFileError(error, path.dirname(options.target));
  }
}
