import { act, screen, waitFor } from '@testing-library/react';
import fr from '../../../locales/fr/consent.json';
import { consentPreferencesOpened } from '../../store/consent/consentSlice';
import { makeStore, serverState } from '../../store/makeStore';
import { clearCookies } from '../../testing/clearCookies';
import { renderPage } from '../../testing/renderPage';
import { ConsentManager } from './ConsentManager';

let fails = true;

jest.mock('./ConsentDialogs', () => {
  if (fails) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./ConsentDialogs');
});

beforeEach(clearCookies);

test('dialogs that cannot be fetched are tried again when the network is back', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const store = makeStore(serverState);
  renderPage(<ConsentManager locale="fr" />, { store });
  act(() => {
    store.dispatch(consentPreferencesOpened());
  });
  await waitFor(() => expect(store.getState().consent.preferencesOpen).toBe(false));
  expect(error).toHaveBeenCalled();
  expect(store.getState().consent.choice).toBeNull();
  fails = false;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('dialog', { name: fr.banner.title })).toBeInTheDocument();
});
