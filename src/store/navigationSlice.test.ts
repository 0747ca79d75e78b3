import type { UnknownAction } from '@reduxjs/toolkit';
import { hoverChanged, menuClosed, menuOpened, navigationSlice } from './navigationSlice';

const { reducer, getInitialState } = navigationSlice;

const after = (...actions: UnknownAction[]) => actions.reduce(reducer, getInitialState());

const mobile = ['mobile', 'mobile/about', 'mobile/funds', 'mobile/funds/equity'].map((name) =>
  menuOpened(name),
);

test('parts of the mobile menu are open beside each other', () => {
  expect(after(...mobile).open).toEqual(['mobile', 'mobile/about', 'mobile/funds', 'mobile/funds/equity']);
});

test('one menu is open at a time', () => {
  expect(after(menuOpened('funds'), menuOpened('news')).open).toEqual(['news']);
  expect(after(...mobile, menuOpened('tabs')).open).toEqual(['tabs']);
});

test('what closes takes along what is unfolded in it, and nothing else', () => {
  expect(after(...mobile, menuClosed('mobile/funds')).open).toEqual(['mobile', 'mobile/about']);
  expect(after(...mobile, menuClosed('mobile')).open).toEqual([]);
  expect(after(menuOpened('news'), menuClosed('new')).open).toEqual(['news']);
  expect(after(...mobile, menuClosed()).open).toEqual([]);
});

test('a menu that opens in place of one under the pointer is not under it', () => {
  const hovered = [menuOpened('funds'), hoverChanged(true)];
  // The browser says what it has opened also when the store had it open.
  expect(after(...hovered, menuOpened('funds')).isHovered).toBe(true);
  expect(after(...hovered, menuOpened('news')).isHovered).toBe(false);
});
