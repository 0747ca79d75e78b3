import type { BrowserContext, Page } from '@playwright/test';

/** What the browser keeps for the site, but for the cookies and how far pages were scrolled, for the way back. */
export async function keptKeys(page: Page) {
  return page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage).filter((key) => !key.startsWith('@@scroll|')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: window.isSecureContext ? await caches.keys() : [],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

export const nothingKept = { localStorage: [], sessionStorage: [], databases: [], caches: [], workers: 0 };

/** Names of every cookie that the browser holds, of whatever site. */
export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}
