import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';
import { notFoundPath, pagePath, serverErrorPath, rootPath } from '../../src/routes/routeTable';
import { baseContext, type PageDefinition, type Site } from './pageDefinition';

/** The homes: what is not found has no translation, so its language links lead there. */
const homePaths = Object.fromEntries(locales.map((locale) => [locale, pagePath('index', locale)]));

type PlainPageInput = { locale: Locale; path: string; site: Site; title: string };

function plainContext({ locale, path, site, title }: PlainPageInput) {
  return baseContext({ locale, path, paths: homePaths, site, title, description: title, indexed: false });
}

/**
 * The localised not-found page. The server answers with it on every path of the locale that no page has; a `matchPath`
 * for that would list every page of the site in the script of every page.
 */
export function notFoundPage(locale: Locale, site: Site, title: string): PageDefinition {
  const path = notFoundPath(locale);
  return {
    path,
    template: 'NotFoundPage',
    identity: null,
    context: plainContext({ locale, path, site, title }),
  };
}

/** What the server answers in a locale when it fails. */
export function serverErrorPage(locale: Locale, site: Site, title: string): PageDefinition {
  const path = serverErrorPath(locale);
  return {
    path,
    template: 'ServerErrorPage',
    identity: null,
    context: plainContext({ locale, path, site, title }),
  };
}

/** For hosts that cannot redirect `/` themselves, and for paths without a locale. */
export function pagesWithoutLocale(site: Site, notFoundTitle: string): PageDefinition[] {
  return [
    {
      path: rootPath,
      template: 'RootPage',
      identity: null,
      context: plainContext({ locale: defaultLocale, path: rootPath, site, title: site.name }),
    },
    {
      path: '/404',
      template: 'NotFoundPage',
      identity: null,
      context: plainContext({ locale: defaultLocale, path: '/404', site, title: notFoundTitle }),
    },
  ];
}
