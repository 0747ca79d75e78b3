import { loadTrackerScript, type PageView } from './tracker';

type MatomoCommand = readonly [method: string, ...values: unknown[]];

declare global {
  interface Window {
    /** A queue, which Matomo's script replaces once loaded. */
    _paq?: { push: (command: MatomoCommand) => unknown };
  }
}

function push(...command: MatomoCommand): void {
  window._paq ??= [] as MatomoCommand[];
  window._paq.push(command);
}

/** Page views, downloads and outgoing links only. */
export function startMatomo({ url, siteId }: { url: string; siteId: string }, page: PageView): void {
  push('setTrackerUrl', `${url}/matomo.php`);
  push('setSiteId', siteId);
  push('setSecureCookie', window.location.protocol === 'https:');
  push('setCookieSameSite', 'Lax');
  push('disableBrowserFeatureDetection');
  push('enableLinkTracking');
  push('setReferrerUrl', page.referrer);
  push('setCustomUrl', page.url);
  push('setDocumentTitle', page.title);
  push('trackPageView');
  loadTrackerScript(`${url}/matomo.js`);
}

export function stopMatomo(): void {
  push('deleteCookies');
  push('disableCookies');
}
