import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The page that the visitor asked for, before the disclaimer redirected them home. */
export type IntendedPage = { title: string; path: string };

export type Navigation = {
  /** A page is being fetched. */
  pageLoading: boolean;
  /** Shown on the home page; `arrived` once the visitor is there. */
  intendedPage: (IntendedPage & { arrived: boolean }) | null;
};

const initialState: Navigation = {
  pageLoading: false,
  intendedPage: null,
};

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    pageLoadingStarted(state) {
      state.pageLoading = true;
    },
    redirectedHome(state, { payload }: PayloadAction<IntendedPage>) {
      state.intendedPage = { ...payload, arrived: false };
    },
    intendedPageDismissed(state) {
      state.intendedPage = null;
    },
    /** The first page after the disclaimer is the home page. */
    routeOpened(state) {
      state.pageLoading = false;
      state.intendedPage =
        state.intendedPage && !state.intendedPage.arrived ? { ...state.intendedPage, arrived: true } : null;
    },
  },
});

export const { pageLoadingStarted, redirectedHome, intendedPageDismissed, routeOpened } =
  navigationSlice.actions;
