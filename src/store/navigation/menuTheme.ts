/** Pixels of scroll after which the bar turns light (behaviour.md §9). */
export const menuThemeThreshold = 50;

export type MenuTheme = 'dark' | 'light';

/** Dark is a transparent bar with a white logo, on the home page at the top; light a white bar (behaviour.md §4.5). */
export function menuTheme(state: { isHome: boolean; scrolled: boolean; mobileMenuOpen: boolean }): MenuTheme {
  return state.isHome && !state.scrolled && !state.mobileMenuOpen ? 'dark' : 'light';
}
