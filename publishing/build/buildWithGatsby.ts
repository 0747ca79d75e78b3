import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { revisionFile } from '../../contract/contentRevision';
import { allVariables } from '../../platform/environment/variables';
import { filesBelow } from '../../platform/filesBelow';
import { ProcessGroup } from '../../platform/processGroup';
import { isRunning, processIdentity } from '../../platform/processIdentity';
import { projectRoot } from '../../platform/projectRoot';
import { ScriptError } from '../../platform/runScript';
import { writeFileAtomic } from '../../platform/writeFileAtomic';

/** Hidden, so that Gatsby does not delete it with the rest of its cache. */
const markerName = '.build-running.json';

/** An orphaned build ends itself within 0.1 s, and its workers soon after. */
const endLimitMs = 5_000;
const workersEndMs = 300;

/**
 * A file in `.cache` that exists while Gatsby runs. If it exists before a build, the last one was killed: Gatsby's
 * cache may be wrong, and Gatsby would keep broken pages.
 */
class BuildMarker {
  private readonly cache: string;
  private readonly file: string;

  constructor(private readonly root: string) {
    this.cache = path.join(root, '.cache');
    this.file = path.join(this.cache, markerName);
  }

  /** @param identity of Gatsby's process, or of this one while it starts */
  async set(identity: string): Promise<void> {
    await mkdir(this.cache, { recursive: true });
    await writeFileAtomic(this.file, identity);
  }

  async clear(): Promise<void> {
    await rm(this.file, { force: true });
  }

  /** Empties `public` and `.cache` when the last build was killed. @returns whether it was */
  async removeKilledBuild(): Promise<boolean> {
    const identity = await readFile(this.file, 'utf8').catch(() => undefined);
    if (identity === undefined) return false;
    // It may still be ending. The wait is limited, as there are systems that only know an id, which is given again.
    const deadline = performance.now() + endLimitMs;
    while ((await isRunning(identity)) && performance.now() < deadline) await delay(50);
    await delay(workersEndMs);
    await this.empty(path.join(this.root, 'public'));
    // The marker goes last, so that the next build starts over if this one is killed here.
    await this.empty(this.cache);
    await this.clear();
    return true;
  }

  /** Keeps the folder itself, which may be a mount. */
  private async empty(folder: string): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      if (name !== markerName) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

const maxLines = 25;

/** A line of Gatsby's output without colours and cursor movements. */
function plainLine(line: string): string {
  return stripVTControlCharacters(line).trimEnd();
}

/** The step in a line of progress: `Building static HTML for pages - 12.3s - 240/240`. */
function progressOf(line: string): string | undefined {
  const [, text] = /^(?:success|info|warn)\s+(\S.*)$/.exec(line) ?? [];
  return text;
}

/** The lines that say why a build failed: from its first error on, or else its last ones. */
function failureOf(lines: readonly string[]): string {
  const first = lines.findIndex((line) => /\bERROR\b/.test(line));
  const told = first < 0 ? lines.slice(-maxLines) : lines.slice(first, first + maxLines);
  return told.join('\n').trim();
}

export interface GatsbyBuildOptions {
  /** Folder of the project. */
  root: string;
  /** It names the content to build, by default the latest. */
  revision?: string | undefined;
  /** Options of `gatsby build`. */
  args?: readonly string[];
  /** Run instead of Gatsby, for tests. */
  program?: string;
  /** Called with each step. Without it Gatsby writes to the terminal itself. */
  onProgress?: ((detail: string) => void) | undefined;
  /** Called with messages that are not Gatsby's. */
  onNotice?: (text: string) => void;
  signal?: AbortSignal;
}

const rememberedLines = 400;

/** Gatsby and its workers leave folders in the system's temporary one, a new one at each build. */
const temporaryFolder = (root: string) => path.join(root, '.data', 'tmp');

const modifiedAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** True if most pages are likely to be rendered: there is no cache, or code or dictionaries are newer than it. */
async function rendersMost(root: string): Promise<boolean> {
  const cachedAt = await modifiedAt(path.join(root, '.cache', 'redux'));
  const folders = ['src', 'contract', 'figures', 'locales'].map((name) => path.join(root, name));
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = await filesBelow(folder).catch(() => []);
      return names.map((name) => path.join(folder, name));
    }),
  );
  const dates = await Promise.all(files.flat().map(modifiedAt));
  return cachedAt === 0 || dates.some((date) => date > cachedAt);
}

