import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { filesBelow } from '../../platform/filesBelow';
import { useFolder } from '../../platform/testing/useFolder';
import { startServer, type TestServer } from '../testing/startServer';
import { fetchImages, removeUnusedImages } from './fetchImages';
import { filesOfImage, imageCuts, imageView } from './imageCuts';

/** A content API answers with these, by path. */
const pictures = new Map<string, { bytes: Buffer | string; tag?: string }>();
let asked: { url?: string | undefined; knownTag?: string | undefined }[];
let api: TestServer;
beforeAll(async () => {
  api = await startServer(({ url, headers: { 'if-none-match': knownTag } }, response) => {
    asked.push({ url, knownTag });
    const picture = pictures.get(url ?? '');
    if (picture?.tag !== undefined) response.setHeader('etag', picture.tag);
    const isKnown = picture?.tag !== undefined && picture.tag === knownTag;
    response.writeHead(isKnown ? 304 : picture ? 200 : 404).end(isKnown ? undefined : picture?.bytes);
  });
});
afterAll(() => api.close());

const inSite = useFolder();
beforeEach(() => {
  pictures.clear();
  asked = [];
});

const contentApi = () => ({ url: api.url, token: undefined });
const folders = () => ({ there: inSite('live'), target: inSite('new') });

/** Half red, half blue: it is known which way up it is. */
function flag(width: number, height: number): Sharp {
  const half = { width, height: Math.round(height / 2), channels: 3, background: 'blue' } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: half }, gravity: 'south' },
  ]);
}

async function cut(bytes: Buffer | string, kind: 'Portrait' | 'NewsImage' = 'Portrait') {
  pictures.set('/media/ada.png', { bytes });
  const view = (await fetchImages(contentApi(), kind, new Map([['ada', '/media/ada.png']]), folders())).get(
    'ada',
  );
  if (!view) throw new Error('There is no image.');
  const files = filesOfImage(view).map((file) => inSite('new', file));
  return { view, images: files.map((file) => sharp(file)) };
}

async function colourAt(image: Sharp, side: 'top' | 'bottom'): Promise<string> {
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  const row = side === 'top' ? 0 : info.height - 1;
  const [red = 0, , blue = 0] = data.subarray(row * info.width * info.channels);
  return red > blue ? 'red' : 'blue';
}

/* Widths and texts are those that gatsby-plugin-sharp 5.16 made of pictures of these sizes. */
it.each([
  ['NewsImage', 1280, 720, [224, 448, 768, 1280], 1280],
  ['NewsImage', 2400, 1350, [224, 448, 768, 1280], 1280],
  ['NewsImage', 500, 281, [88, 175, 300, 500], 500],
  ['Portrait', 640, 800, [80, 160, 320, 640], 320],
  ['Portrait', 400, 400, [80, 160, 320], 320],
  ['Portrait', 100, 125, [25, 50, 100], 100],
] as const)('%s of %d × %d is cut to %j', (kind, width, height, widths, shown) => {
  const picture = { digest: 'd'.repeat(32), name: 'ada', width, height };
  const { src, srcSet, sizes, ...size } = imageView(kind, picture);
  const candidates = srcSet.split(',\n').map((candidate) => candidate.split(' '));
  expect(candidates.map(([, descriptor]) => descriptor)).toEqual(widths.map((each) => `${each}w`));
  expect(src).toBe(candidates.find(([, descriptor]) => descriptor === `${shown}w`)?.[0]);
  expect(src).toMatch(/^\/static\/d{32}\/[0-9a-f]{5}\/ada\.webp$/);
  expect(sizes).toBe(`(min-width: ${shown}px) ${shown}px, 100vw`);
  expect(size).toEqual(kind === 'Portrait' ? { width: 320, height: 400 } : { width: 1280, height: 720 });
  expect(new Set(filesOfImage({ srcSet })).size).toBe(widths.length);
});

it('are cut by their shorter side to the shape of their place', async () => {
  const { images } = await cut(await flag(1000, 800).png().toBuffer());
  const sizes = await Promise.all(images.map((image) => image.metadata()));
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 80, 100],
    ['webp', 160, 200],
    ['webp', 320, 400],
    ['webp', 640, 800],
  ]);
});

it('stand upright, however the camera was held, and say nothing of it', async () => {
  // It has to be turned by a quarter to the right.
  const turned = await sharp(await flag(400, 500).png().toBuffer())
    .rotate(-90)
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(turned).metadata()).toMatchObject({ width: 500, height: 400, orientation: 6 });
  const { images } = await cut(turned);
  const largest = images.at(-1) ?? sharp();
  const { width, height, exif, orientation } = await largest.metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 320, height: 400 });
  expect([await colourAt(largest, 'top'), await colourAt(largest, 'bottom')]).toEqual(['red', 'blue']);
});

it('show the first picture of those that move', async () => {
  const frames = [flag(400, 500), flag(400, 500).negate()].map((frame) => frame.png().toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await sharp(moving).metadata()).toMatchObject({ pages: 2 });
  const [small = sharp()] = (await cut(moving)).images;
  expect(await small.metadata()).toMatchObject({ width: 80, height: 100 });
  expect((await small.metadata()).pages).toBeUndefined();
  expect(await colourAt(small, 'top')).toBe('red');
});

