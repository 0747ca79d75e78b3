import { expect, type Page } from '@playwright/test';
import type { EsgTab } from '../../src/features/esg/esgTabList';
import type { FundTab } from '../../src/features/funds/fundTabList';
import type { Locale } from '../../src/i18n/locales';
import { dictionaries } from './dictionaryTexts';

export const fundTabTexts = dictionaries('tabs');
export const esgTexts = dictionaries('esg');

/** Opens a tab of the page, as a link to its anchor does. */
export async function openTab(page: Page, tab: FundTab | EsgTab): Promise<void> {
  await page.evaluate((id) => {
    window.location.hash = id;
  }, tab);
  await expect(page.locator(`section#${tab}`)).toBeVisible();
}

export function panelsShown(page: Page): Promise<string[]> {
  return page
    .locator('[data-panels=tabs] > section')
    .evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));
}

/** The links in sight: in a row on wide screens; on narrow ones in a dropdown, under a button that names the open tab. */
export function tabsOf(page: Page, locale: Locale) {
  const { label, title } = fundTabTexts[locale];
  const navigation = page.getByRole('navigation', { name: label, exact: true });
  return {
    tab: (id: FundTab) => navigation.getByRole('link', { name: title[id], exact: true }),
    button: page.locator('[data-menu=tabs] > summary'),
  };
}
