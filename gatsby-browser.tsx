import './src/theme/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import type { Renderer } from 'react-dom';
import { type ReactElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { SitePage } from './src/app/SitePage';
import { dropBrokenAnchors } from './src/app/dropBrokenAnchors';
import { guardPageLoads, type PageLoader } from './src/app/guardPageLoads';
import { guardRejections } from './src/app/guardRejections';
import { reportWrongLocale } from './src/app/reportWrongLocale';
import { showStartFault } from './src/app/startFault';
import { warnOfMissingDictionaries } from './src/app/warnOfMissingDictionaries';
import { RootProviders } from './src/components/layout/RootProviders';
import { announcePage } from './src/components/layout/announcePage';
import { isTabChoice } from './src/components/ui/tabs/tabHistory';
import { isLocalisedNotFoundPath } from './src/routes/routeTable';
import { makeStore, serverState } from './src/store/makeStore';
import { pageLoadingStarted, routeOpened } from './src/store/navigation/navigationSlice';
import { createStyleCache } from './src/theme/createStyleCache';
import { designSystem } from './src/theme/system';
import type { BasePageContext } from './src/components/seo/basePageContext';

const store = makeStore(serverState);
const styleCache = createStyleCache();

// Before Gatsby listens itself: it loads this file first.
guardRejections();
dropBrokenAnchors();

function withProviders(element: ReactElement) {
  return (
    <HelmetProvider>
      <RootProviders store={store} styleCache={styleCache} system={designSystem()}>
        {element}
      </RootProviders>
    </HelmetProvider>
  );
}

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => withProviders(element);

export const wrapPageElement: GatsbyBrowser<Record<string, unknown>, BasePageContext>['wrapPageElement'] = ({
  element,
  props: { pageContext, location },
}) => {
  warnOfMissingDictionaries(element);
  return (
    <SitePage pageContext={pageContext} visit={location.key}>
      {element}
    </SitePage>
  );
};

declare global {
  interface Window {
    /** Path of the page whose HTML was served, set by Gatsby. */
    pagePath?: string;
    ___loader: PageLoader;
  }
}

/** A production build only: in development Gatsby shows its own overlay. */
function guardLoader() {
  guardPageLoads(window.___loader, {
    showStartFault: (error) => showStartFault(error, withProviders),
    stayOnPage: () => store.dispatch(routeOpened()),
  });
}

/** Between two tasks the browser draws and answers the visitor. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * The server answers unknown addresses with the not-found page of their locale. Gatsby would go to that page's own
 * address: the one that was asked for stays. Gatsby waits for what this returns: the design system is made in a task of its
 * own, as a phone would otherwise be busy with it and with the scripts at a stretch.
 */
export async function onClientEntry(): Promise<void> {
  if (window.pagePath && isLocalisedNotFoundPath(window.pagePath)) window.pagePath = window.location.pathname;
  reportWrongLocale(window.location.pathname);
  if (process.env.NODE_ENV === 'production') guardLoader();
  await nextTask();
  designSystem();
  await nextTask();
}

/** Hydrates as a transition, in slices of some milliseconds: in one piece it would keep a phone from answering. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  const hydrate = (element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
  // Gatsby calls it with these two; its type is that of React 16's `render`.
  return hydrate as unknown as Renderer;
};

/** Who goes back or forward to a tab of the same page stays where they are: only the panel changes. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps?.location.pathname !== location.pathname || !isTabChoice(location.state);

/** A page that takes more than a second to arrive shows the spinner. Without a network none is on its way. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  if (navigator.onLine) store.dispatch(pageLoadingStarted());
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  store.dispatch(routeOpened());
  if (prevLocation) announcePage();
};
