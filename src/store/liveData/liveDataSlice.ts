import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LiveCatalogue } from '../../api/parseLayoutData';

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
