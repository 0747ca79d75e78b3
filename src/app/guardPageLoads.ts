import type { BasePageContext } from '../components/seo/basePageContext';
import { mayReload, reloadOnce } from '../features/errors/reloadOnce';
import { isLocalisedNotFoundPath } from '../routes/routeTable';
import { markSettled } from './guardRejections';

/** What Gatsby's loader gives for a page, as far as it is used here. */
export type LoadedPage = {
  page: { path: string; matchPath?: string };
  json: { pageContext: BasePageContext };
  component: unknown;
};

/** `error` when a script failed; without it, the page's data did. */
type FailedPage = { status: 'error'; error?: unknown };

type LoadResult = LoadedPage | FailedPage | undefined;

/** Gatsby's `window.___loader`, through which it loads every page that is shown. */
export type PageLoader = {
  loadPage: (path: string) => Promise<LoadResult>;
  loadPageSync: (path: string, options?: object) => LoadResult;
  hovering: (path: string) => void;
};

type Reactions = {
  /** The first page's scripts did not arrive: nothing of it runs. */
  showStartFault: (error: unknown) => void;
  /** Without a network the visitor stays on the page. */
  stayOnPage: () => void;
};

/** Gatsby goes on waiting, and does nothing: the document is about to be left, or stays as it is. */
const never = new Promise<never>(() => undefined);

/** With its query, as Gatsby asks for pages. */
function isHere(path: string): boolean {
  const { pathname, search } = window.location;
  return path === pathname + search;
}

function isLoaded(result: LoadResult): result is LoadedPage {
  return result !== undefined && 'page' in result;
}

/** Takes the place of a page: within the bar and footer of the one before, it fails to render. */
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
 * What Gatsby does when a page cannot be loaded, made to hold behaviour.md §8: a missing script loads the page anew at most once
 * per minute, else the error page shows. A page whose data alone is missing is opened by the browser, as Gatsby does:
 * it may be no page of Gatsby's.
 */
export function guardPageLoads(loader: PageLoader, { showStartFault, stayOnPage }: Reactions): void {
  const { loadPage, loadPageSync } = loader;
  const faults = new Map<string, LoadedPage>();
  let lastLoaded: LoadedPage | undefined;

  function settleFailure(path: string, failure: FailedPage): Promise<LoadResult> | LoadResult {
    if (!navigator.onLine) {
      stayOnPage();
      if (isHere(path)) window.addEventListener('online', () => window.location.reload(), { once: true });
      return never;
    }
    const error = failure.error ?? new Error(`The page ${path} could not be loaded`);
    if (isHere(path) && reloadOnce()) return never;
    // Gatsby has the browser open the page.
    if (!isHere(path) && (!('error' in failure) || mayReload())) return undefined;
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
    const result = await load(path);
    if (!isLoaded(result)) return settleFailure(path, result ?? { status: 'error' });
    // What is at no page's address may have moved, or be gone for good: that is known to the server, which the browser then asks.
    if (isLocalisedNotFoundPath(result.page.path) && !isHere(path)) return undefined;
    faults.delete(path);
    lastLoaded = result;
    return result;
  };
  loader.loadPageSync = (path, options) => {
    const result = faults.get(path) ?? loadPageSync(path, options);
    // Gatsby would render a failure that it remembers as if it were a page.
    return isLoaded(result) ? result : undefined;
  };
  // Nothing is shown of a page that is only pointed at.
  loader.hovering = (path) => void load(path);
}
