import { fireEvent } from '@testing-library/react';
import { renderPage } from '../testing/renderPage';
import { useConnectivity } from './useConnectivity';

function Page() {
  useConnectivity();
  return null;
}

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

afterEach(() => {
  jest.restoreAllMocks();
});

function openPage() {
  const { store, unmount } = renderPage(<Page />);
  return { unmount, isOnline: () => store.getState().connectivity.online };
}

test('follows the network going offline and online again (behaviour.md §4.1)', () => {
  const { isOnline } = openPage();
  expect(isOnline()).toBe(true);
  setOnline(false);
  fireEvent(window, new Event('offline'));
  expect(isOnline()).toBe(false);
  setOnline(true);
  fireEvent(window, new Event('online'));
  expect(isOnline()).toBe(true);
});

test('notices being offline from the start', () => {
  setOnline(false);
  expect(openPage().isOnline()).toBe(false);
});

test('stops listening when the page is left', () => {
  const { isOnline, unmount } = openPage();
  unmount();
  setOnline(false);
  fireEvent(window, new Event('offline'));
  expect(isOnline()).toBe(true);
});
