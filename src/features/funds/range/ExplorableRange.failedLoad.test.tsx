import { screen, waitFor } from '@testing-library/react';
import { makeStore, serverState } from '../../../store/makeStore';
import { fundCardOf } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ExplorableRange } from './ExplorableRange';

jest.mock('./rangeTools', () => {
  throw new Error('Loading chunk failed');
});

test('the whole range is shown where the filters cannot be fetched', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  window.history.replaceState(null, '', '/fr/gamme-fonds?asset=bonds');
  const category = { code: 'EQUITY', title: 'Actions', description: null, visibleTo: ['RETAIL' as const] };
  renderPage(<ExplorableRange categories={[{ ...category, funds: [fundCardOf()] }]} />, {
    store: makeStore(serverState),
  });
  await waitFor(() => expect(screen.getByText('Meridane Asia')).toBeVisible());
  expect(errors).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk failed' }));
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});
