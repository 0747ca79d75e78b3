import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { writeCookie } from '../cookies/browserCookies';
import { disclaimerAccepted } from './actions';
import { comparisonSlice } from './comparisonSlice';
import { keepShares } from './keptShares';
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
  [comparisonSlice.name]: comparisonSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Keeps what is chosen here, before the action's dispatch returns: a page may open next. */
function keepingMiddleware() {
  const { middleware, startListening } = createListenerMiddleware<RootState>();
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
  startListening({
    // What is read first is kept already.
    predicate: (_action, { comparison }, { comparison: before }) =>
      before.chosen !== null && comparison.chosen !== before.chosen,
    effect: (_action, store) => keepShares(store.getState().comparison.chosen ?? []),
  });
  return middleware;
}

export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().prepend(keepingMiddleware()),
  });

export type AppStore = ReturnType<typeof makeStore>;

/** State that the server renders, and islands are hydrated with: the default profile, and no live data. */
export const serverState = rootReducer(undefined, { type: 'server' });
