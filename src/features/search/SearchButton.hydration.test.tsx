import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RootProviders } from '../../components/layout/RootProviders';
import { makeStore } from '../../store/makeStore';
import { createStyleCache } from '../../theme/createStyleCache';
import { designSystem } from '../../theme/system';
import { SearchButton } from './SearchButton';
// Imported here so that no test waits for the lazy chunk.
import './dialog/SearchDialog';

afterEach(() => localStorage.clear());

const page = (
  <RootProviders store={makeStore()} styleCache={createStyleCache()} system={designSystem()}>
    <SearchButton locale="fr" />
  </RootProviders>
);

test('the button of the page’s HTML stays as it is, and opens the search', async () => {
  // The shortcut was turned off on an earlier page.
  localStorage.setItem('slash', 'off');
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  // React's server renderer warns about layout effects in the browser builds of libraries.
  errors.mockClear();
  const button = screen.getByRole('button', { name: 'Rechercher' });

  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(button).not.toHaveAttribute('aria-keyshortcuts');
  fireEvent.click(button);
  expect(await screen.findByRole('combobox')).toHaveFocus();
  expect(button).toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
