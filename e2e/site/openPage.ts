import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken over, so that what follows is not done too early. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when the page has been hydrated as a whole, its effects included; without scripts it never does. */
export async function hydrated(page: Page): Promise<void> {
  // Gatsby's own mark. React attaches itself to elements while it is still at work on others.
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
}
