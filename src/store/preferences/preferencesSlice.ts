import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultInvestorProfile, type InvestorProfileCode } from '../../profiles/investorProfiles';
import { defaultLocale, type Locale } from '../../i18n/locales';

export type Preferences = {
  investorProfile: InvestorProfileCode;
  locale: Locale;
  disclaimerValidated: boolean;
  /** Accepted since the page was loaded, not only on an earlier visit. */
  validatedHere: boolean;
};

/** What the disclaimer submits (behaviour.md §4.4). */
export type DisclaimerChoice = Pick<Preferences, 'investorProfile' | 'locale'>;

export const initialPreferences: Preferences = {
  investorProfile: defaultInvestorProfile,
  locale: defaultLocale,
  disclaimerValidated: false,
  validatedHere: false,
};

/** The visitor's choices (behaviour.md §4.1). A listener middleware writes them to cookies. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: initialPreferences,
  reducers: {
    /** On load, and when the visitor returns. Without cookies, an acceptance on this page still counts. */
    preferencesRead(state, { payload }: PayloadAction<Partial<Preferences>>) {
      Object.assign(state, payload);
      if (state.validatedHere) state.disclaimerValidated = true;
    },
    investorProfileChosen(state, { payload }: PayloadAction<InvestorProfileCode>) {
      state.investorProfile = payload;
    },
    localeChosen(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
    disclaimerSubmitted(state, { payload }: PayloadAction<DisclaimerChoice>) {
      Object.assign(state, payload, { disclaimerValidated: true, validatedHere: true });
    },
    /**
     * The initial data failed to load (behaviour.md §4.3). Ignored if the disclaimer was accepted on this page: it
     * would come back with every failure.
     */
    disclaimerInvalidated(state) {
      if (!state.validatedHere) state.disclaimerValidated = false;
    },
  },
});

export const {
  preferencesRead,
  investorProfileChosen,
  localeChosen,
  disclaimerSubmitted,
  disclaimerInvalidated,
} = preferencesSlice.actions;
