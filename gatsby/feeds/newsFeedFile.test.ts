import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Locale, locales } from '../../src/i18n/locales';
import { localeContent, newsRow, sourcesOf } from '../testing/contentRows';
import { newsFeed } from './newsFeed';
import { keepNewsFeed, writeNewsFeeds } from './newsFeedFile';

/** Gatsby's cache. */
function createCache() {
  const kept = new Map<string, unknown>();
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
}

const sources = (locale: Locale, code = `item-${locale}`) =>
  sourcesOf(localeContent(locale, { news: [newsRow(code)] }));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'news-feeds-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('writes the feed of each locale as the pages were created, beside its news', async () => {
  const cache = createCache();
  await keepNewsFeed(cache, sources('fr', 'ancien'));
  for (const locale of locales) await keepNewsFeed(cache, sources(locale));
  await writeNewsFeeds(cache, folder);
  const written = await Promise.all(
    ['fr/actualites', 'en/news', 'it/notizia'].map((news) =>
      readFile(path.join(folder, news, 'rss.xml'), 'utf8'),
    ),
  );
  expect(written).toEqual(locales.map((locale) => newsFeed(sources(locale))));
});

it('writes nothing that is not a text', async () => {
  await expect(writeNewsFeeds(createCache(), folder)).rejects.toThrow('Expected string');
});
