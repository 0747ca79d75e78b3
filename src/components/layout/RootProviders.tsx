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

/** What everything on a page relies on, on the server and in the browser. */
export function RootProviders({ store, styleCache, system, children }: RootProvidersProps) {
  // What the server rendered with, for parts of the page that are hydrated later.
  const [serverState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider styleCache={styleCache} system={system}>
        {children}
      </ThemeProvider>
    </Provider>
  );
}
