import { follow, pageStore } from '../store/pageStore';
import type { RootState } from '../store/store';

/** Scroll position in pixels from which the bar is light (behaviour.md §9). */
const threshold = 50;

const isMenuOpen = ({ navigation }: RootState) => navigation.open.includes('mobile');

/** Over the hero of the home page: transparent with a white logo. Scrolled, or with the mobile menu open: white (behaviour.md §4.5). */
function updateBarTheme(): void {
  const bar = document.querySelector<HTMLElement>('header[data-over-hero]');
  const isLight = window.scrollY > threshold || isMenuOpen(pageStore.getState());
  if (bar) bar.dataset.theme = isLight ? 'light' : 'dark';
}

/** Keeps the bar's theme up to date. */
export function startBarTheme(): void {
  window.addEventListener('scroll', updateBarTheme, { passive: true });
  follow(isMenuOpen, updateBarTheme);
}
