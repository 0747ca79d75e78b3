import path from 'node:path';
import type { Actions, GatsbyNode } from 'gatsby';
import { readEnvironment } from '../environment/readEnvironment';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { fundPath, fundsPath, sharesPath } from '../src/routes/routeTable';
import { fetchLocaleContent, type RunQuery } from './contentApi/fetchLocaleContent';
import { localesOfPages, type LocaleSources, localeSources, requireContent } from './pages/localeSources';
import { localePages } from './pages/localePages';
import type { PageDefinition } from './pages/pageDefinition';
import { pagesWithoutLocale } from './pages/plainPages';
import { footerContext } from './slices/footerContext';
import { layoutTexts } from './slices/layoutTexts';
import { navigationContext } from './slices/navigationContext';

/** The slices that the layout places by the names `navigation` and `footer`, one of each a locale. */
function sliceId(name: 'navigation' | 'footer', locale: Locale): string {
  return `${name}-${locale}`;
}

function createDefinedPage({ template, ...page }: PageDefinition, actions: Actions): void {
  const { language } = page.context;
  actions.createPage({
    ...page,
    component: path.resolve(`src/templates/${template}.tsx`),
    slices: { navigation: sliceId('navigation', language), footer: sliceId('footer', language) },
  });
}

/** One bar and one footer a locale: a change in them does not render every page again. */
function createLayoutSlices(sources: LocaleSources, { createSlice }: Actions): void {
  createSlice({
    id: sliceId('navigation', sources.locale),
    component: path.resolve('src/components/layout/NavigationSlice.tsx'),
    context: navigationContext(sources),
  });
  createSlice({
    id: sliceId('footer', sources.locale),
    component: path.resolve('src/components/layout/FooterSlice.tsx'),
    context: footerContext(sources),
  });
}

/** Both parameters of a share's route are optional (spec §2.3): without them it leads to the fund or the range. */
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

/**
 * Reads each locale's content in a few bulk queries and creates every page from it. A failure stops the build: a page
 * that is not created again is deleted.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { contentApiUrl, siteUrl, systemHosts } = readEnvironment(process.env);
  try {
    const run: RunQuery = graphql;
    const contents = await Promise.all(
      locales.map((locale) => fetchLocaleContent(run, locale, `${contentApiUrl}/graphql`)),
    );
    requireContent(contents, contentApiUrl);
    const pageLocales = localesOfPages(contents);
    for (const content of contents) {
      const sources = localeSources(content, pageLocales, siteUrl, systemHosts);
      localePages(sources, layoutTexts[sources.locale]).forEach((page) => createDefinedPage(page, actions));
      createLayoutSlices(sources, actions);
      createFundRedirects(sources, actions);
      if (sources.locale === defaultLocale) {
        pagesWithoutLocale(sources.site, layoutTexts[defaultLocale].notFound).forEach((page) =>
          createDefinedPage(page, actions),
        );
      }
    }
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};
