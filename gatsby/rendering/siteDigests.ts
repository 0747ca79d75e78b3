import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { releaseFileNames } from '../../publishing/releases/releaseFiles';
import { locales } from '../../src/i18n/locales';
import { brandDigest } from '../brand/fetchBrand';
import { filesOfImage } from '../images/imageCuts';
import type { PageDefinition } from '../pages/pageDefinition';
import type { SitePlan } from '../planSite';
import { sliceContexts } from '../slices/layoutSlices';
import { siteTexts } from './siteTexts';

const digests = v.record(v.string(), v.string());

/** A release says by these what it was made from, so that the next one need only make what differs. */
const siteDigestsSchema = v.object({
  /** See `siteCode`. */
  code: v.string(),
  brand: v.string(),
  /** By path. */
  pages: digests,
  /** By locale, of its slices. */
  slices: digests,
  /** Names of the files that are cut of pictures. */
  images: v.array(v.string()),
  /** Names of the files that are text and made of content. */
  texts: v.array(v.string()),
});

export type SiteDigests = v.InferOutput<typeof siteDigestsSchema>;

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** A plan is used again, and so are the digests of its pages. */
const pageDigests = new WeakMap<PageDefinition, string>();

/** Page queries read dictionaries, which are code. */
export function digestOfPage(page: PageDefinition): string {
  const digest = pageDigests.get(page) ?? digestOf([page.template, page.context]);
  pageDigests.set(page, digest);
  return digest;
}

export function siteDigests(code: string, plan: SitePlan): SiteDigests {
  return {
    code,
    brand: brandDigest(plan.brand),
    pages: Object.fromEntries(plan.pages.map((page) => [page.path, digestOfPage(page)])),
    slices: Object.fromEntries(locales.map((locale) => [locale, digestOf(sliceContexts(plan, locale))])),
    images: [...new Set(plan.images.flatMap(filesOfImage))].sort(),
    texts: Object.keys(siteTexts(plan)).sort(),
  };
}

export const siteDigestsJson = (all: SiteDigests) => `${JSON.stringify(all)}\n`;

/** @returns undefined where a release has none that can be read */
export async function readSiteDigests(release: string): Promise<SiteDigests | undefined> {
  const text = await readFile(path.join(release, releaseFileNames.digests), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), siteDigestsSchema), text);
  return parsed.success ? parsed.output : undefined;
}
