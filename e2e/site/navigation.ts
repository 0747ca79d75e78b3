import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits for its start script, so that the next step does not come too early. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/** Resolves once the start script has run; never without scripts. No island is alive by then. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** Follows a visible internal link and waits for its page, not for the start script. */
export async function follow(within: Locator, path: string): Promise<void> {
  const page = within.page();
  await within.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
  await page.waitForLoadState('domcontentloaded');
}
