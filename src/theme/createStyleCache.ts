import createCache, { type EmotionCache } from '@emotion/cache';

/** The names of a page's styles stand in this attribute of their one element in its head. */
export const pageStylesAttribute = 'data-page-styles';

function stylesInPage(): string[] {
  if (typeof document === 'undefined') return [];
  const names = document.querySelector(`style[${pageStylesAttribute}]`)?.getAttribute(pageStylesAttribute);
  return names ? names.split(' ') : [];
}

/**
 * A style cache without vendor prefixes, which none of the supported browsers needs. It takes the styles that the page was
 * built with for inserted, and leaves them where they are: moving them costs a phone a layout of the whole page. So does, in
 * Chromium, a rule in a cascade layer that is put into a style sheet by its object model (Emotion's "speedy" way), but not
 * an element with that rule.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [], speedy: false });
  for (const name of stylesInPage()) cache.inserted[name] = true;
  return cache;
}
