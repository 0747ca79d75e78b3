import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { SiteCopy } from '../gatsby/testing/siteCopy';
import { timeBareSite } from './bareSite';
import { type BarName, exceededBars, markOf } from './bars';
import type { Cleanups } from './Cleanups';
import { renderedPages } from './gatsbyOutput';
import { stopProcessGroups } from '../platform/processGroup';
import { measureLatency, type RequestLatency } from './requestLatency';
import { runInFolder } from './runInFolder';
import { startBenchServers } from './startBenchServers';
import type { Column } from './table';
import { timePublish } from './timedPublish';

type BuildName =
  | 'cold build'
  | 'build, nothing changed'
  | 'first release'
  | 'one news title edited, until it is live';

interface BuildMeasure {
  build: BuildName;
  /** Of `npm run build`, compression included; of the publish from the edit on. */
  seconds: number;
  pagesRendered: number;
  /** How many pages had to be. */
  pagesToRender: number;
  exceeded: BarName[];
}

/** Beside a site of as many pages that is nothing but Gatsby, on the same machine. */
interface BareComparison {
  build: 'cold build' | 'one title edited';
  seconds: number;
  bareSeconds: number;
  exceeded: BarName[];
}

export interface BuildMeasures {
  builds: BuildMeasure[];
  comparisons: BareComparison[];
  latencies: RequestLatency[];
}

const contentOfProject = path.join(__dirname, '..', 'content-api', 'content');
const editedTitle = 'Un titre changé pour mesurer';
const reloadLimitMs = 30_000;
const healthSchema = v.object({ contentLoadedAt: v.string() });

async function contentLoadedAt(contentApiUrl: string): Promise<string> {
  const response = await fetch(`${contentApiUrl}/health`);
  return v.parse(healthSchema, await response.json()).contentLoadedAt;
}

/** From the start of the file to the value of `title` in its front matter. */
const titleLine = /^(---\n(?:(?!---\n).*\n)*?title: ).*/;

/** @throws Error when the front matter has no title */
export function withTitle(markdown: string, title: string): string {
  if (!titleLine.test(markdown)) throw new Error('The news item has no title.');
  return markdown.replace(titleLine, (_, start: string) => start + JSON.stringify(title));
}

/** Gives the newest news item that is published in French another title; the home, too, shows it. */
export async function editNewestTitle(contentFolder: string, title: string): Promise<void> {
  const newsFolder = path.join(contentFolder, 'news');
  const files = await readdir(newsFolder, { recursive: true });
  const newest = files
    .filter((file) => path.basename(file) === 'fr.md')
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error(`${newsFolder} has no news in French.`);
  const file = path.join(newsFolder, newest);
  await writeFile(file, withTitle(await readFile(file, 'utf8'), title));
}

