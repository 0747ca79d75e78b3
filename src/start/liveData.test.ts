import { screen } from '@testing-library/react';
import { DocumentTypeCode } from '../../contract/codes.generated';
import { clearCookies } from '../testing/clearCookies';
import { fakeFetch, type FakeRequest } from '../testing/fakeFetch';
import { layoutDataAnswer } from '../testing/layoutDataAnswer';
import { leavePages } from '../testing/leavePages';

const mockFiguresLoaded = jest.fn();
jest.mock('./liveFigures', () => {
  mockFiguresLoaded();
  return jest.requireActual<object>('./liveFigures');
});

leavePages();

let requests: FakeRequest[];
let logged: jest.SpyInstance;
let online: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  clearCookies();
  sessionStorage.clear();
  document.cookie = 'disclaimer_validated=true; path=/';
  requests = fakeFetch();
  logged = jest.spyOn(console, 'error').mockImplementation();
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  mockFiguresLoaded.mockClear();
  document.documentElement.lang = 'it';
  document.body.innerHTML = `
    <ul><li data-live-share="FR00TEST00I1" data-live-day="2026-11-19" data-live-date="19 novembre 2026">
      <span data-live="price">182,40 €</span>
      <p data-live="date">Al 19 novembre 2026</p>
      <span data-live="ytd">+4,20 %</span>
    </li></ul>`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** An answer with the figures that the page shows already. */
