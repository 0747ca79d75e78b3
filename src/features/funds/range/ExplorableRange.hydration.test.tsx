import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../../components/layout/RootProviders';
import { makeStore } from '../../../store/store';
import { fundCardOf } from '../../../testing/fundFixtures';
import { i18nOf } from '../../../testing/i18nOf';
import { htmlOf } from '../../../testing/renderPage';
import { ExplorableRange } from './ExplorableRange';

test('the first render is the server’s, whatever the address asks for, which is applied next', async () => {
  const errors = jest.spyOn(console, 'error');
  window.history.replaceState(null, '', '/fr/gamme-fonds?asset=bonds');
  const category = { title: 'Titre', description: null, visibleTo: ['RETAIL' as const] };
  const bonds = fundCardOf({ code: 'D', title: 'Dette', assetClass: 'bonds' });
  const range = (
    <ExplorableRange
      categories={[
        { ...category, code: 'EQUITY', funds: [fundCardOf()] },
        { ...category, code: 'BONDS', funds: [bonds] },
      ]}
      youngNotice=""
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = htmlOf(range);
  expect(container).toHaveTextContent('Meridane Asia');
  errors.mockClear();
  const page = (
    <I18nextProvider i18n={i18nOf()}>
      <RootProviders store={makeStore()}>{range}</RootProviders>
    </I18nextProvider>
  );
  render(page, { container, hydrate: true });
  await waitFor(() => expect(screen.queryByText('Meridane Asia')).not.toBeInTheDocument());
  expect(screen.getByText('Dette')).toBeVisible();
  expect(screen.getByRole('button', { name: /Obligations/ })).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});
