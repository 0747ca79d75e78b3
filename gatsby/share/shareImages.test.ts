import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { shareImageSize } from '../../src/components/seo/basePageContext';
import { baseContext } from '../pages/pageDefinition';
import { shareTextSvg } from './shareDesign';
import { shareFolder, shareImage, shareImageName } from './shareImage';
import { drawShareImages, keepShareImages, writeShareImages } from './shareImages';

let publicFolder: string;
beforeEach(async () => {
  publicFolder = await mkdtemp(path.join(tmpdir(), 'share-'));
});
afterEach(() => rm(publicFolder, { recursive: true }));

const text = { kicker: 'Obbligazioni', title: 'Obbligazionario «dei mercati» emergenti' };

it('are drawn once, in the size that is told, and removed when no page has them', async () => {
  const folder = path.join(publicFolder, shareFolder);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'old.png'), '');
  expect(await drawShareImages(publicFolder, [text, { ...text }])).toEqual({ drawn: 1, removed: 1 });
  expect(await readdir(folder)).toEqual([shareImageName(text)]);

  const file = path.join(folder, shareImageName(text));
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ ...shareImageSize, format: 'png' });
  expect((await stat(file)).size).toBeLessThan(60_000);

  const drawn = await readFile(file);
  expect(await drawShareImages(publicFolder, [text])).toEqual({ drawn: 0, removed: 0 });
  expect((await readFile(file)).equals(drawn)).toBe(true);
});

it('are named by what is written on them', () => {
  const names = [text, { ...text, kicker: null }, { ...text, title: 'Altro' }].map(shareImageName);
  expect(new Set(names).size).toBe(3);
  expect(shareImage(text, 'https://www.korvane.example')).toEqual({
    ...text,
    address: `https://www.korvane.example/static/share/${shareImageName({ ...text })}`,
  });
});

it('are those of pages that may be listed', async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
  const site = { url: 'https://www.korvane.example', name: 'Korvane' };
  const page = (title: string, indexed: boolean) =>
    baseContext({ locale: 'it', path: '/it/a', paths: {}, site, title, description: null, indexed }).metadata;
  expect(page('404', false).image.address).toBe('https://www.korvane.example/share.png');
  await keepShareImages(cache, []);
  await writeShareImages(cache, publicFolder);
  expect(await readdir(path.join(publicFolder, shareFolder))).toEqual([]);
  await keepShareImages(cache, [page('404', false), page('A', true), page('A', true)]);
  expect([...kept.values()]).toEqual([[{ kicker: null, title: 'A' }]]);
});

it('draw letters of both fonts, and leave out those that none has', () => {
  const lettersIn = (title: string) => shareTextSvg({ kicker: null, title }).split('<path ').length - 1;
  expect(lettersIn('Été ğ')).toBe(4);
  expect(lettersIn('中')).toBe(0);
});
