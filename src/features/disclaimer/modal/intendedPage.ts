import type { BasePageContext } from '../../../components/seo/basePageContext';
import type { Locale } from '../../../i18n/locales';
import type { IntendedPage } from '../../../store/navigation/navigationSlice';

/**
 * The page that the visitor had come to, in the chosen language, for the home page to lead back to, with the tab, filters
 * or comparison of its address: they are the same in every language. There is none from the home page, from pages that
 * tell of an error, and where the page does not exist in that language.
 */
export function intendedPageOf({ isHome, metadata, paths }: BasePageContext, locale: Locale): IntendedPage | null {
  const path = paths[locale];
  if (isHome || !metadata.indexed || path === undefined) return null;
  const heading = document.querySelector('main h1')?.textContent.trim();
  const { search, hash } = window.location;
  return { title: heading || metadata.title, path: path + search + hash };
}
