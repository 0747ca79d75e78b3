import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeMenus, startMenus } from './menus';

beforeAll(startMenus);

beforeEach(() => {
  document.body.innerHTML = `
    <details data-menu="dropdown"><summary tabindex="0">Fonds</summary><a href="#range">Toute la gamme</a></details>
    <details data-menu="dropdown"><summary tabindex="0">Actualités</summary><a href="#news">Toutes les actualités</a></details>
    <details data-menu="mobile"><summary tabindex="0">Menu</summary>
      <details><summary tabindex="0">La société</summary><a href="#team">Les équipes</a></details>
    </details>
    <details data-menu="tabs"><summary tabindex="0">Aperçu</summary><a href="#documents">Documents</a></details>
    <button type="button">Ailleurs</button>`;
});

const trigger = (name = 'Fonds') => screen.getByText(name);
const link = (name = 'Toute la gamme') => screen.getByText(name);
const elsewhere = () => screen.getByRole('button', { name: 'Ailleurs' });

describe('under a mouse (behaviour.md §9)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const mouse = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('a dropdown opens after 100 ms', async () => {
    await mouse().hover(trigger());
    jest.advanceTimersByTime(99);
    expect(link()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(link()).toBeVisible();
  });

  test('it closes 500 ms after the pointer has left', async () => {
    const user = mouse();
    await user.hover(trigger());
    jest.advanceTimersByTime(100);
    await user.unhover(trigger());
    jest.advanceTimersByTime(499);
    expect(link()).toBeVisible();
    jest.advanceTimersByTime(1);
    expect(link()).not.toBeVisible();
  });

  test('it stays closed when the pointer only passes by', async () => {
    const user = mouse();
    await user.hover(trigger());
    jest.advanceTimersByTime(50);
    await user.unhover(trigger());
    jest.advanceTimersByTime(60);
    expect(link()).not.toBeVisible();
  });

  test('it stays open when the pointer comes back in time, and on the way to a link', async () => {
    const user = mouse();
    await user.hover(trigger());
    jest.advanceTimersByTime(100);
    await user.unhover(trigger());
    jest.advanceTimersByTime(490);
    await user.hover(link());
    jest.advanceTimersByTime(1000);
    expect(link()).toBeVisible();
  });

  test('a press keeps it open, and the next one closes it', async () => {
    const user = mouse();
    await user.hover(trigger());
    jest.advanceTimersByTime(100);
    await user.click(trigger());
    expect(link()).toBeVisible();
    await user.click(trigger());
    expect(link()).not.toBeVisible();
  });

  test('Escape closes it wherever the focus is, and leaves the focus there', async () => {
    const user = mouse();
    elsewhere().focus();
    await user.hover(trigger());
    jest.advanceTimersByTime(100);
    await user.keyboard('{Escape}');
    expect(link()).not.toBeVisible();
    expect(elsewhere()).toHaveFocus();
  });

  test('a finger opens it with a tap alone', async () => {
    const user = mouse();
    await user.pointer({ keys: '[TouchA>]', target: trigger() });
    jest.advanceTimersByTime(1000);
    expect(link()).not.toBeVisible();
    await user.pointer({ keys: '[/TouchA]', target: trigger() });
    expect(link()).toBeVisible();
  });
});

test('a dropdown that opens closes the other one', async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  await user.click(trigger('Actualités'));
  expect(link('Toutes les actualités')).toBeVisible();
  expect(link()).not.toBeVisible();
});

test.each([
  ['Fonds', 'Toute la gamme'],
  ['Menu', 'La société'],
  ['Aperçu', 'Documents'],
])('Escape in “%s” closes it and gives the focus back', async (menu, part) => {
  const user = userEvent.setup();
  await user.click(trigger(menu));
  link(part).focus();
  await user.keyboard('{Escape}');
  expect(link(part)).not.toBeVisible();
  expect(trigger(menu)).toHaveFocus();
});

test('a dropdown closes when the focus leaves it, the mobile menu does not', async () => {
  const user = userEvent.setup();
  await user.click(trigger('Menu'));
  link('La société').focus();
  expect(link('La société')).toHaveFocus();
  elsewhere().focus();
  expect(link('La société')).toBeVisible();
  await user.click(trigger());
  link().focus();
  elsewhere().focus();
  expect(link()).not.toBeVisible();
});

test('the list of tabs closes when something else is pressed, or the focus leaves it', async () => {
  const user = userEvent.setup();
  await user.click(trigger('Aperçu'));
  expect(link('Documents')).toBeVisible();
  fireEvent.click(document.body);
  expect(link('Documents')).not.toBeVisible();
  await user.click(trigger('Aperçu'));
  link('Documents').focus();
  elsewhere().focus();
  expect(link('Documents')).not.toBeVisible();
});

test('following a link closes all menus, with what is unfolded in them', async () => {
  const user = userEvent.setup();
  await user.click(trigger('Menu'));
  await user.click(link('La société'));
  expect(link('Les équipes')).toBeVisible();
  fireEvent.click(link('Les équipes'));
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test('a page that opens closes them too', async () => {
  await userEvent.setup().click(trigger());
  closeMenus();
  expect(link()).not.toBeVisible();
});
