import './src/theme/fonts.css';
import { guardLoader } from './src/app/browserSite';
import { dropBrokenAnchors } from './src/app/dropBrokenAnchors';
import { guardRejections } from './src/app/guardRejections';
import { reportWrongLocale } from './src/app/reportWrongLocale';
import { isLocalisedNotFoundPath } from './src/routes/routeTable';

export {
  onRouteUpdate,
  onRouteUpdateDelayed,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
  wrapRootElement,
} from './src/app/browserSite';

// Before Gatsby listens itself: it loads this file first.
guardRejections();
dropBrokenAnchors();

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
export function onClientEntry(): void {
  if (window.pagePath && isLocalisedNotFoundPath(window.pagePath)) window.pagePath = window.location.pathname;
  reportWrongLocale(window.location.pathname);
  if (process.env.NODE_ENV === 'production') guardLoader();
}
