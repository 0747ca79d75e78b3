import { act, screen } from '@testing-library/react';
import texts from '../../../locales/fr/layout.json';
import { connectivityChanged } from '../../store/connectivity/connectivitySlice';
import { renderPage } from '../../testing/renderPage';
import { OfflineNotice } from './OfflineNotice';

test('is there as long as there is no network', () => {
  const { store } = renderPage(<OfflineNotice texts={texts} />);
  expect(screen.queryByText(texts.offline)).not.toBeInTheDocument();
  act(() => {
    store.dispatch(connectivityChanged(false));
  });
  expect(screen.getByText(texts.offline)).toBeVisible();
  act(() => {
    store.dispatch(connectivityChanged(true));
  });
  expect(screen.queryByText(texts.offline)).not.toBeInTheDocument();
});
