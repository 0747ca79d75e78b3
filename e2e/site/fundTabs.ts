import { expect, type Page } from '@playwright/test';
import en from '../../locales/en/tabs.json';
import fr from '../../locales/fr/tabs.json';
import it from '../../locales/it/tabs.json';
import type { Locale } from '../../src/i18n/locales';
import type { FundTab } from '../../src/store/fundView/fundViewSlice';

export const fundTabTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;

/** Opens a tab of the current fund or share page, as a link to its anchor does. */
export async function openFundTab(page: Page, tab: FundTab): Promise<void> {
  await page.evaluate((id) => {
    window.location.hash = id;
  }, tab);
  await expect(page.locator(`section#${tab}`)).toBeVisible();
  // After client-side navigation the content comes with a script of its own.
  await expect(page.locator(`section#${tab} > div`)).not.toBeEmpty();
}

export function panelsShown(page: Page): Promise<string[]> {
  return page
    .locator('[data-tabs] > section')
    .evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));
}

/** Ids of the page's panels; a panel with nothing to show is left out. */
export function panelsOf(page: Page): Promise<string[]> {
  return page.locator('[data-tabs] > section').evaluateAll((panels) => panels.map(({ id }) => id));
}

/** The tab list on wide screens, the dropdown on narrow ones. */
export function tabsOf(page: Page, locale: Locale) {
  const { label, title } = fundTabTexts[locale];
  const navigation = page.getByRole('navigation', { name: label, exact: true });
  return {
    list: page.getByRole('tablist', { name: label, exact: true }),
    tab: (id: FundTab) => page.getByRole('tab', { name: title[id], exact: true }),
    button: navigation.getByRole('button'),
    link: (id: FundTab) => navigation.getByRole('link', { name: title[id], exact: true }),
  };
}
