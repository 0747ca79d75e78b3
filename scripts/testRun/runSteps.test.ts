import { runSteps, type RunStep } from './runSteps';
import { steps, type StepName } from './steps';
import { totalLine } from './summary';

const print = jest.fn();

/** Runs all steps; the named ones fail. */
async function run(...failing: StepName[]) {
  const ran: StepName[] = [];
  const runStep: RunStep = async ({ name }) => {
    ran.push(name);
    return failing.includes(name) ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  };
  const results = await runSteps(steps, runStep, print);
  return { ran, results };
}

test('every step runs once, in order', async () => {
  const { ran, results } = await run();
  expect(ran).toEqual(steps.map(({ name }) => name));
  expect(totalLine(results)).toBe(`${steps.length} passed, 0 failed`);
});

test('a failed step does not stop the others', async () => {
  const { ran, results } = await run('format', 'unit');
  expect(ran).toHaveLength(steps.length);
  expect(totalLine(results)).toBe(`${steps.length - 2} passed, 2 failed`);
});

test('the browser tests are skipped and count as failed without a build', async () => {
  const { ran, results } = await run('build');
  expect(ran).not.toContain('browser');
  expect(results.at(-1)).toMatchObject({ name: 'browser', passed: 0, failed: 1, skipped: 'build failed' });
});

test('a step that throws has failed and says why', async () => {
  const runStep: RunStep = () => Promise.reject(new Error('No Chromium was found.'));
  const results = await runSteps(steps.slice(0, 1), runStep, print);
  expect(results).toMatchObject([{ passed: 0, failed: 1 }]);
  expect(print).toHaveBeenCalledWith('No Chromium was found.');
});
