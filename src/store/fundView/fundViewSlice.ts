import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Tabs of a fund page, in order (behaviour.md §2.5). */
export const fundTabs = [
  'overview',
  'characteristics',
  'documents',
  'performances',
  'portfolio',
  'news',
  'management-goal',
  'subscribe',
] as const;

export type FundTab = (typeof fundTabs)[number];

export type FundView = {
  activeTab: FundTab;
  /** The visitor pressed "subscribe": the next share's page opens on its subscribe tab (behaviour.md §2.5). */
  subscribing: boolean;
};

const initialState: FundView = { activeTab: 'overview', subscribing: false };

export const fundViewSlice = createSlice({
  name: 'fundView',
  initialState,
  reducers: {
    fundTabOpened(state, { payload }: PayloadAction<FundTab>) {
      state.activeTab = payload;
      state.subscribing = payload === 'subscribe';
    },
    /** The footer's "subscribe" link. */
    subscriptionAsked(state) {
      state.activeTab = 'subscribe';
      state.subscribing = true;
    },
  },
});

export const { fundTabOpened, subscriptionAsked } = fundViewSlice.actions;
