import { readPreferences } from '../cookies/preferences';
import { clearCookies } from '../testing/clearCookies';
import { cookiesRead, disclaimerAccepted } from './actions';
import { connectionChanged } from './connectivitySlice';
import { disclaimerInvalidated } from './disclaimerSlice';
import { liveDataReceived } from './liveDataSlice';
import { localeChosen, profileChosen } from './preferencesSlice';
import { makeStore, serverState } from './store';

beforeEach(clearCookies);

test('a visitor who chose nothing is RETAIL (behaviour.md §4.1), as on the server', () => {
  expect(makeStore().getState()).toEqual(serverState);
  expect(serverState).toEqual({
    preferences: { investorProfile: 'RETAIL', locale: null },
    disclaimer: {
      validated: false,
      locale: null,
      investorProfile: null,
      accepted: false,
      texts: null,
      isLost: false,
    },
    tabs: { shown: null },
    navigation: { open: [], isHovered: false, isLeaving: false },
    liveData: { answer: null, isSettled: false },
    connectivity: { isOnline: true },
    comparison: { chosen: null },
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
  const first = makeStore();
  first.dispatch(liveDataReceived({ fundCategories: [] }));
  first.dispatch(connectionChanged(false));
  expect(first.getState()).toMatchObject({
    liveData: { answer: { fundCategories: [] } },
    connectivity: { isOnline: false },
  });
  expect(makeStore().getState()).toEqual(serverState);
});

test('what no cookie holds stays as it is (behaviour.md §4.3)', () => {
  const store = makeStore();
  store.dispatch(cookiesRead({ investorProfile: 'PRO', locale: 'it', disclaimerValidated: true }));
  store.dispatch(cookiesRead({ disclaimerValidated: false }));
  expect(store.getState()).toMatchObject({
    preferences: { investorProfile: 'PRO', locale: 'it' },
    disclaimer: {
      validated: false,
      locale: null,
      investorProfile: null,
      accepted: false,
      texts: null,
      isLost: false,
    },
  });
});

test('a choice is in its cookie before its dispatch returns: a page may open next', () => {
  const store = makeStore();
  store.dispatch(profileChosen('INSTIT'));
  store.dispatch(localeChosen('en'));
  expect(readPreferences()).toEqual({ investorProfile: 'INSTIT', locale: 'en', disclaimerValidated: false });
  expect(store.getState().preferences).toEqual({ investorProfile: 'INSTIT', locale: 'en' });
});

test('accepting the disclaimer keeps all three choices, until it is asked for again', () => {
  const store = makeStore();
  store.dispatch(disclaimerAccepted({ locale: 'it', investorProfile: 'PRO' }));
  const choices = { locale: 'it', investorProfile: 'PRO' };
  expect(readPreferences()).toEqual({ ...choices, disclaimerValidated: true });
  expect(store.getState()).toMatchObject({ preferences: choices, disclaimer: { validated: true } });
  store.dispatch(disclaimerInvalidated());
  expect(readPreferences()).toEqual({ ...choices, disclaimerValidated: false });
  expect(store.getState()).toMatchObject({ preferences: choices, disclaimer: { validated: false } });
});
