import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { connectivityChanged } from '../connectivity/connectivitySlice';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import type { Locale } from '../../i18n/locales';

/** Plain text unless noted otherwise. */
export type DisclaimerTexts = {
  languages: { locale: Locale; title: string; label: string }[];
  profiles: { code: InvestorProfileCode; title: string; description: string | null }[];
  /** Page `disclaimers` (behaviour.md §7.3); `body` and `footer`, its small print, are sanitised HTML. */
  disclaimer: { title: string; body: string; footer: string | null };
};

/** A share's live data. Figures are formatted for the page's locale. */
export type LiveShare = {
  price: LivePrice | null;
  /** No performance may be shown (AMF DOC-2011-24): `figures` is empty. */
  lessThanOneYear: boolean;
  figures: { code: string; display: string | null }[];
};

/** `day` is `YYYY-MM-DD`, `date` the same day formatted for the locale. */
export type LivePrice = { display: string; date: string; day: string };

/** `aum` by fund code, `shares` by ISIN; only what the profile may see. */
export type LiveCatalogue = {
  /** Locale of the formatted figures. */
  locale: Locale;
  aum: Record<string, LivePrice>;
  shares: Record<string, LiveShare>;
};

export type LayoutDataSubject = `${Locale} ${InvestorProfileCode}`;

export type LayoutData = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The latest request; answers to earlier ones are ignored. */
  requestId: string | null;
  /** Subject of the latest request. */
  subject: LayoutDataSubject | null;
  /** Subject of the latest request that was answered or failed; `null` until the first one has. */
  settledSubject: LayoutDataSubject | null;
  /** `null` until fetched: the page's own figures are shown. */
  catalogue: LiveCatalogue | null;
  /** From the build, in all locales; `null` until the disclaimer is shown. */
  disclaimerTexts: Record<Locale, DisclaimerTexts> | null;
  /** Set while the disclaimer's script or texts cannot be had. */
  disclaimerFault: 'failed' | 'retrying' | null;
};

const initialState: LayoutData = {
  status: 'idle',
  requestId: null,
  subject: null,
  settledSubject: null,
  catalogue: null,
  disclaimerTexts: null,
  disclaimerFault: null,
};

/** Layout data that is not in the page's HTML (behaviour.md §4.1, §7.2). */
export const layoutDataSlice = createSlice({
  name: 'layoutData',
  initialState,
  reducers: {
    layoutDataRequested(
      state,
      { payload }: PayloadAction<{ requestId: string; subject: LayoutDataSubject }>,
    ) {
      state.status = 'loading';
      state.requestId = payload.requestId;
      state.subject = payload.subject;
    },
    layoutDataReceived(state, { payload }: PayloadAction<{ requestId: string; catalogue: LiveCatalogue }>) {
      if (payload.requestId !== state.requestId) return;
      state.status = 'ready';
      state.settledSubject = state.subject;
      state.catalogue = payload.catalogue;
    },
    /** Earlier data is kept: figures show their date. */
    layoutDataFailed(state, { payload }: PayloadAction<string>) {
      if (payload !== state.requestId) return;
      state.status = 'failed';
      state.settledSubject = state.subject;
    },
    /** The request was cancelled, or there is no network. */
    layoutDataAbandoned(state, { payload }: PayloadAction<string>) {
      if (payload !== state.requestId) return;
      state.status = state.catalogue ? 'ready' : 'idle';
      state.requestId = null;
    },
    disclaimerTextsReceived(state, { payload }: PayloadAction<Record<Locale, DisclaimerTexts>>) {
      state.disclaimerTexts = payload;
      state.disclaimerFault = null;
    },
    disclaimerFailed(state) {
      state.disclaimerFault = 'failed';
    },
    disclaimerRetried(state) {
      state.disclaimerFault = 'retrying';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(connectivityChanged, (state, { payload: online }) => {
      if (online && state.disclaimerFault) state.disclaimerFault = 'retrying';
    });
  },
});

export const {
  layoutDataRequested,
  layoutDataReceived,
  layoutDataFailed,
  layoutDataAbandoned,
  disclaimerTextsReceived,
  disclaimerFailed,
  disclaimerRetried,
} = layoutDataSlice.actions;
