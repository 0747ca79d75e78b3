import './src/theme/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import type * as browserSite from './src/app/browserSite';
import { dropBrokenAnchors } from './src/app/dropBrokenAnchors';
import { guardRejections } from './src/app/guardRejections';
import type { BasePageContext } from './src/components/seo/basePageContext';
import { startBarTheme } from './src/start/barTheme';
import { startMenus } from './src/start/menus';

// Gatsby loads this file first: these listen before it does.
guardRejections();
dropBrokenAnchors();
// The bar needs nothing else.
startBarTheme();
startMenus();

/** Set by `onClientEntry`, which Gatsby awaits before it calls any other hook. */
let site: typeof browserSite;

/** Lets the browser paint and handle input in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Evaluates the site's modules and makes the design system in several tasks: one long task would block a phone.
 * "eager" keeps the modules in this script; the import only evaluates them.
 */
export async function onClientEntry(): Promise<void> {
  await nextTask();
  const { designSystem } = await import(/* webpackMode: "eager" */ './src/theme/system');
  await nextTask();
  await import(/* webpackMode: "eager" */ './src/store/makeStore');
  await nextTask();
  site = await import(/* webpackMode: "eager" */ './src/app/browserSite');
  site.onClientEntry();
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
