import { screen, waitFor } from '@testing-library/react';
import { CopyButton } from '../components/ui/CopyButton';
import { leavePages } from '../testing/leavePages';
import { renderHtml } from '../testing/renderPage';

const texts = { label: 'Copier le code', done: 'Code copié', blocked: 'La copie est bloquée.' };

leavePages();
afterEach(() => replaceClipboard(undefined));

/** Replaces the clipboard. Call it after rendering: user-event installs a clipboard of its own. */
function replaceClipboard(clipboard: { writeText: jest.Mock } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

async function openPage(clipboard?: { writeText: jest.Mock }, text = 'FR00TEST00I1') {
  const { user } = renderHtml(<CopyButton {...texts} text={text} />);
  replaceClipboard(clipboard);
  (await import('./copy')).startCopy();
  return () => user.click(screen.getByRole('button', { name: texts.label }));
}

test('a button says nothing until it is pressed, and is not there without scripts', async () => {
  await openPage();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button').closest('[data-needs-scripts]')).not.toBeNull();
});

test.each([
  ['FR00TEST00I1', 'FR00TEST00I1'],
  ['/fr/comparer?shares=A', 'http://localhost/fr/comparer?shares=A'],
])('%s is copied as %s, and a status says so', async (text, copied) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  const press = await openPage({ writeText }, text);
  await press();
  expect(writeText.mock.calls).toEqual([[copied]]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Code copié$/);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['is refused', { writeText: jest.fn().mockRejectedValue(new DOMException('Refused', 'NotAllowedError')) }],
  ['is impossible', undefined],
])('where copying %s, each press gives the text selected', async (_case, clipboard) => {
  const press = await openPage(clipboard);
  for (let times = 0; times < 2; times++) {
    await press();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: texts.label });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^La copie est bloquée\.$/));
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('FR00TEST00I1');
  }
});

test('what is copied again is said again: the status is empty before', async () => {
  const said: unknown[] = [];
  const writeText = jest.fn(async () => said.push(screen.getByRole('status').textContent));
  const press = await openPage({ writeText });
  await press();
  await press();
  expect(said).toEqual(['', '']);
  expect(screen.getByRole('status')).toHaveTextContent(texts.done);
});

test('the field goes once copying works', async () => {
  const writeText = jest.fn().mockRejectedValueOnce(new Error('Refused')).mockResolvedValue(undefined);
  const press = await openPage({ writeText });
  await press();
  expect(screen.getByRole('textbox')).toBeVisible();
  await press();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(texts.done);
});
