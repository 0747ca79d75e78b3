import { navigate } from 'gatsby';
import { contentId } from '../../../components/layout/SiteLayout';
import type { BasePageContext } from '../../../components/seo/basePageContext';
import type { Locale } from '../../../i18n/locales';
import { pagePath } from '../../../routes/routeTable';
import type { AppDispatch } from '../../../store/makeStore';
import { type IntendedPage, redirectedHome } from '../../../store/navigation/navigationSlice';

/** Milliseconds between closing the disclaimer and opening the home page (behaviour.md §9). */
export const redirectDelay = 100;

/**
 * The page that the visitor had asked for, in the chosen language, with its query and fragment, which are the same in
 * every language. `null` on the home page, on error pages and where the page does not exist in that language.
 */
export function intendedPageOf(
  { isHome, metadata, paths }: BasePageContext,
  locale: Locale,
): IntendedPage | null {
  const path = paths[locale];
  if (isHome || !metadata.indexed || path === undefined) return null;
  const heading = document.querySelector('main h1')?.textContent.trim();
  const { search, hash } = window.location;
  return { title: heading || metadata.title, path: path + search + hash };
}

/** Opens the home page of the chosen language, with the focus on its content. */
export function enterSite(dispatch: AppDispatch, locale: Locale, intendedPage: IntendedPage | null): void {
  setTimeout(() => {
    // Not earlier: the store takes the next page opened for the home page.
    if (intendedPage) dispatch(redirectedHome(intendedPage));
    document.getElementById(contentId)?.focus({ preventScroll: true });
    navigate(pagePath('index', locale));
  }, redirectDelay);
}
