import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken over, so that what follows is not done too early. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when React has attached itself to the bar; without scripts it never does. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const bar = document.querySelector('header[data-theme]');
    return bar !== null && Object.keys(bar).some((key) => key.startsWith('__reactProps$'));
  });
}
