import { fireEvent, screen, waitFor } from '@testing-library/react';
import { locales } from '../../i18n/locales';
import { i18nOf } from '../../testing/i18nOf';
import { renderPage } from '../../testing/renderPage';
import { SearchButton } from './SearchButton';
// Imported here so that no test waits for the lazy chunk.
import './dialog/SearchDialog';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function renderButton() {
  const page = renderPage(
    <>
      <SearchButton locale="fr" />
      <label>
        Nom <input />
      </label>
      <label>
        Accord <input type="checkbox" />
      </label>
    </>,
  );
  return { ...page, button: screen.getByRole('button', { name: 'Rechercher' }) };
}

const dialog = () => screen.queryByRole('dialog');
const isOpen = () => screen.findByRole('combobox');

/** Presses a key at the current focus; true if the page did not prevent the default. */
function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
}

test.each(locales)('is named in the language of the page: %s', (locale) => {
  renderPage(<SearchButton locale={locale} />);
  const button = screen.getByRole('button', { name: i18nOf(locale).t('layout:search') });
  expect(button).toHaveAttribute('aria-keyshortcuts', '/');
  expect(button).toHaveAttribute('data-needs-scripts');
});

test('opens the search, and has the focus again when it is closed', async () => {
  const { user, button } = renderButton();
  await user.click(button);
  await isOpen();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await isOpen();
});

test.each([{}, { shiftKey: true }])('so does the key / (%j)', async (modifiers) => {
  renderButton();
  expect(press('/', modifiers)).toBe(false);
  expect(await isOpen()).toHaveFocus();
});

test('opens again where the key is pressed before the browser has told of the close', async () => {
  const { user, button } = renderButton();
  await user.click(button);
  await isOpen();
  const first = screen.getByRole<HTMLDialogElement>('dialog');
  first.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true });
  first.close();
  press('/');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  fireEvent(first, new Event('close'));
  expect(await isOpen()).toHaveFocus();
});

test('keeps what was typed where the key is pressed on a button of the open dialog', async () => {
  const { user, button } = renderButton();
  await user.click(button);
  await user.type(await isOpen(), 'fonds');
  screen.getByRole('button', { name: 'Fermer la recherche' }).focus();
  expect(press('/')).toBe(false);
  expect(await isOpen()).toHaveValue('fonds');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('not with %j', (modifiers) => {
  renderButton();
  expect(press('/', modifiers)).toBe(true);
});

test('types a character in a text field, opens the search on a checkbox', async () => {
  renderButton();
  screen.getByRole('textbox').focus();
  expect(press('/')).toBe(true);
  screen.getByRole('checkbox').focus();
  expect(press('/')).toBe(false);
  await isOpen();
});

test('other keys are the page’s', () => {
  renderButton();
  expect(press('s')).toBe(true);
});

test('stops listening when the page is left', () => {
  const { unmount } = renderButton();
  unmount();
  expect(press('/')).toBe(true);
});

describe('the key can be turned off (WCAG 2.1.4)', () => {
  async function turn(user: ReturnType<typeof renderButton>['user'], button: HTMLElement) {
    await user.click(button);
    await isOpen();
    await user.click(screen.getByRole('checkbox', { name: /touche \// }));
    await user.click(screen.getByRole('button', { name: 'Fermer la recherche' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  }

  test('and on again; nothing is kept of who leaves it on', async () => {
    const { user, button } = renderButton();
    await turn(user, button);
    expect(press('/')).toBe(true);
    expect(button).not.toHaveAttribute('aria-keyshortcuts');
    expect(localStorage).toHaveLength(1);
    await turn(user, button);
    expect(button).toHaveAttribute('aria-keyshortcuts', '/');
    expect(localStorage).toHaveLength(0);
    expect(press('/')).toBe(false);
    await isOpen();
  });

  test('for as long as the document lives, where the browser keeps nothing', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const { user, button } = renderButton();
    await turn(user, button);
    expect(press('/')).toBe(true);
    expect(button).not.toHaveAttribute('aria-keyshortcuts');
    await turn(user, button);
    expect(press('/')).toBe(false);
    await isOpen();
  });
});
