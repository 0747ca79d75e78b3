import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { liveDataSlice } from './liveData/liveDataSlice';
import { preferencesSlice } from './preferences/preferencesSlice';

const rootReducer = combineReducers({
  [preferencesSlice.name]: preferencesSlice.reducer,
  [liveDataSlice.name]: liveDataSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export const makeStore = () => configureStore({ reducer: rootReducer });

export type AppStore = ReturnType<typeof makeStore>;

/** State that the server renders, and islands are hydrated with: the default profile, and no live data. */
export const serverState = rootReducer(undefined, { type: 'server' });
