import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from '@playwright/test';
import { readSitemap } from '../e2e/site/crawl';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { findChromium } from '../scripts/findChromium';
import { printStep, runScript } from '../platform/runScript';
import type { Release } from '../publishing/releases/releaseFiles';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';
import type { BarName } from './bars';
import { buildColumns, type BuildMeasures, comparisonColumns, measureBuilds } from './builds';
import { Cleanups } from './Cleanups';
import { measureLighthouse } from './lighthouse';
import { lighthouseColumns, type PageScores } from './lighthouseScores';
import { openChromium } from './openChromium';
import { type BenchOptions, parseBenchOptions } from './parseBenchOptions';
import { choosePages, type MeasuredPage, readSitePages } from './sitePages';
import { startBenchServers } from './startBenchServers';
import { latencyColumns, requestsPerSecond } from './requestLatency';
import { type Column, formatTable } from './table';
import { measureWeights, type PageWeight, weightColumns } from './weights';

const root = path.join(__dirname, '..');

/** What `npm run serve` serves. */
interface LiveSite {
  releasesFolder: string;
  release: Release;
  /** Of the release's files. */
  folder: string;
}

/** @throws Error that says what to do when there is no release */
async function findLiveSite(): Promise<LiveSite> {
  const store = new ReleaseStore(path.resolve(root, readEnvironment(process.env).releasesFolder));
  const release = await store.current();
  if (!release) throw new Error(`There is no release in ${store.folder}: run \`npm run release\` first.`);
  return { releasesFolder: store.folder, release, folder: store.folderOf(release.id) };
}

function printTable<Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  console.log(['', title, ...formatTable(columns, rows)].join('\n'));
}

async function findPages(siteUrl: string, folder: string): Promise<MeasuredPage[]> {
  const context = await request.newContext({ baseURL: siteUrl });
  try {
    const entries = await readSitemap(context);
    const addresses = entries.map(({ url }) => url);
    return choosePages(await readSitePages(addresses, folder));
  } finally {
    await context.dispose();
  }
}

async function weighPages(
  siteUrl: string,
  pages: readonly MeasuredPage[],
  folder: string,
  chromiumPath: string,
  { visitors }: BenchOptions,
): Promise<PageWeight[]> {
  printStep(`Loading ${pages.length} pages`);
  const browser = await openChromium(chromiumPath);
  try {
    const weights = await measureWeights(browser, siteUrl, pages, folder, visitors);
    printTable(
      'First load, in KB of 1000 bytes: script that runs at gzip 9 (bars 12 and 90), all of it (bar 190), HTML raw and brotli',
      weightColumns,
      weights,
    );
    return weights;
  } finally {
    await browser.close();
  }
}

async function scorePages(
  siteUrl: string,
  pages: readonly MeasuredPage[],
  options: BenchOptions,
  chromiumPath: string,
): Promise<PageScores[]> {
  const typicalPages = pages.filter(({ isTypical }) => isTypical);
  const scores = await measureLighthouse(siteUrl, typicalPages, options, chromiumPath, (round) => {
    printStep(`Lighthouse: round ${round} of ${options.runs}`);
  });
  printTable(
    `Lighthouse on a phone, in turns with the page without scripts: medians of ${options.runs} (bars: at most 1 lost; known visitor 200 ms of script, 30 added; first visit 500 and 100)`,
    lighthouseColumns,
    scores,
  );
  return scores;
}

interface SiteMeasures {
  release?: Release;
  weights?: PageWeight[];
  lighthouse?: PageScores[];
}

async function measureSite(options: BenchOptions, cleanups: Cleanups): Promise<SiteMeasures> {
  const { parts, templates } = options;
  if (!parts.has('weights') && !parts.has('lighthouse')) return {};
  const { release, releasesFolder, folder } = await findLiveSite();
  const chromiumPath = await findChromium();
  const servers = ['content-api', 'site-server'] as const;
  const { siteUrl } = await startBenchServers(servers, cleanups, { releasesFolder });
  const pages = (await findPages(siteUrl, folder)).filter(({ template }) => templates.includes(template));
  return {
    release,
    ...(parts.has('weights') && { weights: await weighPages(siteUrl, pages, folder, chromiumPath, options) }),
    ...(parts.has('lighthouse') && { lighthouse: await scorePages(siteUrl, pages, options, chromiumPath) }),
  };
}

async function measureProjectBuilds(
  { parts }: BenchOptions,
  cleanups: Cleanups,
): Promise<Partial<BuildMeasures>> {
  if (!parts.has('builds')) return {};
  const { builds, comparisons, latencies } = await measureBuilds(cleanups, (what) => {
    printStep(`Builds: ${what}`);
  });
  printTable('Builds (bars: ¼ of the cold build, no page without need)', buildColumns, builds);
  printTable(
    'Builds beside those of a bare Gatsby site (bars: 2.5 and 2 times)',
    comparisonColumns,
    comparisons,
  );
  printTable(`Pages, ${requestsPerSecond} requests a second`, latencyColumns, latencies);
  return { builds, comparisons, latencies };
}

type Results = SiteMeasures & Partial<BuildMeasures> & { measuredAt: string };

async function measure(options: BenchOptions): Promise<Results> {
  const measuredAt = new Date().toISOString();
  const cleanups = new Cleanups();
  cleanups.runOnSignal();
  try {
    const site = await measureSite(options, cleanups);
    // The servers rest before builds are timed.
    await cleanups.run();
    return { measuredAt, ...site, ...(await measureProjectBuilds(options, cleanups)) };
  } finally {
    await cleanups.run();
  }
}

function countExceeded({ weights = [], lighthouse = [], builds = [], comparisons = [] }: Results): number {
  const lines: { exceeded: readonly BarName[] }[] = [...weights, ...lighthouse, ...builds, ...comparisons];
  return lines.filter(({ exceeded }) => exceeded.length > 0).length;
}

/** `npm run bench`: measures the live release and the builds of a copy. Exits with 1 when a bar is exceeded. */
async function main(): Promise<void> {
  loadDotEnv();
  const options = parseBenchOptions(process.argv.slice(2));
  const results = await measure(options);
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`);
  const over = countExceeded(results);
  console.log(over === 0 ? '\nEvery bar is kept.' : `\n${over} lines are over a bar.`);
  process.exitCode = over === 0 ? 0 : 1;
}

runScript(main);
