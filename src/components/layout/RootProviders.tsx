import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { type AppStore, serverState } from '../../store/store';
import { createStyleCache } from '../../theme/createStyleCache';
import { ThemeProvider } from '../../theme/ThemeProvider';

/** Providers around every page on the server. Each has its own style cache: a shared one would leave out styles that another page has. */
export function RootProviders({ store, children }: { store: AppStore; children: ReactNode }) {
  const [styleCache] = useState(createStyleCache);
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider styleCache={styleCache}>{children}</ThemeProvider>
    </Provider>
  );
}
