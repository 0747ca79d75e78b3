import '@fontsource-variable/newsreader/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './App';
import { startTexts } from './kit/startTexts';
import { createDeskStore } from './kit/deskStore';
import { system } from './kit/theme';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createCache({ key: 'desk', nonce });
const root = document.querySelector('#root');

startTexts();

if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <Provider store={createDeskStore()}>
            <App />
          </Provider>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  );
}