it.each<[string, () => Promise<Buffer | string>, RegExp]>([
  ['no picture', async () => '<!doctype html>', /unsupported image format/],
  ['nothing', async () => '', /empty/i],
  ['a drawing', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', /a drawing/],
  [
    'half a picture',
    async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
      const whole = sharp({ create: { width: 400, height: 500, channels: 3, background: 'red', noise } });
      const bytes = await whole.jpeg().toBuffer();
      return bytes.subarray(0, bytes.length / 2);
    },
    // libvips keeps its words for all of its threads: which of the two comes depends on their timing.
    /premature end|warning treated as error/i,
  ],
])('name what has %s for a picture', async (_, bytes, reason) => {
  const refused = cut(await bytes());
  await expect(refused).rejects.toThrow('/media/ada.png: the image of ada cannot be read as a picture (');
  await expect(refused).rejects.toThrow(reason);
});

it('name what has a picture that is not there', async () => {
  const missing = fetchImages(contentApi(), 'Portrait', new Map([['ada', '/media/none.png']]), folders());
  await expect(missing).rejects.toThrow('the image of ada cannot be had (status 404)');
});

it('have the name of their picture, in letters that every system knows', async () => {
  const bytes = await flag(40, 50).png().toBuffer();
  const addresses = ['/media/%C3%89t%C3%A9%20%2F%20no.1.png', '/media/%E6%96%B0.png?v=2'];
  addresses.forEach((address) => pictures.set(address, { bytes }));
  const urls = new Map(addresses.map((address) => [address, address]));
  const views = await fetchImages(contentApi(), 'Portrait', urls);
  expect([...views.values()].map(({ src }) => path.basename(src)).sort()).toEqual([
    '-.webp',
    'Ete-no-1.webp',
  ]);
});

describe('a picture', () => {
  const urls = new Map([
    ['one', '/media/one.png'],
    ['two', '/media/two.png'],
  ]);

  it('is cut once for all who show it, and for all releases', async () => {
    const bytes = await flag(100, 125).png().toBuffer();
    for (const address of urls.values()) pictures.set(address, { bytes });
    const views = await fetchImages(contentApi(), 'Portrait', urls, folders());
    const files = (code: string) => filesOfImage(views.get(code) ?? { srcSet: '' });
    const [small = ''] = files('one');
    // Another picture than it would be cut to: it shows what was taken.
    await mkdir(path.dirname(inSite('live', small)), { recursive: true });
    await writeFile(inSite('live', small), 'as before');
    await Promise.all(files('one').map((file) => writeFile(inSite('new', file), 'as before')));
    const again = { there: inSite('live'), target: inSite('next') };
    await fetchImages(contentApi(), 'Portrait', urls, again);
    const made = await filesBelow(inSite('next'));
    expect(made.sort()).toEqual([...files('one').slice(1), ...files('two')].sort());
    expect(await readFile(inSite('next', files('two')[0] ?? ''), 'utf8')).toBe('as before');
  });

  it('is not loaded again while the content API says that it is the same', async () => {
    const first = { bytes: await flag(100, 125).png().toBuffer(), tag: '"first"' };
    const address = '/media/tagged.png';
    const fetched = async (to?: ReturnType<typeof folders>) =>
      (await fetchImages(contentApi(), 'Portrait', new Map([['ada', address]]), to)).get('ada');
    pictures.set(address, first);
    const view = await fetched();
    expect(await fetched()).toEqual(view);
    expect(asked.map(({ knownTag }) => knownTag)).toEqual([undefined, '"first"']);

    pictures.set(address, { bytes: await flag(100, 130).png().toBuffer(), tag: '"second"' });
    expect(await fetched()).not.toEqual(view);

    // A picture is loaded to be cut, and cut only if it is still the same.
    asked = [];
    await fetched(folders());
    expect(asked.map(({ knownTag }) => knownTag)).toEqual(['"second"', undefined]);
    pictures.set(address, { ...first, tag: '"second"' });
    await expect(fetched({ ...folders(), target: inSite('other') })).rejects.toThrow('it has changed');
  });

  it('is loaded again where its tag does not promise the same bytes', async () => {
    pictures.set('/media/weak.png', { bytes: await flag(40, 50).png().toBuffer(), tag: 'W/"a"' });
    const weak = new Map([['ada', '/media/weak.png']]);
    await fetchImages(contentApi(), 'Portrait', weak);
    await fetchImages(contentApi(), 'Portrait', weak);
    expect(asked.map(({ knownTag }) => knownTag)).toEqual([undefined, undefined]);
  });
});

it('of earlier builds are removed, and nothing else', async () => {
  const picture = { digest: '0123456789abcdef'.repeat(2), name: 'letter', width: 1280, height: 720 };
  const [small, ...larger] = imageCuts('NewsImage', picture).map(({ file }) => file);
  const others = [
    'fr/index.html',
    'static/share/0123456789abcdef0123.jpg',
    'static/serif-0123456789abcdef.woff2',
  ];
  for (const file of [small ?? '', ...larger, ...others]) {
    await mkdir(path.dirname(inSite(file)), { recursive: true });
    await writeFile(inSite(file), '');
  }
  await removeUnusedImages(inSite(), larger);
  expect((await filesBelow(inSite())).sort()).toEqual([...larger, ...others].sort());
});
