import { act, fireEvent, screen } from '@testing-library/react';
import { mobileMenuToggled } from '../../store/navigation/navigationSlice';
import { clearCookies } from '../../testing/clearCookies';
import { renderPage } from '../../testing/renderPage';
import { SiteHeader } from './SiteHeader';

beforeEach(clearCookies);
afterEach(() => {
  window.scrollY = 0;
});

function scrollTo(pixels: number) {
  window.scrollY = pixels;
  fireEvent.scroll(window);
}

function renderHeader({ isHome }: { isHome: boolean }) {
  return renderPage(<SiteHeader locale="fr" isHome={isHome} paths={{ fr: '/fr', en: '/en' }} />);
}

function theme() {
  return screen.getByRole('banner').dataset.theme;
}

describe('theme (behaviour.md §4.5)', () => {
  test('is dark at the top of the home page, light past 50 px and dark again', () => {
    renderHeader({ isHome: true });
    expect(theme()).toBe('dark');
    scrollTo(50);
    expect(theme()).toBe('dark');
    scrollTo(51);
    expect(theme()).toBe('light');
    scrollTo(0);
    expect(theme()).toBe('dark');
  });

  test('is light from the start when the browser restores a scrolled page', () => {
    window.scrollY = 400;
    renderHeader({ isHome: true });
    expect(theme()).toBe('light');
  });

  test('is light with the mobile menu open', () => {
    const { store } = renderHeader({ isHome: true });
    act(() => {
      store.dispatch(mobileMenuToggled());
    });
    expect(theme()).toBe('light');
  });

  test('is always light on other pages', () => {
    renderHeader({ isHome: false });
    expect(theme()).toBe('light');
    scrollTo(51);
    expect(theme()).toBe('light');
  });
});

test('holds the bar’s content and the language links', () => {
  renderHeader({ isHome: false });
  expect(screen.getByTestId(/^slice-navigation/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /English/ })).toHaveAttribute('href', '/en');
});
