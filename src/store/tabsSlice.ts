import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Tabs = {
  /** Id of the tab, or of the biography; `null` where none is shown. The subscribe tab of the footer's link is one. */
  shown: string | null;
};

type AddressRead = {
  /** The panel that the address names, or that has what it names. */
  named: string | undefined;
  /** It names something else of the page. */
  isElsewhere: boolean;
  /** Shown until another is chosen: the first tab, and no biography. */
  first: string | null;
};

const initialState: Tabs = { shown: null };

/** Which of the page's panels is shown: a page has tabs, biographies or neither. */
export const tabsSlice = createSlice({
  name: 'tabs',
  initialState,
  reducers: {
    addressRead(state, { payload: { named, isElsewhere, first } }: PayloadAction<AddressRead>) {
      // The skip link, for one, leaves panels as they are.
      state.shown = named ?? (isElsewhere ? state.shown : null) ?? first;
    },
  },
});

export const { addressRead } = tabsSlice.actions;
