import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import { releaseFileNames, type SitePage } from '../../publishing/releases/releaseFiles';
import { writeIfChanged } from './writeIfChanged';

const cacheKey = 'site-pages';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

/** Keeps the list, in the order of its paths, until the build has succeeded. Every build creates its pages, and so keeps it anew. */
export async function keepSitePages(cache: Cache, pages: readonly SitePage[]): Promise<void> {
  const inOrder = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  await cache.set(cacheKey, `${JSON.stringify(inOrder)}\n`);
}

export async function writeSitePages(cache: Cache, publicFolder: string): Promise<void> {
  const text = v.parse(v.string(), await cache.get(cacheKey));
  await writeIfChanged(path.join(publicFolder, releaseFileNames.pages), text);
}
