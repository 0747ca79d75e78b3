import { menuTheme } from './menuTheme';

test.each([
  [{ isHome: true, scrolled: false, mobileMenuOpen: false }, 'dark'],
  [{ isHome: true, scrolled: true, mobileMenuOpen: false }, 'light'],
  [{ isHome: true, scrolled: false, mobileMenuOpen: true }, 'light'],
  [{ isHome: false, scrolled: false, mobileMenuOpen: false }, 'light'],
] as const)('menu theme of %o is %s (behaviour.md §4.5)', (state, theme) => {
  expect(menuTheme(state)).toBe(theme);
});
