import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const text = readFileSync(path.join(root, 'docs', 'security.md'), 'utf8');

const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('names files that are there', () => {
  const named = [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+\.\w+|[\w-]+\.json)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named).toContain('desk/server/accounts/Sessions.test.ts');
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('has one row for each requirement, which says whether it is met', () => {
  expect(new Set(rows.map(([, number]) => number)).size).toBe(rows.length);
  for (const [, number = '', , met = ''] of rows)
    expect([number, met]).toEqual([number, expect.stringMatching(/^(?:yes|in part|no)\b/)]);
});
