import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { CopyButton } from './CopyButton';

const texts = { label: 'Copier le code', done: 'Code copié', blocked: 'La copie est bloquée.' };

/** Replaces the clipboard. Call it after rendering: user-event installs a clipboard of its own. */
function replaceClipboard(clipboard: { writeText: jest.Mock } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

function renderButton(clipboard?: { writeText: jest.Mock }, readText = () => 'FR00TEST00I1') {
  const page = renderPage(<CopyButton {...texts} readText={readText} />);
  replaceClipboard(clipboard);
  return { ...page, press: () => page.user.click(screen.getByRole('button', { name: texts.label })) };
}

afterEach(() => replaceClipboard(undefined));

test('says nothing until it is pressed', () => {
  renderButton();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('copies the text as it is when pressed, and says so in a status', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  let text = 'before';
  const { press } = renderButton({ writeText }, () => text);
  text = 'FR00TEST00I1';
  await press();
  expect(writeText.mock.calls).toEqual([['FR00TEST00I1']]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Code copié$/);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

async function expectTextToCopy() {
  expect(screen.getByRole('status')).toHaveTextContent(/^La copie est bloquée\.$/);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: texts.label });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('FR00TEST00I1');
}

test('where copying is refused, gives the text selected, again at each press', async () => {
  const writeText = jest.fn().mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  const { press } = renderButton({ writeText });
  await press();
  await expectTextToCopy();
  await press();
  await expectTextToCopy();
});

test('where there is no clipboard, gives the text selected, again at each press', async () => {
  const { press } = renderButton(undefined);
  await press();
  await expectTextToCopy();
  await press();
  await expectTextToCopy();
});

test('takes the field away once copying works', async () => {
  const writeText = jest.fn().mockRejectedValueOnce(new Error('Refused')).mockResolvedValue(undefined);
  const { press } = renderButton({ writeText });
  await press();
  await press();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(texts.done);
});

test('is not there where scripts are off', () => {
  renderButton();
  expect(screen.getByRole('button').closest('[data-needs-scripts]')).not.toBeNull();
});
