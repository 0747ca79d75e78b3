import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultInvestorProfile, type InvestorProfileCode } from '../../features/profiles/investorProfiles';
import { defaultLocale, type Locale } from '../../i18n/locales';

export type Preferences = { investorProfile: InvestorProfileCode; locale: Locale };

const initialState: Preferences = { investorProfile: defaultInvestorProfile, locale: defaultLocale };

/** What the visitor chose (spec §4.1). Choices are written to cookies by the listener middleware. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    /** What the cookies held when the page was opened. */
    preferencesRead(state, { payload }: PayloadAction<Partial<Preferences>>) {
      Object.assign(state, payload);
    },
    investorProfileChosen(state, { payload }: PayloadAction<InvestorProfileCode>) {
      state.investorProfile = payload;
    },
    localeChosen(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
  },
});

export const { preferencesRead, investorProfileChosen, localeChosen } = preferencesSlice.actions;
