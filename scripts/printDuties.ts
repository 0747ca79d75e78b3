import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dutiesReport } from '../content/duties';
import { contradictions } from '../content/parsing/acceptedDifferences';
import type { Content } from '../content/parsing/content';
import { publishedContent } from '../content/parsing/publishedContent';
import { readContent } from '../content/parsing/readContent';
import { ContentRepository } from '../content/revisions/ContentRepository';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { dayInParis, instantInParis } from '../contract/parisTime';
import { projectRoot } from '../platform/projectRoot';
import { readArguments, runScript } from '../platform/runScript';

const usage = `npm run duties -- [--on YYYY-MM-DD]

  Prints what the content misses on that day if nobody changes it, by default today: each duty with its article, the fund or share, and what to enter.`;

/** The content as it is on the day if nobody changes it: that of CONTENT_DIR, or the sample where there is none yet. */
async function contentOn(day: string, now: Date): Promise<Content> {
  const { contentFolder, contentFolderIsMade, contentBranch: branch } = readEnvironment(process.env);
  const folder = path.resolve(projectRoot, contentFolder);
  if (contentFolderIsMade && !existsSync(folder)) {
    const sample = await readContent(path.join(projectRoot, 'content', 'sample'));
    return publishedContent(sample, { moment: now.toISOString(), day });
  }
  const files = await mkdtemp(path.join(tmpdir(), 'duties-'));
  try {
    const repository = new ContentRepository(folder, files, { now: () => now, branch, keepsFolders: false });
    const { id } = await repository.commit();
    return (await repository.openNow(id)).content;
  } finally {
    await rm(files, { recursive: true });
  }
}

/** `npm run duties -- --on 2027-10-12`: a clock set forward names what will be missing. */
async function main(): Promise<void> {
  const options = { on: { type: 'string', default: dayInParis(new Date()) } } as const;
  const { day, now } = readArguments(usage, { options }, ({ values: { on } }) => {
    const instant = /^\d{4}-\d\d-\d\d$/.test(on) ? instantInParis(on) : undefined;
    if (!instant) throw new Error(`--on: expected a day of the calendar as YYYY-MM-DD, got "${on}"`);
    return { day: on, now: instant };
  });
  loadDotEnv();
  const content = await contentOn(day, now);
  console.log(`On ${day}\n\n${dutiesReport(content, day)}`);
  const problems = contradictions(content, day).map(
    ({ file, line, expected }) => `${file}:${line}: ${expected}`,
  );
  if (problems.length > 0)
    console.log(`\nNothing could be published, as the content has problems:\n${problems.join('\n')}`);
}

runScript(main);