/**
 * Gatsby renders pages with one worker less than this. With 1 it keeps the worker that it starts at the beginning, while
 * with more it starts new ones before it renders, which takes a second: too long for a few pages.
 * https://www.gatsbyjs.com/docs/multi-core-builds/
 */
async function cpuCount(root: string): Promise<string> {
  return (await rendersMost(root)) ? String(os.availableParallelism() + 1) : '1';
}

/** Read by Node and by Gatsby, beside the site's own variables. */
const systemVariable = /^(?:GATSBY_\w+|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|(?:https?|no)_proxy)$/i;

/**
 * Gatsby compiles all variables into its renderer. If they or their order differ, it compiles that again, and if their
 * names differ, it renders every page: so a shell and a service must not hand on their own, such as PATH.
 */
function buildVariables(): NodeJS.ProcessEnv {
  const isKept = (name: string) => name in allVariables || systemVariable.test(name);
  const kept = Object.entries(process.env).filter(([name]) => isKept(name));
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Starts Gatsby in a process group of its own, so that Ctrl-C does not reach its workers. */
async function startGatsby(
  options: GatsbyBuildOptions,
  onLine?: (line: string) => void,
): Promise<ProcessGroup> {
  const { root, args = [], program, signal } = options;
  const preload = path.join(projectRoot, 'publishing', 'build', 'endWithParent.cjs');
  const gatsby = program ?? require.resolve('gatsby/cli.js');
  return new ProcessGroup(process.execPath, ['--require', preload, gatsby, 'build', ...args], {
    cwd: root,
    env: {
      ...buildVariables(),
      // Set to '', it is not read from .env either.
      PUBLISH_HOOK_SECRET: '',
      // Gatsby then writes whole lines, not ones of 80 letters.
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? (await cpuCount(root)),
      // Gatsby writes a list of sites there and fails if it cannot: services have no home.
      XDG_CONFIG_HOME: process.env.XDG_CONFIG_HOME ?? path.join(root, '.data', 'config'),
      TMPDIR: temporaryFolder(root),
      END_WITH_PROCESS: String(process.pid),
    },
    signal,
    onLine,
  });
}

/** @throws Error when the build fails; the marker stays if it was killed */
async function runGatsby(options: GatsbyBuildOptions, marker: BuildMarker): Promise<void> {
  const { signal, onProgress } = options;
  const lines: string[] = [];
  const followLine = (raw: string) => {
    const line = plainLine(raw);
    lines.push(line);
    if (lines.length > rememberedLines) lines.shift();
    const progress = progressOf(line);
    if (progress !== undefined) onProgress?.(progress);
  };
  await marker.set(await processIdentity());
  const gatsby = await startGatsby(options, onProgress && followLine);
  await marker.set(await processIdentity(gatsby.pid)).catch(async (error: unknown) => {
    await gatsby.stop();
    throw error;
  });
  const end = await gatsby.ended;
  signal?.throwIfAborted();
  if (end.code === null) {
    throw new ScriptError(
      `gatsby build was ended by ${end.signal ?? 'a signal'}: the next build starts from nothing.`,
    );
  }
  await marker.clear();
  if (end.code === 0) return;
  const failure = failureOf(lines);
  throw new ScriptError(
    `gatsby build failed with code ${end.code}${failure === '' ? '.' : `:\n${failure}`}`,
    end.code,
  );
}

async function readRenderedPages(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
}

/**
 * Runs `gatsby build` in the project's folder. It ends with this process, however that ends, and starts cold after a
 * killed build. Call it with `lockBuildFolder`.
 *
 * @returns the paths of the pages that were rendered
 * @throws ScriptError with Gatsby's output
 */
export async function buildWithGatsby(options: GatsbyBuildOptions): Promise<string[]> {
  const { root, args = [], onNotice } = options;
  const marker = new BuildMarker(root);
  if (await marker.removeKilledBuild()) {
    onNotice?.('The last build was killed: .cache and public are removed, and this one starts from nothing.');
  }
  const renderedFile = path.join(root, '.cache', 'newPages.txt');
  await rm(renderedFile, { force: true });
  const temporary = temporaryFolder(root);
  // Left over from a killed build.
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  if (options.revision !== undefined) await writeFile(revisionFile(root), options.revision);
  try {
    await runGatsby({ ...options, args: [...args, '--write-to-file'] }, marker);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return readRenderedPages(renderedFile);
}
