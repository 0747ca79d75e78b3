import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type SimpleGit, simpleGit } from 'simple-git';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { seedOf, uniforms } from '../content-api/testing/seededRandom';
import { makeForetell } from '../desk/server/foretell';
import { printStep, readArguments } from '../platform/runScript';
import { ContentRevisions } from '../publishing/contentRevisions';
import type { PageChanges } from '../publishing/events';
import { makeEditedSite, round, runBench, timePublish } from './site';

const { seed, count } = readArguments(
  'npm run bench:foretell -- [--edits 20] [--seed a]',
  { options: { edits: { type: 'string', default: '20' }, seed: { type: 'string', default: 'a' } } },
  ({ values }) => ({
    seed: values.seed,
    count: v.parse(
      v.pipe(v.string(), v.digits('--edits: expected a whole number'), v.transform(Number)),
      values.edits,
    ),
  }),
);
const uniform = uniforms(seedOf(seed));

/** @throws Error when there is nothing to choose from */
function draw<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(uniform() * values.length)];
  if (value === undefined) throw new Error('There is nothing to draw from.');
  return value;
}

/**
 * Fields that an edit sets in a file that is drawn among those with such a path: WORD differs from all others, so that no edit
 * undoes or repeats another, and can be part of a slug; LOCALE, ENTRY and what stands between bars are drawn.
 */
