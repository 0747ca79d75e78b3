import type { StepName } from './steps';
import type { TestCounts } from './testCounts';

export interface StepResult extends TestCounts {
  name: StepName;
  seconds: number;
  /** Why the step did not run; undefined when it did. */
  skipped?: string;
}

export function isFailed({ failed }: StepResult): boolean {
  return failed > 0;
}

/** `4.2 s`, `2 min 05 s`. */
export function formatDuration(seconds: number): string {
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** `lint: failed in 4.2 s (0 passed, 1 failed)` */
export function resultLine(result: StepResult): string {
  const { name, passed, failed, seconds, skipped } = result;
  const outcome = isFailed(result) ? 'failed' : 'passed';
  return skipped
    ? `${name}: skipped, counts as failed: ${skipped}`
    : `${name}: ${outcome} in ${formatDuration(seconds)} (${passed} passed, ${failed} failed)`;
}

/** The last line of the run: `120 passed, 0 failed`. */
export function totalLine(results: readonly StepResult[]): string {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
