import { createListenerMiddleware } from '@reduxjs/toolkit';
import { writeCookie } from '../../cookies/browserCookies';
import { profileAttribute } from '../../profiles/profileVisibility';
import {
  disclaimerInvalidated,
  disclaimerSubmitted,
  investorProfileChosen,
  localeChosen,
  type Preferences,
  preferencesRead,
} from './preferencesSlice';

type State = { preferences: Preferences };

/** Writes each choice to its cookie, and marks the document with the profile, which decides what is shown. */
export function createPreferenceCookies() {
  const listener = createListenerMiddleware<State>();
  listener.startListening({
    actionCreator: investorProfileChosen,
    effect: ({ payload }) => writeCookie('investorProfile', payload),
  });
  listener.startListening({
    actionCreator: localeChosen,
    effect: ({ payload }) => writeCookie('locale', payload),
  });
  listener.startListening({
    actionCreator: disclaimerSubmitted,
    effect: ({ payload }) => {
      writeCookie('locale', payload.locale);
      writeCookie('investorProfile', payload.investorProfile);
      writeCookie('disclaimerValidated', 'true');
    },
  });
  listener.startListening({
    actionCreator: disclaimerInvalidated,
    effect: (_action, api) => {
      if (!api.getState().preferences.disclaimerValidated) writeCookie('disclaimerValidated', 'false');
    },
  });
  listener.startListening({
    predicate: (action, { preferences }, { preferences: previous }) =>
      preferences.investorProfile !== previous.investorProfile || preferencesRead.match(action),
    effect: (_action, api) => {
      document.documentElement.setAttribute(profileAttribute, api.getState().preferences.investorProfile);
    },
  });
  return listener.middleware;
}
