import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../platform/filesBelow';
import { removeUnusedPictures } from './removeUnusedPictures';
import { useFolder } from '../platform/testing/useFolder';

const made = (name: string, size = '31aa4') => `static/${'0123456789abcdef'.repeat(2)}/${size}/${name}`;

const inRelease = useFolder();

it('removes the pictures that no page loads, and nothing else', async () => {
  const used = [made('marché.webp'), made('marché.webp', 'bcb50'), made('letter.webp')];
  const others = [
    'fr/index.html',
    'static/share/0123456789abcdef0123.png',
    'static/serif-0123456789abcdef.woff2',
  ];
  for (const file of [...used, ...others, made('withdrawn.webp'), made('letter.webp', '8a681')]) {
    await mkdir(inRelease(path.dirname(file)), { recursive: true });
    await writeFile(inRelease(file), '');
  }
  const [small = '', large = '', absolute = ''] = used;
  const references = [`/${small}`, encodeURI(`/${large}`), `https://www.korvane.example/${absolute}`, '//['];

  await removeUnusedPictures(inRelease(), references);

  expect((await filesBelow(inRelease())).sort()).toEqual([...used, ...others].sort());
});
