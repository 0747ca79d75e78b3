import { createSlice } from '@reduxjs/toolkit';
import { cookiesRead, disclaimerAccepted } from './actions';

/** The visitor has accepted the disclaimer, or is asked to (behaviour.md §4.1, §4.4). */
export const disclaimerSlice = createSlice({
  name: 'disclaimer',
  initialState: { validated: false },
  reducers: {
    /** It is asked for again. */
    disclaimerInvalidated(state) {
      state.validated = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(cookiesRead, (state, { payload }) => {
        state.validated = payload.disclaimerValidated;
      })
      .addCase(disclaimerAccepted, (state) => {
        state.validated = true;
      }),
});

export const { disclaimerInvalidated } = disclaimerSlice.actions;
