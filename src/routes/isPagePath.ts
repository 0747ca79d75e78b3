import { locales } from '../i18n/locales';

/** Whether an address is a page of this site: its path starts with a locale. Files and other sites are not. */
export function isPagePath(address: string): boolean {
  return locales.some((locale) => address === `/${locale}` || address.startsWith(`/${locale}/`));
}
