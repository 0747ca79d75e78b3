import { expect, type Page } from '@playwright/test';
import en from '../../locales/en/esg.json';
import fr from '../../locales/fr/esg.json';
import it from '../../locales/it/esg.json';
import type { EsgTab } from '../../src/features/esg/esgTabs';
import type { Locale } from '../../src/i18n/locales';

export const esgTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;

/** Opens a tab of the current ESG page, as a link to its anchor does. */
export async function openEsgTab(page: Page, tab: EsgTab): Promise<void> {
  await page.evaluate((id) => {
    window.location.hash = id;
  }, tab);
  await expect(page.locator(`section#${tab}`)).toBeVisible();
}
