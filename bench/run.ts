import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from '@playwright/test';
import { readSitemap } from '../e2e/site/readSitemap';
import { loadDotEnv } from '../environment/loadDotEnv';
import { findChromium } from '../scripts/findChromium';
import { printStep, runScript } from '../scripts/steps';
import { assertSiteIsBuilt } from '../site-server/assertSiteIsBuilt';
import { readRelease } from '../site-server/readRelease';
import type { BarName } from './bars';
import { buildColumns } from './buildColumns';
import { measureBuilds } from './builds';
import { Cleanups } from './Cleanups';
import { measureLighthouse } from './lighthouse';
import { lighthouseColumns } from './lighthouseColumns';
import { openChromium } from './openChromium';
import { type BenchOptions, parseBenchOptions } from './parseBenchOptions';
import { choosePages, type MeasuredPage, readSitePages } from './sitePages';
import { startBenchServers } from './startBenchServers';
import { type Column, formatTable } from './table';
import { weightColumns } from './weightColumns';
import { measureWeights, type PageWeight } from './weights';

const publicFolder = path.join(__dirname, '..', 'public');

function printTable<Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  console.log(['', title, ...formatTable(columns, rows)].join('\n'));
}

async function findPages(siteUrl: string): Promise<MeasuredPage[]> {
  const context = await request.newContext({ baseURL: siteUrl });
  try {
    const entries = await readSitemap(context);
    return choosePages(
      await readSitePages(
        entries.map(({ url }) => url),
        publicFolder,
      ),
    );
  } finally {
    await context.dispose();
  }
}

async function weighPages(
  siteUrl: string,
  pages: readonly MeasuredPage[],
  chromiumPath: string,
): Promise<PageWeight[]> {
  printStep(`Loading ${pages.length} pages`);
  const browser = await openChromium(chromiumPath);
  try {
    return await measureWeights(browser, siteUrl, pages, publicFolder);
  } finally {
    await browser.close();
  }
}

async function measureSite({ lighthouse, runs }: BenchOptions, cleanups: Cleanups) {
  assertSiteIsBuilt(publicFolder);
  const chromiumPath = await findChromium();
  const { siteUrl } = await startBenchServers(['content-api', 'site-server'], cleanups);
  const pages = await findPages(siteUrl);
  const weights = await weighPages(siteUrl, pages, chromiumPath);
  const weightTitle =
    'First load, in KB of 1000 bytes: script at gzip 9 (bar 160), HTML raw and brotli (bar 14)';
  printTable(weightTitle, weightColumns, weights);
  if (!lighthouse) return { weights };

  const typicalPages = pages.filter(({ isTypical }) => isTypical);
  const scores = await measureLighthouse(siteUrl, typicalPages, runs, chromiumPath, (round) => {
    printStep(`Lighthouse: round ${round} of ${runs}`);
  });
  printTable(
    `Lighthouse on a phone: medians of ${runs} (bars 95, 100, 100, 100, 0.02)`,
    lighthouseColumns,
    scores,
  );
  return { weights, lighthouse: scores };
}

async function measureProjectBuilds({ builds }: BenchOptions, cleanups: Cleanups) {
  if (!builds) return {};
  const measures = await measureBuilds(cleanups, (build) => {
    printStep(`Build: ${build}`);
  });
  printTable('Builds (bars: ¼ of the cold build, no page without need)', buildColumns, measures);
  return { builds: measures };
}

async function measure(options: BenchOptions, cleanups: Cleanups) {
  const measuredAt = new Date().toISOString();
  const site = await measureSite(options, cleanups);
  const release = await readRelease(publicFolder);
  // The servers rest before builds are timed.
  await cleanups.run();
  return { measuredAt, release, ...site, ...(await measureProjectBuilds(options, cleanups)) };
}

type Results = Awaited<ReturnType<typeof measure>>;

function countExceeded({ weights, lighthouse = [], builds = [] }: Results): number {
  const lines: { exceeded: readonly BarName[] }[] = [...weights, ...lighthouse, ...builds];
  return lines.filter(({ exceeded }) => exceeded.length > 0).length;
}

/** `npm run bench`: weighs the pages of the build in `public/`. The exit code is 1 when a bar is exceeded. */
async function main(): Promise<void> {
  loadDotEnv();
  const options = parseBenchOptions(process.argv.slice(2));
  const cleanups = new Cleanups();
  cleanups.runOnSignal();
  const results = await measure(options, cleanups).finally(() => cleanups.run());
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`);
  const over = countExceeded(results);
  console.log(over === 0 ? '\nEvery bar is kept.' : `\n${over} lines are over a bar.`);
  process.exitCode = over === 0 ? 0 : 1;
}

runScript(main);
