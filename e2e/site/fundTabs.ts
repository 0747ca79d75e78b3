import { expect, type Page } from '@playwright/test';
import en from '../../locales/en/tabs.json';
import fr from '../../locales/fr/tabs.json';
import it from '../../locales/it/tabs.json';
import type { Locale } from '../../src/i18n/locales';
import type { FundTab } from '../../src/features/funds/fundTabs';

export const fundTabTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;

/** Opens a tab of the current fund or share page, as a link to its anchor does. */
export async function openFundTab(page: Page, tab: FundTab): Promise<void> {
  await page.evaluate((id) => {
    window.location.hash = id;
  }, tab);
  await expect(page.locator(`section#${tab}`)).toBeVisible();
}

const allPanels = (page: Page) => page.locator('[data-panels=tabs] > section');

export function panelsShown(page: Page): Promise<string[]> {
  return allPanels(page).evaluateAll((panels) =>
    panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id),
  );
}

/** Ids of the page's panels; a panel with nothing to show is left out. */
export function panelsOf(page: Page): Promise<string[]> {
  return allPanels(page).evaluateAll((panels) => panels.map(({ id }) => id));
}

/** The links in sight: in a row on wide screens; on narrow ones in a dropdown, under a button that names the open tab. */
export function tabsOf(page: Page, locale: Locale) {
  const { label, title } = fundTabTexts[locale];
  const navigation = page.getByRole('navigation', { name: label, exact: true });
  return {
    navigation,
    tab: (id: FundTab) => navigation.getByRole('link', { name: title[id], exact: true }),
    button: page.locator('[data-menu=tabs] > summary'),
  };
}
