import { createHash } from 'node:crypto';
import path from 'node:path';
import { dayInParis } from '../platform/parisTime';
import { runConcurrently } from '../platform/runConcurrently';
import type { SitePage } from '../publishing/releases/releaseFiles';
import { fetchContentFile } from './contentApi/contentFile';
import type { Images } from './contentApi/fetchImages';
import { downloadsAtOnce, type ImageUrls, newsImageUrls, portraitUrls } from './contentApi/imageUrls';
import type { ContentApi } from './contentApi/postToContentApi';
import { posting } from './contentApi/runQuery';
import { sitePages } from './hosting/sitePages';
import { planSite } from './planSite';
import { digestOfPage } from './rendering/siteDigests';
import { SanitisedTexts } from './sanitise/SanitisedTexts';
import { createSanitise, type Sanitise } from './sanitise/sanitiseHtml';

/** The pages that a build would make from a revision of the content. */
export interface SiteState {
  /** Pages with an address of their own. */
  pages: SitePage[];
  /** Digest of the data that each page is rendered from, by path. */
  data: ReadonlyMap<string, string>;
}

interface StateSettings {
  siteUrl: string;
  sanitise: Sanitise;
  today: string;
}

/** Keyed by the codes of what they show. gatsby-plugin-sharp names the images of a page by the file's bytes and its name. */
type ImageNames = ReadonlyMap<string, string>;

async function imageNames(contentApi: ContentApi, urls: ImageUrls): Promise<ImageNames> {
  const names = new Map<string, string>();
  await runConcurrently([...urls], downloadsAtOnce, async ([code, address]) => {
    const bytes = await fetchContentFile(contentApi, address, `the image of ${code}`);
    const digest = createHash('sha256').update(bytes).digest('base64url');
    names.set(code, `${digest}/${path.posix.basename(new URL(address, contentApi.url).pathname)}`);
  });
  return names;
}

/** Stand for the images of gatsby-plugin-sharp, and change when those do. */
function standInImages(names: ImageNames): Images {
  return new Map(
    Array.from(names, ([code, src]) => [code, { src, srcSet: '', sizes: '', width: 1, height: 1 }]),
  );
}

async function readSiteState(contentApi: ContentApi, settings: StateSettings): Promise<SiteState> {
  const [portraits, newsImages] = await Promise.all([
    portraitUrls(contentApi).then((urls) => imageNames(contentApi, urls)),
    newsImageUrls(contentApi).then((urls) => imageNames(contentApi, urls)),
  ]);
  const { pages } = await planSite({
    ...settings,
    contentApi,
    run: posting(contentApi),
    images: async (kind) => standInImages(kind === 'Portrait' ? portraits : newsImages),
    // The build says the same.
    warn: () => undefined,
  });
  return {
    pages: sitePages(pages),
    data: new Map(pages.map((page) => [page.path, digestOfPage(page)])),
  };
}

/**
 * Plans the site of each revision as a build does today, without Gatsby.
 *
 * @throws ContentApiError when there is no content API at the address
 * @throws Error with which the build of a revision would stop
 */
export async function readSiteStates(
  contentApi: ContentApi,
  revisions: readonly [string, string],
  { siteUrl, systemHosts }: { siteUrl: string; systemHosts: readonly string[] },
): Promise<[SiteState, SiteState]> {
  // Most texts are in both revisions, and sanitising them takes longest.
  const texts = SanitisedTexts.forThisProcess();
  const sanitise = texts.remembering(createSanitise(systemHosts));
  const settings = { siteUrl, sanitise, today: dayInParis(new Date()) };
  const stateOf = (revision: string) => readSiteState({ ...contentApi, revision }, settings);
  return Promise.all([stateOf(revisions[0]), stateOf(revisions[1])]);
}
