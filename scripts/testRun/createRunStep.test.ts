import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRunStep } from './createRunStep';
import { ProcessGroups } from './ProcessGroups';
import { RunningServers } from './RunningServers';
import { serversOn } from './servers';
import type { Step } from './steps';
import type { TestCounts } from './testCounts';

const root = mkdtempSync(path.join(tmpdir(), 'test-run-'));
const processes = new ProcessGroups(root);
const servers = new RunningServers({
  servers: serversOn({ contentApi: 1, site: 2 }),
  processes,
  env: {},
  logFolder: root,
});
const ensure = jest.spyOn(servers, 'ensure').mockResolvedValue();
const findChromium = jest.fn(() => Promise.resolve('/usr/bin/chromium'));
const runStep = createRunStep({ root, processes, servers, siteEnvironment: { PORT: '4321' }, findChromium });

function run(code: string, step: Partial<Step> = {}): Promise<TestCounts> {
  return runStep({
    name: 'lint',
    title: 'Lint',
    command: [process.execPath, '-e', code],
    limitMinutes: 1,
    ...step,
  });
}

function exitWithout(name: string, value: string): string {
  return `process.exit(process.env.${name} === '${value}' ? 0 : 1)`;
}

afterEach(() => {
  jest.clearAllMocks();
  rmSync(path.join(root, 'results'), { recursive: true, force: true });
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('a check counts as one test', async () => {
  expect(await run('')).toEqual({ passed: 1, failed: 0 });
  expect(await run('process.exit(1)')).toEqual({ passed: 0, failed: 1 });
});

test('a step with servers waits for them and is told where they are', async () => {
  expect(await run(exitWithout('PORT', '4321'), { servers: ['content-api'] })).toEqual({
    passed: 1,
    failed: 0,
  });
  expect(ensure).toHaveBeenCalledWith(['content-api']);
  expect(await run(exitWithout('PORT', '4321'))).toEqual({ passed: 0, failed: 1 });
});

test('a step that needs Chromium is told where it is; others do not look for one', async () => {
  const code = exitWithout('CHROMIUM_PATH', '/usr/bin/chromium');
  await run('');
  expect(findChromium).not.toHaveBeenCalled();
  expect(await run(code, { needsChromium: true })).toEqual({ passed: 1, failed: 0 });
});

describe('reports', () => {
  const report = { format: 'jest', file: 'results/unit.json' } as const;
  const counts = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 0 };

  it('are counted', async () => {
    const code = `require('fs').writeFileSync('${report.file}', '${JSON.stringify(counts)}'); process.exit(1)`;
    expect(await run(code, { report })).toEqual({ passed: 7, failed: 2 });
  });

  it('of an earlier run are not counted', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    mkdirSync(path.join(root, 'results'));
    writeFileSync(path.join(root, report.file), JSON.stringify(counts));
    expect(await run('', { report })).toEqual({ passed: 0, failed: 1 });
    expect(error).toHaveBeenCalledWith('results/unit.json is missing or is no jest report.');
    error.mockRestore();
  });
});
