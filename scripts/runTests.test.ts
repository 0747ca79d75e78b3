import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSteps, type StepResult } from './runTests';
import { selectSteps, Skip, type Step } from './testSteps';

const folder = path.join(__dirname, '..', 'test-results');
let lines: string[];

/** A step that runs this code. */
function step(name: string, code: string, options: Partial<Step> = {}): Step {
  return { name, command: [process.execPath, '-e', code], ...options };
}

async function run(...steps: Step[]): Promise<Omit<StepResult, 'seconds'>[]> {
  lines = [];
  const results = await runSteps(steps, (line) => lines.push(line));
  return results.map(({ name, passed, failed }) => ({ name, passed, failed }));
}

/** Code that writes the report of step `name`, then exits with `code`. */
function reporting(name: string, report: object, code = 0): string {
  const file = JSON.stringify(path.join(folder, `${name}.json`));
  return `require('fs').writeFileSync(${file}, ${JSON.stringify(JSON.stringify(report))}); process.exit(${code})`;
}

describe('runSteps', () => {
  it('counts a check as one test', async () => {
    expect(await run(step('good', ''), step('bad', 'process.exit(2)'))).toEqual(
      expect.arrayContaining([
        { name: 'good', passed: 1, failed: 0 },
        { name: 'bad', passed: 0, failed: 1 },
      ]),
    );
  });

  it('tells a program where those of the packages are, and its own variables', async () => {
    const code = `process.exit(process.env.PATH.startsWith(${JSON.stringify(path.resolve('node_modules/.bin'))}) && process.env.WHO === 'me' ? 0 : 1)`;
    expect(await run(step('env', code, { env: () => ({ WHO: 'me' }) }))).toMatchObject([{ passed: 1 }]);
  });

  it('prints what a step says, but for the files of tests that it begins', async () => {
    await run(step('files', "console.error('RUNS a.test.ts'); console.log('PASS a.test.ts')"));
    expect(lines).toContain('PASS a.test.ts');
    expect(lines).not.toContain('RUNS a.test.ts');
  });

  it('fails a program that does not exist', async () => {
    expect(await run({ name: 'lost', command: ['no-such-program'] })).toMatchObject([{ failed: 1 }]);
    expect(lines.join()).toContain('no-such-program could not be started');
  });

  it('says that a step is skipped where the machine lacks what it needs, and counts nothing', async () => {
    const env = () => Promise.reject(new Skip('Skipped: no Firefox.'));
    expect(await run(step('absent', '', { env, isAlone: true }))).toEqual([
      { name: 'absent', passed: 0, failed: 0 },
    ]);
    expect(lines).toEqual([
      expect.stringContaining('absent'),
      'Skipped: no Firefox.',
      expect.stringMatching(/^absent: skipped in/),
    ]);
  });

  it.each([
    ['counts', { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }, 0, [5, 0]],
    [
      'counts a suite that does not run',
      { numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 1 },
      1,
      [5, 3],
    ],
    [
      'believes no runner that hides failures',
      { numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 0 },
      0,
      [5, 2],
    ],
    [
      'fails a runner that ends so',
      { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
      1,
      [5, 1],
    ],
  ])('%s in the report of Jest', async (_, report, code, [passed, failed]) => {
    const name = 'run-tests-jest';
    expect(await run(step(name, reporting(name, report, code), { report: 'jest' }))).toEqual([
      { name, passed, failed },
    ]);
  });

  it('counts in the report of Playwright, errors outside of tests too', async () => {
    const name = 'run-tests-playwright';
    const report = {
      stats: { expected: 8, unexpected: 1, flaky: 1, skipped: 3 },
      errors: [{ message: 'no' }],
    };
    expect(await run(step(name, reporting(name, report, 1), { report: 'playwright' }))).toEqual([
      { name, passed: 8, failed: 3 },
    ]);
  });

  it('counts neither the report of an earlier run nor an invalid one', async () => {
    const name = 'run-tests-earlier';
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ numPassedTests: 5 }));
    expect(await run(step(name, '', { report: 'jest' }))).toEqual([{ name, passed: 0, failed: 1 }]);
    expect(await run(step(name, reporting(name, {}), { report: 'jest' }))).toEqual([
      { name, passed: 0, failed: 1 },
    ]);
  });

  it('runs a step in its folder, and when what it needs has ended', async () => {
    const temporary = await mkdtemp(path.join(tmpdir(), 'run-tests-'));
    const early = step('early', 'setTimeout(() => require("fs").writeFileSync("made", ""), 200)', {
      folder: async () => temporary,
    });
    const late = step(
      'late',
      `process.exit(require("fs").existsSync(${JSON.stringify(path.join(temporary, 'made'))}) ? 0 : 1)`,
      {
        needs: 'early',
      },
    );
    expect(await run(early, late)).toEqual([
      { name: 'early', passed: 1, failed: 0 },
      { name: 'late', passed: 1, failed: 0 },
    ]);
    await rm(temporary, { recursive: true });
  });

  it('runs a step after the one whose folder it builds in, though that has failed', async () => {
    const early = step('early', 'setTimeout(() => process.exit(1), 200)');
    expect(await run(early, step('late', '', { after: 'early' }))).toEqual([
      { name: 'early', passed: 0, failed: 1 },
      { name: 'late', passed: 1, failed: 0 },
    ]);
  });

  it('runs what is alone when the others have ended, and skips it when what it needs has failed', async () => {
    const results = await run(
      step('alone', '', { isAlone: true }),
      step('last', '', { isAlone: true, needs: 'first' }),
      step('first', 'process.exit(1)'),
    );
    expect(results).toEqual([
      { name: 'first', passed: 0, failed: 1 },
      { name: 'alone', passed: 1, failed: 0 },
      { name: 'last', passed: 0, failed: 1 },
    ]);
    expect(lines).toContain('Skipped: first failed.');
  });
});

describe('selectSteps', () => {
  const extra = step('d', '', { needs: 'a', isExtra: true });
  const all = [step('a', ''), step('b', ''), step('c', '', { needs: 'a' }), extra];
  const names = (...args: string[]) => selectSteps(args, all).map(({ name }) => name);

  it('runs all steps, or the named ones with their dependencies', () => {
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(names('--only', 'c')).toEqual(['a', 'c']);
    expect(names('--only=b')).toEqual(['b']);
    expect(names('--only=d')).toEqual(['a', 'd']);
  });

  it('lists the steps when a name is unknown', () => {
    expect(() => names('--only', 'b,e')).toThrow('There is no step e\n\nnpm test [-- --only a,b,c,d]');
  });
});
