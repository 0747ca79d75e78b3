import { screen } from '@testing-library/react';
import texts from '../../../locales/fr/layout.json';
import { navigation } from '../../testing/layoutFixtures';
import { renderPage } from '../../testing/renderPage';
import { MobileNavigation } from './MobileNavigation';

const menu = () => screen.getByRole('navigation', { name: texts.mainNavigation });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

async function renderOpenMenu() {
  const page = renderPage(<MobileNavigation navigation={navigation} />);
  await page.user.click(screen.getByText(texts.openMenu));
  return page;
}

test('the burger opens the menu and closes it', async () => {
  const { user } = renderPage(<MobileNavigation navigation={navigation} />);
  expect(menu()).not.toBeVisible();
  await user.click(screen.getByText(texts.openMenu));
  expect(menu()).toBeVisible();
  await user.click(screen.getByText(texts.closeMenu));
  expect(menu()).not.toBeVisible();
});

test('sub-menus unfold, funds by asset class inside theirs', async () => {
  const { user } = await renderOpenMenu();
  expect(link(texts.fundRange)).not.toBeVisible();
  await user.click(screen.getByText(texts.funds));
  expect(link(texts.fundRange)).toBeVisible();
  expect(link('Meridane Asia')).not.toBeVisible();
  await user.click(screen.getByText(texts.equityFunds));
  expect(link('Meridane Asia')).toBeVisible();
  expect(link('Meridane Emerging Bonds')).not.toBeVisible();
  await user.click(screen.getByText(texts.equityFunds));
  expect(link('Meridane Asia')).not.toBeVisible();
});

test.each([
  [texts.about, texts.company],
  [texts.news, texts.allNews],
])('"%s" unfolds to "%s"', async (subMenu, title) => {
  const { user } = await renderOpenMenu();
  await user.click(screen.getByText(subMenu));
  expect(link(title)).toBeVisible();
});

test('holds the contact page and the investor profiles', async () => {
  await renderOpenMenu();
  expect(link(texts.contact)).toHaveAttribute('href', '/fr/contact');
  expect(link(/Institutionnel/)).toBeVisible();
});
