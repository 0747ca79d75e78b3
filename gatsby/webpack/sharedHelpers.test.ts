import { existsSync } from 'node:fs';
import path from 'node:path';
import { sharedHelpers } from './sharedHelpers';

const helpers = Object.entries(sharedHelpers());
const nameOf = (file: string) => path.basename(file);

it('leads from each helper that is required to the one of its name that is imported', () => {
  expect(helpers.length).toBeGreaterThan(50);
  for (const [required, imported] of helpers) {
    expect(path.relative(path.dirname(required), imported)).toBe(path.join('esm', nameOf(required)));
    expect([required, imported].filter((file) => !existsSync(file))).toEqual([]);
  }
});

it('leaves those that are called as they are required', () => {
  const names = helpers.map(([required]) => nameOf(required));
  expect(names).toContain('extends.js');
  expect(names).not.toContain('interopRequireDefault.js');
});
