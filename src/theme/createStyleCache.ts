import createCache, { type EmotionCache } from '@emotion/cache';

/** Attribute of the style element in a page's head: the names of its styles. */
export const pageStylesAttribute = 'data-page-styles';

function stylesInPage(): string[] {
  if (typeof document === 'undefined') return [];
  const names = document.querySelector(`style[${pageStylesAttribute}]`)?.getAttribute(pageStylesAttribute);
  return names ? names.split(' ') : [];
}

/**
 * A style cache without vendor prefixes, which no supported browser needs. It treats the styles of the built page
 * as inserted and leaves them in place: moving them makes a phone lay out the whole page again. So does inserting
 * a rule with a cascade layer through the CSSOM (Emotion's "speedy" mode) in Chromium; a style element with the
 * same rule does not.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [], speedy: false });
  for (const name of stylesInPage()) cache.inserted[name] = true;
  return cache;
}
