import { act, fireEvent } from '@testing-library/react';
import { disclaimerSubmitted, investorProfileChosen } from '../store/preferences/preferencesSlice';
import { makeStore, serverState } from '../store/makeStore';
import { blockCookies } from '../testing/blockCookies';
import { clearCookies } from '../testing/clearCookies';
import { renderPage } from '../testing/renderPage';
import { usePreferences } from './usePreferences';

function Page() {
  usePreferences();
  return null;
}

function openPage() {
  const { store, unmount } = renderPage(<Page />, { store: makeStore(serverState) });
  return { store, unmount, preferences: () => store.getState().preferences };
}

function choose(cookies: Record<string, string>) {
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; path=/`;
}

function turnTo(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(clearCookies);
afterEach(() => {
  jest.restoreAllMocks();
});

test('reads the choices of an earlier visit from their cookies', () => {
  choose({ investor_profile: 'PRO', disclaimer_validated: 'true', locale: 'it' });
  expect(openPage().preferences()).toMatchObject({
    investorProfile: 'PRO',
    disclaimerValidated: true,
    locale: 'it',
  });
});

test('a first visitor has not validated the disclaimer, although the server’s page counts as if', () => {
  expect(openPage().preferences()).toMatchObject({ investorProfile: 'RETAIL', disclaimerValidated: false });
});

test('coming back from another tab that has switched the profile, its choice holds', () => {
  choose({ investor_profile: 'RETAIL', disclaimer_validated: 'true' });
  const { preferences } = openPage();
  turnTo('hidden');
  choose({ investor_profile: 'INSTIT' });
  expect(preferences().investorProfile).toBe('RETAIL');
  turnTo('visible');
  expect(preferences().investorProfile).toBe('INSTIT');
  expect(document.documentElement).toHaveAttribute('data-profile', 'INSTIT');
});

test('a page restored from the back/forward cache reads them again', () => {
  const { preferences } = openPage();
  choose({ investor_profile: 'PRO' });
  fireEvent(window, new Event('pageshow'));
  expect(preferences().investorProfile).toBe('PRO');
});

test('stops reading cookies when the page is left', () => {
  const { preferences, unmount } = openPage();
  unmount();
  choose({ investor_profile: 'PRO' });
  fireEvent(window, new Event('pageshow'));
  expect(preferences().investorProfile).toBe('RETAIL');
});

test.each(['silently', 'with an error'] as const)(
  'where cookies are blocked %s, what was chosen here stays chosen',
  (how) => {
    blockCookies(how);
    const { store, preferences } = openPage();
    expect(preferences().disclaimerValidated).toBe(false);
    act(() => {
      store.dispatch(disclaimerSubmitted({ investorProfile: 'PRO', locale: 'en' }));
      store.dispatch(investorProfileChosen('INSTIT'));
    });
    turnTo('visible');
    expect(preferences()).toMatchObject({
      investorProfile: 'INSTIT',
      locale: 'en',
      disclaimerValidated: true,
    });
  },
);
