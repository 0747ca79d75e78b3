import os from 'node:os';
import { readSiteStates } from '../gatsby/siteStates';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { readArguments, runScript, ScriptError } from '../platform/runScript';
import { ContentRevisions } from '../publishing/contentRevisions';
import { foretellPages } from '../publishing/pageChanges';

const usage = 'npm run foretell -- --from REVISION --to REVISION';

function readRevisions(): [from: string, to: string] {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  return readArguments(usage, { options }, ({ values: { from, to } }) => {
    if (from && to) return [from, to];
    throw new Error('Name two revisions');
  });
}

/** @throws Error when the content API does not know the revision, or nothing can be built from it */
async function assertBuildable(revisions: ContentRevisions, id: string): Promise<void> {
  const revision = await revisions.find(id);
  if (!revision) throw new ScriptError(`The content API knows no revision ${id}.`);
  const [problem] = revision.problems;
  if (!problem) return;
  throw new ScriptError(
    `Nothing can be built from revision ${id}: ${problem.file}:${problem.line}: ${problem.expected}`,
  );
}

/** `npm run foretell`: prints as JSON which pages a publish would touch. Progress and problems go to stderr. */
async function main(): Promise<void> {
  const [from, to] = readRevisions();
  loadDotEnv();
  // Visitors are answered first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const { contentApiUrl: url, contentApiToken: token, siteUrl, systemHosts } = readEnvironment(process.env);
  const start = performance.now();
  const revisions = new ContentRevisions({ url, token });
  await Promise.all([from, to].map((id) => assertBuildable(revisions, id)));
  const [before, after] = await readSiteStates({ url, token }, [from, to], { siteUrl, systemHosts });
  console.error(`${after.data.size} pages compared in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  console.log(JSON.stringify(foretellPages(before, after)));
}

runScript(main);
