import { clearCookies } from '../testing/clearCookies';
import { makeStore, serverState } from './makeStore';

beforeEach(clearCookies);

test('a visitor who chose nothing is RETAIL, reads French and has not validated (behaviour.md §4.1)', () => {
  expect(makeStore().getState().preferences).toEqual({
    investorProfile: 'RETAIL',
    locale: 'fr',
    disclaimerValidated: false,
    validatedHere: false,
  });
});

test('on the server the disclaimer counts as validated (behaviour.md §4.1), and nothing else is known', () => {
  const { preferences, ...others } = makeStore(serverState).getState();
  expect(preferences).toEqual({ ...makeStore().getState().preferences, disclaimerValidated: true });
  expect(others).toEqual(expect.objectContaining({ connectivity: { online: true } }));
});

test('making a store neither reads nor writes cookies: pages are rendered by many', () => {
  const read = jest.spyOn(document, 'cookie', 'get');
  const written = jest.spyOn(document, 'cookie', 'set');
  makeStore(serverState);
  expect(read).not.toHaveBeenCalled();
  expect(written).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('stores do not share what they know', () => {
  const first = makeStore();
  first.dispatch({ type: 'connectivity/connectivityChanged', payload: false });
  expect(first.getState().connectivity.online).toBe(false);
  expect(makeStore().getState().connectivity.online).toBe(true);
});
