import { execFile } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { dayInParis } from '../../../contract/parisTime';
import { RecentValues } from '../../../platform/RecentValues';
import { type PageChanges, pageChangesSchema } from '../../../publishing/events';

/** Predicts the pages that a publish would touch, from one revision to another. */
export type Foretell = (from: string, to: string) => Promise<PageChanges>;

interface ForetellOptions {
  /** Folder of the project. */
  root: string;
  /** Variables of the program; by default those of this process. */
  env?: NodeJS.ProcessEnv;
  /** Arguments of `node`, before the two revisions; replaced in tests. */
  program?: readonly string[];
  timeLimitMs?: number;
  /** Ends a program that still runs. */
  signal?: AbortSignal;
  now?: () => Date;
}

const script = ['--import', 'tsx', path.join('scripts', 'foretell.ts')];

/** Answers that are remembered. */
const maxAnswers = 20;

/** Enough for 20,000 pages that are all rendered and created. */
const maxBuffer = 16 * 1024 * 1024;

function problem(reason: string): HttpError {
  return new HttpError(httpProblems.notForetold(reason));
}

function runScript(
  { root, env, program = script, timeLimitMs = 10 * 60_000, signal }: ForetellOptions,
  [from, to]: readonly [string, string],
): Promise<string> {
  const args = [...program, `--from=${from}`, `--to=${to}`];
  const limits = { timeout: timeLimitMs, killSignal: 'SIGKILL', maxBuffer, signal } as const;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, env, ...limits }, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else if (signal?.aborted) reject(problem('the desk stops.'));
      else if (error.killed) reject(problem(`it takes more than ${timeLimitMs / 1000} s.`));
      // Scripts of the project print their errors like this.
      else reject(problem(stderr.split('✗ ').at(-1)?.trim() || error.message));
    });
  });
}

function parseOutput(stdout: string): PageChanges {
  const json = v.pipe(v.string(), v.parseJson(), pageChangesSchema);
  const parsed = v.safeParse(json, stdout);
  if (parsed.success) return parsed.output;
  throw problem(`npm run foretell printed something else than expected: ${stdout.slice(0, 200)}`);
}

/**
 * Runs `npm run foretell`, as only the build's own code knows how pages come about. One at a time: each keeps a
 * processor busy for some seconds. The same question is answered once a day, as what is dated later than today is not
 * published.
 */
export function makeForetell(options: ForetellOptions): Foretell {
  const { now = () => new Date() } = options;
  const answers = new RecentValues<Promise<PageChanges>>(maxAnswers);
  let last: Promise<unknown> = Promise.resolve();
  return (from, to) =>
    answers.get([dayInParis(now()), from, to].join(' '), () => {
      const answer = last.then(async () => parseOutput(await runScript(options, [from, to])));
      last = answer.catch(() => undefined);
      return answer;
    });
}
