import type { Page } from '@playwright/test';

/** The main heading of the page that shows. */
export function titleOf(page: Page): Promise<string> {
  return page.locator('main h1').innerText();
}
