import { clearCookies } from '../testing/clearCookies';
import { catalogueReceived, makeStore, preferencesRead, serverState } from './store';

beforeEach(clearCookies);

test('a visitor who chose nothing is RETAIL (behaviour.md §4.1), as on the server', () => {
  expect(makeStore().getState()).toEqual(serverState);
  expect(serverState).toEqual({
    preferences: { investorProfile: 'RETAIL' },
    liveData: { catalogue: null },
  });
});

test('making a store neither reads nor writes cookies: pages are rendered by many', () => {
  const read = jest.spyOn(document, 'cookie', 'get');
  const written = jest.spyOn(document, 'cookie', 'set');
  makeStore();
  expect(read).not.toHaveBeenCalled();
  expect(written).not.toHaveBeenCalled();
});

test('stores do not share what they know', () => {
  const catalogue = { locale: 'fr', aum: {}, shares: {} } as const;
  const first = makeStore();
  first.dispatch(catalogueReceived(catalogue));
  expect(first.getState().liveData).toEqual({ catalogue });
  expect(makeStore().getState()).toEqual(serverState);
});

test('what no cookie holds stays as it is (behaviour.md §4.3)', () => {
  const store = makeStore();
  store.dispatch(preferencesRead({ investorProfile: 'PRO' }));
  store.dispatch(preferencesRead({}));
  expect(store.getState().preferences).toEqual({ investorProfile: 'PRO' });
});
