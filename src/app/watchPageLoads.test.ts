import { fireEvent } from '@testing-library/react';
import { spinnerDelay, watchPageLoads } from './watchPageLoads';

let onSlow: jest.Mock;
let opened: () => void;

beforeAll(() => {
  // Once: its listeners are those of the document.
  opened = watchPageLoads(() => void onSlow());
});

beforeEach(() => {
  jest.useFakeTimers();
  onSlow = jest.fn();
  window.history.replaceState({}, '', '/fr/contact');
  opened();
});

afterEach(() => jest.useRealTimers());

/** Clicks a word in a link, which the router takes over or not. */
function clickLink(href: string, { takenOver = true } = {}) {
  document.body.innerHTML = `<a href="${href}"><b>Page</b></a>`;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => takenOver && event.preventDefault());
  fireEvent.click(document.querySelector('b') ?? document.body);
}

function isSlowAfter(milliseconds: number): boolean {
  jest.advanceTimersByTime(milliseconds);
  return onSlow.mock.calls.length > 0;
}

test('a page that takes 300 ms after the click is slow', () => {
  expect(spinnerDelay).toBe(300);
  clickLink('/fr/equipes');
  expect(isSlowAfter(299)).toBe(false);
  expect(isSlowAfter(1)).toBe(true);
});

test('so is one that the visitor goes back to', () => {
  window.history.replaceState({}, '', '/fr/equipes');
  fireEvent.popState(window);
  expect(isSlowAfter(299)).toBe(false);
  expect(isSlowAfter(1)).toBe(true);
});

test('a page that opens in time is not', () => {
  clickLink('/fr/equipes');
  window.history.replaceState({}, '', '/fr/equipes');
  opened();
  expect(isSlowAfter(1_000)).toBe(false);
});

test('the time counts from the last click', () => {
  clickLink('/fr/equipes');
  expect(isSlowAfter(200)).toBe(false);
  clickLink('/fr/philosophie');
  expect(isSlowAfter(299)).toBe(false);
  expect(isSlowAfter(1)).toBe(true);
});

test.each([
  ['a link that the browser follows', () => clickLink('/fr/equipes', { takenOver: false })],
  ['a link within the page', () => clickLink('#content')],
  ['a link to another site', () => clickLink('https://other.example/fr/equipes')],
  ['a click elsewhere', () => fireEvent.click(document.body)],
  ['going back within the page', () => fireEvent.popState(window)],
  [
    'a page that is left',
    () => {
      clickLink('/fr/equipes');
      fireEvent(window, new Event('pagehide'));
    },
  ],
])('%s loads no page here', (_what, act) => {
  act();
  expect(isSlowAfter(1_000)).toBe(false);
});
