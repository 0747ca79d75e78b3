import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';

type ThemeProviderProps = { styleCache: EmotionCache; system: SystemContext; children: ReactNode };

/**
 * Chakra writes its global styles wherever it is used. A built page holds them in its HTML, so that the browser's go into an
 * element that is in no document: styles anew would have a phone lay out the whole page again.
 */
export function ThemeProvider({ styleCache, system, children }: ThemeProviderProps) {
  const [globalStyleCache] = useState(() =>
    process.env.BUILD_STAGE === 'build-javascript'
      ? createCache({ key: 'css', container: document.createElement('div') })
      : styleCache,
  );
  return (
    <CacheProvider value={globalStyleCache}>
      <ChakraProvider value={system}>
        <CacheProvider value={styleCache}>{children}</CacheProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
