import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '../../i18n/locales';

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

/** `null` until it is answered: the page's own figures are shown. */
type LiveData = { catalogue: LiveCatalogue | null };

const initialState: LiveData = { catalogue: null };

/** The answer to the layout data request (behaviour.md §7.2), which the start script has sent. */
export const liveDataSlice = createSlice({
  name: 'liveData',
  initialState,
  reducers: {
    catalogueReceived(state, { payload }: PayloadAction<LiveCatalogue>) {
      state.catalogue = payload;
    },
  },
});

export const { catalogueReceived } = liveDataSlice.actions;
