import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Tabs of a fund page, in their order (behaviour.md §2.5). */
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
  /** The visitor has asked to subscribe: the share that opens shows its subscribe tab (behaviour.md §2.5). */
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
    /** The footer's "subscribe". */
    subscriptionAsked(state) {
      state.activeTab = 'subscribe';
      state.subscribing = true;
    },
  },
});

export const { fundTabOpened, subscriptionAsked } = fundViewSlice.actions;
