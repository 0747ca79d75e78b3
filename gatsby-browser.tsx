import './src/theme/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import type { Renderer } from 'react-dom';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { SitePage } from './src/app/SitePage';
import { RootProviders } from './src/components/layout/RootProviders';
import { announcePage } from './src/components/layout/announcePage';
import { isLocalisedNotFoundPath } from './src/routes/routeTable';
import { makeStore, serverState } from './src/store/makeStore';
import { pageLoadingStarted, routeOpened } from './src/store/navigation/navigationSlice';
import { createStyleCache } from './src/theme/createStyleCache';
import { system } from './src/theme/system';
import type { BasePageContext } from './src/components/seo/basePageContext';

const store = makeStore(serverState);
const styleCache = createStyleCache();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <HelmetProvider>
    <RootProviders store={store} styleCache={styleCache} system={system}>
      {element}
    </RootProviders>
  </HelmetProvider>
);

export const wrapPageElement: GatsbyBrowser<Record<string, unknown>, BasePageContext>['wrapPageElement'] = ({
  element,
  props,
}) => <SitePage pageContext={props.pageContext}>{element}</SitePage>;

declare global {
  interface Window {
    /** Path of the page whose HTML was served, set by Gatsby. */
    pagePath?: string;
  }
}

/**
 * The server answers unknown addresses with the not-found page of their locale. Gatsby would go to that page's own
 * address: the one that was asked for stays.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (window.pagePath && isLocalisedNotFoundPath(window.pagePath)) window.pagePath = window.location.pathname;
};

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

/** A page that takes more than a second to arrive shows the spinner. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  store.dispatch(pageLoadingStarted());
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  store.dispatch(routeOpened());
  if (prevLocation) announcePage();
};
