import { createListenerMiddleware } from '@reduxjs/toolkit';
import { writeCookie } from '../../cookies/browserCookies';
import { investorProfileChosen, localeChosen } from './preferencesSlice';

/** Writes each choice to its cookie. */
export function createPreferenceCookies() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: investorProfileChosen,
    effect: ({ payload }) => writeCookie('investorProfile', payload),
  });
  listener.startListening({
    actionCreator: localeChosen,
    effect: ({ payload }) => writeCookie('locale', payload),
  });
  return listener.middleware;
}
