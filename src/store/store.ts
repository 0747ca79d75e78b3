import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { writeCookie } from '../cookies/browserCookies';
import { disclaimerAccepted } from './actions';
import { connectivitySlice } from './connectivitySlice';
import { disclaimerInvalidated, disclaimerSlice } from './disclaimerSlice';
import { liveDataSlice } from './liveDataSlice';
import { navigationSlice } from './navigationSlice';
import { localeChosen, preferencesSlice, profileChosen } from './preferencesSlice';
import { tabsSlice } from './tabsSlice';

/*
 * All that the client knows. State comes in by actions, from cookies, address, other tabs, Back and the network; what shows it
 * subscribes.
 */

const rootReducer = combineReducers({
  [preferencesSlice.name]: preferencesSlice.reducer,
  [disclaimerSlice.name]: disclaimerSlice.reducer,
  [tabsSlice.name]: tabsSlice.reducer,
  [navigationSlice.name]: navigationSlice.reducer,
  [liveDataSlice.name]: liveDataSlice.reducer,
  [connectivitySlice.name]: connectivitySlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Writes the cookies of what is chosen here, before the action's dispatch returns: a page may open next. */
function cookieMiddleware() {
  const { middleware, startListening } = createListenerMiddleware();
  startListening({
    actionCreator: profileChosen,
    effect: ({ payload }) => writeCookie('investorProfile', payload),
  });
  startListening({ actionCreator: localeChosen, effect: ({ payload }) => writeCookie('locale', payload) });
  startListening({
    actionCreator: disclaimerAccepted,
    effect({ payload: { locale, investorProfile } }) {
      writeCookie('locale', locale);
      writeCookie('investorProfile', investorProfile);
      writeCookie('disclaimerValidated', 'true');
    },
  });
  startListening({
    actionCreator: disclaimerInvalidated,
    effect: () => writeCookie('disclaimerValidated', 'false'),
  });
  return middleware;
}

export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().prepend(cookieMiddleware()),
  });

export type AppStore = ReturnType<typeof makeStore>;

/** State that the server renders, and islands are hydrated with: the default profile, and no live data. */
export const serverState = rootReducer(undefined, { type: 'server' });
