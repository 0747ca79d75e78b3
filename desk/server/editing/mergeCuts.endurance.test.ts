import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { PublishHistory } from '../../../publishing/history';
import { draftSchema, mergedSchema, problemSchema } from '../../api';
import { recorderOf } from '../publishing/deskPublishing';
import { useDatabase } from '../testing/useDatabase';
import { company, title, useDrafts } from '../testing/useDrafts';

const { git, person, history, start } = useDrafts();
const databases = useDatabase();

/** Each step is cut in a full run, and every third one otherwise. */
const stride = process.env.ENDURANCE === 'full' ? 1 : 8;

const realGit = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
const realPath = process.env.PATH ?? '';
afterEach(() => {
  process.env.PATH = realPath;
});

/** Counts its calls in a folder, and is killed in the one that a file names: before it has done anything, or after all. */
const cutGit = (folder: string) => `#!/bin/sh
folder=${folder}
if [ -f "$folder/cut" ]; then
  read -r step way < "$folder/cut"
  n=1
  while ! mkdir "$folder/calls/$n" 2>/dev/null; do n=$((n + 1)); done
  if [ "$n" = "$step" ]; then
    [ "$way" = before ] && kill -9 $$
    ${realGit} "$@"
    kill -9 $$
  fi
fi
exec ${realGit} "$@"
`;

type Way = 'before' | 'after';

/** The number of Git's calls that were made meanwhile. */
async function whileCut(step: number, way: Way, work: () => Promise<void>): Promise<number> {
  const folder = path.join(databases.folder, 'git');
  await rm(path.join(folder, 'calls'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'calls'), { recursive: true });
  await writeFile(path.join(folder, 'git'), cutGit(folder), { mode: 0o755 });
  await writeFile(path.join(folder, 'cut'), `${step} ${way}\n`);
  process.env.PATH = `${folder}:${realPath}`;
  await work();
  process.env.PATH = realPath;
  return (await readdir(path.join(folder, 'calls'))).length;
}

test(
  'the history tells what came of a merge, at whichever of its steps Git is killed',
  async () => {
    const database = await databases.openPublishing();
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await start({
      isReviewRequired: false,
      history: {
        record: async () => undefined,
        recordRun: ({ kind, who: by, note, address }, work) =>
          recorderOf({ database, log }, { by, note, address }).run(kind, work, () => ({})),
      },
    });
    const paul = await person('paul', 'publisher');
    const told = async () => (await new PublishHistory(database).page()).entries[0];
    const seen = new Map<string, number>();

    async function mergeCut(step: number, way: Way): Promise<number> {
      const { name } = v.parse(draftSchema, (await paul.ask('POST', '', { title: 'Letter' })).json());
      const base = await git('rev-parse', `main:${company}`);
      const files = [{ path: company, base, edits: [title(`Step ${step} ${way}`)] }];
      await paul.ask('POST', `/${name}/save`, { files });
      const [live, commit] = (await git('rev-parse', 'main', `draft/${name}`)).split('\n');
      const lastTold = (await told())?.id;
      let result = '';
      const calls = await whileCut(step, way, async () => {
        const answer = await paul.ask('POST', `/${name}/merge`, { commit });
        const is = answer.statusCode === 200 ? v.parse(mergedSchema, answer.json()) : undefined;
        result = is ? 'merged' : v.parse(problemSchema, answer.json()).code;
      });
      const isMerged = (await git('rev-parse', 'main')) !== live;
      const entry = await told();
      const said = entry?.id === lastTold ? 'nothing' : entry?.result;
      const what = { step, way, result, said, isMerged };
      if (result === 'merged') expect(what).toMatchObject({ said: 'succeeded', isMerged: true });
      else if (result === 'in-doubt') expect(what).toMatchObject({ said: 'interrupted' });
      else
        expect({ ...what, said: said === 'nothing' ? 'failed' : said }).toMatchObject({
          said: 'failed',
          isMerged: false,
        });
      seen.set(`${result}, history: ${said}`, (seen.get(`${result}, history: ${said}`) ?? 0) + 1);
      // Whatever came of it, it can be done again, and then it is. Within the same second it would be the same commit, of which it is known
      // for ten seconds that it could not be read.
      const left = await git('for-each-ref', '--format=%(objectname)', `refs/heads/draft/${name}`);
      if (left !== '') await paul.ask('POST', `/${name}/merge`, { commit: left, note: 'Again' });
      expect({
        ...what,
        title: (await git('cat-file', 'blob', `main:${company}`)).includes(`Step ${step} ${way}`),
      }).toEqual({ ...what, title: true });
      expect(await git('for-each-ref', 'refs/heads/draft/')).toBe('');
      return calls;
    }

    for (const way of ['before', 'after'] as const) {
      // A merge that has no such step is not cut.
      for (let step = 1; (await mergeCut(step, way)) >= step; step += stride);
    }
    await history().git.raw(['fsck', '--strict']);
    if (stride === 1)
      process.stdout.write(`${[...seen].map(([what, times]) => `${times} × ${what}`).join('\n')}\n`);
    expect(seen.size).toBeGreaterThan(1);
  },
  10 * 60_000,
);
