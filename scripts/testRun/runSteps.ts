import type { Step } from './steps';
import { isFailed, resultLine, type StepResult } from './summary';
import type { TestCounts } from './testCounts';

/** Runs one step and tells what it counts for. */
export type RunStep = (step: Step) => Promise<TestCounts>;

/** Writes one line of progress. */
export type Print = (line: string) => void;

/** A step that throws has failed: what it throws says why. */
async function countsOf(step: Step, runStep: RunStep, print: Print): Promise<TestCounts> {
  try {
    return await runStep(step);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

async function resultOf(
  step: Step,
  failedNames: ReadonlySet<string>,
  runStep: RunStep,
  print: Print,
): Promise<StepResult> {
  const missing = step.needs?.find((name) => failedNames.has(name));
  if (missing) return { name: step.name, passed: 0, failed: 1, seconds: 0, skipped: `${missing} failed` };
  const start = performance.now();
  const counts = await countsOf(step, runStep, print);
  return { name: step.name, seconds: (performance.now() - start) / 1000, ...counts };
}

/** Runs the steps one after the other. A step that fails stops only those that need it. */
export async function runSteps(
  steps: readonly Step[],
  runStep: RunStep,
  print: Print,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    print(`\n=== ${step.title} ===`);
    const failedNames = new Set(results.filter(isFailed).map(({ name }) => name));
    const result = await resultOf(step, failedNames, runStep, print);
    results.push(result);
    print(resultLine(result));
  }
  return results;
}
