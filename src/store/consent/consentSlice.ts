import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Services that need consent, with their purpose (behaviour.md §9). */
export const consentServices = { analytics: 'monitoring', video: 'marketing' } as const;

export type ConsentService = keyof typeof consentServices;

export const consentServiceNames = Object.keys(consentServices) as readonly ConsentService[];

export type ConsentChoice = Record<ConsentService, boolean>;

export type Consent = {
  /** `null` until the visitor has chosen: until then nothing that needs consent is loaded. */
  choice: ConsentChoice | null;
  /** The dialog with the choice by service is open. */
  preferencesOpen: boolean;
  /** It was asked for, but something in the browser hides it. */
  preferencesHidden: boolean;
};

const initialState: Consent = { choice: null, preferencesOpen: false, preferencesHidden: false };

/** Equal choices keep the same object, so that effects that depend on it do not run again. */
function isSameChoice(one: ConsentChoice | null, other: ConsentChoice | null): boolean {
  return consentServiceNames.every((service) => one?.[service] === other?.[service]);
}

/** What the visitor consents to. A cookie keeps the choice. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** Given, changed or read from the cookie; `null` without a valid one. */
    consentChosen(state, { payload }: PayloadAction<ConsentChoice | null>) {
      if (!isSameChoice(state.choice, payload)) state.choice = payload;
    },
    consentPreferencesOpened(state) {
      state.preferencesOpen = true;
      state.preferencesHidden = false;
    },
    consentPreferencesClosed(state) {
      state.preferencesOpen = false;
    },
    consentPreferencesHidden(state) {
      state.preferencesOpen = false;
      state.preferencesHidden = true;
    },
    consentNoticeDismissed(state) {
      state.preferencesHidden = false;
    },
  },
});

export const {
  consentChosen,
  consentPreferencesOpened,
  consentPreferencesClosed,
  consentPreferencesHidden,
  consentNoticeDismissed,
} = consentSlice.actions;
