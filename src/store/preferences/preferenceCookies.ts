import { createListenerMiddleware } from '@reduxjs/toolkit';
import { readCookie, writeCookie } from '../../cookies/browserCookies';
import { isLocale } from '../../i18n/locales';
import { isInvestorProfile } from '../../profiles/investorProfiles';
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

/** The cookies' values; hand-edited or unknown ones count as absent. */
export function readPreferences(): Partial<Preferences> {
  const investorProfile = readCookie('investorProfile');
  const locale = readCookie('locale');
  return {
    ...(isInvestorProfile(investorProfile) && { investorProfile }),
    ...(isLocale(locale) && { locale }),
    disclaimerValidated: readCookie('disclaimerValidated') === 'true',
  };
}

/** Writes each choice to its cookie, and the profile to `<html>`, for the style sheet. */
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
