import { screen } from '@testing-library/react';
import { pageContextOf, pagePropsOf } from '../testing/pageFixtures';
import { renderPage } from '../testing/renderPage';
import NotFoundPage from './NotFoundPage';
import ServerErrorPage from './ServerErrorPage';
import RootPage from './RootPage';

test('RootPage offers the three homes', () => {
  renderPage(<RootPage {...pagePropsOf(pageContextOf(), {})} />);
  const homes = screen.getAllByRole('link').map((link) => [link.lang, link.getAttribute('href')]);
  expect(homes).toEqual([
    ['fr', '/fr'],
    ['en', '/en'],
    ['it', '/it'],
  ]);
});

test('NotFoundPage speaks the language of its locale', () => {
  renderPage(<NotFoundPage {...pagePropsOf(pageContextOf('it', { indexed: false }), {})} />, {
    locale: 'it',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/it');
});

test('ServerErrorPage says that it is our fault, and leads home', () => {
  renderPage(<ServerErrorPage {...pagePropsOf(pageContextOf('en', { indexed: false }), {})} />, {
    locale: 'en',
  });
  expect(screen.getByText(/A problem occurred on our platform/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en');
});
