import { loadTrackerScript, type PageView } from './tracker';

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google's opt-out. */
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
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
export function startGoogleAnalytics(id: string, { url, title, referrer }: PageView): void {
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

export function stopGoogleAnalytics(id: string): void {
  window[`ga-disable-${id}`] = true;
}
