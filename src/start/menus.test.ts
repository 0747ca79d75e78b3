import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { menuClosed } from '../store/navigationSlice';
import { pageStore } from '../store/pageStore';
import { startMenus } from './menus';

beforeAll(startMenus);

beforeEach(() => {
  pageStore.dispatch(menuClosed());
  document.body.innerHTML = `
    <details data-menu="funds" data-dropdown><summary tabindex="0">Fonds</summary><a href="#range">Toute la gamme</a></details>
    <details data-menu="news" data-dropdown><summary tabindex="0">Actualités</summary><a href="#news">Toutes les actualités</a></details>
    <details data-menu="mobile"><summary tabindex="0">Menu</summary>
      <details data-menu="mobile/about"><summary tabindex="0">La société</summary><a href="#team">Les équipes</a></details>
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

test('the mobile menu stays open when something else is pressed or the focus leaves it', async () => {
  const user = userEvent.setup();
  await user.click(trigger('Menu'));
  link('La société').focus();
  expect(link('La société')).toHaveFocus();
  await user.click(elsewhere());
  expect(link('La société')).toBeVisible();
});

test.each([
  ['Fonds', 'Toute la gamme'],
  ['Aperçu', 'Documents'],
])('“%s” closes when something else is pressed, or the focus leaves it', async (menu, part) => {
  const user = userEvent.setup();
  await user.click(trigger(menu));
  expect(link(part)).toBeVisible();
  fireEvent.click(document.body);
  expect(link(part)).not.toBeVisible();
  await user.click(trigger(menu));
  link(part).focus();
  elsewhere().focus();
  expect(link(part)).not.toBeVisible();
});

test('following a link closes all menus, with what is unfolded in them', async () => {
  const user = userEvent.setup();
  await user.click(trigger('Menu'));
  await user.click(link('La société'));
  expect(link('Les équipes')).toBeVisible();
  fireEvent.click(link('Les équipes'));
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test('a menu that closes folds what is in it', async () => {
  const user = userEvent.setup();
  await user.click(trigger('Menu'));
  await user.click(link('La société'));
  await user.click(trigger('Menu'));
  await user.click(trigger('Menu'));
  expect(link('La société')).toBeVisible();
  expect(link('Les équipes')).not.toBeVisible();
});

test('one that was opened before the start script ran stays open', () => {
  trigger().closest('details')?.setAttribute('open', '');
  startMenus();
  expect(link()).toBeVisible();
  expect(pageStore.getState().navigation.open).toEqual(['funds']);
});
