/** Scroll position in pixels from which the bar is light (behaviour.md §9). */
const threshold = 50;

/** Over the hero of the home page: transparent with a white logo. Scrolled, or with the mobile menu open: white (behaviour.md §4.5). */
export function updateBarTheme(): void {
  const bar = document.querySelector<HTMLElement>('header[data-theme]');
  if (!bar) return;
  const isDark =
    bar.hasAttribute('data-over-hero') &&
    window.scrollY <= threshold &&
    !bar.querySelector('[data-menu=mobile][open]');
  bar.dataset.theme = isDark ? 'dark' : 'light';
}

/** Keeps the bar's theme up to date. */
export function startBarTheme(): void {
  updateBarTheme();
  window.addEventListener('scroll', updateBarTheme, { passive: true });
  // A `toggle` does not bubble.
  document.addEventListener('toggle', updateBarTheme, true);
}
