import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compareWithBare, editNewestTitle, measureOf, withTitle } from './builds';

const cold = { seconds: 100, pagesRendered: 180 };

it('passes a publish that renders what it must and is live in a quarter of the time', () => {
  const timed = { seconds: 25, pagesRendered: 4 };
  expect(measureOf('one news title edited, until it is live', timed, cold, 4)).toEqual({
    build: 'one news title edited, until it is live',
    ...timed,
    pagesToRender: 4,
    exceeded: [],
  });
});

it('names the bars that a build exceeds', () => {
  const { exceeded } = measureOf('build, nothing changed', { seconds: 26, pagesRendered: 1 }, cold, 0);
  expect(exceeded).toEqual(['shareOfColdBuild', 'pagesRenderedWithoutNeed']);
});

it('does not hold its time against the first release, which copies every file', () => {
  expect(measureOf('first release', { seconds: 60, pagesRendered: 0 }, cold, 0).exceeded).toEqual([]);
});

it.each([
  ['cold build', 25, []],
  ['cold build', 26, ['timesBareColdBuild']],
  ['one title edited', 20, []],
  ['one title edited', 21, ['timesBareEdit']],
] as const)('compares %s of %i s with a bare site of 10', (build, seconds, exceeded) => {
  expect(compareWithBare(build, seconds, 10).exceeded).toEqual(exceeded);
});

it('changes the title alone', () => {
  const markdown = '---\nslug: tour\ntitle: "A tour"\n---\n\nA tour of\ntitle: words\n';
  expect(withTitle(markdown, 'A $& "walk"')).toBe(
    '---\nslug: tour\ntitle: "A $& \\"walk\\""\n---\n\nA tour of\ntitle: words\n',
  );
  expect(() => withTitle('---\nslug: tour\n---\n\ntitle: words\n', 'x')).toThrow('no title');
});

it('edits the newest item that is published in French', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-news-'));
  const write = async (item: string, file: string) => {
    await mkdir(path.join(folder, 'news', item), { recursive: true });
    await writeFile(path.join(folder, 'news', item, file), `---\ntitle: ${item}\n---\n`);
  };
  await write('2026-01-02-old', 'fr.md');
  await write('2026-10-02-newer', 'fr.md');
  await write('2026-11-02-newest', 'en.md');
  await editNewestTitle(folder, 'Edited');
  const read = (item: string) => readFile(path.join(folder, 'news', item), 'utf8');
  expect(await read('2026-10-02-newer/fr.md')).toBe('---\ntitle: "Edited"\n---\n');
  expect(await read('2026-01-02-old/fr.md')).toContain('title: 2026-01-02-old');
  expect(await read('2026-11-02-newest/en.md')).toContain('title: 2026-11-02-newest');
  await rm(folder, { recursive: true });
});
