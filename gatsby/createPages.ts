import path from 'node:path';
import type { Actions, GatsbyNode } from 'gatsby';
import { dayInParis } from '../contract/parisTime';
import { messageOf } from '../platform/errors';
import { filesBelow } from '../platform/filesBelow';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { releaseFileNames } from '../publishing/releases/releaseFiles';
import type { Locale } from '../src/i18n/locales';
import { readContentApi } from './contentApi/postToContentApi';
import { gatsbyState } from './gatsbyState';
import { fetchImages } from './images/fetchImages';
import type { PageDefinition } from './pages/pageDefinition';
import { planSite, type SitePlan } from './planSite';
import { keepPublicFiles } from './publicFiles';
import { digestOfFiles, siteCode } from './rendering/siteCode';
import { siteDigests, siteDigestsJson } from './rendering/siteDigests';
import { siteRedirects, siteTexts } from './rendering/siteTexts';
import { SanitisedTexts, sanitisingRules } from './sanitise/SanitisedTexts';
import { createSanitise } from './sanitise/sanitiseHtml';
import { keepShareImages } from './share/shareImages';
import { sliceComponents, sliceContexts, sliceId, sliceNames } from './slices/layoutSlices';

function createDefinedPage({ path: pagePath, template, context }: PageDefinition, actions: Actions): void {
  const { language } = context;
  actions.createPage({
    path: pagePath,
    context,
    component: path.resolve(`src/templates/${template}.tsx`),
    slices: Object.fromEntries(sliceNames.map((name) => [name, sliceId(name, language)])),
  });
}

/**
 * Changes with the site's code. It is in the context of each slice: Gatsby renders a slice again when its template or context
 * changes, but not when the code around it does, such as the theme. Pages do not need it.
 */
async function sourceDigest(): Promise<string> {
  const folder = path.resolve('src');
  return digestOfFiles(folder, await filesBelow(folder));
}

/** Each locale has its own: a change in one does not render every page again. */
function createLayoutSlices(plan: SitePlan, locale: Locale, code: string, { createSlice }: Actions): void {
  const contexts = sliceContexts(plan, locale);
  for (const name of sliceNames) {
    createSlice({
      id: sliceId(name, locale),
      component: path.resolve(sliceComponents[name]),
      context: { ...contexts[name], code },
    });
  }
}

/** Creates every page of the content. A failure stops the build: a page that is not created again is deleted. */
export const createPages: GatsbyNode['createPages'] = async ({
  actions,
  cache,
  graphql,
  reporter,
  store,
}) => {
  const { siteUrl, systemHosts } = readEnvironment(process.env);
  try {
    const contentApi = readContentApi();
    const publicFolder = path.join(gatsbyState(store).program.directory, 'public');
    const sanitisedTexts = await SanitisedTexts.kept(cache, await sanitisingRules(systemHosts));
    const [plan, code] = await Promise.all([
      planSite({
        contentApi,
        run: graphql,
        images: (kind, urls) =>
          fetchImages(contentApi, kind, urls, { there: publicFolder, target: publicFolder }),
        sanitise: sanitisedTexts.remembering(createSanitise(systemHosts)),
        siteUrl,
        today: dayInParis(new Date()),
      }),
      sourceDigest(),
    ]);

    const { brand, sources, pages, warnings } = plan;

    for (const warning of warnings) reporter.warn(warning);
    for (const page of pages) createDefinedPage(page, actions);
    for (const { locale } of sources) createLayoutSlices(plan, locale, code, actions);
    for (const redirect of siteRedirects(plan)) actions.createRedirect({ ...redirect });
    await sanitisedTexts.keep(cache);
    await keepShareImages(
      cache,
      brand,
      pages.map(({ context }) => context.metadata),
    );
    await keepPublicFiles(cache, {
      ...siteTexts(plan),
      [releaseFileNames.digests]: siteDigestsJson(
        siteDigests(await siteCode(process.cwd(), process.env), plan),
      ),
    });
  } catch (error) {
    reporter.panic(messageOf(error));
  }
};
