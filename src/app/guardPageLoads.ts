import type { BasePageContext } from '../components/seo/basePageContext';
import { mayReload, reloadOnce } from '../features/errors/reloadOnce';
import { watchDeparture } from '../features/errors/watchDeparture';
import { isLocalisedNotFoundPath } from '../routes/routeTable';
import { markSettled } from './guardRejections';

/** What Gatsby's loader returns for a page, as far as it is used here. */
export type LoadedPage = {
  page: { path: string; matchPath?: string };
  json: { pageContext: BasePageContext };
  component: unknown;
};

/** With `error` a script failed, without it the page's data. */
type FailedPage = { status: 'error'; error?: unknown };

type LoadResult = LoadedPage | FailedPage | undefined;

/** Gatsby's `window.___loader`, which loads every page. */
export type PageLoader = {
  loadPage: (path: string) => Promise<LoadResult>;
  loadPageSync: (path: string, options?: object) => LoadResult;
  hovering: (path: string) => unknown;
};

type Reactions = {
  /** The scripts of the first page failed to load: nothing was hydrated. */
  showStartFault: (error: unknown) => void;
  /** Offline, the visitor stays on the page. */
  stayOnPage: () => void;
  /** Status of the server's error at the page data just asked for, if that was why it failed. */
  takeServerError: () => number | undefined;
};

/** Keeps Gatsby waiting: the document is about to be left, or stays as it is. */
const never = new Promise<never>(() => undefined);

/** Gatsby's paths include the query string. */
function isHere(path: string): boolean {
  const { pathname, search } = window.location;
  return path === pathname + search;
}

function isLoaded(result: LoadResult): result is LoadedPage {
  return result !== undefined && 'page' in result;
}

/** Stands in for a page that failed: it throws while rendering, within the bar and footer of the previous page. */
function faultyPage({ json, page, ...rest }: LoadedPage, error: unknown): LoadedPage {
  return {
    ...rest,
    component: () => {
      throw error;
    },
    json: { ...json, pageContext: { ...json.pageContext, isHome: false, paths: {} } },
    page: { ...page, matchPath: '/*' },
  };
}

/**
 * Adapts Gatsby's handling of failed page loads to behaviour.md §8: a missing script reloads the page at most once a
 * minute, after that the error page shows. If only a page's data is missing, the browser opens the address, as Gatsby
 * does: it may not be a page of Gatsby's. If the server failed to give it, the error page shows its status.
 */
export function guardPageLoads(
  loader: PageLoader,
  { showStartFault, stayOnPage, takeServerError }: Reactions,
): void {
  const { loadPage, loadPageSync } = loader;
  const faults = new Map<string, LoadedPage>();
  let lastLoaded: LoadedPage | undefined;
  let serverFails = false;

  function settleFailure(path: string, failure: FailedPage): Promise<LoadResult> | LoadResult {
    if (!navigator.onLine) {
      stayOnPage();
      if (isHere(path)) window.addEventListener('online', () => window.location.reload(), { once: true });
      return never;
    }
    const status = takeServerError();
    const error =
      failure.error ?? Object.assign(new Error(`The page ${path} could not be loaded`), { status });
    if (status === undefined) {
      if (isHere(path) && reloadOnce()) return never;
      // `undefined` makes Gatsby load the page with a full request.
      if (!isHere(path) && (!('error' in failure) || mayReload())) return undefined;
    }
    if (lastLoaded) {
      const fault = faultyPage(lastLoaded, error);
      faults.set(path, fault);
      return fault;
    }
    showStartFault(error);
    return never;
  }

  async function load(path: string): Promise<LoadResult> {
    try {
      return await loadPage(path);
    } catch (error) {
      markSettled(error);
      return { status: 'error', error };
    }
  }

  loader.loadPage = async (path) => {
    const departure = watchDeparture();
    const result = await load(path);
    departure.forget();
    if (!isLoaded(result))
      return departure.begun ? never : settleFailure(path, result ?? { status: 'error' });
    // An unknown address may have moved or be gone: a full request asks the server.
    if (isLocalisedNotFoundPath(result.page.path) && !isHere(path)) return undefined;
    faults.delete(path);
    serverFails = false;
    lastLoaded = result;
    return result;
  };
  loader.loadPageSync = (path, options) => {
    const result = faults.get(path) ?? loadPageSync(path, options);
    // Gatsby would render a cached failure as if it were a page.
    return isLoaded(result) ? result : undefined;
  };
  // Prefetching shows nothing. While the server fails, links that are only pointed at ask it for nothing more.
  loader.hovering = async (path) => {
    if (!serverFails && !isLoaded(await load(path))) serverFails = takeServerError() !== undefined;
  };
}
