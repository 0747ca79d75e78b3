import en from '../../locales/en/common.json';
import fr from '../../locales/fr/common.json';
import it from '../../locales/it/common.json';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';
import { rootPath } from '../../src/routes/localePaths';
import { notFoundPath, pagePath, serverErrorPath } from '../../src/routes/routeTable';
import { baseContext, type PageDefinition, type Site, type TemplateName } from './pageDefinition';

const errorTexts = { fr: fr.errors, en: en.errors, it: it.errors } satisfies Record<Locale, typeof fr.errors>;

/** Language links of these pages lead to the homes, as they have no translations. */
const homePaths = Object.fromEntries(locales.map((locale) => [locale, pagePath('index', locale)]));

function plainPage(
  template: TemplateName,
  path: string,
  { locale, site, title, message }: { locale: Locale; site: Site; title: string; message?: string },
): PageDefinition {
  const context = baseContext({
    locale,
    path,
    paths: homePaths,
    site,
    title,
    description: message,
    indexed: false,
  });
  return { path, template, identity: null, context };
}

/**
 * The localised not-found page. The server answers with it on every path of the locale that no page has; a `matchPath`
 * for that would list every page of the site in the script of every page.
 */
export function notFoundPage(locale: Locale, site: Site, path = notFoundPath(locale)): PageDefinition {
  return plainPage('NotFoundPage', path, { locale, site, ...errorTexts[locale].not_found });
}

/** Page of a locale for failures of the server. */
export function serverErrorPage(locale: Locale, site: Site): PageDefinition {
  return plainPage('ServerErrorPage', serverErrorPath(locale), {
    locale,
    site,
    ...errorTexts[locale].five_hundred,
  });
}

/** Pages for hosts that cannot redirect `/` themselves, and for paths without a locale. */
export function pagesWithoutLocale(site: Site): PageDefinition[] {
  return [
    plainPage('RootPage', rootPath, { locale: defaultLocale, site, title: site.name }),
    notFoundPage(defaultLocale, site, '/404'),
  ];
}
