import type { BrowserContext, Page } from '@playwright/test';

/** What the browser keeps for the site, but for the cookies. */
export async function storedKeys(page: Page) {
  return page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: window.isSecureContext ? await caches.keys() : [],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** Names of every cookie that the browser holds, of whatever site. */
export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}
