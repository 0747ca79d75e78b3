import { contentId } from '../components/layout/contentId';
import type { Locale } from '../i18n/locales';
import type { InvestorProfileCode } from '../profiles/investorProfiles';
import { pagePath } from '../routes/routeTable';
import { disclaimerAccepted } from '../store/actions';
import { pageStore } from '../store/pageStore';
import { openPage } from './departures';
import { acceptedHere } from './startDisclaimer';
import { intendedPageKey } from './intendedPage';

/** Milliseconds between closing the disclaimer and opening the home page (behaviour.md §9). */
export const redirectDelay = 100;

/**
 * Path in the chosen language, with its query and fragment, which are the same in every language; `null` on the home page, on
 * error pages and where the page does not exist in that language.
 */
function intendedPath(locale: Locale): string | null {
  const alternate = document.head.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${locale}]`);
  if (!alternate || document.querySelector('header[data-over-hero]')) return null;
  const { search, hash } = window.location;
  return new URL(alternate.href).pathname + search + hash;
}

/** Tells the home page that the disclaimer was accepted in this tab, and which page the visitor has asked for. */
function remember(locale: Locale): void {
  const path = intendedPath(locale);
  const title = document.querySelector('main h1')?.textContent.trim() || document.title;
  try {
    sessionStorage.setItem(acceptedHere, 'true');
    if (path !== null) sessionStorage.setItem(intendedPageKey, JSON.stringify([path, title]));
  } catch {
    // Storage is refused: the visitor finds the page by the menus.
  }
}

/** Keeps the choices of the disclaimer, which closes it, and opens the home page of the chosen language. */
export function enterSite(choices: { locale: Locale; investorProfile: InvestorProfileCode }): void {
  pageStore.dispatch(disclaimerAccepted(choices));
  const { locale } = choices;
  // Only now, as closing shows the remembered page.
  remember(locale);
  document.getElementById(contentId)?.focus({ preventScroll: true });
  const home = pagePath('index', locale);
  const { pathname, search, hash } = window.location;
  if (pathname + search + hash !== home) setTimeout(openPage, redirectDelay, home);
}
