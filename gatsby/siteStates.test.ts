import sharp from 'sharp';
import { createSmallContent, portraitPath, type SmallContent } from './testing/smallContent';
import { type SmallContentApi, startSmallContentApi } from './testing/smallContentApi';
import { readSiteStates } from './siteStates';

let api: SmallContentApi;
beforeEach(async () => {
  api = await startSmallContentApi();
});
afterEach(() => api.close());

const settings = { siteUrl: 'https://www.korvane.example', systemHosts: [] };

function readStates() {
  return readSiteStates({ url: api.url, token: undefined }, ['a1', 'b2'], settings);
}

/** Sorted paths of the pages that are rendered from other data. */
function changedPaths(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after.keys()].filter((path) => after.get(path) !== before.get(path)).sort();
}

async function changedBy(edit: (content: SmallContent) => void): Promise<string[]> {
  const content = createSmallContent();
  edit(content);
  api.revisions.set('b2', content);
  const [before, after] = await readStates();
  return changedPaths(before.data, after.data);
}

test('the same content gives the same data', async () => {
  expect(await changedBy(() => undefined)).toEqual([]);
});

test('a title changes the pages that show it, in its language', async () => {
  const paths = await changedBy(({ news }) => {
    const letter = news.find(({ code }) => code === 'annual-letter');
    if (letter) letter.titles.fr = 'Lettre changée';
  });
  expect(paths).toEqual(expect.arrayContaining(['/fr', '/fr/actualites', '/fr/actualites/annual-letter']));
  expect(paths.filter((path) => !path.startsWith('/fr'))).toEqual([]);
});

test('a colour of the brand is around every page', async () => {
  const paths = await changedBy(({ brand }) => (brand.colour = '#123456'));
  expect(paths).toEqual(expect.arrayContaining(['/en', '/fr', '/it', '/fr/404']));
});

test('another file of a portrait changes the pages that show it', async () => {
  const [before] = await readStates();
  const another = sharp({ create: { width: 400, height: 400, channels: 3, background: 'maroon' } });
  api.instead.set(portraitPath, { status: 200, type: 'image/png', body: await another.png().toBuffer() });
  const [after] = await readStates();
  expect(changedPaths(before.data, after.data)).toEqual(['/en/team', '/fr/equipes', '/it/il-team-meridane']);
});

test('an image that cannot be had is named', async () => {
  api.instead.set(portraitPath, { status: 404, type: 'text/plain', body: '' });
  await expect(readStates()).rejects.toThrow(/the image of \S+ cannot be had \(status 404\)/);
});
