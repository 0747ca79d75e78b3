import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultInvestorProfile, type InvestorProfileCode } from '../../profiles/investorProfiles';
import { defaultLocale, type Locale } from '../../i18n/locales';

export type Preferences = {
  investorProfile: InvestorProfileCode;
  locale: Locale;
  disclaimerValidated: boolean;
  /** The visitor has validated the disclaimer since the page was loaded, and not only in an earlier visit. */
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

/** What the visitor chose (behaviour.md §4.1). Choices are written to cookies by the listener middleware. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: initialPreferences,
  reducers: {
    /**
     * What the cookies held when the page was opened, or when the visitor came back to it. A browser without cookies does
     * not forget what was validated on this page.
     */
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
     * The initial data could not be loaded (behaviour.md §4.3). Not after validating on this page: the
     * disclaimer would come back each time that the data fails.
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
