import { fireEvent, screen } from '@testing-library/react';
import { startSearchKey } from './searchKey';

beforeAll(startSearchKey);

const opened = jest.fn();

beforeEach(() => {
  localStorage.clear();
  opened.mockClear();
  document.body.innerHTML = `
    <div data-island="search"><button type="button">Rechercher</button></div>
    <input aria-label="Nom"><input type="checkbox"><dialog></dialog>`;
  screen.getByRole('button').addEventListener('click', opened);
});

/** Presses a key where the focus is; true if the browser may act on it. */
function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
}

test.each([{}, { shiftKey: true }])('the key / presses the button of the search (%j)', (modifiers) => {
  expect(press('/', modifiers)).toBe(false);
  expect(opened).toHaveBeenCalledTimes(1);
});

test.each([
  ['/', { ctrlKey: true }],
  ['/', { metaKey: true }],
  ['/', { altKey: true }],
  ['s', {}],
])('“%s” is the browser’s with %j', (key, modifiers) => {
  expect(press(key, modifiers)).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

test('it types a character in a text field, and opens the search on a checkbox', () => {
  screen.getByRole('textbox').focus();
  expect(press('/')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
  screen.getByRole('checkbox').focus();
  expect(press('/')).toBe(false);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('it opens nothing over a dialog, and is not typed there', () => {
  document.querySelector('dialog')?.showModal();
  expect(press('/')).toBe(false);
  expect(opened).not.toHaveBeenCalled();
});

test('who has turned it off keeps it', () => {
  localStorage.setItem('slash', 'off');
  expect(press('/')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});
