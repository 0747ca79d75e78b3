import { TextDecoder, TextEncoder } from 'node:util';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../../components/layout/RootProviders';
import { makeStore } from '../../../store/makeStore';
import { fundCardOf } from '../../../testing/fundFixtures';
import { i18nOf } from '../../../testing/i18nOf';
import { ExplorableRange } from './ExplorableRange';

/** Browser APIs that react-dom/server needs and jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

function pageOf(element: ReactElement) {
  return (
    <I18nextProvider i18n={i18nOf()}>
      <RootProviders store={makeStore()}>{element}</RootProviders>
    </I18nextProvider>
  );
}

test('the first render is the server’s, whatever the address asks for, which is applied next', async () => {
  const { renderToString } = await import('react-dom/server');
  // As jsdom has a document, React Redux uses layout effects, and React warns about them on the server.
  const errors = jest.spyOn(console, 'error').mockImplementation();
  window.history.replaceState(null, '', '/fr/gamme-fonds?asset=bonds');
  const category = { title: 'Titre', description: null, visibleTo: ['RETAIL' as const] };
  const page = pageOf(
    <ExplorableRange
      categories={[
        { ...category, code: 'EQUITY', funds: [fundCardOf()] },
        {
          ...category,
          code: 'BONDS',
          funds: [fundCardOf({ code: 'D', title: 'Dette', assetClass: 'bonds' })],
        },
      ]}
      youngNotice=""
    />,
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('Meridane Asia');
  errors.mockClear();
  render(page, { container, hydrate: true });
  await waitFor(() => expect(screen.queryByText('Meridane Asia')).not.toBeInTheDocument());
  expect(screen.getByText('Dette')).toBeVisible();
  expect(screen.getByRole('button', { name: /Obligations/ })).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});
