import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { emotionKey } from './createStyleCache';
import { designSystem } from './system';

/**
 * Chakra inserts its global styles on every mount. The style sheet of a page has them, so the browser's copy goes
 * to a detached element: inserting it would make a phone lay out the whole page again.
 */
export function ThemeProvider({ styleCache, children }: { styleCache: EmotionCache; children: ReactNode }) {
  const [globalStyleCache] = useState(() =>
    process.env.BUILD_STAGE === 'build-javascript'
      ? createCache({ key: emotionKey, container: document.createElement('div') })
      : styleCache,
  );
  return (
    <CacheProvider value={globalStyleCache}>
      <ChakraProvider value={designSystem()}>
        <CacheProvider value={styleCache}>{children}</CacheProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
