import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { shareImageSize } from '../../src/components/seo/basePageContext';
import { baseContext } from '../pages/pageDefinition';
import { brandImages, brandColour, companyRow } from '../testing/smallContent';
import { drawHouseImage, drawnBrandFiles } from '../brand/brandImages';
import { type Brand, brandDigest } from '../brand/fetchBrand';
import { asJpeg, shareImageDrawer } from './drawShareImage';
import { shareFolder, shareImage, shareImageName } from './shareImage';
import { drawShareImages, keepShareImages, writeShareImages } from './shareImages';

let publicFolder: string;
beforeEach(async () => {
  publicFolder = await mkdtemp(path.join(tmpdir(), 'share-'));
});
afterEach(() => rm(publicFolder, { recursive: true }));

const image = (path: string) => brandImages[`/media/${path}.svg`] ?? '';
const brand: Brand = {
  ...companyRow().brand,
  logo: image('logo'),
  icon: image('icon'),
  mapOnDark: image('dark'),
  mapOnLight: image('light'),
  name: 'Korvane',
  shortName: 'Korvane',
};
const digest = brandDigest(brand);

const text = { kicker: 'Obbligazioni', title: 'Obbligazionario «dei mercati» emergenti' };

it('are drawn once, in the size that is told, and named when no page has them', async () => {
  const folder = path.join(publicFolder, shareFolder);
  const unused = ['old.png'];
  expect(await drawShareImages(folder, unused, brand, [text, { ...text }])).toEqual({ drawn: 1, unused });
  expect(await readdir(folder)).toEqual([shareImageName(text, digest)]);

  const file = path.join(folder, shareImageName(text, digest));
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ ...shareImageSize, format: 'jpeg' });
  expect((await stat(file)).size).toBeLessThan(90_000);

  const drawn = await readFile(file);
  const there = await readdir(folder);
  expect(await drawShareImages(folder, there, brand, [text])).toEqual({ drawn: 0, unused: [] });
  expect((await readFile(file)).equals(drawn)).toBe(true);
});

it('are named by what is written on them', () => {
  const names = [text, { ...text, kicker: null }, { ...text, title: 'Altro' }].map((written) =>
    shareImageName(written, digest),
  );
  expect(new Set(names).size).toBe(3);
  expect(shareImage(text, { url: 'https://www.korvane.example', brandDigest: digest })).toEqual({
    ...text,
    address: `https://www.korvane.example/static/share/${shareImageName({ ...text }, digest)}`,
  });
});

it('are those of pages that may be listed', async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
  const site = {
    url: 'https://www.korvane.example',
    name: 'Korvane',
    brandDigest: digest,
    colour: '#2b2d69',
    searchSuggestions: [],
  };
  const page = (title: string, indexed: boolean) =>
    baseContext({ locale: 'it', path: '/it/a', paths: {}, site, title, description: null, indexed }).metadata;
  expect(page('404', false).image.address).toBe('https://www.korvane.example/share.png');
  await keepShareImages(cache, brand, []);
  await writeShareImages(cache, publicFolder);
  expect(await readdir(path.join(publicFolder, shareFolder))).toEqual([]);
  await keepShareImages(cache, brand, [page('404', false), page('A', true), page('A', true)]);
  expect(kept.get('images')).toEqual({ brand, texts: [{ kicker: null, title: 'A' }] });
});

it('come with icons and the house’s own image, drawn once for each brand', async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
  const drawn = Object.keys(drawnBrandFiles).map((name) => path.join(publicFolder, name));
  const digests = () => Promise.all(drawn.map(async (file) => (await readFile(file)).toString('base64')));
  const write = async (colour: string) => {
    await keepShareImages(cache, { ...brand, colour }, []);
    await writeShareImages(cache, publicFolder);
    return digests();
  };
  const first = await write(brandColour);
  expect(await write('#000000')).not.toEqual(first);
  await Promise.all(drawn.map((file) => writeFile(file, '')));
  expect(new Set(await write('#000000'))).toEqual(new Set(['']));
});

let draw: Awaited<ReturnType<typeof shareImageDrawer>>;
let houseImage: Buffer;
beforeAll(async () => {
  draw = await shareImageDrawer(brand);
  houseImage = await asJpeg(sharp(await drawHouseImage(brand)));
});

it.each([
  ['in Latin', 'Été ğ Ấ', false],
  ['in Greek', 'Αναδυόμενες αγορές', false],
  ['in Cyrillic', 'Развивающиеся рынки', false],
  ['with narrow spaces and no-break hyphens', '50\u202f% sous\u2011jacents', false],
  ['without a word', ' ', false],
  ['in letters that no font has', '新兴市场', true],
])('of a title %s: is it the house’s image?', async (_, title, isHouse) => {
  const image = await draw({ kicker: null, title });
  expect(image.equals(houseImage)).toBe(isHouse);
});

it.each([
  'Les marchés émergents, '.repeat(2),
  'Les marchés émergents, entreprise par entreprise, '.repeat(9),
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente '.repeat(9),
])('stay above the logo with the title %s', async (title) => {
  const image = sharp(await draw({ kicker: 'Fonds', title }));
  // sharp's `stats` reads the input, not the processed image.
  const aboveLogo = await image.extract({ left: 80, top: 430, width: 400, height: 60 }).toBuffer();
  const { channels } = await sharp(aboveLogo).greyscale().stats();
  expect(channels[0]?.max).toBeLessThan(100);
});
