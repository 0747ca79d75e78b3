import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '../../i18n/locales';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';

/** Plain text unless noted otherwise. */
export type DisclaimerTexts = {
  languages: { locale: Locale; title: string; label: string }[];
  profiles: { code: InvestorProfileCode; title: string; description: string | null }[];
  /** Page `disclaimers` (behaviour.md §7.3); `body` and `footer`, its small print, are sanitised HTML. */
  disclaimer: { title: string; body: string; footer: string };
};

/** The visitor's choice in the disclaimer (behaviour.md §4.4). */
export type DisclaimerChoice = { locale: Locale; investorProfile: InvestorProfileCode };

/** The steps of the disclaimer: language, then profile, then the text and its checkbox. */
export type DisclaimerState = {
  locale: Locale | null;
  investorProfile: InvestorProfileCode | null;
  accepted: boolean;
};

const initialState: DisclaimerState = { locale: null, investorProfile: null, accepted: false };

/** The disclaimer while it is open. A listener writes what is submitted to the cookies. */
export const disclaimerSlice = createSlice({
  name: 'disclaimer',
  initialState,
  reducers: {
    languageChosen(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
      // The text to accept has changed.
      state.accepted = false;
    },
    profileChosen(state, { payload }: PayloadAction<InvestorProfileCode>) {
      state.investorProfile = payload;
    },
    acceptanceTicked(state, { payload }: PayloadAction<boolean>) {
      state.accepted = payload;
    },
    disclaimerSubmitted(_state, _action: PayloadAction<DisclaimerChoice>) {
      return initialState;
    },
  },
});

export const { languageChosen, profileChosen, acceptanceTicked, disclaimerSubmitted } =
  disclaimerSlice.actions;
