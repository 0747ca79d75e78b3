import type { SystemContext } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../../store/makeStore';
import { ThemeProvider } from '../../theme/ThemeProvider';

type RootProvidersProps = {
  store: AppStore;
  styleCache: EmotionCache;
  system: SystemContext;
  children: ReactNode;
};

/** Providers around every page, on the server and in the browser. */
export function RootProviders({ store, styleCache, system, children }: RootProvidersProps) {
  // The state that the server rendered with, for parts that are hydrated later.
  const [serverState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider styleCache={styleCache} system={system}>
        {children}
      </ThemeProvider>
    </Provider>
  );
}
