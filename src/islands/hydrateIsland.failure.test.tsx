import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateIsland } from './hydrateIsland';

let mockIsBroken = false;

/** Fails when it is rendered in the browser, or when its button is pressed. */
function MockSearch() {
  const [isPressed, setIsPressed] = useState(false);
  if (mockIsBroken || isPressed) throw new Error('broken');
  return (
    <>
      <p>Recherche</p>
      <button type="button" onClick={() => setIsPressed(true)}>
        Rechercher
      </button>
    </>
  );
}

jest.mock('../features/search/SearchButton', () => ({ SearchButton: MockSearch }));

// Islands render by themselves, as in a browser.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const html = '<p>Recherche</p><button type="button">Rechercher</button>';

let errors: jest.SpyInstance;
let warnings: jest.SpyInstance;

beforeEach(() => {
  mockIsBroken = false;
  document.documentElement.lang = 'fr';
  document.body.innerHTML = `
    <div data-island="search"><div>${html}</div><script type="application/json">{"props":{},"level":2}</script></div>`;
  errors = jest.spyOn(console, 'error').mockImplementation();
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

function islandOf() {
  const island = document.querySelector<HTMLElement>('[data-island]');
  if (!island?.firstElementChild) throw new Error('The island has content');
  return { island, content: island.firstElementChild };
}

test('an island that cannot be rendered leaves its HTML, and says why', async () => {
  mockIsBroken = true;
  const { island, content } = islandOf();
  const onLost = jest.fn();
  await expect(hydrateIsland(island, onLost)).rejects.toThrow('broken');
  expect(content.innerHTML).toBe(html);
  expect(onLost).not.toHaveBeenCalled();
  mockIsBroken = false;
  await hydrateIsland(island, onLost);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
});

test('an island that fails later gets its HTML back, and tells of it', async () => {
  const { island, content } = islandOf();
  const onLost = jest.fn();
  await hydrateIsland(island, onLost);
  expect(errors).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
  expect(content.innerHTML).toBe(html);
});

test('a page that the browser has translated is rendered anew, and keeps the focus', async () => {
  const { island } = islandOf();
  const translated = screen.getByText('Recherche');
  translated.innerHTML = '<font>Search</font>';
  screen.getByRole('button').focus();
  await hydrateIsland(island, jest.fn());
  expect(screen.getByText('Recherche')).toBeVisible();
  expect(translated).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(warnings).toHaveBeenCalledWith('Rendered anew in the browser:', expect.any(Error));
});

describe('a press on a page that the browser has translated', () => {
  async function pressDuringHydration(press: (button: HTMLElement) => void) {
    const { island } = islandOf();
    screen.getByText('Recherche').innerHTML = '<font>Search</font>';
    const onLost = jest.fn();
    const hydrated = hydrateIsland(island, onLost);
    press(screen.getByRole('button'));
    await hydrated;
    return onLost;
  }

  it('is answered when its button is rendered anew before it ends', async () => {
    const onLost = await pressDuringHydration((button) => fireEvent.pointerDown(button));
    fireEvent.pointerUp(screen.getByRole('button'));
    await waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['ends elsewhere', () => fireEvent.pointerUp(document.body)],
    ['is cancelled', () => fireEvent.pointerCancel(screen.getByRole('button'))],
  ])('is not when it %s', async (_case, end) => {
    await pressDuringHydration((button) => fireEvent.pointerDown(button));
    const onClick = jest.fn();
    document.addEventListener('click', onClick);
    end();
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.pointerUp(screen.getByRole('button'));
    await new Promise((resolve) => setTimeout(resolve));
    document.removeEventListener('click', onClick);
    expect(onClick).not.toHaveBeenCalled();
  });
});

test.each([
  ['data', 'script'],
  ['content', 'div > div, script'],
])('an island without %s cannot come', async (_case, selector) => {
  const { island } = islandOf();
  for (const part of island.querySelectorAll(selector)) part.remove();
  await expect(hydrateIsland(island, jest.fn())).rejects.toThrow();
});
