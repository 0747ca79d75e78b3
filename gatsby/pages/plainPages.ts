import { common } from '../../locales/common.generated';
import type { BasePageContext } from '../../src/components/seo/basePageContext';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';
import { rootPath } from '../../src/routes/localePaths';
import { notFoundPath, pagePath, serverErrorPath } from '../../src/routes/routeTable';
import type { StatusPageContext } from '../../src/templates/pageContext';
import { baseContext, type PageDefinition } from './pageDefinition';
import type { Site } from './localeSources';

/** Language links of these pages lead to the homes, as they have no translations. */
const homePaths = Object.fromEntries(locales.map((locale) => [locale, pagePath('index', locale)]));

type Words = { title: string; message?: string };

function plainContext(locale: Locale, path: string, site: Site, { title, message }: Words): BasePageContext {
  return baseContext({ locale, path, paths: homePaths, site, title, description: message, indexed: false });
}

function statusPage(status: 404 | 500, path: string, locale: Locale, site: Site): PageDefinition {
  const { not_found: notFound, five_hundred: failed } = common[locale].errors;
  const context: StatusPageContext = {
    ...plainContext(locale, path, site, status === 404 ? notFound : failed),
    status,
  };
  return { path, template: 'StatusPage', identity: null, context };
}

/**
 * The pages of a locale for errors. The server answers with the not-found page on every path of the locale that no page has; a
 * `matchPath` for that would list every page of the site in the script of every page.
 */
export function errorPages(locale: Locale, site: Site): PageDefinition[] {
  return [
    statusPage(404, notFoundPath(locale), locale, site),
    statusPage(500, serverErrorPath(locale), locale, site),
  ];
}

/** Pages for hosts that cannot redirect `/` themselves, and for paths without a locale. */
export function pagesWithoutLocale(site: Site): PageDefinition[] {
  const context = plainContext(defaultLocale, rootPath, site, { title: site.name });
  return [
    { path: rootPath, template: 'RootPage', identity: null, context },
    statusPage(404, '/404', defaultLocale, site),
  ];
}
