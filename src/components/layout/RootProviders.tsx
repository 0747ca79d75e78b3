import type { SystemContext } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type AppStore, serverState } from '../../store/makeStore';
import { ThemeProvider } from '../../theme/ThemeProvider';

type RootProvidersProps = {
  store: AppStore;
  styleCache: EmotionCache;
  system: SystemContext;
  children: ReactNode;
};

/** Providers around every page on the server, and around every island. */
export function RootProviders({ store, styleCache, system, children }: RootProvidersProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider styleCache={styleCache} system={system}>
        {children}
      </ThemeProvider>
    </Provider>
  );
}
