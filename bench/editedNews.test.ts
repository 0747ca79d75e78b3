import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { editNewestTitle, withTitle } from './editedNews';

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
