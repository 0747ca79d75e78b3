import { fireEvent, screen } from '@testing-library/react';
import { clearCookies } from '../testing/clearCookies';
import { leavePages } from '../testing/leavePages';
import { mediaQueryList } from '../testing/mediaQueryList';
import { spyOnLocation } from '../testing/spyOnLocation';

leavePages();

const page = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  clearCookies();
  sessionStorage.clear();
  delete page.dataset.started;
  page.lang = 'fr';
  document.body.innerHTML = `
    <dialog data-disclaimer><h2 tabindex="-1">Avant</h2></dialog>
    <p hidden data-notice="intendedPage">Vous demandiez <a href="/fr">accueil</a></p>
    <a href="#top" data-scroll-to-top>Haut de page</a>`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Runs the start script on a page at this address. */
async function open(address: string) {
  window.history.replaceState(null, '', address);
  await import('./main');
}

describe('the page at /, for hosts that cannot redirect it,', () => {
  test.each([
    ['the language of the cookie', 'locale=it', ['en-GB'], '/it'],
    ['the language of the browser', '', ['de-DE', 'en-GB', 'fr'], '/en'],
    ['French without either', '', ['de-DE'], '/fr'],
    ['French in place of an edited cookie', 'locale=//evil.example', ['de-DE'], '/fr'],
  ])('opens %s', async (_case, cookie, languages, home) => {
    const replace = spyOnLocation('replace');
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    document.cookie = cookie;
    await open('/');
    expect(replace.mock.calls).toEqual([[home]]);
    expect(page).not.toHaveAttribute('data-started');
  });
});

test('a wrong locale is logged (behaviour.md §8), and the page works', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  document.cookie = 'disclaimer_validated=true; path=/';
  await open('/de/contact');
  expect(log.mock.calls).toEqual([[new Error('Invalid locale')]]);
  expect(page).toHaveAttribute('data-started');
});

test('a page says that it has started, and leads back to its top', async () => {
  window.matchMedia = mediaQueryList(true);
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  document.cookie = 'disclaimer_validated=true; path=/';
  await open('/fr/contact');
  expect(page).toHaveAttribute('data-started');
  expect(fireEvent.click(screen.getByText('Haut de page'))).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  window.matchMedia = mediaQueryList(false);
});

test('what else the visitor is told waits for the disclaimer', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  sessionStorage.setItem('intended_page', '["/fr/contact","Contact"]');
  await open('/fr');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByText(/Vous demandiez/)).not.toBeVisible();
  document.cookie = 'disclaimer_validated=true; path=/';
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText(/Vous demandiez/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/fr/contact');
});

test('a press before the start script has run is answered once it has', async () => {
  const { earlyPressScript } = await import('./headScripts');
  window.eval(earlyPressScript);
  document.cookie = 'disclaimer_validated=true; path=/';
  document.body.innerHTML =
    '<div data-notice="offline">Hors ligne <button data-close-notice>Fermer</button></div>';
  const button = screen.getByRole('button');
  expect(fireEvent.click(button)).toBe(false);
  expect(screen.getByText(/Hors ligne/)).toBeVisible();
  await open('/fr/contact');
  expect(screen.getByText(/Hors ligne/)).not.toBeVisible();
  expect(fireEvent.click(button)).toBe(true);
});
