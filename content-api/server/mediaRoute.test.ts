import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleContent } from '../../content/testing/exampleContent';
import { exampleServer } from './testing/exampleServer';

let contentDir: string;

beforeAll(async () => {
  contentDir = await mkdtemp(path.join(tmpdir(), 'content-'));
  const portraits = path.join(contentDir, 'team', 'portraits');
  await mkdir(portraits, { recursive: true });
  await writeFile(path.join(portraits, 'maud-verlaine.png'), 'drawing');
  await writeFile(path.join(portraits, 'stranger.png'), 'drawing');
  await writeFile(path.join(contentDir, 'team', 'team.yaml'), '- code: maud-verlaine');
});

afterAll(() => rm(contentDir, { recursive: true }));

test('a portrait, to be kept for a week', async () => {
  const app = await exampleServer({ contentDir });
  const { statusCode, headers, body } = await app.inject('/media/maud-verlaine.png');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'drawing' });
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800',
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
  });
});

test('the image of a news item, and of no other', async () => {
  const item = exampleContent.news[0]!;
  const folder = path.join(contentDir, 'news', `${item.date}-${item.code}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'image.png'), 'landscape');
  const withImage = (image: typeof item.image) => ({ ...exampleContent, news: [{ ...item, image }] });
  const askFor = async (image: typeof item.image, code: string) => {
    const app = await exampleServer({ contentDir, content: () => withImage(image) });
    return app.inject(`/media/news/${code}.png`);
  };
  const size = { width: 1280, height: 720, alt: null };
  const shown = await askFor(size, item.code);
  expect([shown.statusCode, shown.body, shown.headers['content-type']]).toEqual([
    200,
    'landscape',
    'image/png',
  ]);
  expect((await askFor(null, item.code)).statusCode).toBe(404);
  expect((await askFor(size, '..%2F..%2Fteam%2Fportraits%2Fstranger')).statusCode).toBe(404);
});

test.each(['stranger.png', 'nobody.png', '..%2Fteam.yaml', '%2Fetc%2Fpasswd', 'maud-verlaine.png%00'])(
  '%s is no portrait of the content',
  async (fileName) => {
    const app = await exampleServer({ contentDir });
    const answer = await app.inject(`/media/${fileName}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: expect.stringMatching(/^Unknown file "/) });
  },
);
