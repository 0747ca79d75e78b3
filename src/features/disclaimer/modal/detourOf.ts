import type { BasePageContext } from '../../../components/seo/basePageContext';
import type { Locale } from '../../../i18n/locales';
import type { Detour } from '../../../store/navigation/navigationSlice';

/**
 * The page that the visitor had come to, in the chosen language, for the home page to lead back to. There is none from the
 * home page, from pages that tell of an error, and where the page does not exist in that language.
 */
export function detourOf({ isHome, metadata, paths }: BasePageContext, locale: Locale): Detour | null {
  const path = paths[locale];
  if (isHome || !metadata.indexed || path === undefined) return null;
  const heading = document.querySelector('main h1')?.textContent.trim();
  return { title: heading || metadata.title, path };
}
