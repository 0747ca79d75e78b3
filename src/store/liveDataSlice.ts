import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type LiveData = {
  /** As it came, of the page's locale: parsed by who shows it. `null` until it is there; the page's own figures are shown. */
  answer: unknown;
  /** It has come, or failed, since the page was opened. */
  isSettled: boolean;
};

const initialState: LiveData = { answer: null, isSettled: false };

/** The answer to the layout data request (behaviour.md §7.2). */
export const liveDataSlice = createSlice({
  name: 'liveData',
  initialState,
  reducers: {
    liveDataReceived(state, { payload }: PayloadAction<unknown>) {
      // Immer takes what is frozen for frozen throughout, and does not walk through the whole catalogue.
      Object.assign(state, { answer: Object.freeze(payload), isSettled: true });
    },
    liveDataFailed(state) {
      state.isSettled = true;
    },
  },
});

export const { liveDataReceived, liveDataFailed } = liveDataSlice.actions;