function sameAnswer() {
  const answer = layoutDataAnswer({ nav: '182,40 €', day: '2026-11-19', ytd: '+4,20 %' });
  const price = answer.data.fundCategories[0]?.funds[0]?.shares[0]?.lastPrice;
  if (price) price.formattedDate = '19 novembre 2026';
  return answer;
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Waits past the idle delay, so that the request has been sent. */
async function openPage() {
  const { startLiveData } = await import('./liveData');
  const { pageStore, startPageStore } = await import('../store/pageStore');
  startPageStore();
  startLiveData();
  await pass(500);
  return pageStore;
}

function requestAt(index: number): FakeRequest {
  const request = requests[index];
  if (!request) throw new Error(`There are ${requests.length} requests`);
  return request;
}

/** Cookies are read again. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

const share = () => screen.getByRole('listitem');
const isAsked = () => document.cookie.includes('disclaimer_validated=false');

describe('the request (behaviour.md §7.2)', () => {
  test('is sent once the browser is idle, with exactly the variables of the spec', async () => {
    document.cookie = 'investor_profile=PRO; path=/';
    const opening = openPage();
    expect(requests).toHaveLength(0);
    await opening;
    expect(requestAt(0).body).toEqual({
      query: expect.stringContaining('query LayoutData'),
      variables: {
        locale: 'it',
        infosCodes: ['LINKEDIN', 'YOUTUBE', 'TWITTER', 'ADDRESS', 'ZIP_CODE', 'CITY', 'COUNTRY', 'PHONE'],
        pagesCodes: expect.arrayContaining(['index', 'funds-range', 'contact', 'disclaimers']),
        investorProfile: 'PRO',
        documentsTypes: DocumentTypeCode,
        fetchedDataCodes: ['ytd', '1y', '3y', '5y', 'creation_annu'],
      },
    });
  });

  test('is not repeated once it was answered', async () => {
    await openPage();
    requestAt(0).answer(layoutDataAnswer());
    await pass(200);
    comeBack();
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(requests).toHaveLength(1);
  });
});

describe('the answer', () => {
  test('is shown after the loading state, which lasts 200 ms at least (behaviour.md §9)', async () => {
    await openPage();
    requestAt(0).answer(layoutDataAnswer());
    await pass(199);
    expect(share()).toHaveAttribute('aria-busy', 'true');
    expect(share()).toHaveTextContent('182,40 € Al 19 novembre 2026 +4,20 %');
    await pass(1);
    expect(share()).not.toHaveAttribute('aria-busy');
    expect(share()).toHaveTextContent('190,00 € Al date of 2026-11-20 +8,00 %');
  });

  test('that the page shows already loads nothing for it', async () => {
    await openPage();
    requestAt(0).answer(sameAnswer());
    await pass(200);
    expect(mockFiguresLoaded).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });

  test('of another day is shown, even with the same figures', async () => {
    await openPage();
    requestAt(0).answer(layoutDataAnswer({ nav: '182,40 €', ytd: '+4,20 %' }));
    await pass(200);
    expect(share()).toHaveTextContent('182,40 € Al date of 2026-11-20 +4,20 %');
  });

  test('is in the store, for islands', async () => {
    const store = await openPage();
    const answer = sameAnswer();
    requestAt(0).answer(answer);
    await pass(200);
    expect(store.getState().liveData).toMatchObject({ answer: answer.data });
  });
});

describe('an initial load that fails', () => {
  test.each<[string, (request: FakeRequest) => void, string]>([
    ['an error', (request) => request.answer('{}', { status: 502 }), 'answered 502'],
    ['no data', (request) => request.answer({ data: null }), 'Layout data: Invalid type'],
    [
      'a field missing',
      (request) => request.answer({ data: { ...layoutDataAnswer().data, countries: undefined } }),
      'Layout data: countries: Invalid key',
    ],
  ])(
    'is logged once and resets the disclaimer flag (behaviour.md §4.3): %s',
    async (_case, respond, message) => {
      await openPage();
      respond(requestAt(0));
      await pass(60_000);
      expect(logged).toHaveBeenCalledTimes(1);
      expect(logged).toHaveBeenCalledWith(
        'The initial data could not be loaded',
        expect.objectContaining({ message: expect.stringContaining(message) }),
      );
      expect(isAsked()).toBe(true);
      expect(share()).not.toHaveAttribute('aria-busy');
      expect(share()).toHaveTextContent('182,40 €');
      expect(requests).toHaveLength(1);
    },
  );

  test('is one that takes more than 30 s', async () => {
    await openPage();
    await pass(29_999);
    expect(share()).toHaveAttribute('aria-busy', 'true');
    await pass(1);
    expect(requestAt(0).isAborted()).toBe(true);
    await pass(1_000);
    expect(isAsked()).toBe(true);
  });

  test('does not ask again who has accepted in this tab', async () => {
    sessionStorage.setItem('disclaimer_accepted', 'true');
    await openPage();
    requestAt(0).answer('', { status: 500 });
    await pass(1_000);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(isAsked()).toBe(false);
  });
});

describe('another profile, chosen in another tab,', () => {
  async function openAndChoose() {
    await openPage();
    return () => {
      document.cookie = 'investor_profile=PRO; path=/';
      comeBack();
    };
  }

  test('is asked for in place of what is under way', async () => {
    const choose = await openAndChoose();
    choose();
    expect(requestAt(0).isAborted()).toBe(true);
    await pass(500);
    expect(requestAt(1).body).toMatchObject({ variables: { investorProfile: 'PRO' } });
    requestAt(1).answer(layoutDataAnswer());
    await pass(200);
    expect(share()).toHaveTextContent('190,00 €');
    expect(logged).not.toHaveBeenCalled();
    expect(isAsked()).toBe(false);
  });

  test('does not get an answer that has come for the one before', async () => {
    const choose = await openAndChoose();
    requestAt(0).answer(layoutDataAnswer());
    await pass(100);
    choose();
    await pass(400);
    expect(share()).toHaveTextContent('182,40 €');
  });

  test('leaves the figures as they are where its own do not come', async () => {
    const choose = await openAndChoose();
    requestAt(0).answer(layoutDataAnswer());
    await pass(200);
    choose();
    await pass(500);
    requestAt(1).answer('', { status: 500 });
    await pass(1_000);
    expect(share()).toHaveTextContent('190,00 €');
    expect(logged).toHaveBeenCalledWith('The cache could not be reset', expect.any(Error));
    expect(isAsked()).toBe(false);
  });
});

describe('without a network', () => {
  test('nothing is asked until it is back', async () => {
    online.mockReturnValue(false);
    await openPage();
    await pass(60_000);
    expect(requests).toHaveLength(0);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(500);
    expect(requests).toHaveLength(1);
  });

  test('a request that is cut off is no failure, and is repeated', async () => {
    await openPage();
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    requestAt(0).fail(new TypeError('Failed to fetch'));
    await pass(1_000);
    expect(logged).not.toHaveBeenCalled();
    expect(isAsked()).toBe(false);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(500);
    expect(requests).toHaveLength(2);
  });
});

describe('a page that is left', () => {
  test.each(['pagehide', 'beforeunload'])('stops its request, which is no failure (%s)', async (leaving) => {
    await openPage();
    window.dispatchEvent(new Event(leaving));
    expect(requestAt(0).isAborted()).toBe(true);
    await pass(200);
    expect(logged).not.toHaveBeenCalled();
    expect(isAsked()).toBe(false);
  });

  test('is no failure either where its request fails before it is told', async () => {
    await openPage();
    requestAt(0).fail(new TypeError('Failed to fetch'));
    await pass(100);
    window.dispatchEvent(new Event('pagehide'));
    await pass(60_000);
    expect(logged).not.toHaveBeenCalled();
    expect(isAsked()).toBe(false);
  });

  test('asks again when the browser brings it back as it was', async () => {
    await openPage();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await pass(1_000);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await pass(500);
    expect(requests).toHaveLength(2);
  });
});
