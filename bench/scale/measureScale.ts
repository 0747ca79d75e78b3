import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { SiteCopy } from '../../gatsby/testing/siteCopy';
import type { Content } from '../../content-api/parsing/content';
import type { Cleanups } from '../Cleanups';
import { renderedPages, secondsOfSteps } from '../gatsbyOutput';
import { type MemoryUse, peakOf } from '../processMemory';
import { stopProcessGroups } from '../../platform/processGroup';
import { runInFolder, type RunResult } from '../runInFolder';
import { generateNews, newsCountFor, withNewestTitle, withNews, withOneMore } from './generatedNews';
import { startGeneratedContentApi } from './generatedContentApi';
import { measureSize, type SiteSize } from './siteSize';

export type ScaleBuildName = 'cold' | 'one title edited' | 'one item added';

export interface ScaleBuild {
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

/** Tells twice a second how far a build is: the last line of its output, and what it holds. */
export type TellProgress = (build: ScaleBuildName, line: string, memory: MemoryUse) => void;

const editedTitles = {
  fr: 'Un titre changé pour mesurer',
  en: 'A title changed for measuring',
  it: 'Un titolo cambiato per misurare',
};

/** What Node gives a program on a machine of 8 GB, whatever machine this is: megabytes of its heap. */
const heapOnLimitedMachine = 2048;

async function buildSite(
  build: ScaleBuildName,
  {
    folder,
    apiUrl,
    limits,
    tell,
  }: { folder: string; apiUrl: string; limits: ScaleLimits; tell: TellProgress },
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
    onMemory: (memory) => tell(build, line, memory),
  });
}

/**
 * Builds a copy of the project from the sample content with generated news: cold, after the title of the newest item was
 * edited, and after one item more. A build that fails or exceeds a limit ends the measurement.
 */
export async function measureScale(
  pagesWanted: number,
  {
    sample,
    limits,
    cleanups,
    tell,
  }: { sample: Content; limits: ScaleLimits; cleanups: Cleanups; tell: TellProgress },
): Promise<ScaleMeasure> {
  const newsItems = newsCountFor(pagesWanted);
  const news = generateNews(sample.news, newsItems);
  const edited = withNewestTitle(news, editedTitles);
  const contents = {
    cold: news,
    'one title edited': edited,
    'one item added': withOneMore(sample.news, edited),
  } satisfies Record<ScaleBuildName, unknown>;

  const api = await startGeneratedContentApi(withNews(sample, news));
  cleanups.add(() => api.close());
  const site = await SiteCopy.create();
  cleanups.add(() => stopProcessGroups().then(() => site.remove()));
  const folder = await realpath(site.folder);

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
      tell,
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
