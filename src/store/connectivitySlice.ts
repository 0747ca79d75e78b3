import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the browser has a network, as far as it knows. */
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
