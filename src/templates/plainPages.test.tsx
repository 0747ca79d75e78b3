import { screen } from '@testing-library/react';
import { clearCookies } from '../testing/clearCookies';
import { pageContextOf, pagePropsOf } from '../testing/pageFixtures';
import { renderPage } from '../testing/renderPage';
import { spyOnLocationReplace } from '../testing/spyOnLocationReplace';
import NotFoundPage from './NotFoundPage';
import ServerErrorPage from './ServerErrorPage';
import RootPage from './RootPage';

const replace = spyOnLocationReplace();

beforeEach(() => {
  clearCookies();
  replace.mockClear();
});

function renderRoot(languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  return renderPage(<RootPage {...pagePropsOf(pageContextOf(), {})} />);
}

describe('RootPage', () => {
  test('leads to the locale chosen on an earlier visit', () => {
    document.cookie = 'locale=it; path=/';
    renderRoot(['en-GB']);
    expect(replace.mock.calls).toEqual([['/it']]);
  });

  test.each([
    [['en-US', 'fr'], '/en'],
    [['de', 'it-CH'], '/it'],
    [['de'], '/fr'],
  ])('leads a first visitor who reads %j to %s', (languages, home) => {
    renderRoot(languages);
    expect(replace.mock.calls).toEqual([[home]]);
  });

  test('a cookie edited to something else counts as none', () => {
    document.cookie = 'locale=//evil.example; path=/';
    renderRoot(['en']);
    expect(replace.mock.calls).toEqual([['/en']]);
  });

  test('offers the three homes where scripts do not run', () => {
    renderRoot(['fr']);
    const homes = screen.getAllByRole('link').map((link) => [link.lang, link.getAttribute('href')]);
    expect(homes).toEqual([
      ['fr', '/fr'],
      ['en', '/en'],
      ['it', '/it'],
    ]);
  });
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
