import { clearCookies } from '../../testing/clearCookies';
import {
  acceptanceTicked,
  disclaimerSubmitted,
  languageChosen,
  profileChosen,
} from '../disclaimer/disclaimerSlice';
import { makeStore, serverState } from '../makeStore';
import { preferencesRead } from './preferencesSlice';

const choice = { investorProfile: 'INSTIT', locale: 'it' } as const;

beforeEach(clearCookies);

test('submitting the disclaimer stores its flag, the locale and the profile (behaviour.md §4.3)', () => {
  const store = makeStore();
  store.dispatch(languageChosen('it'));
  store.dispatch(profileChosen('INSTIT'));
  store.dispatch(acceptanceTicked(true));
  expect(document.cookie).toBe('');
  store.dispatch(disclaimerSubmitted(choice));
  expect(store.getState()).toEqual({ ...serverState, preferences: choice });
  expect(document.cookie.split('; ').sort()).toEqual([
    'disclaimer_validated=true',
    'investor_profile=INSTIT',
    'locale=it',
  ]);
});

test('reading writes no cookie, and what none holds stays as it is', () => {
  const store = makeStore();
  store.dispatch(preferencesRead(choice));
  store.dispatch(preferencesRead({ investorProfile: 'PRO' }));
  expect(store.getState().preferences).toEqual({ investorProfile: 'PRO', locale: 'it' });
  expect(document.cookie).toBe('');
});
