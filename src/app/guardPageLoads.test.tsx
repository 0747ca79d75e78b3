import { waitFor } from '@testing-library/react';
import { navigatedBy } from '../testing/navigatedBy';
import { pageContextOf } from '../testing/pageFixtures';
import { spyOnLocationReload } from '../testing/spyOnLocationReload';
import type { LoadedPage, PageLoader } from './guardPageLoads';

let reload: jest.SpyInstance<void, []>;

const here = '/fr/contact';
const elsewhere = '/fr/equipes';
const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const missingScript = { status: 'error', error: chunkError } as const;
const missingData = { status: 'error' } as const;

const contactPage: LoadedPage = {
  page: { path: here },
  json: { pageContext: { ...pageContextOf(), isHome: true } },
  component: () => null,
};

beforeEach(() => {
  jest.resetModules();
  sessionStorage.clear();
  navigatedBy('navigate');
  window.history.replaceState({}, '', here);
  reload = spyOnLocationReload();
});

afterEach(() => jest.restoreAllMocks());

/** A guarded loader with these results by path; `ask` resolves to `waiting` where the loader never answers. */
async function guard(
  results: Record<string, Awaited<ReturnType<PageLoader['loadPage']>> | Error>,
  serverErrors: number[] = [],
) {
  const { guardPageLoads } = await import('./guardPageLoads');
  const reactions = { showStartFault: jest.fn(), stayOnPage: jest.fn() };
  const asked: string[] = [];
  const loader: PageLoader = {
    loadPage: async (path) => {
      asked.push(path);
      const result = await Promise.resolve(results[path]);
      if (result instanceof Error) throw result;
      return result;
    },
    loadPageSync: (path) => {
      const result = results[path];
      return result instanceof Error ? undefined : result;
    },
    hovering: jest.fn(),
  };
  guardPageLoads(loader, { ...reactions, takeServerError: () => serverErrors.shift() });
  const ask = (path: string) =>
    Promise.race([loader.loadPage(path), new Promise((resolve) => setTimeout(resolve, 0, 'waiting'))]);
  return { ...reactions, loader, ask, asked };
}

test('a missing page is requested from the server, which knows whether it has moved', async () => {
  const notFound: LoadedPage = { ...contactPage, page: { path: '/fr/404', matchPath: '/fr/*' } };
  const { ask } = await guard({ [elsewhere]: notFound, [here]: notFound });
  expect(await ask(elsewhere)).toBeUndefined();
  expect(await ask(here)).toBe(notFound);
});

function reloadedJustNow() {
  sessionStorage.setItem('chunk_reload_at', String(Date.now()));
}