const fields: Record<string, [files: RegExp, field: string, value: string]> = {
  'news: title': [/^news\/.*\.md$/, 'title', 'Titre WORD'],
  'news: slug': [/^news\/.*\.md$/, 'slug', 'WORD'],
  'news: other category': [/\/news\.yaml$/, 'category', 'supports|stories-of-emerging'],
  'news category: slug': [/^news\/categories\.yaml$/, 'ENTRY.slug.LOCALE', 'WORD'],
  'fund: title': [/\/fund\.yaml$/, 'title.LOCALE', 'Fonds WORD'],
  'fund: slug': [/\/fund\.yaml$/, 'slug.LOCALE', 'WORD'],
  'fund category: title': [/^categories\//, 'ENTRY.title.LOCALE', 'Classe WORD'],
  'share: slug': [/\/shares\/.*\.yaml$/, 'slug', 'WORD'],
  'share: closed': [/\/shares\/.*\.yaml$/, 'active', 'false'],
  'page: title': [/^pages\//, 'title', 'Titre WORD'],
  'team: role': [/^team\/team\.yaml$/, 'ENTRY.role.LOCALE', 'Rôle WORD'],
  'company: baseline': [/^company\/company\.yaml$/, 'baseline.LOCALE', 'Une devise, WORD'],
  // Part of the share image of every page.
  'company: colour': [/^company\/company\.yaml$/, 'brand.colour', '#204060|#402060|#206040'],
};

/** A text with another text in the place of what matches. */
const texts: Record<string, [files: RegExp, from: RegExp, to: string]> = {
  'news: text': [/^news\/.*\.md$/, /\s*$/, ' WORD.\n'],
  'page: text': [/^pages\//, /^ +body: \|\n +/m, '$&WORD '],
  'share: newest NAV': [/\/navs\//, /,(\d+)\.\d+(,[\d.]*)?\n*$/, ',$1.77$2\n'],
  // In the footer of every page, and on the pages that say where the company is.
  'company: address': [/^company\/company\.yaml$/, /^( +- code: ADDRESS\n +content: ).*$/m, '$11, rue WORD'],
};

/** Files that are removed, and pictures of which one takes the place of another. */
const removals: Record<string, RegExp> = {
  'news: removed': /^news\/[^/]+\/news\.yaml$/,
  'news: translation removed': /^news\/.*\.md$/,
  'page: removed': /^pages\/(?:compare|supports|standard-page)\/\w+\.yaml$/,
};
const pictures: Record<string, RegExp> = {
  'news: picture': /^news\/.*\.png$/,
  'team: portrait': /^team\/portraits\//,
};
const added = 'news: added';
const kinds = [fields, texts, removals, pictures].flatMap((edits) => Object.keys(edits)).concat(added);

function setField(text: string, field: string, value: string): string {
  // Front matter is edited as text, as more text follows it.
  if (!field.includes('.'))
    return text.replace(new RegExp(`^${field}: .*$`, 'm'), () => `${field}: ${value}`);
  const document = parseDocument(text);
  const drawn = { ENTRY: draw([0, 1]), LOCALE: draw(['fr', 'en', 'it']) };
  document.setIn(
    field.split('.').map((name) => (name === 'ENTRY' || name === 'LOCALE' ? drawn[name] : name)),
    value,
  );
  return document.toString({ lineWidth: 0 });
}

/** Makes one edit as an editor does. @returns what was edited */
async function edit(git: SimpleGit, content: string, kind: string, word: string): Promise<string> {
  const files = (await git.raw('ls-files', '-z')).split('\0');
  const drawFile = (pattern: RegExp) => draw(files.filter((file) => pattern.test(file)));
  const [inField, inText, removal, picture] = [fields[kind], texts[kind], removals[kind], pictures[kind]];
  const file = drawFile(inField?.[0] ?? inText?.[0] ?? removal ?? picture ?? /\/news\.yaml$/);
  const target = path.join(content, file);
  const change = async (changed: string, to: (text: string) => string) =>
    writeFile(changed, to(await readFile(changed, 'utf8')));
  if (inField) {
    const value = draw(inField[2].split('|')).replace('WORD', word);
    await change(target, (text) => setField(text, inField[1], value));
  } else if (inText) {
    await change(target, (text) => text.replace(inText[1], inText[2].replace('WORD', word)));
  } else if (removal) {
    // The item whole where it says what that is.
    await rm(target.replace(/\/news\.yaml$/, ''), { recursive: true });
  } else if (picture) {
    await cp(path.join(content, drawFile(picture)), target);
  } else {
    const item = path.join(content, 'news', `${draw(['2025-08-20', '2026-05-05', '2026-11-20'])}-${word}`);
    await cp(path.dirname(target), item, { recursive: true });
    for (const name of (await readdir(item)).filter((one) => one.endsWith('.md'))) {
      await change(path.join(item, name), (text) =>
        setField(setField(text, 'slug', word), 'title', `Ajout ${word}`),
      );
    }
  }
  return file;
}

/** Commits an edit. One that changes nothing, or that nothing can be built with, is taken back. @returns what was edited */
async function commitEdit(
  git: SimpleGit,
  content: string,
  revisions: ContentRevisions,
  kind: string,
  word: string,
) {
  const edited = `${kind} (${await edit(git, content, kind, word)})`;
  const { commit } = await git.add('.').commit(kind);
  const [problem] = commit === '' ? [] : ((await revisions.find(await git.revparse('HEAD')))?.problems ?? []);
  if (commit !== '' && !problem) return edited;
  console.log(
    `  ${edited} is left out: ${problem ? `${problem.file}: ${problem.expected}` : 'nothing changes'}`,
  );
  if (problem) await git.reset(['--hard', 'HEAD^']);
  return undefined;
}

const lists = ['rendered', 'created', 'removed', 'redirected'] as const;

/** Pages that one has and the other lacks, a line each. */
function linesOnlyIn(one: PageChanges, other: PageChanges, what: string): string[] {
  return lists.flatMap((list) =>
    one[list]
      .filter((entry: unknown) => !other[list].some((known: unknown) => isDeepStrictEqual(known, entry)))
      .map((entry) => `  ${list}: ${what}: ${JSON.stringify(entry)}`),
  );
}

/** `npm run bench:foretell`: random edits, and whether each was foretold as it was published. The exit code is 1 when not. */
runBench(async (bench) => {
  printStep('The first release');
  const site = await makeEditedSite(bench);
  const git = simpleGit(site.content);
  const revisions = new ContentRevisions({ url: process.env.CONTENT_API_URL ?? '', token: undefined });
  const foretell = makeForetell({ root: site.folder, signal: bench.signal });
  await timePublish(site, bench.signal);
  let [due, right, done, words] = [[] as string[], 0, 0, 0];
  while (done < count) {
    const before = await git.revparse('HEAD');
    const edited: string[] = [];
    // Each kind of edit comes once before one comes again; every third time there are two at once.
    for (let number = done % 3 === 2 ? 2 : 1; number > 0; number -= 1) {
      if (due.length === 0) due = [...kinds];
      const kind = draw(due);
      due.splice(due.indexOf(kind), 1);
      const made = await commitEdit(git, site.content, revisions, kind, `essai-${++words}`);
      if (made !== undefined) edited.push(made);
    }
    if (edited.length === 0) continue;
    const foretold = await foretell(before, await git.revparse('HEAD'));
    const { report, seconds } = await timePublish(site, bench.signal);
    const wrong = [
      ...linesOnlyIn(foretold, report, 'foretold and not done'),
      ...linesOnlyIn(report, foretold, 'done and not foretold'),
    ];
    done += 1;
    right += wrong.length === 0 ? 1 : 0;
    const counts = lists.map((list) => `${report[list].length} ${list}`).join(', ');
    printStep(`${done} of ${count}: ${wrong.length === 0 ? 'right' : 'WRONG'}: ${edited.join(', ')}`);
    console.log([`  ${counts}; live after ${round(seconds)} s`, ...wrong].join('\n'));
  }
  console.log(`\n${right} of ${done} were foretold as they were published (seed "${seed}").`);
  return right === done;
});
