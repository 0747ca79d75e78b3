import createCache, { type EmotionCache } from '@emotion/cache';

/** What the classes of Emotion begin with. It stands some 2,000 times in a page, so it is short. */
export const emotionKey = 'm';

/** Attribute of the style element in a page's head. */
export const pageStylesAttribute = 'data-page-styles';

const stylesOfEmotion = new RegExp(`(?:\\.${emotionKey}-|@keyframes )([\\w-]+)`, 'g');

/** Names of Emotion's classes and animations in the style sheet of the page. */
function stylesInPage(): string[] {
  if (typeof document === 'undefined') return [];
  const css = document.querySelector(`style[${pageStylesAttribute}]`)?.textContent ?? '';
  return Array.from(css.matchAll(stylesOfEmotion), ([, name = '']) => name);
}

/**
 * A style cache without vendor prefixes, which no supported browser needs. It treats the styles of the built page
 * as inserted and leaves them in place: moving them makes a phone lay out the whole page again. So does inserting
 * a rule with a cascade layer through the CSSOM (Emotion's "speedy" mode) in Chromium; a style element with the
 * same rule does not.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: emotionKey, stylisPlugins: [], speedy: false });
  for (const name of stylesInPage()) cache.inserted[name] = true;
  return cache;
}
