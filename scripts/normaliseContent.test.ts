import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'normalise-'));
  writeFileSync(path.join(folder, 'a.yaml'), 'codes: [A,B]\r\ntext: same\r\n');
  writeFileSync(path.join(folder, 'b.md'), '---\ntitle:   Titre\n---\nText: [A,B]  \n');
  writeFileSync(path.join(folder, 'c.yaml'), 'text: same\n');
  writeFileSync(path.join(folder, 'd.yaml'), 'text: [\n');
  writeFileSync(path.join(folder, 'README.md'), 'Notes\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function run(...args: string[]) {
  const script = path.join(__dirname, 'normaliseContent.ts');
  return spawnSync(process.execPath, ['--import', 'tsx', script, folder, ...args], { encoding: 'utf8' });
}

test('shows what it would write, writes it when told to, and names what it cannot read', () => {
  const shown = run();
  expect(shown.stdout).toBe(
    [
      'a.yaml',
      '  -codes: [A,B]\r',
      '  +codes: [ A, B ]\r',
      'b.md',
      '  -title:   Titre',
      '  +title: Titre',
      '2 of 4 files would change: write them with --write',
      '',
    ].join('\n'),
  );
  expect(shown.stderr).toMatch(/These stay as they are:\n {2}d\.yaml: expected valid YAML: .* \(line \d\)/);
  expect(shown.status).toBe(1);
  expect(textOf('a.yaml')).toContain('[A,B]');

  expect(run('--write').stdout).toContain('2 of 4 files were written');
  expect(textOf('a.yaml')).toBe('codes: [ A, B ]\r\ntext: same\r\n');
  expect(textOf('b.md')).toBe('---\ntitle: Titre\n---\nText: [A,B]  \n');
  expect(textOf('d.yaml')).toBe('text: [\n');
  expect(run().stdout).toBe('0 of 4 files would change: write them with --write\n');
});
