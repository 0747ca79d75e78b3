import { isPagePath } from '../routes/localePaths';
import { toggleNotice } from './notices';

/** Key in `sessionStorage`, until the home page is open: the page that the visitor asked for before the disclaimer. */
export const intendedPageKey = 'intended_page';

function takeIntendedPage(): readonly unknown[] {
  try {
    const kept = sessionStorage.getItem(intendedPageKey);
    sessionStorage.removeItem(intendedPageKey);
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
