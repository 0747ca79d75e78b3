import { fireEvent } from '@testing-library/react';
import { menuClosed, menuOpened } from '../store/navigationSlice';
import { pageStore } from '../store/pageStore';
import { startBarTheme } from './barTheme';

afterEach(() => {
  window.scrollY = 0;
});

function showBar({ isHome }: { isHome: boolean }): HTMLElement {
  document.body.innerHTML = `<header data-theme="${isHome ? 'dark' : 'light'}"${isHome ? ' data-over-hero' : ''}></header>`;
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
  pageStore.dispatch(menuOpened('mobile'));
  expect(bar.dataset.theme).toBe('light');
  pageStore.dispatch(menuClosed());
  expect(bar.dataset.theme).toBe('dark');
});

test('is always light on other pages', () => {
  const { dataset } = showBar({ isHome: false });
  scrollTo(51);
  scrollTo(0);
  expect(dataset.theme).toBe('light');
});

test('a page without a bar has none', () => {
  document.body.innerHTML = '';
  expect(startBarTheme).not.toThrow();
});
