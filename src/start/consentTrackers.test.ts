import { fireEvent, waitFor } from '@testing-library/react';
import { type ConsentChoice, writeConsent } from '../features/consent/consentCookie';
import { clearCookies } from '../testing/clearCookies';
import { leavePages } from '../testing/leavePages';
import { spyOnLocation } from '../testing/spyOnLocation';

const matomo = { GATSBY_MATOMO_URL: 'https://matomo.example', GATSBY_MATOMO_SITE_ID: '7' };
const google = { GATSBY_GA_ID: 'G-EXAMPLE1' };

const accepted = { analytics: true, video: false };
const refused = { analytics: false, video: true };

const environment = process.env;
let reload: ReturnType<typeof spyOnLocation>;

leavePages();
beforeEach(() => {
  clearCookies();
  reload = spyOnLocation('reload');
  delete window._paq;
  delete window.dataLayer;
  document.head.replaceChildren();
  document.title = 'Accueil';
  window.history.replaceState(null, '', '/fr?utm_source=letter#top');
});
afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});

/** Opens a page of a site with these trackers, and is there until all that it loads has come. */
async function openPage(variables: Record<string, string>, choice?: ConsentChoice) {
  process.env = { ...environment, ...variables };
  if (choice) writeConsent(choice);
  (await import('./startConsent')).startConsent();
  fireEvent.scroll(window);
  await import('./consentDialogs');
  await import('../features/analytics/trackers');
}

/** Chooses in another tab, from which the visitor returns. */
function choose(choice: ConsentChoice) {
  writeConsent(choice);
  fireEvent(document, new Event('visibilitychange'));
}

const scripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src);

/** Calls to Matomo, by method. */
const told = (method: string) =>
  ((window._paq as unknown as unknown[][] | undefined) ?? [])
    .filter(([name]) => name === method)
    .map(([, value]) => value);

/** Google's queue, as arrays. */
const googleEvents = () => (window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)]);

test.each([
  ['before the visitor has chosen', { ...matomo, ...google }, undefined],
  ['after refusal', { ...matomo, ...google }, refused],
  ['when no tracker is configured', {}, accepted],
  ['when half a tracker is configured', { GATSBY_MATOMO_URL: 'https://matomo.example' }, accepted],
  [
    'when the configuration is empty',
    { GATSBY_MATOMO_URL: '', GATSBY_MATOMO_SITE_ID: '', GATSBY_GA_ID: ' ' },
    accepted,
  ],
])('nothing is loaded %s', async (_case, variables, choice) => {
  await openPage(variables, choice);
  await new Promise(process.nextTick);
  expect(scripts()).toEqual([]);
  expect(window._paq).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

test('with consent Matomo is told of the page, without its fragment', async () => {
  await openPage(matomo, accepted);
  await waitFor(() => expect(told('trackPageView')).toHaveLength(1));
  expect(scripts()).toEqual(['https://matomo.example/matomo.js']);
  expect(told('setTrackerUrl')).toEqual(['https://matomo.example/matomo.php']);
  expect(told('setSiteId')).toEqual(['7']);
  expect(told('setCookieSameSite')).toEqual(['Lax']);
  expect(told('setDocumentTitle')).toEqual(['Accueil']);
  expect(told('setCustomUrl')).toEqual(['http://localhost/fr?utm_source=letter']);
  expect(told('setReferrerUrl')).toEqual(['']);
});

test('with consent Google Analytics counts the page and serves no advertising', async () => {
  await openPage(google, accepted);
  await waitFor(() => expect(googleEvents()).not.toEqual([]));
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-EXAMPLE1']);
  const events = googleEvents();
  expect(events[0]).toMatchObject(['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied' }]);
  expect(events).toContainEqual([
    'config',
    'G-EXAMPLE1',
    expect.objectContaining({
      send_page_view: false,
      anonymize_ip: true,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    }),
  ]);
  expect(events.filter(([, name]) => name === 'page_view')).toMatchObject([
    ['event', 'page_view', { page_title: 'Accueil', page_location: 'http://localhost/fr?utm_source=letter' }],
  ]);
});

test('a page is counted once, and a host that is blocked is said once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await openPage(matomo, accepted);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  fireEvent.error(document.querySelector('script')!);
  choose({ analytics: true, video: true });
  await new Promise(process.nextTick);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(told('trackPageView')).toHaveLength(1);
});

test('withdrawing consent stops trackers, removes their cookies and loads the page again, once', async () => {
  await openPage({ ...matomo, ...google }, accepted);
  await waitFor(() => expect(told('trackPageView')).toHaveLength(1));
  document.cookie = '_pk_id.7.1fff=1; path=/';
  document.cookie = '_ga=1; path=/';
  choose(refused);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(document.cookie).not.toMatch(/_pk_|_ga/);
  expect(window['ga-disable-G-EXAMPLE1']).toBe(true);
  expect(told('disableCookies')).toHaveLength(1);
});

test('refusing removes cookies of an earlier visit without loading the page again', async () => {
  document.cookie = '_pk_id.7.1fff=1; path=/';
  await openPage(matomo);
  choose(refused);
  await waitFor(() => expect(document.cookie).not.toContain('_pk_'));
  expect(reload).not.toHaveBeenCalled();
});
