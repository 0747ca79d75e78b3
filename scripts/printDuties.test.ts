import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRepository } from '../content/revisions/createRepository';
import { writeMinimalContent } from '../content/testing/writeMinimalContent';

const parent = mkdtempSync(path.join(tmpdir(), 'duties-test-'));
afterAll(() => rmSync(parent, { recursive: true }));

function run(folder: string, ...args: string[]) {
  const script = path.join(__dirname, 'printDuties.ts');
  const env = { ...process.env, CONTENT_DIR: folder };
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { encoding: 'utf8', env });
}

test('a clock set forward names what the committed content will miss, with its article', async () => {
  const content = await writeMinimalContent();
  const dealing = 'dealing:\n  - { date: 2014-03-17, cutOff: 11:00, settlementDays: 2 }\nbenchmark:\n';
  await content.edit('funds/first-fund/fund.yaml', 'benchmark:\n', dealing);
  const folder = path.join(parent, 'content');
  await createRepository(folder, content.contentDir);
  await content.dispose();
  const { status, stdout } = run(folder, '--on', '2027-10-12');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^On 2027-10-12\n/);
  const [, settlement = ''] = stdout.split('\nSETTLEMENT, from 2027-10-11 on');
  expect(settlement).toContain('Regulation (EU) No 909/2014, art. 5(2)');
  expect(settlement).toContain('- Premier fonds: the last version is of 2014-03-17');
  expect(stdout).toContain('- Premier fonds – I (ZZ0000000016): the last version is of 2026-10-30');
});

test('refuses a day that there is not', () => {
  const { status, stderr } = run(parent, '--on', '2027-02-29');
  expect(status).toBe(2);
  expect(stderr).toContain('--on: expected a day of the calendar as YYYY-MM-DD, got "2027-02-29"');
});
