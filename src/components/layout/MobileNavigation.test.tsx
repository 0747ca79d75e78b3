import { act, screen } from '@testing-library/react';
import texts from '../../../locales/fr/layout.json';
import { routeOpened } from '../../store/navigation/navigationSlice';
import { navigation } from '../../testing/layoutFixtures';
import { renderPage } from '../../testing/renderPage';
import { MobileNavigation } from './MobileNavigation';

function menu() {
  return screen.queryByRole('navigation', { name: texts.mainNavigation });
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

async function renderOpenMenu() {
  const page = renderPage(<MobileNavigation navigation={navigation} />);
  await page.user.click(button(texts.openMenu));
  return page;
}

test('the burger says what it does and opens the menu', async () => {
  const { user } = renderPage(<MobileNavigation navigation={navigation} />);
  expect(menu()).not.toBeInTheDocument();
  expect(button(texts.openMenu)).toHaveAttribute('aria-expanded', 'false');
  await user.click(button(texts.openMenu));
  expect(menu()).toBeVisible();
  expect(button(texts.closeMenu)).toHaveAttribute('aria-expanded', 'true');
  await user.click(button(texts.closeMenu));
  expect(menu()).not.toBeInTheDocument();
});

test('sub-menus unfold, funds by asset class inside theirs', async () => {
  const { user } = await renderOpenMenu();
  expect(screen.queryByRole('link', { name: 'Meridane Asia' })).not.toBeInTheDocument();
  await user.click(button(texts.funds));
  expect(screen.getByRole('link', { name: texts.fundRange })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Meridane Asia' })).not.toBeInTheDocument();
  await user.click(button(texts.equityFunds));
  expect(screen.getByRole('link', { name: 'Meridane Asia' })).toBeVisible();
  expect(button(texts.equityFunds)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('link', { name: 'Meridane Emerging Bonds' })).not.toBeInTheDocument();
  await user.click(button(texts.equityFunds));
  expect(screen.queryByRole('link', { name: 'Meridane Asia' })).not.toBeInTheDocument();
});

test.each([
  [texts.about, texts.company],
  [texts.news, texts.allNews],
])('"%s" unfolds to "%s"', async (subMenu, link) => {
  const { user } = await renderOpenMenu();
  await user.click(button(subMenu));
  expect(screen.getByRole('link', { name: link })).toBeVisible();
});

test('holds the contact page and the investor profiles', async () => {
  await renderOpenMenu();
  expect(screen.getByRole('link', { name: texts.contact })).toHaveAttribute('href', '/fr/contact');
  expect(screen.getByRole('link', { name: /Institutionnel/ })).toBeVisible();
});

test('Escape closes it and gives the focus back to the burger', async () => {
  const { user } = await renderOpenMenu();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(button(texts.openMenu)).toHaveFocus();
});

test('opening a route closes it with its sub-menus (behaviour.md §2.5)', async () => {
  const { user, store } = await renderOpenMenu();
  await user.click(button(texts.funds));
  act(() => {
    store.dispatch(routeOpened());
  });
  expect(menu()).not.toBeInTheDocument();
  await user.click(button(texts.openMenu));
  expect(button(texts.funds)).toHaveAttribute('aria-expanded', 'false');
});
