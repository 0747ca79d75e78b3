import { fireEvent } from '@testing-library/react';
import { startBarTheme, updateBarTheme } from './barTheme';

afterEach(() => {
  window.scrollY = 0;
});

function showBar({ isHome }: { isHome: boolean }): HTMLElement {
  document.body.innerHTML = `<header data-theme="${isHome ? 'dark' : 'light'}"${isHome ? ' data-over-hero' : ''}>
    <details data-menu="mobile"><summary>Menu</summary></details></header>`;
  startBarTheme();
  const bar = document.querySelector('header');
  if (!bar) throw new Error('There is a bar');
  return bar;
}

function scrollTo(pixels: number) {
  window.scrollY = pixels;
  fireEvent.scroll(window);
}

// behaviour.md §4.5
test('is dark at the top of the home page, light past 50 px and dark again', () => {
  const { dataset } = showBar({ isHome: true });
  expect(dataset.theme).toBe('dark');
  scrollTo(50);
  expect(dataset.theme).toBe('dark');
  scrollTo(51);
  expect(dataset.theme).toBe('light');
  scrollTo(0);
  expect(dataset.theme).toBe('dark');
});

test('is light from the start when the browser restores a scrolled page', () => {
  window.scrollY = 400;
  expect(showBar({ isHome: true }).dataset.theme).toBe('light');
});

test('is light with the mobile menu open', () => {
  const bar = showBar({ isHome: true });
  const menu = bar.querySelector('details');
  for (const [open, theme] of [
    [true, 'light'],
    [false, 'dark'],
  ] as const) {
    menu?.toggleAttribute('open', open);
    menu?.dispatchEvent(new Event('toggle'));
    expect(bar.dataset.theme).toBe(theme);
  }
});

test('is always light on other pages', () => {
  const { dataset } = showBar({ isHome: false });
  scrollTo(51);
  scrollTo(0);
  expect(dataset.theme).toBe('light');
});

test('a page without a bar has none', () => {
  document.body.innerHTML = '';
  expect(updateBarTheme).not.toThrow();
});
