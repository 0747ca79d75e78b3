import fs from 'node:fs/promises';
import path from 'node:path';
import { hashOf, writeBuild } from '../testing/fakeBuild';
import { type AssembleOptions, assembleRelease, type AssembleResult } from './assembleRelease';
import { useFolder } from '../../platform/testing/useFolder';

const inRoot = useFolder();
let source: string;
beforeEach(async () => {
  source = inRoot('public');
  await writeBuild(source, { pages: { '/fr/a': 'A', '/fr/b': 'B' } });
});
afterEach(async () => {
  jest.restoreAllMocks();
});

function assemble(name: string, options: Partial<AssembleOptions> = {}): Promise<AssembleResult> {
  const target = inRoot(name);
  return assembleRelease({ source, target, earlier: [], generated: { 'release.json': name }, ...options });
}

const script = `app-${hashOf(1)}.js`;
const inodeOf = async (...names: string[]) => (await fs.stat(inRoot(...names))).ino;
const textOf = (...names: string[]) => fs.readFile(inRoot(...names), 'utf8');

it('copies a first release: read-only, with the times of the build, and no part of it', async () => {
  expect(await assemble('one')).toEqual({ copied: 8, linked: 0, kept: 0 });
  const [built, copy] = await Promise.all([
    fs.stat(inRoot('public/fr/a/index.html')),
    fs.stat(inRoot('one/fr/a/index.html')),
  ]);
  expect(copy.ino).not.toBe(built.ino);
  expect(copy.mode & 0o777).toBe(0o444);
  expect(Math.round(copy.mtimeMs)).toBe(Math.round(built.mtimeMs));
  // Gatsby also rewrites files in place.
  await fs.writeFile(inRoot('public/fr/a/index.html'), 'half');
  expect(await textOf('one/fr/a/index.html')).toContain('<h1>A</h1>');
  expect(await textOf('one/release.json')).toBe('one');
});

it('links what is equal in the release before, and reads only what may have changed', async () => {
  await assemble('one');
  const later = new Date(Date.now() + 5000);
  // In turn: only the time changes; the content changes but size and time do not; everything changes.
  await fs.utimes(inRoot('public/fr/b/index.html'), later, later);
  const { mtime } = await fs.stat(inRoot('public', script));
  await fs.writeFile(inRoot('public', script), '// 7');
  await fs.utimes(inRoot('public', script), mtime, mtime);
  await fs.writeFile(inRoot('public/fr/a/index.html'), '<h1>New</h1>');
  const read = jest.spyOn(fs, 'readFile');
  const result = await assemble('two', { base: inRoot('one') });
  const readOfBuild = read.mock.calls
    .flatMap(([file]) => (typeof file === 'string' ? [file] : []))
    .filter((file) => file.endsWith('html'));
  expect(result).toEqual({ copied: 2, linked: 6, kept: 0 });
  expect(readOfBuild.sort()).toEqual([inRoot('public/fr/a/index.html'), inRoot('public/fr/b/index.html')]);
  expect(await inodeOf('two/fr/b/index.html')).toBe(await inodeOf('one/fr/b/index.html'));
  expect(await inodeOf('two/pages.json')).toBe(await inodeOf('one/pages.json'));
  expect(await textOf('two', script)).toBe('// 7');
  expect(await textOf('one/fr/a/index.html')).toContain('<h1>A</h1>');
});

it('links without an index too, and copies what the release before has lost', async () => {
  await assemble('one');
  await fs.rm(inRoot('one/fr/a/index.html'));
  expect(await assemble('two', { base: inRoot('one') })).toMatchObject({ copied: 1, linked: 7 });
  await fs.writeFile(inRoot('two/.release-index.json'), '{"version":');
  expect(await assemble('three', { base: inRoot('two') })).toMatchObject({ copied: 8, linked: 0 });
});

