import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { exitCodeOf, ProcessGroup, type ProcessOptions, stopProcessGroups } from '../platform/processGroup';
import { runConcurrently } from '../platform/runConcurrently';
import { messageOf } from '../platform/errors';
import { runScript } from '../platform/runScript';
import { waitForHealth } from '../platform/http/serverStart';
import { createRepository } from '../content/revisions/ContentRepository';
import { clearTemporaryFolder, temporaryFolderOf, temporaryParent } from './temporaryFolder';
import { contentApiCommand, contentApiUrlOn, siteEnvironment, testContent, testPorts } from './testSite';
import { selectSteps, Skip, type Step } from './testSteps';

const root = path.join(__dirname, '..');
const stepLimitMs = 30 * 60_000;
/** Says so often in which file of tests a step is. */
const tellMs = 2 * 60_000;

export interface StepResult {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
}

const running = new Set<ProcessGroup>();
let isStopping = false;

function start([program, ...args]: readonly [string, ...string[]], options: ProcessOptions): ProcessGroup {
  if (isStopping) throw new Error('The run is being stopped.');
  const bin = path.join(root, 'node_modules', '.bin');
  const env = { ...process.env, ...options.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const group = new ProcessGroup(program, args, { ...options, env });
  running.add(group);
  void group.ended.catch(() => undefined).then(() => running.delete(group));
  return group;
}

/** Serves a repository with the current sample content. @throws Error with the server's output if it does not start */
async function startContentApi(): Promise<ProcessGroup> {
  rmSync(testContent, { recursive: true, force: true });
  await createRepository(testContent, path.join(root, 'content', 'sample'));
  const lines: string[] = [];
  const env = siteEnvironment(testPorts);
  const server = start(contentApiCommand, { env, cwd: root, onLine: (line) => lines.push(line) });
  if (await waitForHealth(`${contentApiUrlOn(testPorts)}/health`, server.ended)) return server;
  throw new Error(`The content API did not start.\n${lines.join('\n')}`);
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const reports = {
  // https://jestjs.io/docs/cli#--json. A suite that does not run has no tests that fail: it counts as one.
  jest: v.pipe(
    v.object({ numPassedTests: count, numFailedTests: count, numRuntimeErrorTestSuites: count }),
    v.transform((jestReport) => ({
      passed: jestReport.numPassedTests,
      failed: jestReport.numFailedTests + jestReport.numRuntimeErrorTestSuites,
    })),
  ),
  // https://playwright.dev/docs/test-reporters#json-reporter. `errors` are those outside any test.
  playwright: v.pipe(
    v.object({
      stats: v.object({ expected: count, unexpected: count, flaky: count }),
      errors: v.array(v.unknown()),
    }),
    v.transform(({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    })),
  ),
};

/** @param tell prints at once, and `print` with the other lines of the step when it ends */
async function run(
  { name, command, env, folder, report, isAlone, usesContentApi }: Step,
  print: Print,
  tell: Print,
) {
  const file = path.join(root, 'test-results', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  // A report of an earlier run must not be counted.
  if (report) rmSync(file, { force: true });
  const signal = AbortSignal.timeout(stepLimitMs);
  let place = name;
  const onLine = (line: string) => {
    const [, file] = /^RUNS (.+)$/.exec(line) ?? [];
    if (file === undefined) print(line);
    else place = `${name} (${file})`;
  };
  const options = {
    env: await env?.(),
    cwd: (await folder?.()) ?? root,
    onLine: isAlone ? undefined : onLine,
    signal,
  };
  const server = usesContentApi ? await startContentApi() : undefined;
  const { ended } = start(command, options);
  const telling = setInterval(() => tell(`… ${place}`), tellMs);
  await Promise.allSettled([ended]);
  clearInterval(telling);
  await server?.stop();
  const exitCode = exitCodeOf(await ended);
  if (signal.aborted) print(`${place} is stopped after ${stepLimitMs / 60_000} minutes.`);
  const { passed, failed } = report
    ? v.parse(reports[report], JSON.parse(readFileSync(file, 'utf8')))
    : { passed: exitCode === 0 ? 1 : 0, failed: 0 };
  // A runner may fail without a failed test: nothing was found to run, or it could not start.
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

type Print = (line: string) => void;

const resultLine = ({ name, seconds, passed, failed }: StepResult): string =>
  `${name}: ${failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'skipped'} in ${seconds.toFixed(1)} s (${passed} passed, ${failed} failed)`;

/** Two steps at a time, then those that run alone. A step's output is printed when it ends. */
export async function runSteps(selected: readonly Step[], print: Print): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const started = new Map<string, Promise<StepResult>>();
  const runOne = async (step: Step) => {
    const needed = await started.get(step.needs ?? '');
    await started.get(step.after ?? '');
    const start = performance.now();
    const lines: string[] = [`\n=== ${step.name} ===`];
    if (step.isAlone) print(lines.pop() ?? '');
    const counts = await (
      needed && needed.failed > 0
        ? Promise.reject(new Error(`Skipped: ${step.needs} failed.`))
        : run(step, (line) => lines.push(line), print)
    ).catch((error: unknown) => {
      lines.push(messageOf(error));
      return { passed: 0, failed: error instanceof Skip ? 0 : 1 };
    });
    const result = { name: step.name, seconds: (performance.now() - start) / 1000, ...counts };
    results.push(result);
    [...lines, resultLine(result)].forEach(print);
    return result;
  };
  const startOne = async (step: Step) => {
    const result = runOne(step);
    started.set(step.name, result);
    await result;
  };
  await runConcurrently(
    selected.filter(({ isAlone }) => !isAlone),
    2,
    startOne,
  );
  await runConcurrently(
    selected.filter(({ isAlone }) => isAlone),
    1,
    startOne,
  );
  return results;
}

/** An interrupted run leaves nothing behind. Playwright ends its servers on Ctrl-C's signal only. */
function stopOnSignal(): void {
  const stop = async (exitCode: number) => {
    // Terminals and npm may both send the signal.
    if (isStopping) return;
    isStopping = true;
    running.forEach((group) => group.kill('SIGINT'));
    await Promise.race([Promise.allSettled([...running].map(({ ended }) => ended)), wait(10_000)]);
    await stopProcessGroups();
    process.exit(exitCode);
  };
  process.on('SIGINT', () => void stop(130));
  process.on('SIGTERM', () => void stop(143));
}

/** `npm test`, or `npm test -- --only node,lint`: the last line counts what passed and failed. */
async function main(): Promise<void> {
  stopOnSignal();
  const temporary = temporaryFolderOf(root, await temporaryParent());
  await clearTemporaryFolder(temporary);
  process.env.TMPDIR = temporary;
  const results = await runSteps(selectSteps(process.argv.slice(2)), (line) => console.log(line));
  console.log('\n=== Result ===');
  results.forEach((result) => console.log(resultLine(result)));
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  await clearTemporaryFolder(temporary);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

if (require.main === module) runScript(main);
