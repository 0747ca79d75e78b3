import { formatDuration, resultLine, totalLine, type StepResult } from './summary';

const lint: StepResult = { name: 'lint', passed: 1, failed: 0, seconds: 4.21 };
const unit: StepResult = { name: 'unit', passed: 118, failed: 2, seconds: 61 };

test.each([
  [0.04, '0.0 s'],
  [4.21, '4.2 s'],
  [59.97, '1 min 00 s'],
  [125, '2 min 05 s'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('a step’s line says how it went', () => {
  expect(resultLine(lint)).toBe('lint: passed in 4.2 s (1 passed, 0 failed)');
  expect(resultLine(unit)).toBe('unit: failed in 1 min 01 s (118 passed, 2 failed)');
  expect(resultLine({ name: 'browser', passed: 0, failed: 1, seconds: 0, skipped: 'build failed' })).toBe(
    'browser: skipped, counts as failed: build failed',
  );
});

test('the last line adds up all steps', () => {
  expect(totalLine([lint, unit])).toBe('119 passed, 2 failed');
  expect(totalLine([])).toBe('0 passed, 0 failed');
});
