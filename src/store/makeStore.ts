import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { disclaimerSlice } from './disclaimer/disclaimerSlice';
import { liveDataSlice } from './liveData/liveDataSlice';
import { createPreferenceCookies } from './preferences/preferenceCookies';
import { preferencesSlice } from './preferences/preferencesSlice';

const rootReducer = combineReducers({
  [preferencesSlice.name]: preferencesSlice.reducer,
  [disclaimerSlice.name]: disclaimerSlice.reducer,
  [liveDataSlice.name]: liveDataSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) => getDefault().prepend(createPreferenceCookies()),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** State that the server renders, and islands are hydrated with: the default profile, and no live data. */
export const serverState = rootReducer(undefined, { type: 'server' });
