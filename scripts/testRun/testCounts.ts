import * as v from 'valibot';
import type { Report } from './steps';

export interface TestCounts {
  passed: number;
  failed: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** https://jestjs.io/docs/cli#--json. A suite that fails to run has no tests that fail, so that it counts as one. */
const jestReport = v.pipe(
  v.object({ numPassedTests: count, numFailedTests: count, numRuntimeErrorTestSuites: count }),
  v.transform(({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }): TestCounts => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  })),
);

/** https://playwright.dev/docs/api/class-testcase#test-case-outcome. `errors` are those outside any test. */
const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: count, unexpected: count, flaky: count }),
    errors: v.array(v.unknown()),
  }),
  v.transform(({ stats, errors }): TestCounts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  })),
);

/** @throws Error when the JSON is not a report of that format. */
export function countTests(format: Report['format'], json: unknown): TestCounts {
  return format === 'jest' ? v.parse(jestReport, json) : v.parse(playwrightReport, json);
}

/**
 * What a step counts for.
 *
 * @param reported Counts of its report; undefined when the step writes none.
 */
export function stepCounts(exitCode: number, reported?: TestCounts): TestCounts {
  if (exitCode === 0) return reported ?? { passed: 1, failed: 0 };
  // A runner may fail without a failed test: nothing was found to run, or it could not start.
  return { passed: reported?.passed ?? 0, failed: Math.max(reported?.failed ?? 0, 1) };
}
