import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState = { online: true };

/** Whether the browser is online (behaviour.md §4.1). */
export const connectivitySlice = createSlice({
  name: 'connectivity',
  initialState,
  reducers: {
    connectivityChanged(state, { payload }: PayloadAction<boolean>) {
      state.online = payload;
    },
  },
});

export const { connectivityChanged } = connectivitySlice.actions;
