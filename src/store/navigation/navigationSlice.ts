import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Scroll position in pixels from which the bar is light (behaviour.md §9). */
export const menuThemeThreshold = 50;

export type MenuTheme = 'dark' | 'light';

/** Dark: transparent with a white logo, on top of the home page. Light: white (behaviour.md §4.5). */
export function menuTheme(state: { isHome: boolean; scrolled: boolean; mobileMenuOpen: boolean }): MenuTheme {
  return state.isHome && !state.scrolled && !state.mobileMenuOpen ? 'dark' : 'light';
}

/** Sub-menus of the mobile menu (behaviour.md §2.5). */
export type MobileSubMenu = 'about' | 'funds' | 'equityFunds' | 'bondFunds' | 'news';

/** The page that the visitor asked for, before the disclaimer redirected them home. */
export type IntendedPage = { title: string; path: string };

export type Navigation = {
  mobileMenuOpen: boolean;
  openSubMenus: MobileSubMenu[];
  /** Scrolled by more than `menuThemeThreshold`. */
  scrolled: boolean;
  /** A page is being fetched. */
  pageLoading: boolean;
  /** Panel id of the open dropdown: opening one closes the others. */
  openDropdown: string | null;
  /** Shown on the home page; `arrived` once the visitor is there. */
  intendedPage: (IntendedPage & { arrived: boolean }) | null;
};

const initialState: Navigation = {
  mobileMenuOpen: false,
  openSubMenus: [],
  scrolled: false,
  pageLoading: false,
  openDropdown: null,
  intendedPage: null,
};

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    mobileMenuToggled(state) {
      state.mobileMenuOpen = !state.mobileMenuOpen;
    },
    mobileMenuClosed(state) {
      state.mobileMenuOpen = false;
    },
    subMenuToggled(state, { payload }: PayloadAction<MobileSubMenu>) {
      state.openSubMenus = state.openSubMenus.includes(payload)
        ? state.openSubMenus.filter((subMenu) => subMenu !== payload)
        : [...state.openSubMenus, payload];
    },
    dropdownOpened(state, { payload }: PayloadAction<string>) {
      state.openDropdown = payload;
    },
    /** Ignored if another dropdown has opened since. */
    dropdownClosed(state, { payload }: PayloadAction<string>) {
      if (state.openDropdown === payload) state.openDropdown = null;
    },
    pageScrolled(state, { payload }: PayloadAction<boolean>) {
      state.scrolled = payload;
    },
    pageLoadingStarted(state) {
      state.pageLoading = true;
    },
    redirectedHome(state, { payload }: PayloadAction<IntendedPage>) {
      state.intendedPage = { ...payload, arrived: false };
    },
    intendedPageDismissed(state) {
      state.intendedPage = null;
    },
    /** Opening any page closes the menus (behaviour.md §2.5). The first one after the disclaimer is the home page. */
    routeOpened(state) {
      state.mobileMenuOpen = false;
      state.openSubMenus = [];
      state.pageLoading = false;
      state.openDropdown = null;
      state.intendedPage =
        state.intendedPage && !state.intendedPage.arrived ? { ...state.intendedPage, arrived: true } : null;
    },
  },
});

export const {
  mobileMenuToggled,
  mobileMenuClosed,
  subMenuToggled,
  dropdownOpened,
  dropdownClosed,
  pageScrolled,
  pageLoadingStarted,
  redirectedHome,
  intendedPageDismissed,
  routeOpened,
} = navigationSlice.actions;
