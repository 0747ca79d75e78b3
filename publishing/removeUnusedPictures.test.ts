import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../platform/filesBelow';
import { removeUnusedPictures } from './removeUnusedPictures';

const made = (name: string, size = '31aa4') => `static/${'0123456789abcdef'.repeat(2)}/${size}/${name}`;

let release: string;
beforeEach(async () => {
  release = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(release, { recursive: true }));

it('removes the pictures that no page loads, and nothing else', async () => {
  const used = [made('marché.webp'), made('marché.webp', 'bcb50'), made('letter.webp')];
  const others = [
    'fr/index.html',
    'static/share/0123456789abcdef0123.png',
    'static/serif-0123456789abcdef.woff2',
  ];
  for (const file of [...used, ...others, made('withdrawn.webp'), made('letter.webp', '8a681')]) {
    await mkdir(path.join(release, path.dirname(file)), { recursive: true });
    await writeFile(path.join(release, file), '');
  }
  const [small = '', large = '', absolute = ''] = used;
  const references = [`/${small}`, encodeURI(`/${large}`), `https://www.korvane.example/${absolute}`, '//['];

  await removeUnusedPictures(release, references);

  expect((await filesBelow(release)).sort()).toEqual([...used, ...others].sort());
});
