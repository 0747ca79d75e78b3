import { dayInParis } from '../contract/parisTime';
import { RecentValues } from '../platform/RecentValues';
import type { SitePage } from '../publishing/releases/releaseFiles';
import { locales } from '../src/i18n/locales';
import type { ContentApi } from './contentApi/postToContentApi';
import { posting } from './contentApi/runQuery';
import { sitePages } from './hosting/sitePages';
import { fetchImages } from './images/fetchImages';
import { type LocalePlan, planSite } from './planSite';
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
  known: RecentValues<LocalePlan>;
}

async function readSiteState(contentApi: ContentApi, settings: StateSettings): Promise<SiteState> {
  const { pages } = await planSite({
    ...settings,
    contentApi,
    run: posting(contentApi),
    images: (kind, urls) => fetchImages(contentApi, kind, urls),
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
  const known = new RecentValues<LocalePlan>(2 * locales.length);
  const settings = { siteUrl, sanitise, today: dayInParis(new Date()), known };
  const stateOf = (revision: string) => readSiteState({ ...contentApi, revision }, settings);
  return Promise.all([stateOf(revisions[0]), stateOf(revisions[1])]);
}
