import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DisclaimerTexts } from '../api/fetchDisclaimerTexts';
import type { Locale } from '../i18n/locales';
import type { InvestorProfileCode } from '../profiles/investorProfiles';
import { cookiesRead, disclaimerAccepted } from './actions';

/** What is chosen in the steps. */
type Steps = { locale: Locale | null; investorProfile: InvestorProfileCode | null; accepted: boolean };

type Disclaimer = Steps & {
  /** The visitor has accepted it, or is asked to. */
  validated: boolean;
  /** In every locale, as the language changes while it is read. `null` until they are there: nobody could accept what is not. */
  texts: Readonly<Record<Locale, DisclaimerTexts>> | null;
  /** Its steps cannot be had. */
  isLost: boolean;
};

const noSteps: Steps = { locale: null, investorProfile: null, accepted: false };

const initialState: Disclaimer = { ...noSteps, validated: false, texts: null, isLost: false };

/** Asked of each visitor once (behaviour.md §4.1, §4.4). */
export const disclaimerSlice = createSlice({
  name: 'disclaimer',
  initialState,
  reducers: {
    /** It is asked for again. */
    disclaimerInvalidated(state) {
      state.validated = false;
    },
    stepsTaken(state, { payload: { locale, investorProfile, accepted } }: PayloadAction<Steps>) {
      // In another language it is another text to accept.
      state.accepted = accepted && locale === state.locale;
      Object.assign(state, { locale, investorProfile });
    },
    disclaimerLost(state, { payload }: PayloadAction<boolean>) {
      state.isLost = payload;
    },
    disclaimerTextsReceived(state, { payload }: PayloadAction<NonNullable<Disclaimer['texts']>>) {
      Object.assign(state, { texts: payload, isLost: false });
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(cookiesRead, (state, { payload }) => {
        state.validated = payload.disclaimerValidated;
      })
      .addCase(disclaimerAccepted, (state) => {
        Object.assign(state, noSteps, { validated: true });
      }),
});

export const { disclaimerInvalidated, stepsTaken, disclaimerLost, disclaimerTextsReceived } =
  disclaimerSlice.actions;
