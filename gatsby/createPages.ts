import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Actions, GatsbyNode } from 'gatsby';
import { dayInParis } from '../platform/parisTime';
import { messageOf } from '../platform/errors';
import { filesBelow } from '../platform/filesBelow';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { releaseFileNames } from '../publishing/releases/releaseFiles';
import { fundPath, fundsPath, newsFeedPath, sharesPath } from '../src/routes/routeTable';
import type { Locale } from '../src/i18n/locales';
import { brandTexts } from './brand/brandImages';
import { fetchImages } from './contentApi/fetchImages';
import { readContentApi } from './contentApi/postToContentApi';
import {
  type DisclaimerContent,
  disclaimerTextsFile,
  disclaimerTextsJson,
} from './disclaimer/disclaimerTexts';
import { fundFeeds, newsFeed } from './feeds/feeds';
import { sitePagesJson } from './hosting/sitePages';
import type { LocaleSources } from './pages/localeSources';
import type { PageDefinition } from './pages/pageDefinition';
import { planSite } from './planSite';
import { keepPublicFiles } from './publicFiles';
import { SanitisedTexts, sanitisingRules } from './sanitise/SanitisedTexts';
import { createSanitise } from './sanitise/sanitiseHtml';
import { keepShareImages } from './share/shareImages';
import { entryContext } from './slices/entryContext';
import { footerContext } from './slices/footerContext';
import { navigationContext } from './slices/navigationContext';

/** The slices that the layout places by these names, one of each a locale. */
const sliceComponents = {
  entry: 'src/app/EntrySlice.tsx',
  navigation: 'src/components/layout/NavigationSlice.tsx',
  footer: 'src/components/layout/FooterSlice.tsx',
} as const;

type SliceName = keyof typeof sliceComponents;

const sliceNames = Object.keys(sliceComponents) as readonly SliceName[];

function sliceId(name: SliceName, locale: Locale): string {
  return `${name}-${locale}`;
}

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
 * Changes with any file below `folder`. It is in the context of each slice: Gatsby renders a slice again when its
 * template or context changes, but not when the code around it does, such as the theme. Pages do not need it.
 */
export async function codeDigest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await filesBelow(folder)).sort()) {
    hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('base64url').slice(0, 12);
}

/** Each locale has its own: a change in one does not render every page again. */
function createLayoutSlices(
  sources: LocaleSources,
  disclaimer: DisclaimerContent,
  code: string,
  { createSlice }: Actions,
): void {
  const contexts: Record<SliceName, object> = {
    entry: entryContext(sources, disclaimer),
    navigation: navigationContext(sources),
    footer: footerContext(sources),
  };
  for (const name of sliceNames) {
    createSlice({
      id: sliceId(name, sources.locale),
      component: path.resolve(sliceComponents[name]),
      context: { ...contexts[name], code },
    });
  }
}

/** Both parameters of a share's route are optional (behaviour.md §2.3): it leads to the fund or the range then. */
function createFundRedirects({ locale, funds, rangePage }: LocaleSources, { createRedirect }: Actions): void {
  createRedirect({ fromPath: fundsPath(locale), toPath: rangePage.path, statusCode: 301 });
  for (const { row } of funds) {
    createRedirect({
      fromPath: sharesPath(row.slug, locale),
      toPath: fundPath(row.slug, locale),
      statusCode: 301,
    });
  }
}

/** Creates every page of the content. A failure stops the build: a page that is not created again is deleted. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, cache, graphql, reporter }) => {
  const { siteUrl, systemHosts } = readEnvironment(process.env);
  try {
    const sanitisedTexts = await SanitisedTexts.kept(cache, await sanitisingRules(systemHosts));
    const [{ brand, sources, disclaimers, pages }, code] = await Promise.all([
      planSite({
        contentApi: readContentApi(),
        run: graphql,
        images: (kind, codes) => fetchImages(graphql, kind, codes),
        sanitise: sanitisedTexts.remembering(createSanitise(systemHosts)),
        siteUrl,
        today: dayInParis(new Date()),
        warn: (message) => {
          reporter.warn(message);
        },
      }),
      codeDigest(path.resolve('src')),
    ]);

    for (const page of pages) createDefinedPage(page, actions);
    for (const ofLocale of sources) {
      const disclaimer = disclaimers.get(ofLocale.locale);
      if (disclaimer) createLayoutSlices(ofLocale, disclaimer, code, actions);
      createFundRedirects(ofLocale, actions);
    }
    await sanitisedTexts.keep(cache);
    await keepShareImages(
      cache,
      brand,
      pages.map(({ context }) => context.metadata),
    );
    await keepPublicFiles(cache, {
      ...brandTexts(brand),
      [releaseFileNames.pages]: sitePagesJson(pages),
      [disclaimerTextsFile]: disclaimerTextsJson(disclaimers),
      ...Object.fromEntries(sources.map((ofLocale) => [newsFeedPath(ofLocale.locale), newsFeed(ofLocale)])),
      ...Object.fromEntries(sources.flatMap((ofLocale) => Object.entries(fundFeeds(ofLocale)))),
    });
  } catch (error) {
    reporter.panic(messageOf(error));
  }
};
