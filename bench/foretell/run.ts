import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { type SimpleGit, simpleGit } from 'simple-git';
import { createRepository } from '../../content-api/revisions/ContentRepository';
import { type Foretell, makeForetell } from '../../desk/server/foretell';
import { messageOf } from '../../platform/errors';
import { printStep, runScript } from '../../platform/runScript';
import { ContentRevisions } from '../../publishing/contentRevisions';
import type { PageChanges } from '../../publishing/events';
import { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { copySite } from '../builds';
import { Cleanups } from '../Cleanups';
import { sampleFolder } from '../scale/measureScale';
import { startBenchServers } from '../startBenchServers';
import { type Column, formatTable } from '../table';
import { timePublish } from '../timedPublish';
import { EditedContent, edits } from './edits';

const usage = 'npm run bench:foretell -- [--edits N] [--seed TEXT]';

interface Step {
  number: number;
  edits: string[];
  foretold: PageChanges;
  report: PageChanges;
  foretellSeconds: number;
  publishSeconds: number;
}

const isRight = ({ foretold, report }: Step) => isDeepStrictEqual(foretold, report);

/** A site in a copy of the project, and the content that it is built from. */
interface Site {
  git: SimpleGit;
  content: EditedContent;
  revisions: ContentRevisions;
  releases: ReleaseStore;
  foretell: Foretell;
  publish: () => ReturnType<typeof timePublish>;
}

async function makeSite(seed: string, cleanups: Cleanups): Promise<Site> {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'bench-foretell-'));
  cleanups.add(() => rm(parent, { recursive: true, force: true }));
  const contentFolder = path.join(parent, 'content');
  await createRepository(contentFolder, sampleFolder);
  const { folder } = await copySite(cleanups);
  const { contentApiUrl } = await startBenchServers(['content-api'], cleanups, { contentFolder });
  const releasesFolder = path.join(folder, 'releases');
  const variables = { CONTENT_API_URL: contentApiUrl, RELEASES_FOLDER: releasesFolder };
  const { PATH, HOME } = process.env;
  return {
    git: simpleGit(contentFolder),
    content: new EditedContent(contentFolder, seed),
    revisions: new ContentRevisions({ url: contentApiUrl, token: undefined }),
    releases: new ReleaseStore(releasesFolder),
    foretell: makeForetell({ root: folder, env: { PATH, HOME, ...variables } }),
    publish: () => timePublish(folder, variables),
  };
}

/** Commits the edits. An edit that nothing can be built with is taken back. @returns what was edited */
async function editContent({ git, content, revisions }: Site, names: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  for (const name of names) {
    try {
      done.push(`${name} (${await edits[name]?.(content)})`);
      await git.add('.').commit(name);
      const problems = (await revisions.latest())?.problems ?? [];
      if (problems.length === 0) continue;
      console.log(`  ${done.pop()} is left out: ${problems[0]?.file}: ${problems[0]?.expected}`);
      await git.reset(['--hard', 'HEAD^']);
    } catch (error) {
      console.log(`  ${name} is left out: ${messageOf(error)}`);
      await git.reset(['--hard']);
      await git.clean('f', ['-d']);
    }
  }
  return done;
}

async function compare(site: Site, number: number, edited: string[]): Promise<Step> {
  const from = (await site.releases.current())?.revision ?? '';
  const to = (await site.git.revparse(['HEAD'])).trim();
  const start = performance.now();
  const foretold = await site.foretell(from, to);
  const foretellSeconds = (performance.now() - start) / 1000;
  const { report, liveSeconds } = await site.publish();
  const { rendered, created, removed, redirected } = report;
  return {
    number,
    edits: edited,
    foretold,
    report: {
      rendered,
      created,
      removed,
      redirected: redirected.sort((a, b) => (a.from < b.from ? -1 : 1)),
    },
    foretellSeconds,
    publishSeconds: liveSeconds,
  };
}

const columns: readonly Column<Step>[] = [
  { heading: '', cell: ({ number }) => String(number), isFigure: true },
  ...(['rendered', 'created', 'removed', 'redirected'] as const).map((list): Column<Step> => {
    const cell = ({ foretold, report }: Step) => `${foretold[list].length}/${report[list].length}`;
    return { heading: list, cell, isFigure: true };
  }),
  { heading: 'foretell s', cell: ({ foretellSeconds }) => foretellSeconds.toFixed(1), isFigure: true },
  { heading: 'publish s', cell: ({ publishSeconds }) => publishSeconds.toFixed(1), isFigure: true },
  { heading: 'right', cell: (step) => (isRight(step) ? 'yes' : 'NO') },
  { heading: 'edits', cell: (step) => step.edits.join(', ') },
];

function explain({ number, foretold, report }: Step): string[] {
  return (['rendered', 'created', 'removed', 'redirected'] as const).flatMap((list) => {
    const [told, done] = [foretold, report].map((changes) =>
      changes[list].map((entry) => JSON.stringify(entry)),
    );
    const onlyIn = (one: string[] = [], other: string[] = []) =>
      one.filter((entry) => !other.includes(entry));
    return [
      ...onlyIn(told, done).map((entry) => `${number}: ${list} was foretold and not done: ${entry}`),
      ...onlyIn(done, told).map((entry) => `${number}: ${list} was done and not foretold: ${entry}`),
    ];
  });
}

async function measure(count: number, seed: string, cleanups: Cleanups): Promise<Step[]> {
  printStep('The first release');
  const site = await makeSite(seed, cleanups);
  await site.publish();
  const steps: Step[] = [];
  let due: string[] = [];
  while (steps.length < count && !cleanups.isInterrupted) {
    // Each kind of edit comes once before one comes again; every third time there are two at once.
    if (due.length < 2) due = [...due, ...site.content.shuffled(Object.keys(edits))];
    const names = due.splice(0, steps.length % 3 === 2 ? 2 : 1);
    const edited = await editContent(site, names);
    if (edited.length === 0) continue;
    const step = await compare(site, steps.length + 1, edited);
    printStep(`${step.number} of ${count}: ${isRight(step) ? 'right' : 'WRONG'}: ${edited.join(', ')}`);
    explain(step).forEach((line) => console.log(`  ${line}`));
    steps.push(step);
  }
  return steps;
}

/** `npm run bench:foretell`: random edits, and whether each was foretold as it was published. Exits with 1 when not. */
async function main(): Promise<void> {
  const options = {
    edits: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'a' },
  } as const;
  const { values } = parseArgs({ options });
  if (!/^[1-9]\d{0,2}$/.test(values.edits)) throw new Error(`--edits: expected 1 to 999. Usage: ${usage}`);
  const cleanups = new Cleanups();
  cleanups.runOnSignal();
  try {
    const steps = await measure(Number(values.edits), values.seed, cleanups);
    const wrong = steps.filter((step) => !isRight(step));
    const title = `Foretold/published, seed "${values.seed}"`;
    console.log(['', title, ...formatTable(columns, steps), ...wrong.flatMap(explain)].join('\n'));
    console.log(`\n${steps.length - wrong.length} of ${steps.length} were foretold as they were published.`);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await cleanups.run();
  }
}

runScript(main);
