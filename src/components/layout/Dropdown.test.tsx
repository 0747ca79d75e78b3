import { act, screen } from '@testing-library/react';
import { routeOpened } from '../../store/navigation/navigationSlice';
import { renderPage } from '../../testing/renderPage';
import { Dropdown } from './Dropdown';

function renderDropdown() {
  const page = renderPage(
    <>
      <Dropdown label="Fonds">
        <a href="/fr/gamme-fonds">Toute la gamme</a>
      </Dropdown>
      <button type="button">Ailleurs</button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Fonds' });
  return { ...page, trigger };
}

function panelLink() {
  return screen.queryByRole('link', { name: 'Toute la gamme' });
}

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

test('is closed at first, for assistive technology too', () => {
  const { trigger } = renderDropdown();
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(panelLink()).not.toBeInTheDocument();
});

describe('on hover (behaviour.md §9)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('opens after 100 ms', async () => {
    const { trigger, user } = renderDropdown();
    await user.hover(trigger);
    pass(99);
    expect(panelLink()).not.toBeInTheDocument();
    pass(1);
    expect(panelLink()).toBeVisible();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes 500 ms after the pointer has left', async () => {
    const { trigger, user } = renderDropdown();
    await user.hover(trigger);
    pass(100);
    await user.unhover(trigger);
    pass(499);
    expect(panelLink()).toBeVisible();
    pass(1);
    expect(panelLink()).not.toBeInTheDocument();
  });

  test('stays closed when the pointer only passes by', async () => {
    const { trigger, user } = renderDropdown();
    await user.hover(trigger);
    pass(50);
    await user.unhover(trigger);
    pass(60);
    expect(panelLink()).not.toBeInTheDocument();
  });

  test('stays open when the pointer comes back in time', async () => {
    const { trigger, user } = renderDropdown();
    await user.hover(trigger);
    pass(100);
    await user.unhover(trigger);
    pass(490);
    await user.hover(trigger);
    pass(20);
    expect(panelLink()).toBeVisible();
  });

  test('is dismissed by Escape wherever the focus is, and leaves the focus there', async () => {
    const { trigger, user } = renderDropdown();
    const elsewhere = screen.getByRole('button', { name: 'Ailleurs' });
    elsewhere.focus();
    await user.hover(trigger);
    pass(100);
    await user.keyboard('{Escape}');
    expect(panelLink()).not.toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
  });

  test('does not answer to touch, which opens with a tap', async () => {
    const { trigger, user } = renderDropdown();
    await user.pointer({ keys: '[TouchA>]', target: trigger });
    pass(1000);
    expect(panelLink()).not.toBeInTheDocument();
    await user.pointer({ keys: '[/TouchA]', target: trigger });
    pass(1000);
    expect(panelLink()).toBeVisible();
  });
});

test('opens and closes on click', async () => {
  const { trigger, user } = renderDropdown();
  await user.click(trigger);
  expect(panelLink()).toBeVisible();
  await user.click(trigger);
  expect(panelLink()).not.toBeInTheDocument();
});

test('Escape closes it and gives the focus back to its button', async () => {
  const { trigger, user } = renderDropdown();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(panelLink()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(panelLink()).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('closes when the focus leaves it', async () => {
  const { user } = renderDropdown();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus();
  expect(panelLink()).not.toBeInTheDocument();
});

test('closes when a route opens', async () => {
  const { trigger, user, store } = renderDropdown();
  await user.click(trigger);
  act(() => {
    store.dispatch(routeOpened());
  });
  expect(panelLink()).not.toBeInTheDocument();
});
