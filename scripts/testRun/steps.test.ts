import { stepNames, steps } from './steps';

test('there is one step for each name, in that order', () => {
  expect(steps.map(({ name }) => name)).toEqual(stepNames);
});

test('what a step needs comes before it', () => {
  const names = steps.map(({ name }) => name);
  for (const { name, needs = [] } of steps) {
    for (const needed of needs) expect(names.indexOf(needed)).toBeLessThan(names.indexOf(name));
  }
});

test('no two steps write the same report', () => {
  const files = steps.flatMap(({ report }) => (report ? [report.file] : []));
  expect(new Set(files).size).toBe(files.length);
});

test('Jest writes the report that is read', () => {
  for (const { command, report } of steps) {
    if (report?.format === 'jest') expect(command).toContain(`--outputFile=${report.file}`);
  }
});
