import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import { type Locale, locales } from '../../src/i18n/locales';
import type { GateTexts } from '../../src/store/layoutData/layoutDataSlice';

/** The gate's texts in every locale, for the browser: it asks for them when the gate opens. */
export const gateTextsFileName = 'gate-texts.json';

const cacheKey = 'gate-texts';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

/** The file's text, the same for the same texts: locales stand in the site's order. */
export function gateTextsJson(texts: ReadonlyMap<Locale, GateTexts>): string {
  return `${JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, texts.get(locale)])))}\n`;
}

/**
 * Keeps the file until the build has succeeded: a build that fails leaves `public/` as it was. Every build creates its
 * pages, and so keeps it anew.
 */
export async function keepGateTexts(cache: Cache, texts: ReadonlyMap<Locale, GateTexts>): Promise<void> {
  await cache.set(cacheKey, gateTextsJson(texts));
}

export async function keptGateTexts(cache: Cache): Promise<string> {
  return v.parse(v.string(), await cache.get(cacheKey));
}

export async function writeGateTexts(cache: Cache, publicFolder: string): Promise<void> {
  await writeFile(path.join(publicFolder, gateTextsFileName), await keptGateTexts(cache));
}
