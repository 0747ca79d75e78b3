import type { Locale } from '../i18n/locales';
import { isPagePath } from '../routes/localePaths';
import { toggleNotice } from './notices';

/** The page that the visitor asked for, before the disclaimer sent them home. Kept in `sessionStorage` until the home is open. */

const storageKey = 'intended_page';

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

/** For the home page that opens next. */
export function rememberIntendedPage(locale: Locale): void {
  const path = intendedPath(locale);
  if (path === null) return;
  const title = document.querySelector('main h1')?.textContent.trim() || document.title;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([path, title]));
  } catch {
    // Storage is refused: the visitor finds the page by the menus.
  }
}

function takeIntendedPage(): readonly unknown[] {
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const parsed: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** Says why the disclaimer redirected home, with a link to the page that the visitor asked for. */
export function showIntendedPage(): void {
  const [path, title] = takeIntendedPage();
  if (typeof path !== 'string' || typeof title !== 'string' || !isPagePath(path)) return;
  const link = toggleNotice('intendedPage', true)?.querySelector('a');
  if (link) Object.assign(link, { href: path, textContent: title });
}
