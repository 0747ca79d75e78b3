import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '../i18n/locales';
import { defaultInvestorProfile, type InvestorProfileCode } from '../profiles/investorProfiles';
import { cookiesRead, disclaimerAccepted } from './actions';

type Preferences = {
  /** Funds, shares and documents are filtered by it. */
  investorProfile: InvestorProfileCode;
  /** The language chosen; `null` until one is. The page's address says its own. */
  locale: Locale | null;
};

const initialState: Preferences = { investorProfile: defaultInvestorProfile, locale: null };

/** The visitor's choices (behaviour.md §4.1). */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    profileChosen(state, { payload }: PayloadAction<InvestorProfileCode>) {
      state.investorProfile = payload;
    },
    localeChosen(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(cookiesRead, (state, { payload }) => {
        const { investorProfile = state.investorProfile, locale = state.locale } = payload;
        Object.assign(state, { investorProfile, locale });
      })
      .addCase(disclaimerAccepted, (_state, { payload }) => payload),
});

export const { profileChosen, localeChosen } = preferencesSlice.actions;
