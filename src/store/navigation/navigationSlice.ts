import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Pixels of scroll after which the bar turns light (behaviour.md §9). */
export const menuThemeThreshold = 50;

export type MenuTheme = 'dark' | 'light';

/** Dark is a transparent bar with a white logo, on the home page at the top; light a white bar (behaviour.md §4.5). */
export function menuTheme(state: { isHome: boolean; scrolled: boolean; mobileMenuOpen: boolean }): MenuTheme {
  return state.isHome && !state.scrolled && !state.mobileMenuOpen ? 'dark' : 'light';
}

/** Sub-menus of the mobile menu that unfold (behaviour.md §2.5). */
export type MobileSubMenu = 'about' | 'funds' | 'equityFunds' | 'bondFunds' | 'news';

/** The page that the visitor had asked for, before the disclaimer redirected home. */
export type IntendedPage = { title: string; path: string };

export type Navigation = {
  mobileMenuOpen: boolean;
  openSubMenus: MobileSubMenu[];
  /** The page is scrolled by more than `menuThemeThreshold`. */
  scrolled: boolean;
  /** A page is being fetched. */
  pageLoading: boolean;
  /** The dropdown that is open, by its panel's id: opening one closes the others. */
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
    /** Does nothing when another dropdown has opened since. */
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
    /** Opening any route closes the menus (behaviour.md §2.5). The first one after the disclaimer is the home page. */
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
