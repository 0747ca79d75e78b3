import { countTests, stepCounts } from './testCounts';

describe('countTests', () => {
  it('counts a Jest suite that does not run as one failed test', () => {
    const report = {
      numPassedTests: 12,
      numFailedTests: 2,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 4,
    };
    expect(countTests('jest', report)).toEqual({ passed: 12, failed: 3 });
  });

  it('counts a Playwright test that passed on a second try as passed, an error outside tests as failed', () => {
    const report = {
      stats: { expected: 8, unexpected: 1, flaky: 1, skipped: 3 },
      errors: [{ message: 'no' }],
    };
    expect(countTests('playwright', report)).toEqual({ passed: 9, failed: 2 });
  });

  it.each([[null], [{}], [{ numPassedTests: '1' }]])('refuses %j', (report) => {
    expect(() => countTests('jest', report)).toThrow();
    expect(() => countTests('playwright', report)).toThrow();
  });
});

describe('stepCounts', () => {
  it.each([
    ['a check that passes', 0, undefined, { passed: 1, failed: 0 }],
    ['a check that fails', 2, undefined, { passed: 0, failed: 1 }],
    ['tests that pass', 0, { passed: 5, failed: 0 }, { passed: 5, failed: 0 }],
    ['tests of which some fail', 1, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
    ['a runner that fails without a failed test', 1, { passed: 5, failed: 0 }, { passed: 5, failed: 1 }],
    ['a runner that hides failed tests', 0, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
  ])('%s', (_, exitCode, reported, expected) => {
    expect(stepCounts(exitCode, reported)).toEqual(expected);
  });
});