it('takes no scripts that webpack left behind, and keeps those of earlier releases', async () => {
  await assemble('one');
  await writeBuild(source, { pages: { '/fr/a': 'A', '/fr/b': 'B' }, script: 2 });
  await fs.writeFile(inRoot('public', `app-${hashOf(9)}.js`), 'of a build that was never released');
  const result = await assemble('two', { base: inRoot('one'), earlier: [inRoot('one')] });
  expect(result.kept).toBe(2);
  const scripts = (await fs.readdir(inRoot('two'))).filter((name) => name.startsWith('app-'));
  expect(scripts).toEqual([script, `${script}.br`, `app-${hashOf(2)}.js`, `app-${hashOf(2)}.js.br`]);
  expect(await inodeOf('two', script)).toBe(await inodeOf('one', script));
  // They are gone if there is no earlier release.
  await assemble('three', { base: inRoot('two') });
  expect(await fs.readdir(inRoot('three'))).not.toContain(script);
});

it('takes from the base what a source of changes does not have, but for what has gone', async () => {
  await fs.writeFile(inRoot('public/fr/a/index.html.br'), 'br of A');
  await assemble('one');
  const changes = inRoot('changes');
  await fs.mkdir(path.join(changes, 'fr/a'), { recursive: true });
  await fs.writeFile(path.join(changes, 'fr/a/index.html'), 'New');
  await assemble('two', { source: changes, base: inRoot('one'), removed: ['fr/b/index.html'] });
  expect(await textOf('two/fr/a/index.html')).toBe('New');
  expect(await fs.readdir(inRoot('two/fr'))).toEqual(['a']);
  // It was of the text before.
  expect(await fs.readdir(inRoot('two/fr/a'))).toEqual(['index.html']);
  expect(await inodeOf('two', script)).toBe(await inodeOf('one', script));
  expect(await textOf('two/release.json')).toBe('two');
  // The release after it finds all of them in its index.
  const { linked } = await assemble('three', { source: changes, base: inRoot('two'), removed: [] });
  expect(linked).toBeGreaterThan(3);
  expect(await textOf('three/fr/a/index.html')).toBe('New');
});

it('leaves out what only Gatsby reads', async () => {
  const gatsbys = ['webpack.stats.json', 'chunk-map.json.br', `${script}.map`, 'page-data/fr/page-data.json'];
  for (const name of gatsbys) {
    await fs.mkdir(path.dirname(inRoot('public', name)), { recursive: true });
    await fs.writeFile(inRoot('public', name), '{}');
  }
  expect(await assemble('one')).toMatchObject({ copied: 8 });
});

it('keeps no scripts of an earlier release that cannot be read', async () => {
  const told: string[] = [];
  await fs.mkdir(inRoot('broken'));
  const onProgress = (detail: string) => told.push(detail);
  expect(await assemble('one', { earlier: [inRoot('broken')], onProgress })).toMatchObject({ kept: 0 });
  expect(told.join()).toMatch(/^No scripts are kept of broken: .*assets\.json is missing/);
});

it.each([
  ['ENOSPC', /^No space left on .*: free some or lower RELEASES_KEPT\.$/],
  ['EACCES', /^.*target\.html may not be read or written by the account that publishes/],
  ['EIO', /^the disk says no$/],
])('tells %s clearly and leaves nothing', async (code, message) => {
  const error = Object.assign(new Error('the disk says no'), {
    code,
    path: '/x/source.html',
    dest: '/x/target.html',
  });
  const copy = jest.spyOn(fs, 'copyFile').mockRejectedValue(error);
  await expect(assemble('one')).rejects.toThrow(message);
  expect(copy).toHaveBeenCalled();
  expect(await fs.readdir(inRoot())).toEqual(['public']);
});

it('says which file of the build is missing', async () => {
  await fs.rm(inRoot('public/assets.json'));
  await expect(assemble('one')).rejects.toThrow(
    /assets\.json is missing\. The build writes it: run `npm run build`/,
  );
});

it('stops on request and leaves nothing behind', async () => {
  const controller = new AbortController();
  controller.abort(new Error('stopped'));
  await expect(assemble('one', { signal: controller.signal })).rejects.toThrow('stopped');
  expect(await fs.readdir(inRoot())).toEqual(['public']);
});
