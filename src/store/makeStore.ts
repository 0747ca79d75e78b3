import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { navigationSlice } from './navigation/navigationSlice';
import { createPreferenceCookies } from './preferences/preferenceCookies';
import { preferencesSlice } from './preferences/preferencesSlice';

const rootReducer = combineReducers({
  [preferencesSlice.name]: preferencesSlice.reducer,
  [navigationSlice.name]: navigationSlice.reducer,
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
