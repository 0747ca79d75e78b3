import { navigate } from 'gatsby';
import { contentId } from '../../../components/layout/SiteLayout';
import type { Locale } from '../../../i18n/locales';
import { pagePath } from '../../../routes/routeTable';
import type { AppDispatch } from '../../../store/makeStore';
import { type IntendedPage, redirectedHome } from '../../../store/navigation/navigationSlice';

/** Milliseconds between the popup's closing and the home page (behaviour.md §9). */
export const redirectDelay = 100;

/** Leads to the home of the chosen language once the popup has closed. The focus goes to the page's content. */
export function enterSite(dispatch: AppDispatch, locale: Locale, intendedPage: IntendedPage | null): void {
  setTimeout(() => {
    // Not before: whatever page opens next counts as the home page.
    if (intendedPage) dispatch(redirectedHome(intendedPage));
    document.getElementById(contentId)?.focus({ preventScroll: true });
    navigate(pagePath('index', locale));
  }, redirectDelay);
}
