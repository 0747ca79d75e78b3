import { createListenerMiddleware } from '@reduxjs/toolkit';
import { writeCookie } from '../../cookies/browserCookies';
import { disclaimerSubmitted } from '../disclaimer/disclaimerSlice';

/** Writes what the disclaimer submits to the cookies (behaviour.md §4.3). */
export function createPreferenceCookies() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: disclaimerSubmitted,
    effect: ({ payload }) => {
      writeCookie('locale', payload.locale);
      writeCookie('investorProfile', payload.investorProfile);
      writeCookie('disclaimerValidated', 'true');
    },
  });
  return listener.middleware;
}
