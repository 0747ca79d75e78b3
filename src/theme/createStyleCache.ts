import createCache, { type EmotionCache } from '@emotion/cache';

/** A style cache without vendor prefixes, which none of the supported browsers needs. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
