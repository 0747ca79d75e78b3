import { loadTrackerScript, type Tracker } from './tracker';

/** A method of Matomo's tracker with its arguments. */
type MatomoCommand = readonly [method: string, ...values: unknown[]];

declare global {
  interface Window {
    /** Matomo's queue: its script takes its place when it has loaded. */
    _paq?: { push: (command: MatomoCommand) => unknown };
  }
}

function tell(...command: MatomoCommand): void {
  window._paq ??= [] as MatomoCommand[];
  window._paq.push(command);
}

/** Loads Matomo. Its own features beyond page views, downloads and links to other sites stay off. */
export function startMatomo({ url, siteId }: { url: string; siteId: string }): Tracker {
  tell('setTrackerUrl', `${url}/matomo.php`);
  tell('setSiteId', siteId);
  tell('setSecureCookie', window.location.protocol === 'https:');
  tell('setCookieSameSite', 'Lax');
  tell('disableBrowserFeatureDetection');
  tell('enableLinkTracking');
  loadTrackerScript(`${url}/matomo.js`);
  return ({ url: page, title, referrer }) => {
    tell('setReferrerUrl', referrer);
    tell('setCustomUrl', page);
    tell('setDocumentTitle', title);
    tell('trackPageView');
  };
}

export function stopMatomo(): void {
  tell('deleteCookies');
  tell('disableCookies');
}
