import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { RootProviders } from '../components/layout/RootProviders';
import { makeStore } from '../store/makeStore';
import { createStyleCache } from '../theme/createStyleCache';
import { designSystem } from '../theme/system';
import { showStartFault } from './startFault';

const log = jest.spyOn(console, 'error').mockImplementation();

function withProviders(element: ReactElement) {
  return (
    <HelmetProvider>
      <RootProviders store={makeStore()} styleCache={createStyleCache()} system={designSystem()}>
        {element}
      </RootProviders>
    </HelmetProvider>
  );
}

test('the error page takes the place of the content, between bar and footer', async () => {
  document.documentElement.lang = 'it';
  document.documentElement.setAttribute('inert', '');
  document.body.innerHTML = '<header>Menu</header><main><h1>Fondi</h1></main><footer>Indirizzo</footer>';
  act(() => showStartFault(new Error('script missing'), withProviders));
  expect(await screen.findByRole('heading', { level: 1, name: 'Si è verificato un errore' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/it');
  expect(document.documentElement).not.toHaveAttribute('inert');
  expect(screen.getByRole('banner')).toHaveTextContent('Menu');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Indirizzo');
  expect(log.mock.calls.flat().map(String).join()).toContain('script missing');
});

test('does nothing where there is no content to replace', () => {
  document.body.innerHTML = '';
  expect(() => showStartFault(new Error('script missing'), withProviders)).not.toThrow();
});
