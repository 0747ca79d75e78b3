import { clearCookies } from '../testing/clearCookies';
import { makeStore, serverState } from './makeStore';
import { catalogueReceived } from './liveData/liveDataSlice';

beforeEach(clearCookies);

test('a visitor who chose nothing is RETAIL and reads French (behaviour.md §4.1), as on the server', () => {
  expect(makeStore().getState()).toEqual(serverState);
  expect(serverState).toEqual({
    preferences: { investorProfile: 'RETAIL', locale: 'fr' },
    disclaimer: { locale: null, investorProfile: null, accepted: false },
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
