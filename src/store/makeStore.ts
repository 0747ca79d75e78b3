import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { connectivitySlice } from './connectivity/connectivitySlice';
import { consentSlice } from './consent/consentSlice';
import { fundViewSlice } from './fundView/fundViewSlice';
import { layoutDataSlice } from './layoutData/layoutDataSlice';
import { navigationSlice } from './navigation/navigationSlice';
import { createPreferenceCookies } from './preferences/preferenceCookies';
import { initialPreferences, preferencesSlice } from './preferences/preferencesSlice';

const rootReducer = combineReducers({
  [preferencesSlice.name]: preferencesSlice.reducer,
  [navigationSlice.name]: navigationSlice.reducer,
  [layoutDataSlice.name]: layoutDataSlice.reducer,
  [fundViewSlice.name]: fundViewSlice.reducer,
  [consentSlice.name]: consentSlice.reducer,
  [connectivitySlice.name]: connectivitySlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/**
 * State for server rendering and hydration: the disclaimer counts as accepted (behaviour.md §4.1), so that the
 * HTML is complete. Cookies are read afterwards.
 */
export const serverState: Partial<RootState> = {
  preferences: { ...initialPreferences, disclaimerValidated: true },
};

export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) => getDefault().prepend(createPreferenceCookies()),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
