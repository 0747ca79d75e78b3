import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultLocale, type Locale } from '../../i18n/locales';
import { defaultInvestorProfile, type InvestorProfileCode } from '../../profiles/investorProfiles';
import { disclaimerSubmitted } from '../disclaimer/disclaimerSlice';

export type Preferences = { investorProfile: InvestorProfileCode; locale: Locale };

export const initialPreferences: Preferences = {
  investorProfile: defaultInvestorProfile,
  locale: defaultLocale,
};

/** The visitor's choices (behaviour.md §4.1). */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: initialPreferences,
  reducers: {
    /** On load, and when the visitor returns: what is not in the cookies stays as it is (behaviour.md §4.3). */
    preferencesRead(state, { payload }: PayloadAction<Partial<Preferences>>) {
      if (payload.investorProfile) state.investorProfile = payload.investorProfile;
      if (payload.locale) state.locale = payload.locale;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(disclaimerSubmitted, (_state, { payload }) => payload);
  },
  selectors: {
    /** Funds, shares and documents are filtered by it. */
    selectInvestorProfile: ({ investorProfile }) => investorProfile,
  },
});

export const { preferencesRead } = preferencesSlice.actions;
export const { selectInvestorProfile } = preferencesSlice.selectors;
