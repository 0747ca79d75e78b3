import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type LiveData = {
  /** As it came, of the page's locale: parsed by who shows it. `null` until it is there; the page's own figures are shown. */
  answer: unknown;
};

const initialState: LiveData = { answer: null };

/** The answer to the layout data request (behaviour.md §7.2). */
export const liveDataSlice = createSlice({
  name: 'liveData',
  initialState,
  reducers: {
    liveDataReceived(state, { payload }: PayloadAction<unknown>) {
      state.answer = payload;
    },
  },
});

export const { liveDataReceived } = liveDataSlice.actions;
