import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultInvestorProfile, type InvestorProfileCode } from '../../profiles/investorProfiles';

type Preferences = { investorProfile: InvestorProfileCode };

const initialState: Preferences = { investorProfile: defaultInvestorProfile };

/** The visitor's choices (behaviour.md §4.1). The page's address says the locale. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    /** On load, and when the visitor returns: what is not in the cookies stays as it is (behaviour.md §4.3). */
    preferencesRead(state, { payload }: PayloadAction<Partial<Preferences>>) {
      if (payload.investorProfile) state.investorProfile = payload.investorProfile;
    },
  },
  selectors: {
    /** Funds, shares and documents are filtered by it. */
    selectInvestorProfile: ({ investorProfile }) => investorProfile,
  },
});

export const { preferencesRead } = preferencesSlice.actions;
export const { selectInvestorProfile } = preferencesSlice.selectors;
