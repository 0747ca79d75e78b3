import { act, waitFor } from '@testing-library/react';
import { consentChosen } from '../../store/consent/consentSlice';
import { makeStore } from '../../store/makeStore';
import { pageContextOf } from '../../testing/pageFixtures';
import { renderPage } from '../../testing/renderPage';
import { spyOnLocationReload } from '../../testing/spyOnLocationReload';
import { PageViews } from './PageViews';

let reload: jest.SpyInstance<void, []>;

const matomo = { GATSBY_MATOMO_URL: 'https://matomo.example', GATSBY_MATOMO_SITE_ID: '7' };
const google = { GATSBY_GA_ID: 'G-EXAMPLE1' };

const environment = process.env;

const accepted = { analytics: true, video: false };
const refused = { analytics: false, video: true };

/** Stops the trackers of earlier tests: they live as long as the page. */
beforeEach(async () => {
  reload = spyOnLocationReload();
  const { stopTrackers } = await import('./trackers');
  stopTrackers();
  reload.mockClear();
  delete window._paq;
  delete window.dataLayer;
  document.head.replaceChildren();
  process.env = { ...environment };
});

afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});

const home = pageContextOf('fr', { title: 'Accueil' });
const contact = pageContextOf('fr', { title: 'Contact' });

function open(path: string) {
  window.history.replaceState(null, '', path);
}

function renderHome(variables: Record<string, string>) {
  Object.assign(process.env, variables);
  open('/fr?utm_source=letter#top');
  const store = makeStore();
  const page = renderPage(<PageViews pageContext={home} />, { store });
  const choose = (choice: typeof accepted) =>
    act(async () => {
      store.dispatch(consentChosen(choice));
      // The trackers are a lazy chunk: wait for it.
      await import('./trackers');
    });
  return { ...page, choose };
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** Calls to Matomo, by method. */
const told = (method: string) =>
  ((window._paq as unknown as unknown[][] | undefined) ?? [])
    .filter(([name]) => name === method)
    .map(([, value]) => value);

/** Google's queue, as arrays. */
const googleEvents = () => (window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)]);

describe('nothing is loaded', () => {
  test('before the visitor has chosen', async () => {
    renderHome({ ...matomo, ...google });
    await act(() => import('./trackers'));
    expect(scripts()).toEqual([]);
    expect(window._paq).toBeUndefined();
  });

  test('after refusal', async () => {
    const { choose } = renderHome({ ...matomo, ...google });
    await choose(refused);
    expect(scripts()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['no tracker', {}],
    ['half a tracker', { GATSBY_MATOMO_URL: 'https://matomo.example' }],
    ['empty variables', { GATSBY_MATOMO_URL: '', GATSBY_MATOMO_SITE_ID: '', GATSBY_GA_ID: ' ' }],
  ])('when %s is configured', async (_name, variables) => {
    const { choose } = renderHome(variables);
    await choose(accepted);
    expect(scripts()).toEqual([]);
  });
});

describe('with consent', () => {
  test('Matomo gets the current page, then each page that is opened', async () => {
    const { choose, rerender } = renderHome(matomo);
    await choose(accepted);
    await waitFor(() => expect(told('trackPageView')).toHaveLength(1));
    expect(scripts()).toEqual(['https://matomo.example/matomo.js']);
    expect(told('setTrackerUrl')).toEqual(['https://matomo.example/matomo.php']);
    expect(told('setSiteId')).toEqual(['7']);
    expect(told('setCookieSameSite')).toEqual(['Lax']);
    open('/fr/contact');
    rerender(<PageViews pageContext={contact} />);
    rerender(<PageViews pageContext={contact} />);
    expect(told('trackPageView')).toHaveLength(2);
    expect(told('setDocumentTitle')).toEqual(['Accueil', 'Contact']);
    const first = 'http://localhost/fr?utm_source=letter';
    expect(told('setCustomUrl')).toEqual([first, 'http://localhost/fr/contact']);
    expect(told('setReferrerUrl')).toEqual(['', first]);
  });

  test('Google Analytics counts pages and serves no advertising', async () => {
    const { choose, rerender } = renderHome(google);
    await choose(accepted);
    await waitFor(() => expect(googleEvents()).not.toEqual([]));
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-EXAMPLE1']);
    open('/fr/contact');
    rerender(<PageViews pageContext={contact} />);
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
    const views = events.filter(([, name]) => name === 'page_view').map(([, , view]) => view);
    expect(views).toMatchObject([
      { page_title: 'Accueil' },
      { page_title: 'Contact', page_location: 'http://localhost/fr/contact' },
    ]);
  });

  test('a blocked host is logged once and breaks nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { choose, rerender } = renderHome(matomo);
    await choose(accepted);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    document.querySelector('script')!.dispatchEvent(new Event('error'));
    rerender(<PageViews pageContext={contact} />);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(scripts()).toHaveLength(1);
  });
});

describe('withdrawing consent', () => {
  test('stops the trackers, removes their cookies and loads the page again, once', async () => {
    const { choose, rerender } = renderHome({ ...matomo, ...google });
    await choose(accepted);
    await waitFor(() => expect(told('trackPageView')).toHaveLength(1));
    document.cookie = '_pk_id.7.1fff=1; path=/';
    document.cookie = '_ga=1; path=/';
    await choose(refused);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(document.cookie).not.toMatch(/_pk_|_ga/);
    expect(window['ga-disable-G-EXAMPLE1']).toBe(true);
    expect(told('disableCookies')).toHaveLength(1);
    rerender(<PageViews pageContext={contact} />);
    expect(told('trackPageView')).toHaveLength(1);
  });

  test('cookies of an earlier visit are removed without reloading the page', async () => {
    document.cookie = '_pk_id.7.1fff=1; path=/';
    const { choose } = renderHome(matomo);
    await choose(refused);
    await waitFor(() => expect(document.cookie).not.toContain('_pk_'));
    expect(reload).not.toHaveBeenCalled();
  });
});
