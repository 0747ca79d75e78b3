import { contentId } from '../components/layout/contentId';
import type { Locale } from '../i18n/locales';
import { pagePath } from '../routes/routeTable';
import { openPage } from './departures';
import { closeDisclaimer, rememberAcceptance } from './disclaimer';
import { rememberIntendedPage } from './intendedPage';
import { refreshPreferences } from './preferences';

/** Milliseconds between closing the disclaimer and opening the home page (behaviour.md §9). */
export const redirectDelay = 100;

/** Closes the disclaimer, whose choice is in the cookies, and opens the home page of the chosen language. */
export function enterSite(locale: Locale): void {
  rememberAcceptance();
  rememberIntendedPage(locale);
  refreshPreferences();
  closeDisclaimer();
  document.getElementById(contentId)?.focus({ preventScroll: true });
  const home = pagePath('index', locale);
  const { pathname, search, hash } = window.location;
  if (pathname + search + hash !== home) setTimeout(openPage, redirectDelay, home);
}