/** Edits the content and waits until the content API, which follows its files, has read it again. */
async function editContent(contentFolder: string, contentApiUrl: string, title: string): Promise<void> {
  const before = await contentLoadedAt(contentApiUrl);
  await editNewestTitle(contentFolder, title);
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

/** A copy of the project; `folder` is its path without links. */
export async function copySite(cleanups: Cleanups): Promise<{ site: SiteCopy; folder: string }> {
  const site = await SiteCopy.create();
  cleanups.add(() => stopProcessGroups().then(() => site.remove()));
  return { site, folder: await realpath(site.folder) };
}

type TimedBuild = Pick<BuildMeasure, 'seconds' | 'pagesRendered'>;

/** @throws Error with the end of its output when the build fails */
async function timeBuild(folder: string, variables: Readonly<Record<string, string>>): Promise<TimedBuild> {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--log-pages'];
  const { seconds, output, problem } = await runInFolder({ folder, args, variables });
  if (problem !== undefined) throw new Error(`The build: ${problem}`);
  return { seconds, pagesRendered: renderedPages(output).length };
}

/** Judges a build after the cold one by the pages that it rendered and, but for the first release, by its time. */
export function measureOf(
  build: BuildName,
  timed: TimedBuild,
  cold: TimedBuild,
  pagesToRender: number,
): BuildMeasure {
  const exceeded = exceededBars({
    ...(build !== 'first release' && { shareOfColdBuild: timed.seconds / cold.seconds }),
    pagesRenderedWithoutNeed: timed.pagesRendered - pagesToRender,
  });
  return { build, ...timed, pagesToRender, exceeded };
}

export function compareWithBare(
  build: BareComparison['build'],
  seconds: number,
  bareSeconds: number,
): BareComparison {
  const bar = build === 'cold build' ? 'timesBareColdBuild' : 'timesBareEdit';
  return { build, seconds, bareSeconds, exceeded: exceededBars({ [bar]: seconds / bareSeconds }) };
}

interface EditedSite {
  contentFolder: string;
  contentApiUrl: string;
  variables: Parameters<typeof timePublish>[1];
}

/** From the moment at which the edit is saved until visitors see it. */
async function timeEdit(
  folder: string,
  title: string,
  { contentFolder, contentApiUrl, variables }: EditedSite,
): Promise<TimedBuild> {
  const start = performance.now();
  await editContent(contentFolder, contentApiUrl, title);
  const reloadSeconds = (performance.now() - start) / 1000;
  const { liveSeconds, report } = await timePublish(folder, variables);
  return { seconds: reloadSeconds + liveSeconds, pagesRendered: report.rendered.length };
}

/** Pages of the release that visitors get which show the edited title. */
async function countShowing(site: SiteCopy, releaseFolder: string): Promise<number> {
  const pages = await site.files((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'));
  const texts = await Promise.all(pages.map((page) => readFile(path.join(releaseFolder, page), 'utf8')));
  return texts.filter((html) => html.includes(editedTitle)).length;
}

const quietMs = 15_000;

/** How long visitors wait for a page while nothing else happens, and during a publish. */
async function measureLatencies(
  folder: string,
  releasesFolder: string,
  edited: EditedSite,
  cleanups: Cleanups,
): Promise<RequestLatency[]> {
  const { siteUrl } = await startBenchServers(['site-server'], cleanups, { releasesFolder });
  const release = path.join(releasesFolder, 'current');
  // What the server reads and compiles for its first requests is not measured.
  await measureLatency(siteUrl, release, 'nothing else', wait(3_000));
  return [
    await measureLatency(siteUrl, release, 'nothing else', wait(quietMs)),
    await measureLatency(siteUrl, release, 'a publish', timeEdit(folder, `${editedTitle} encore`, edited)),
  ];
}

/**
 * Builds a copy of the project from a copy of the sample content: cold, again without a change, as a first release, and
 * as another after the title of one news item was edited; then a bare site of as many pages; and asks for pages during
 * one more publish. Nothing of the project's own build is touched.
 */
export async function measureBuilds(
  cleanups: Cleanups,
  onStep: (what: string) => void,
): Promise<BuildMeasures> {
  const contentFolder = await copyContent(cleanups);
  const { site: copy, folder } = await copySite(cleanups);
  const { contentApiUrl } = await startBenchServers(['content-api'], cleanups, { contentFolder });
  const releases = path.join(folder, 'releases');
  const variables = { CONTENT_API_URL: contentApiUrl, RELEASES_FOLDER: releases };

  onStep('cold build');
  const cold = await timeBuild(folder, variables);
  onStep('build, nothing changed');
  const unchanged = await timeBuild(folder, variables);
  onStep('first release');
  const first = await timePublish(folder, variables);
  onStep('one news title edited');
  const site = { contentFolder, contentApiUrl, variables };
  const edited = await timeEdit(folder, editedTitle, site);
  const showing = await countShowing(copy, path.join(releases, 'current'));
  onStep(`bare Gatsby site of ${cold.pagesRendered} pages`);
  const bare = await timeBareSite(cold.pagesRendered, cleanups);
  onStep('requests during a publish');
  const latencies = await measureLatencies(folder, releases, site, cleanups);

  const firstTimed = { seconds: first.liveSeconds, pagesRendered: first.report.rendered.length };
  return {
    builds: [
      { build: 'cold build', ...cold, pagesToRender: cold.pagesRendered, exceeded: [] },
      measureOf('build, nothing changed', unchanged, cold, 0),
      measureOf('first release', firstTimed, cold, 0),
      measureOf('one news title edited, until it is live', edited, cold, showing),
    ],
    comparisons: [
      compareWithBare('cold build', cold.seconds, bare.coldSeconds),
      compareWithBare('one title edited', edited.seconds, bare.editSeconds),
    ],
    latencies,
  };
}

export const buildColumns: readonly Column<BuildMeasure>[] = [
  { heading: 'Build', cell: ({ build }) => build },
  { heading: 'seconds', cell: ({ seconds }) => seconds.toFixed(1), isFigure: true },
  { heading: 'pages rendered', cell: ({ pagesRendered }) => String(pagesRendered), isFigure: true },
  { heading: 'needed', cell: ({ pagesToRender }) => String(pagesToRender), isFigure: true },
  { heading: 'mark', cell: ({ exceeded }) => markOf(exceeded) },
];

export const comparisonColumns: readonly Column<BareComparison>[] = [
  { heading: 'Beside a bare Gatsby site', cell: ({ build }) => build },
  { heading: 'seconds', cell: ({ seconds }) => seconds.toFixed(1), isFigure: true },
  { heading: 'bare site', cell: ({ bareSeconds }) => bareSeconds.toFixed(1), isFigure: true },
  {
    heading: 'times',
    cell: ({ seconds, bareSeconds }) => (seconds / bareSeconds).toFixed(1),
    isFigure: true,
  },
  { heading: 'mark', cell: ({ exceeded }) => markOf(exceeded) },
];
