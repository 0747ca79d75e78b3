import './src/theme/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import type * as browserSite from './src/app/browserSite';
import { dropBrokenAnchors } from './src/app/dropBrokenAnchors';
import { guardRejections } from './src/app/guardRejections';
import { reportWrongLocale } from './src/app/reportWrongLocale';
import type { BasePageContext } from './src/components/seo/basePageContext';
import { isLocalisedNotFoundPath } from './src/routes/routeTable';

// Before Gatsby listens itself: it loads this file first.
guardRejections();
dropBrokenAnchors();

/** Set by `onClientEntry`, which Gatsby waits for before it asks for anything else. */
let site: typeof browserSite;

declare global {
  interface Window {
    /** Path of the page whose HTML was served, set by Gatsby. */
    pagePath?: string;
  }
}

/** Between two tasks the browser draws and answers the visitor. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * The server answers unknown addresses with the not-found page of their locale. Gatsby would go to that page's own
 * address: the one that was asked for stays.
 *
 * Runs the site's modules and makes the design system in tasks of their own, which in one piece would keep a phone from answering.
 * "eager": the modules are in the same script, and are run by the import.
 */
export async function onClientEntry(): Promise<void> {
  if (window.pagePath && isLocalisedNotFoundPath(window.pagePath)) window.pagePath = window.location.pathname;
  reportWrongLocale(window.location.pathname);
  await nextTask();
  const { designSystem } = await import(/* webpackMode: "eager" */ './src/theme/system');
  await nextTask();
  site = await import(/* webpackMode: "eager" */ './src/app/browserSite');
  if (process.env.NODE_ENV === 'production') site.guardLoader();
  await nextTask();
  designSystem();
  await nextTask();
}

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = (...args) => site.wrapRootElement(...args);
export const wrapPageElement: GatsbyBrowser<Record<string, unknown>, BasePageContext>['wrapPageElement'] = (
  ...args
) => site.wrapPageElement(...args);
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = (...args) =>
  site.replaceHydrateFunction(...args);
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (...args) =>
  site.shouldUpdateScroll(...args);
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = (...args) =>
  site.onRouteUpdateDelayed(...args);
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (...args) => site.onRouteUpdate(...args);
