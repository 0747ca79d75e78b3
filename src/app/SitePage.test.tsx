import { TextEncoder } from 'node:util';
import { act, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { RootProviders } from '../components/layout/RootProviders';
import { makeStore, serverState } from '../store/makeStore';
import { clearCookies } from '../testing/clearCookies';
import { pageContextOf } from '../testing/pageFixtures';
import { renderPage } from '../testing/renderPage';
import { createStyleCache } from '../theme/createStyleCache';
import { designSystem } from '../theme/system';
import { SitePage } from './SitePage';

let mockCompanionFails = false;
jest.mock('../features/disclaimer/Disclaimer', () => ({ Disclaimer: () => null }));
jest.mock('../features/consent/ConsentManager', () => ({ ConsentManager: () => <p>Consentement</p> }));
jest.mock('../features/liveData/LiveData', () => ({
  LiveData: () => {
    if (mockCompanionFails) throw new Error('no data');
    return null;
  },
}));

const log = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  clearCookies();
  mockCompanionFails = false;
  log.mockClear();
});

function Fails(): ReactNode {
  throw new Error('broken');
}

const pageContext = pageContextOf();

test('a page that fails keeps its bar and footer', async () => {
  renderPage(
    <SitePage pageContext={pageContext}>
      <Fails />
    </SitePage>,
  );
  const title = await screen.findByRole('heading', { level: 1, name: 'Une erreur est survenue' });
  expect(screen.getByRole('main')).toContainElement(title);
  expect(screen.getByTestId('slice-navigation')).toBeInTheDocument();
  expect(screen.getByTestId('slice-footer')).toBeInTheDocument();
});

test('going to another page leaves the error', async () => {
  const { rerender } = renderPage(
    <SitePage pageContext={pageContext} visit="1">
      <Fails />
    </SitePage>,
  );
  await screen.findByText('500');
  rerender(
    <SitePage pageContext={pageContext} visit="2">
      <h1>Contact</h1>
    </SitePage>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact');
});

test('the search speaks the language of the page that opens', async () => {
  const { rerender } = renderPage(
    <SitePage pageContext={pageContext}>
      <p>Fonds</p>
    </SitePage>,
  );
  expect(await screen.findByRole('button', { name: 'Rechercher' })).toBeInTheDocument();
  rerender(
    <SitePage pageContext={pageContextOf('en')}>
      <p>Funds</p>
    </SitePage>,
  );
  expect(await screen.findByRole('button', { name: 'Search' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rechercher' })).not.toBeInTheDocument();
});

test('an error beside the page does not break the page', () => {
  mockCompanionFails = true;
  renderPage(
    <SitePage pageContext={pageContext}>
      <h1>Contact</h1>
    </SitePage>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact');
  expect(screen.getByText('Consentement')).toBeInTheDocument();
});

/** React's server renderer needs an encoder that jsdom lacks. */
async function renderOnServer(element: ReactElement): Promise<string> {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  return renderToString(element);
}

test('the first render in the browser equals the server’s', async () => {
  document.cookie = 'investor_profile=PRO; path=/';
  const page = () => (
    <HelmetProvider context={{}}>
      <RootProviders store={makeStore(serverState)} styleCache={createStyleCache()} system={designSystem()}>
        <SitePage pageContext={pageContext}>
          <h1>Contact</h1>
        </SitePage>
      </RootProviders>
    </HelmetProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = await renderOnServer(page());
  document.body.append(container);
  const onRecoverableError = jest.fn();
  const root = await act(() => Promise.resolve(hydrateRoot(container, page(), { onRecoverableError })));
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
