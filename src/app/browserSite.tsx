import type { GatsbyBrowser } from 'gatsby';
import { type ReactElement, type ReactNode, startTransition } from 'react';
import type { Renderer } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { announcePage } from '../components/layout/announcePage';
import { RootProviders } from '../components/layout/RootProviders';
import type { BasePageContext } from '../components/seo/basePageContext';
import { isTabChoice } from '../components/ui/tabs/tabHistory';
import { isLocalisedNotFoundPath } from '../routes/routeTable';
import { makeStore, serverState } from '../store/makeStore';
import { pageLoadingStarted, routeOpened } from '../store/navigation/navigationSlice';
import { updateBarTheme } from '../start/barTheme';
import { closeMenus } from '../start/menus';
import { createStyleCache } from '../theme/createStyleCache';
import { designSystem } from '../theme/system';
import { guardPageLoads, type PageLoader } from './guardPageLoads';
import { markKeyboardUse } from './markKeyboardUse';
import { reportWrongLocale } from './reportWrongLocale';
import { SitePage } from './SitePage';
import { showStartFault } from './startFault';
import { watchPageData } from './watchPageData';
import { watchPageLoads } from './watchPageLoads';
import { warnOfMissingTexts } from '../i18n/warnOfMissingTexts';

const store = makeStore(serverState);
const styleCache = createStyleCache();

function withProviders(element: ReactElement) {
  return (
    <HelmetProvider>
      <RootProviders store={store} styleCache={styleCache} system={designSystem()}>
        {element}
      </RootProviders>
    </HelmetProvider>
  );
}

export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) =>
  withProviders(element);

export const wrapPageElement: NonNullable<
  GatsbyBrowser<Record<string, unknown>, BasePageContext>['wrapPageElement']
> = ({ element, props: { pageContext, location } }) => {
  warnOfMissingTexts(element);
  return (
    <SitePage pageContext={pageContext} visit={location.key}>
      {element}
    </SitePage>
  );
};

declare global {
  interface Window {
    ___loader: PageLoader;
    /** Path of the page whose HTML was served, set by Gatsby. */
    pagePath?: string;
  }
}

/** Not offline, when no page is loading. */
function showSpinner() {
  if (navigator.onLine) store.dispatch(pageLoadingStarted());
}

/** Set by `onClientEntry`. */
let endPageLoad: () => void;

/** Takes the spinner away. */
function showPage() {
  endPageLoad();
  store.dispatch(routeOpened());
}

export function onClientEntry() {
  endPageLoad = watchPageLoads(showSpinner);
  // An unknown address gets the not-found page of its locale. Gatsby would change the address to that page's own.
  if (window.pagePath && isLocalisedNotFoundPath(window.pagePath)) window.pagePath = window.location.pathname;
  reportWrongLocale(window.location.pathname);
  markKeyboardUse();
  // In development Gatsby shows its own overlay.
  if (process.env.NODE_ENV !== 'production') return;
  guardPageLoads(window.___loader, {
    showStartFault: (error) => showStartFault(error, withProviders),
    stayOnPage: showPage,
    takeServerError: watchPageData(),
  });
}

/**
 * Hydrates as a transition, in slices of some milliseconds: in one piece it would block a phone. A page that the browser
 * has translated before that is rendered anew, which is no error.
 */
export const replaceHydrateFunction: NonNullable<GatsbyBrowser['replaceHydrateFunction']> = () => {
  const hydrate = (element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element, {
        onRecoverableError: (error) => console.warn('Rendered anew in the browser:', error),
      });
    });
  };
  // Gatsby passes these two arguments; its type is that of React 16's `render`.
  return hydrate as unknown as Renderer;
};

/** Going back or forward to a tab of the same page does not scroll. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps?.location.pathname !== location.pathname || !isTabChoice(location.state);

/** For pages that the site opens by itself, such as the home after the disclaimer. */
export const onRouteUpdateDelayed: NonNullable<GatsbyBrowser['onRouteUpdateDelayed']> = showSpinner;

export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ prevLocation }) => {
  showPage();
  if (!prevLocation) return;
  closeMenus();
  updateBarTheme();
  announcePage();
};
