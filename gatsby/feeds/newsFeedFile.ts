import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import { newsFeedPath } from '../../src/features/news/newsFeedPath';
import { type Locale, locales } from '../../src/i18n/locales';
import type { LocaleSources } from '../pages/localeSources';
import { newsFeed } from './newsFeed';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

function cacheKey(locale: Locale): string {
  return `news-feed-${locale}`;
}

/** Keeps a locale's feed until the build has succeeded, as the texts of the gate are kept. */
export async function keepNewsFeed(cache: Cache, sources: LocaleSources): Promise<void> {
  await cache.set(cacheKey(sources.locale), newsFeed(sources));
}

async function writeNewsFeed(cache: Cache, publicFolder: string, locale: Locale): Promise<void> {
  const xml = v.parse(v.string(), await cache.get(cacheKey(locale)));
  const file = path.join(publicFolder, newsFeedPath(locale));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, xml);
}

/** Writes `fr/actualites/rss.xml` and its like of every locale. */
export async function writeNewsFeeds(cache: Cache, publicFolder: string): Promise<void> {
  await Promise.all(locales.map((locale) => writeNewsFeed(cache, publicFolder, locale)));
}
