import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache, GatsbyNode } from 'gatsby';
import * as v from 'valibot';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { filesBelow } from '../platform/filesBelow';
import { releaseFileNames } from '../publishing/releases/releaseFiles';
import { contentSecurityPolicy } from './hosting/contentSecurityPolicy';
import { gatsbyState } from './gatsbyState';
import { islandsFile } from './hosting/EmittedAssets';
import { headersFile, wronglyKept } from './hosting/headersFile';
import { postProcessHtml } from './html/postProcessHtml';
import { removeUnusedImages } from './images/fetchImages';
import { writeIfChanged, writePublicFiles } from './publicFiles';
import { keepRenderer, rendererFolder, tidyRenderers } from './rendering/gatsbyRenderer';
import { siteCode } from './rendering/siteCode';
import { readSiteDigests } from './rendering/siteDigests';
import { redirectLines } from './rendering/siteTexts';
import { SanitisedTexts } from './sanitise/SanitisedTexts';
import { writeShareImages } from './share/shareImages';

/** Robots may read everything and find the sitemap. */
function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

/** Gatsby puts a library there that no page uses, under names that do not change with it. */
const unusedFolder = '~partytown';

async function readStartScripts(publicFolder: string): Promise<string[]> {
  const scripts: unknown = JSON.parse(await readFile(path.join(publicFolder, islandsFile), 'utf8'));
  return v.parse(v.looseObject({ start: v.array(v.string()) }), scripts).start;
}

const rulesKey = 'emotion-rules';

/** @throws Error naming a page that could not be edited */
async function editPages(
  cache: GatsbyCache,
  publicFolder: string,
  startScripts: readonly string[],
): Promise<string[]> {
  const html = (await filesBelow(publicFolder)).filter((file) => file.endsWith('.html'));
  const earlier = v.parse(v.optional(v.record(v.string(), v.string()), {}), await cache.get(rulesKey));
  const rules = new Map(Object.entries(earlier));
  const hashes = await postProcessHtml(publicFolder, html, startScripts, rules);
  await cache.set(rulesKey, Object.fromEntries(rules));
  return hashes;
}

/** @throws Error naming files that browsers would cache wrongly */
async function writeHeaders(publicFolder: string, scriptHashes: readonly string[]): Promise<void> {
  const wrong = wronglyKept(await filesBelow(publicFolder));
  if (wrong.length > 0) {
    throw new Error(
      `Browsers would keep these files for a year, and their names have no digest: ${wrong.join(', ')}`,
    );
  }
  const policy = contentSecurityPolicy({ ...readEnvironment(process.env), scriptHashes });
  await writeIfChanged(path.join(publicFolder, releaseFileNames.headers), headersFile(policy));
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, store }) => {
  const { redirects, program, pages } = gatsbyState(store);
  const { siteUrl } = readEnvironment(process.env);
  const publicFolder = path.join(program.directory, 'public');
  await rm(path.join(publicFolder, unusedFolder), { recursive: true, force: true });
  await writeIfChanged(path.join(publicFolder, releaseFileNames.redirects), redirectLines(redirects));
  await writeIfChanged(path.join(publicFolder, 'robots.txt'), robotsText(siteUrl));
  await writePublicFiles(cache, publicFolder);
  const digests = await readSiteDigests(publicFolder);
  if (!digests) throw new Error(`${releaseFileNames.digests} cannot be read.`);
  await removeUnusedImages(publicFolder, digests.images);
  const startScripts = await readStartScripts(publicFolder);
  // Images are drawn on threads of their own, beside the edits.
  const [scriptHashes] = await Promise.all([
    editPages(cache, publicFolder, startScripts),
    writeShareImages(cache, publicFolder),
  ]);
  // The headers cover everything in `public/`, so they are written last.
  await writeHeaders(publicFolder, scriptHashes);
  const { directory: root } = program;
  const kept = rendererFolder(root, await siteCode(root, process.env));
  await keepRenderer(root, kept, [...pages.values()], startScripts, await SanitisedTexts.keptJson(cache));
  await tidyRenderers(root);
};
