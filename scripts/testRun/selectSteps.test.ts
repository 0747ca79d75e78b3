import { parseOnly, selectSteps } from './selectSteps';
import { stepNames, steps } from './steps';

function selected(...args: string[]): string[] {
  return selectSteps(steps, parseOnly(args)).map(({ name }) => name);
}

test('all steps run when none is named', () => {
  expect(selected()).toEqual(stepNames);
});

test('the named steps run, in the order of the whole run', () => {
  expect(selected('--only', 'unit, types')).toEqual(['types', 'unit']);
});

test('a step brings those that it needs', () => {
  expect(selected('--only=browser')).toEqual(['build', 'browser']);
});

test.each([['--only', 'unit,tyqes'], ['--only', ''], ['--unit']])('%s %s is refused', (...args) => {
  expect(() => parseOnly(args)).toThrow();
});

test('an unknown name is answered with the known ones', () => {
  expect(() => parseOnly(['--only', 'e2e'])).toThrow(/no step "e2e"\. Steps: format, lint, .*browser/);
});
