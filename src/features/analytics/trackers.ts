import type { TrackerSettings } from '../../cookies/trackerSettings';
import { removeTrackerCookies } from './trackerCookies';

/** `referrer` is '' when unknown. */
type PageView = { url: string; title: string; referrer: string };

/** If its host is down or blocked, only the console says so. */
function loadTrackerScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.addEventListener('error', () => console.warn(`Tracker not loaded: ${src}`));
  document.head.append(script);
}

type MatomoCommand = readonly [method: string, ...values: unknown[]];

declare global {
  interface Window {
    /** A queue, which Matomo's script replaces once loaded. */
    _paq?: { push: (command: MatomoCommand) => unknown };
    dataLayer?: unknown[];
    /** Google's opt-out. */
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

function push(...command: MatomoCommand): void {
  window._paq ??= [] as MatomoCommand[];
  window._paq.push(command);
}

/** Page views, downloads and outgoing links only. */
function startMatomo({ url, siteId }: { url: string; siteId: string }, page: PageView): void {
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

function stopMatomo(): void {
  push('deleteCookies');
  push('disableCookies');
}

/** Thirteen months in seconds, as the privacy page says (CNIL's limit for audience measurement). */
const cookieSeconds = 395 * 24 * 60 * 60;

/** Google's queue needs the `arguments` object itself; it ignores arrays. */
const gtag: (...values: unknown[]) => void = function () {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
};

/** Google Analytics 4 with all advertising features off. */
function startGoogleAnalytics(id: string, { url, title, referrer }: PageView): void {
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: cookieSeconds,
    cookie_update: false,
    cookie_flags: window.location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
  });
  gtag('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer });
  loadTrackerScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
}

function stopGoogleAnalytics(id: string): void {
  window[`ga-disable-${id}`] = true;
}

/** Loads the configured trackers, which count the page; only with consent. */
export function startTrackers({ matomo, gaId }: TrackerSettings): void {
  const { origin, pathname, search } = window.location;
  // Without the fragment.
  const page = { url: origin + pathname + search, title: document.title, referrer: document.referrer };
  if (matomo) startMatomo(matomo, page);
  if (gaId) startGoogleAnalytics(gaId, page);
}

/** Stops the trackers, if they run, and removes their cookies, also those of an earlier visit. Only a reload is sure to stop a script. */
export function stopTrackers({ matomo, gaId }: TrackerSettings, areRunning: boolean): void {
  if (areRunning && matomo) stopMatomo();
  if (areRunning && gaId) stopGoogleAnalytics(gaId);
  removeTrackerCookies();
  if (areRunning) window.location.reload();
}
