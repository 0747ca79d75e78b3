import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createRepository } from '../../content/revisions/ContentRepository';
import { copyProject } from '../../gatsby/testing/copyProject';
import { madeToken } from '../../platform/environment/madeToken';
import { readEnvironment } from '../../platform/environment/readEnvironment';
import { freePort } from '../../platform/freePort';
import { exitCodeOf, ProcessGroup } from '../../platform/processGroup';
import { printStep, runScript, ScriptError } from '../../platform/runScript';
import { openPublishing } from '../../publishing/database';
import type { PublishReport } from '../../publishing/events';
import { Jobs } from '../../publishing/jobs';
import { runWithPrograms, startContentApi, startServer } from '../../scripts/startServers';

export const root = path.join(__dirname, '..', '..');

/** A measurement's folder, and the signal that ends its programs. */
export interface Bench {
  folder: string;
  signal: AbortSignal;
}

/** Runs a measurement. Whatever it starts ends with it, and its folder is removed. The exit code is 1 where it returns false. */
export function runBench(measure: (bench: Bench) => Promise<boolean>): void {
  runScript(async () => {
    const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'bench-')));
    try {
      await runWithPrograms('The measurement', async (signal) => {
        process.exitCode = (await measure({ folder, signal })) ? 0 : 1;
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

type Row = Readonly<Record<string, string | number | null>>;
type Bars<OneRow> = Partial<Record<keyof OneRow & string, readonly [least: number, most: number]>>;

/**
 * Prints a table, and the bars that its rows exceed. A figure that could not be measured exceeds its bar.
 *
 * @param barsOf the bars of a row, by its columns
 * @returns whether all rows keep them
 */
export function printTable<OneRow extends Row>(
  title: string,
  rows: readonly OneRow[],
  barsOf: (row: OneRow) => Bars<OneRow>,
): boolean {
  printStep(title);
  console.table(rows);
  const exceeded = rows.flatMap((row, index) => {
    const bars: Bars<Row> = barsOf(row);
    return Object.entries(bars).flatMap(([column, [least, most] = [0, 0]]) => {
      const value = row[column];
      const isKept = typeof value === 'number' && value >= least && value <= most;
      return isKept ? [] : [`  OVER in row ${index}: ${column} is ${value}, and may be ${least} to ${most}`];
    });
  });
  console.log(exceeded.length === 0 ? '  Every bar is kept.' : exceeded.join('\n'));
  return exceeded.length === 0;
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** The mean of the middle two for an even count; `null` when a value is missing or there is none. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const lower = known[Math.ceil(known.length / 2) - 1];
  const upper = known[Math.floor(known.length / 2)];
  if (known.length < values.length || lower === undefined || upper === undefined) return null;
  return (lower + upper) / 2;
}

/** This program's environment from now on, and that of all that it starts: free ports, and these variables. */
async function setEnvironment(variables: Readonly<Record<string, string>>) {
  Object.assign(process.env, {
    PORT: String(await freePort()),
    CONTENT_API_PORT: String(await freePort()),
    METRICS_PORT: '',
    CONTENT_API_METRICS_PORT: '',
    GATSBY_TELEMETRY_DISABLED: '1',
    CI: 'true',
    ...variables,
  });
  return readEnvironment(process.env);
}

/** Serves the live release, as `npm run serve` does, on a port of its own. @returns its origin */
export async function serveLiveRelease({ signal }: Bench): Promise<string> {
  const environment = await setEnvironment({});
  await startContentApi(environment, signal);
  const origin = `http://localhost:${environment.port}`;
  await startServer({ name: 'site server', program: 'site-server/main.ts', origin, label: 'site' }, signal);
  return origin;
}

export const sampleContent = path.join(root, 'content', 'sample');

/**
 * Copies the articles of a content folder under other names, dates and slugs, without their images. An article has a page in
 * each of three languages, and a twelfth of a page of two lists.
 */
async function addNews(content: string, pages: number): Promise<void> {
  const news = path.join(content, 'news');
  const articles = (await readdir(news, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const day = Date.parse('2026-11-18');
  for (let number = 1; number <= pages / (3 * (1 + 2 / 12)); number += 1) {
    const article = path.join(news, articles[number % articles.length]?.name ?? '');
    const date = new Date(day - number * 86_400_000).toISOString().slice(0, 10);
    const copy = path.join(news, `${date}-generated-${number}`);
    await cp(article, copy, { recursive: true, filter: (file) => !file.endsWith('.png') });
    const texts = (await readdir(copy)).filter((name) => /\.(?:md|yaml)$/.test(name));
    for (const name of texts) {
      const file = path.join(copy, name);
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        text.replace(/^(?:slug: .*)$/m, `$&-${number}`).replace(/^image:\n(?: .*\n)*/m, ''),
      );
    }
  }
}

/** A content repository with the sample, a content API of it, and a copy of the project that publishes from there. */
export interface EditedSite {
  /** Working tree of the repository. */
  content: string;
  /** Folder of the releases; `current` is the live one. */
  releases: string;
  /** The copy of the project. */
  folder: string;
}

/** @param morePages about so many more than the sample has, of generated news */
export async function makeEditedSite({ folder, signal }: Bench, morePages = 0): Promise<EditedSite> {
  const [sample, content] = [path.join(folder, 'sample'), path.join(folder, 'content')];
  const [site, releases] = [path.join(folder, 'site'), path.join(folder, 'releases')];
  await cp(sampleContent, sample, { recursive: true });
  await addNews(sample, morePages);
  await createRepository(content, sample);
  await mkdir(site);
  await copyProject(root, site);
  const environment = await setEnvironment({
    CONTENT_API_URL: '',
    // The copy would make one of its own.
    CONTENT_API_TOKEN: madeToken(root),
    CONTENT_DIR: content,
    RELEASES_FOLDER: releases,
    DATABASE_URL: `file:${path.join(folder, 'contact.db')}`,
  });
  await startContentApi(environment, signal);
  process.env.CONTENT_API_URL = environment.contentApiUrl;
  return { content, releases, folder: site };
}

/** Runs `node` in a folder. @returns seconds. @throws ScriptError with the end of its output when it fails */
export async function timeNode(
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const start = performance.now();
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  const program = new ProcessGroup(process.execPath, args, { cwd: folder, signal, onLine });
  if (exitCodeOf(await program.ended) !== 0) {
    throw new ScriptError(`${args.join(' ')} failed:\n${lines.slice(-20).join('\n')}`);
  }
  return (performance.now() - start) / 1000;
}

/** Publishes the latest commit. @returns the seconds until it was live, and the report */
export async function timePublish(
  { folder, releases }: EditedSite,
  signal: AbortSignal,
): Promise<{ seconds: number; report: PublishReport }> {
  const start = Date.now();
  await timeNode(folder, ['--import', 'tsx', 'publishing/main.ts'], signal);
  const database = await openPublishing(releases);
  const events = (await new Jobs(database).latest())?.events ?? [];
  database.close();
  const live = events.find(({ event }) => event.type === 'finished' && event.step === 'promote');
  const [report] = events.flatMap(({ event }) => (event.type === 'published' ? [event.report] : []));
  if (!live || !report) throw new ScriptError('The publish ended without a report.');
  return { seconds: (Date.parse(live.at) - start) / 1000, report };
}