function goOffline() {
  return jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

test('a page that loads is passed through unchanged', async () => {
  const { ask, loader } = await guard({ [here]: contactPage });
  expect(await ask(here)).toBe(contactPage);
  expect(loader.loadPageSync(here)).toBe(contactPage);
});

describe('a script of the first page is missing', () => {
  test('loads it anew', async () => {
    const { ask, showStartFault } = await guard({ [here]: missingScript });
    expect(await ask(here)).toBe('waiting');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(showStartFault).not.toHaveBeenCalled();
  });

  test('within the minute shows the error page', async () => {
    reloadedJustNow();
    const { ask, showStartFault } = await guard({ [here]: missingScript });
    expect(await ask(here)).toBe('waiting');
    expect(reload).not.toHaveBeenCalled();
    expect(showStartFault).toHaveBeenCalledWith(chunkError);
  });

  test('so does missing data', async () => {
    reloadedJustNow();
    const { ask, showStartFault } = await guard({ [here]: missingData });
    await ask(here);
    expect(showStartFault).toHaveBeenCalledWith(expect.any(Error));
  });
});

describe('a script of another page is missing', () => {
  test('the browser opens that page', async () => {
    const { ask } = await guard({ [here]: contactPage, [elsewhere]: missingScript });
    await ask(here);
    expect(await ask(elsewhere)).toBeUndefined();
    expect(Number(sessionStorage.getItem('chunk_reload_at'))).toBeGreaterThan(0);
  });

  test('within the minute a page that fails to render takes its place, under its own address', async () => {
    reloadedJustNow();
    const { ask, loader } = await guard({ [here]: contactPage, [elsewhere]: missingScript });
    await ask(here);
    const fault = await ask(elsewhere);
    expect(fault).toMatchObject({
      page: { matchPath: '/*' },
      json: { pageContext: { language: 'fr', isHome: false, paths: {} } },
    });
    expect(loader.loadPageSync(elsewhere)).toBe(fault);
    expect((fault as LoadedPage).component).toThrow(chunkError);
    // The previous page is unchanged.
    expect(loader.loadPageSync(here)).toBe(contactPage);
  });

  test('a loader that throws counts as the same', async () => {
    reloadedJustNow();
    const { ask } = await guard({ [here]: contactPage, [elsewhere]: new Error('no such chunk') });
    await ask(here);
    expect(((await ask(elsewhere)) as LoadedPage).component).toThrow('no such chunk');
  });
});

test('an address without page data is left to the browser each time: it may be no page of Gatsby’s', async () => {
  reloadedJustNow();
  const { ask } = await guard({ [here]: contactPage, [elsewhere]: missingData });
  await ask(here);
  expect(await ask(elsewhere)).toBeUndefined();
  expect(await ask(elsewhere)).toBeUndefined();
});

describe('the server fails to give a page’s data', () => {
  test('the error page shows its status at once; another try is a full request', async () => {
    const { ask } = await guard({ [here]: contactPage, [elsewhere]: missingData }, [502]);
    await ask(here);
    const fault = await ask(elsewhere);
    expect((fault as LoadedPage).component).toThrow(
      Object.assign(new Error(`The page ${elsewhere} could not be loaded`), { status: 502 }),
    );
    expect(await ask(elsewhere)).toBeUndefined();
    expect(sessionStorage.getItem('chunk_reload_at')).toBeNull();
  });

  test('of the first page: nothing is reloaded', async () => {
    const { ask, showStartFault } = await guard({ [here]: missingData }, [500]);
    await ask(here);
    expect(reload).not.toHaveBeenCalled();
    expect(showStartFault).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
  });

  test('links that are pointed at ask for nothing more, until a page has loaded', async () => {
    const { ask, asked, loader } = await guard({ [here]: contactPage, [elsewhere]: missingData }, [500]);
    await loader.hovering(elsewhere);
    await loader.hovering('/fr/funds');
    expect(asked).toEqual([elsewhere]);
    await ask(here);
    await loader.hovering('/fr/funds');
    expect(asked).toEqual([elsewhere, here, '/fr/funds']);
  });
});

test('a failure cached by Gatsby does not count as a page', async () => {
  const { loader } = await guard({ [elsewhere]: missingScript });
  expect(loader.loadPageSync(elsewhere, { withErrorDetails: true })).toBeUndefined();
});

test('a load that is aborted because the visitor leaves is no failure', async () => {
  const { ask, showStartFault } = await guard({ [here]: new Error('unexpected end of data') });
  const answer = ask(here);
  window.dispatchEvent(new Event('beforeunload'));
  expect(await answer).toBe('waiting');
  expect(reload).not.toHaveBeenCalled();
  expect(showStartFault).not.toHaveBeenCalled();
});

describe('without a network', () => {
  test('the visitor stays on the page', async () => {
    goOffline();
    const { ask, stayOnPage } = await guard({ [elsewhere]: missingData });
    expect(await ask(elsewhere)).toBe('waiting');
    expect(stayOnPage).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a page whose address is already there is loaded when the network is back', async () => {
    const online = goOffline();
    const { ask } = await guard({ [here]: missingScript });
    await ask(here);
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a page that is only pointed at leaves no rejection behind', async () => {
  const failure = new Error('no such chunk');
  const { loader } = await guard({ [elsewhere]: failure });
  const { guardRejections } = await import('./guardRejections');
  guardRejections();
  loader.hovering(elsewhere);
  await waitFor(() => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: failure });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
  expect(reload).not.toHaveBeenCalled();
});
