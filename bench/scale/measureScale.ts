import path from 'node:path';
import type { Content } from '../../content-api/parsing/content';
import { createServer } from '../../content-api/server/createServer';
import type { Cleanups } from '../Cleanups';
import { copySite } from '../builds';
import { renderedPages, secondsOfSteps } from '../gatsbyOutput';
import { type MemoryUse, peakOf } from '../processMemory';
import { runInFolder, type RunResult } from '../runInFolder';
import { generateNews, newsCountFor, withNewestTitle, withNews, withOneMore } from './generatedNews';
import { measureSize, type SiteSize } from './siteSize';

export type ScaleBuildName = 'cold' | 'one title edited' | 'one item added';

interface ScaleBuild {
  build: ScaleBuildName;
  seconds: number;
  pagesRendered: number;
  steps: Record<string, number>;
}

export interface ScaleMeasure {
  /** Pages asked for; as many news items are generated as make about so many. */
  pagesWanted: number;
  newsItems: number;
  builds: ScaleBuild[];
  /** Of the largest of the builds, all processes together. */
  peak: MemoryUse;
  /** After the cold build. */
  size: SiteSize | undefined;
  /** Why builds are missing; undefined when all are there. */
  problem: string | undefined;
}

export interface ScaleLimits {
  /** Of all processes of a build together. */
  bytes: number;
  /** Of one build. */
  seconds: number;
}

/** Called twice a second with the last line of a build's output and the memory that it holds. */
type OnProgress = (build: ScaleBuildName, line: string, memory: MemoryUse) => void;

/** Milliseconds between two lines of one build. */
const interval = 10_000;

/** Prints every ten seconds how far a build is: `  cold, 75 s, 2.1 GB: success run page queries - 12.3s`. */
export class ScaleProgress {
  private build: string | undefined;
  private startedAt = 0;
  private shownAt = -Infinity;

  constructor(
    private readonly print: (line: string) => void,
    private readonly now: () => number,
  ) {}

  readonly show: OnProgress = (build, line, { resident }) => {
    const now = this.now();
    if (build !== this.build) {
      this.build = build;
      this.startedAt = now;
      this.shownAt = -Infinity;
    }
    if (now - this.shownAt < interval) return;
    this.shownAt = now;
    const seconds = ((now - this.startedAt) / 1000).toFixed(0);
    this.print(`  ${build}, ${seconds} s, ${(resident / 1e9).toFixed(1)} GB: ${line}`);
  };
}

const editedTitles = {
  fr: 'Un titre changé pour mesurer',
  en: 'A title changed for measuring',
  it: 'Un titolo cambiato per misurare',
};

export const sampleFolder = path.join(__dirname, '../../content-api/content');

/** The content API of this repository, with its paging and its limits, over content that is held in memory. */
async function startContentApi(content: Content) {
  let published = content;
  const server = await createServer({
    open: () => ({ content: published, folder: sampleFolder, readAt: new Date() }),
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const publish = (next: Content) => {
    published = next;
  };
  return { url, publish, close: () => server.close() };
}

/** What Node gives a program on a machine of 8 GB, whatever machine this is: megabytes of its heap. */
const heapOnLimitedMachine = 2048;

async function buildSite(
  build: ScaleBuildName,
  {
    folder,
    apiUrl,
    limits,
    onProgress,
  }: { folder: string; apiUrl: string; limits: ScaleLimits; onProgress: OnProgress },
): Promise<RunResult> {
  let line = 'starting';
  return runInFolder({
    folder,
    args: ['--import', 'tsx', 'scripts/build.ts', '--log-pages'],
    variables: {
      CONTENT_API_URL: apiUrl,
      NODE_OPTIONS: `--max-old-space-size=${heapOnLimitedMachine}`,
    },
    limits,
    onLine: (text) => {
      // With --log-pages Gatsby prints a line for each page.
      if (text.trim() !== '' && !/^(?:Updated|Deleted) page: /.test(text)) line = text.trim();
    },
    onMemory: (memory) => onProgress(build, line, memory),
  });
}

/**
 * Builds a copy of the project from the sample content with generated news: cold, after the title of the newest item
 * was edited, and after one item more. A build that fails or exceeds a limit ends the measurement.
 */
export async function measureScale(
  pagesWanted: number,
  {
    sample,
    limits,
    cleanups,
    onProgress,
  }: { sample: Content; limits: ScaleLimits; cleanups: Cleanups; onProgress: OnProgress },
): Promise<ScaleMeasure> {
  const newsItems = newsCountFor(pagesWanted);
  const news = generateNews(sample.news, newsItems);
  const edited = withNewestTitle(news, editedTitles);
  const contents = {
    cold: news,
    'one title edited': edited,
    'one item added': withOneMore(sample.news, edited),
  } satisfies Record<ScaleBuildName, unknown>;

  const api = await startContentApi(withNews(sample, news));
  cleanups.add(() => api.close());
  const { folder } = await copySite(cleanups);

  const measure: ScaleMeasure = {
    pagesWanted,
    newsItems,
    builds: [],
    peak: { resident: 0, anonymous: 0 },
    size: undefined,
    problem: undefined,
  };
  for (const build of ['cold', 'one title edited', 'one item added'] as const) {
    api.publish(withNews(sample, contents[build]));
    const { seconds, output, peak, problem } = await buildSite(build, {
      folder,
      apiUrl: api.url,
      limits,
      onProgress,
    });
    measure.peak = peakOf(measure.peak, peak);
    if (problem !== undefined)
      return { ...measure, problem: `${build}: ${problem} (after ${seconds.toFixed(0)} s)` };
    measure.builds.push({
      build,
      seconds,
      pagesRendered: renderedPages(output).length,
      steps: secondsOfSteps(output),
    });
    measure.size ??= await measureSize(path.join(folder, 'public'));
  }
  return measure;
}
