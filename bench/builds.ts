import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { SiteCopy } from '../gatsby/testing/siteCopy';
import { type BarName, exceededBars } from './bars';
import type { Cleanups } from './Cleanups';
import { editNewestTitle } from './editedNews';
import { startBenchServers } from './startBenchServers';

export interface BuildMeasure {
  build: 'cold' | 'nothing changed' | 'one news title edited';
  /** Of `npm run build`, compression included. */
  seconds: number;
  pagesRendered: number;
  /** How many pages had to be. */
  pagesToRender: number;
  exceeded: BarName[];
}

const contentOfProject = path.join(__dirname, '..', 'content-api', 'content');
const editedTitle = 'Un titre changé pour mesurer';
const reloadLimitMs = 30_000;
const healthSchema = v.object({ contentLoadedAt: v.string() });

async function contentLoadedAt(contentApiUrl: string): Promise<string> {
  const response = await fetch(`${contentApiUrl}/health`);
  return v.parse(healthSchema, await response.json()).contentLoadedAt;
}

/** Edits the content and waits until the content API, which follows its files, has read it again. */
async function editContent(contentFolder: string, contentApiUrl: string): Promise<void> {
  const before = await contentLoadedAt(contentApiUrl);
  await editNewestTitle(contentFolder, editedTitle);
  const deadline = performance.now() + reloadLimitMs;
  while ((await contentLoadedAt(contentApiUrl)) === before) {
    if (performance.now() > deadline) throw new Error('The content API has not seen the edit within 30 s.');
    await wait(200);
  }
}

async function copyContent(cleanups: Cleanups): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-content-'));
  cleanups.add(() => rm(folder, { recursive: true, force: true }));
  await cp(contentOfProject, folder, { recursive: true });
  return folder;
}

async function copySite(cleanups: Cleanups): Promise<SiteCopy> {
  const site = await SiteCopy.create();
  cleanups.add(() => site.remove());
  return site;
}

type TimedBuild = Pick<BuildMeasure, 'seconds' | 'pagesRendered'>;

/** @throws Error with the end of its output when the build fails */
async function timeBuild(site: SiteCopy, contentApiUrl: string): Promise<TimedBuild> {
  const start = performance.now();
  const { exitCode, output, renderedPages } = await site.build({ CONTENT_API_URL: contentApiUrl });
  if (exitCode !== 0)
    throw new Error(`The build failed:\n${output.trimEnd().split('\n').slice(-20).join('\n')}`);
  return { seconds: (performance.now() - start) / 1000, pagesRendered: renderedPages.length };
}

/** Judges a build after the cold one by its time and by the pages that it rendered. */
export function measureOf(
  build: BuildMeasure['build'],
  timed: TimedBuild,
  cold: TimedBuild,
  pagesToRender: number,
): BuildMeasure {
  const exceeded = exceededBars({
    shareOfColdBuild: timed.seconds / cold.seconds,
    pagesRenderedWithoutNeed: timed.pagesRendered - pagesToRender,
  });
  return { build, ...timed, pagesToRender, exceeded };
}

/**
 * Builds a copy of the project from a copy of the sample content three times: cold, again without a change, and after the
 * title of one news item was edited. Nothing of the project's own build is touched.
 */
export async function measureBuilds(
  cleanups: Cleanups,
  tellBuild: (build: BuildMeasure['build']) => void,
): Promise<BuildMeasure[]> {
  const contentFolder = await copyContent(cleanups);
  const site = await copySite(cleanups);
  const { contentApiUrl } = await startBenchServers(['content-api'], cleanups, contentFolder);

  tellBuild('cold');
  const cold = await timeBuild(site, contentApiUrl);
  tellBuild('nothing changed');
  const unchanged = await timeBuild(site, contentApiUrl);
  await editContent(contentFolder, contentApiUrl);
  tellBuild('one news title edited');
  const edited = await timeBuild(site, contentApiUrl);

  const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('_gatsby/');
  const showing = await site.filesContaining(editedTitle, isPage);
  return [
    { build: 'cold', ...cold, pagesToRender: cold.pagesRendered, exceeded: [] },
    measureOf('nothing changed', unchanged, cold, 0),
    measureOf('one news title edited', edited, cold, showing.length),
  ];
}
