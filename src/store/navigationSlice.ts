import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Navigation = {
  /** Names of the menu that is open and of what is unfolded in it: `mobile`, `mobile/funds`. */
  open: string[];
  /** It opened under the pointer, which is still there. */
  isHovered: boolean;
  /** Another page is about to take the place of this one. */
  isLeaving: boolean;
};

const initialState: Navigation = { open: [], isHovered: false, isLeaving: false };

/** Menus, of which one is open at a time, and the way to the next page. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    menuOpened(state, { payload: name }: PayloadAction<string>) {
      if (state.open.includes(name)) return;
      if (!name.startsWith(`${state.open[0]}/`)) state.open = [];
      state.open.push(name);
      state.isHovered = false;
    },
    /** With what is unfolded in it; without a name whatever is open. */
    menuClosed(state, { payload: name }: PayloadAction<string | undefined>) {
      state.open = name ? state.open.filter((other) => !`${other}/`.startsWith(`${name}/`)) : [];
    },
    hoverChanged(state, { payload }: PayloadAction<boolean>) {
      state.isHovered = payload;
    },
    departureChanged(state, { payload }: PayloadAction<boolean>) {
      state.isLeaving = payload;
    },
  },
});

export const { menuOpened, menuClosed, hoverChanged, departureChanged } = navigationSlice.actions;
