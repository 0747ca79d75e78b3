import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { SiteHeader } from './SiteHeader';

function renderHeader({ isHome }: { isHome: boolean }) {
  return renderPage(<SiteHeader locale="fr" isHome={isHome} paths={{ fr: '/fr', en: '/en' }} />);
}

test.each([
  [true, 'dark'],
  [false, 'light'],
])('on the home page (%s) it is first %s', (isHome, theme) => {
  renderHeader({ isHome });
  expect(screen.getByRole('banner')).toHaveAttribute('data-theme', theme);
});

test('holds the bar’s content and the language links', () => {
  renderHeader({ isHome: false });
  expect(screen.getByTestId(/^slice-navigation/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /English/ })).toHaveAttribute('href', '/en');
});
