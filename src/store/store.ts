import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LiveCatalogue } from '../api/parseLayoutData';
import { defaultInvestorProfile, type InvestorProfileCode } from '../profiles/investorProfiles';

type Preferences = { investorProfile: InvestorProfileCode };

const defaultPreferences: Preferences = { investorProfile: defaultInvestorProfile };

/** `null` until it is answered: the page's own figures are shown. */
const noLiveData: { catalogue: LiveCatalogue | null } = { catalogue: null };

/** The visitor's choices (behaviour.md §4.1). The page's address says the locale. */
const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    /** On load, and when the visitor returns: what is not in the cookies stays as it is (behaviour.md §4.3). */
    preferencesRead(state, { payload }: PayloadAction<Partial<Preferences>>) {
      if (payload.investorProfile) state.investorProfile = payload.investorProfile;
    },
  },
});

/** The answer to the layout data request (behaviour.md §7.2), which the start script has sent. */
const liveDataSlice = createSlice({
  name: 'liveData',
  initialState: noLiveData,
  reducers: {
    catalogueReceived(state, { payload }: PayloadAction<LiveCatalogue>) {
      state.catalogue = payload;
    },
  },
});

export const { preferencesRead } = preferencesSlice.actions;
export const { catalogueReceived } = liveDataSlice.actions;

const rootReducer = combineReducers({
  [preferencesSlice.name]: preferencesSlice.reducer,
  [liveDataSlice.name]: liveDataSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export const makeStore = () => configureStore({ reducer: rootReducer });

export type AppStore = ReturnType<typeof makeStore>;

/** State that the server renders, and islands are hydrated with: the default profile, and no live data. */
export const serverState = rootReducer(undefined, { type: 'server' });
