import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The browser says whether it has a network. */
export const connectivitySlice = createSlice({
  name: 'connectivity',
  initialState: { isOnline: true },
  reducers: {
    connectionChanged(state, { payload }: PayloadAction<boolean>) {
      state.isOnline = payload;
    },
  },
});

export const { connectionChanged } = connectivitySlice.actions;
