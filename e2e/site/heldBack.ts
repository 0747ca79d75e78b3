import type { Page } from '@playwright/test';

/** A promise, and what keeps it. */
export function heldBack(): { released: Promise<void>; release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** Holds back every script of the page until it is released: what shows until then is what visitors see first. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { released, release } = heldBack();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
