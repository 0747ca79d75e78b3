import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { usePreferences } from '../../app/usePreferences';
import { connectivityChanged } from '../../store/connectivity/connectivitySlice';
import { type AppStore, makeStore, serverState } from '../../store/makeStore';
import { disclaimerSubmitted, investorProfileChosen } from '../../store/preferences/preferencesSlice';
import { clearCookies } from '../../testing/clearCookies';
import { fakeFetch, type FakeRequest } from '../../testing/fakeFetch';
import { layoutDataAnswer } from '../../testing/layoutDataAnswer';
import { renderPage } from '../../testing/renderPage';
import { LiveData } from './LiveData';

let requests: FakeRequest[];
let store: AppStore;
let logged: jest.SpyInstance;
let online: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  clearCookies();
  requests = fakeFetch();
  store = makeStore(serverState);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Advances the fake timers, with all that becomes due. */
function pass(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** Past the idle delay, so that the request has been sent. */
async function openPage(element: ReactElement = <LiveData locale="fr" />) {
  const page = renderPage(element, { store });
  await pass(500);
  return page;
}

function requestAt(index: number): FakeRequest {
  const request = requests[index];
  if (!request) throw new Error(`There are ${requests.length} requests`);
  return request;
}

const status = () => store.getState().layoutData.status;
const nav = () => store.getState().layoutData.catalogue?.shares.FR00TEST00I1?.price?.display;
const isValidated = () => store.getState().preferences.disclaimerValidated;

describe('the request (behaviour.md §7.2)', () => {
  test('is posted once the browser is idle, with exactly the variables of the spec', async () => {
    renderPage(<LiveData locale="fr" />, { store });
    expect(requests).toHaveLength(0);
    await pass(500);
    expect(requests).toHaveLength(1);
    const { url, headers, body } = requestAt(0);
    expect(url).toBe('/graphql');
    expect(headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
    expect(body).toEqual({
      query: expect.stringContaining('query LayoutData'),
      variables: {
        locale: 'fr',
        infosCodes: ['LINKEDIN', 'YOUTUBE', 'TWITTER', 'ADDRESS', 'ZIP_CODE', 'CITY', 'COUNTRY', 'PHONE'],
        pagesCodes: expect.arrayContaining(['index', 'funds-range', 'contact', 'disclaimers']),
        investorProfile: 'RETAIL',
        documentsTypes: [
          'KIID',
          'PROSPECTUS',
          'SUBSCRIPTION',
          'MONTHLY_REPORT',
          'RETAIL_MONTHLY_REPORT',
          'ESG_MONTHLY_REPORT',
          'ANNUAL_REPORT',
          'SHAREHOLDERS_LETTER',
        ],
        fetchedDataCodes: ['ytd', '1y', '3y', '5y', 'creation_annu'],
      },
    });
  });

  test('is for the profile of the cookie', async () => {
    document.cookie = 'investor_profile=PRO';
    function Page() {
      usePreferences();
      return <LiveData locale="it" />;
    }
    await openPage(<Page />);
    await pass(5_000);
    expect(requests).toHaveLength(1);
    expect(requestAt(0).body).toMatchObject({ variables: { locale: 'it', investorProfile: 'PRO' } });
  });

  test('is not repeated once it was answered', async () => {
    const { rerender } = await openPage();
    requestAt(0).answer(layoutDataAnswer());
    await pass(200);
    rerender(<LiveData locale="fr" />);
    await pass(60_000);
    expect(requests).toHaveLength(1);
  });

  test.each(['Xy1-._~+/=', 'eyJhbGciOi.J9.e30='])('carries the token %s', async (token) => {
    document.cookie = `authentication=${token}`;
    await openPage();
    expect(requestAt(0).headers.authorization).toBe(`Bearer ${token}`);
  });

  test.each(['two words', 'é', '=', 'a=b', '<script>', 'x%0d%0aCookie: y'])(
    'carries no token where the cookie holds %j',
    async (token) => {
      document.cookie = `authentication=${token}`;
      await openPage();
      expect(requestAt(0).headers).not.toHaveProperty('authorization');
    },
  );

  test('forgets a token that is refused, and asks without it', async () => {
    document.cookie = 'authentication=expired';
    await openPage();
    requestAt(0).answer('', { status: 401 });
    await pass(0);
    expect(document.cookie).not.toContain('authentication');
    expect(requestAt(1).headers).not.toHaveProperty('authorization');
    requestAt(1).answer(layoutDataAnswer());
    await pass(200);
    expect(status()).toBe('ready');
  });
});

describe('the loading state', () => {
  test('lasts 200 ms at least (behaviour.md §9)', async () => {
    await openPage();
    expect(status()).toBe('loading');
    requestAt(0).answer(layoutDataAnswer());
    await pass(199);
    expect(status()).toBe('loading');
    await pass(1);
    expect(status()).toBe('ready');
    expect(nav()).toBe('190,00 €');
  });

  test('lasts as long where the load fails', async () => {
    await openPage();
    requestAt(0).fail(new TypeError('Failed to fetch'));
    await pass(199);
    expect(status()).toBe('loading');
    await pass(1);
    expect(status()).toBe('failed');
  });

  test('waits for a slow API, and gives up after 30 s', async () => {
    await openPage();
    await pass(10_000);
    expect(status()).toBe('loading');
    expect(requestAt(0).isAborted()).toBe(false);
    await pass(20_000);
    expect(requestAt(0).isAborted()).toBe(true);
    expect(status()).toBe('failed');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('an initial load that fails', () => {
  const { data } = layoutDataAnswer();

  test.each<[string, (request: FakeRequest) => void, string]>([
    ['no connection', (request) => request.fail(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['502', (request) => request.answer('{}', { status: 502 }), 'answered 502'],
    ['401 without a token', (request) => request.answer('{}', { status: 401 }), 'answered 401'],
    ['HTML', (request) => request.answer('<p>', { contentType: 'text/html' }), 'answered text/html'],
    ['no type', (request) => request.answer('{}', { contentType: '' }), 'without a content type'],
    ['half of an answer', (request) => request.answer('{"data":{"pa'), 'JSON'],
    ['a list', (request) => request.answer([]), 'JSON that is no object'],
    [
      'errors',
      (request) => request.answer({ data, errors: [{ message: 'Invalid locale' }, 'x'] }),
      'errors: Invalid locale; an error without a message',
    ],
    ['no data', (request) => request.answer({ data: null }), 'data is not an object'],
    [
      'a field missing',
      (request) => request.answer({ data: { ...data, countries: undefined } }),
      'data.countries is not a list',
    ],
  ])(
    'is logged once and resets the disclaimer flag (behaviour.md §4.3): %s',
    async (_case, respond, message) => {
      await openPage();
      respond(requestAt(0));
      await pass(200);
      expect(status()).toBe('failed');
      expect(logged).toHaveBeenCalledTimes(1);
      expect(logged).toHaveBeenCalledWith(
        'The initial data could not be loaded',
        expect.objectContaining({ message: expect.stringContaining(message) }),
      );
      expect(isValidated()).toBe(false);
      expect(document.cookie).toContain('disclaimer_validated=false');
    },
  );

  test('is not tried again', async () => {
    await openPage();
    requestAt(0).answer('', { status: 500 });
    await pass(60_000);
    expect(requests).toHaveLength(1);
  });

  test('does not show the disclaimer again after validation on this page', async () => {
    await openPage();
    act(() => void store.dispatch(disclaimerSubmitted({ locale: 'fr', investorProfile: 'RETAIL' })));
    requestAt(0).answer('', { status: 500 });
    await pass(200);
    expect(status()).toBe('failed');
    expect(isValidated()).toBe(true);
  });
});

describe('another profile', () => {
  const choosePro = () => act(() => void store.dispatch(investorProfileChosen('PRO')));

  test('is requested, replacing a request under way', async () => {
    await openPage();
    choosePro();
    expect(requestAt(0).isAborted()).toBe(true);
    await pass(500);
    expect(requestAt(1).body).toMatchObject({ variables: { investorProfile: 'PRO' } });
    requestAt(1).answer(layoutDataAnswer({ nav: '200,00 €' }));
    requestAt(0).answer(layoutDataAnswer({ nav: '100,00 €' }));
    await pass(1_000);
    expect(nav()).toBe('200,00 €');
    expect(status()).toBe('ready');
    expect(logged).not.toHaveBeenCalled();
    expect(isValidated()).toBe(true);
  });

  test('does not get an answer that had come in for the one before', async () => {
    await openPage();
    requestAt(0).answer(layoutDataAnswer({ nav: '100,00 €' }));
    await pass(100);
    choosePro();
    await pass(400);
    expect(nav()).toBeUndefined();
    await pass(100);
    requestAt(1).answer(layoutDataAnswer({ nav: '200,00 €' }));
    await pass(200);
    expect(nav()).toBe('200,00 €');
  });

  test('keeps the figures until its own come, and when they do not', async () => {
    await openPage();
    requestAt(0).answer(layoutDataAnswer());
    await pass(200);
    choosePro();
    await pass(500);
    expect(status()).toBe('loading');
    requestAt(1).answer('', { status: 500 });
    await pass(200);
    expect(status()).toBe('failed');
    expect(nav()).toBe('190,00 €');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith('The cache could not be reset', expect.any(Error));
    expect(isValidated()).toBe(true);
  });

  test('chosen before the initial load has ended leaves it the initial one', async () => {
    await openPage();
    choosePro();
    await pass(500);
    requestAt(1).answer('', { status: 500 });
    await pass(200);
    expect(logged).toHaveBeenCalledWith('The initial data could not be loaded', expect.any(Error));
    expect(isValidated()).toBe(false);
  });
});

test('another language triggers a request', async () => {
  const { rerender } = await openPage();
  requestAt(0).answer(layoutDataAnswer());
  await pass(200);
  rerender(<LiveData locale="en" />);
  await pass(500);
  expect(requestAt(1).body).toMatchObject({ variables: { locale: 'en' } });
});

describe('without a network', () => {
  const setOnline = (isOnline: boolean) => {
    online.mockReturnValue(isOnline);
    act(() => void store.dispatch(connectivityChanged(isOnline)));
  };

  test('nothing is asked until it is back', async () => {
    setOnline(false);
    await openPage();
    await pass(60_000);
    expect(requests).toHaveLength(0);
    setOnline(true);
    await pass(500);
    expect(requests).toHaveLength(1);
    expect(isValidated()).toBe(true);
  });

  test('a request cut off by it is no failure and is repeated', async () => {
    await openPage();
    // The request fails before the browser reports being offline.
    online.mockReturnValue(false);
    requestAt(0).fail(new TypeError('Failed to fetch'));
    await pass(200);
    expect(status()).toBe('idle');
    setOnline(false);
    setOnline(true);
    await pass(500);
    requestAt(1).answer(layoutDataAnswer());
    await pass(200);
    expect(nav()).toBe('190,00 €');
    expect(logged).not.toHaveBeenCalled();
    expect(isValidated()).toBe(true);
  });

  test('what was fetched before is not fetched again', async () => {
    await openPage();
    requestAt(0).answer(layoutDataAnswer());
    await pass(200);
    setOnline(false);
    setOnline(true);
    await pass(60_000);
    expect(requests).toHaveLength(1);
  });
});

describe('a page that is left', () => {
  test('stops its request, which is no failure', async () => {
    await openPage();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(requestAt(0).isAborted()).toBe(true);
    await pass(200);
    expect(logged).not.toHaveBeenCalled();
    expect(isValidated()).toBe(true);
  });

  test('is not counted as an API failure if the browser fails the request first', async () => {
    await openPage();
    window.dispatchEvent(new Event('beforeunload'));
    requestAt(0).fail(new TypeError('NetworkError when attempting to fetch resource.'));
    await pass(200);
    expect(logged).not.toHaveBeenCalled();
    expect(isValidated()).toBe(true);
  });

  test('asks again when the browser brings it back as it was', async () => {
    await openPage();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await pass(1_000);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await pass(500);
    expect(requests).toHaveLength(2);
  });

  test('before the browser was idle asks nothing', async () => {
    const { unmount } = renderPage(<LiveData locale="fr" />, { store });
    unmount();
    await pass(5_000);
    expect(requests).toHaveLength(0);
    expect(store.getState().layoutData.subject).toBeNull();
  });
});
