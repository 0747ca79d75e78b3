import { locales } from '../i18n/locales';

/** The only address without a locale; redirects to the visitor's. */
export const rootPath = '/';

/** True for pages of this site, whose path starts with a locale; false for files and other sites. */
export function isPagePath(address: string): boolean {
  return locales.some((locale) => address === `/${locale}` || address.startsWith(`/${locale}/`));
}
