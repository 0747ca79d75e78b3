import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { consentRevision, type CookieKey, cookieTable } from '../../src/cookies/cookieTable';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const secondsPerDay = 24 * 60 * 60;

/** A cookie in the form the site sets today. */
function siteCookie(key: CookieKey, value: string, siteUrl: string): StorageState['cookies'][number] {
  const { name, days, path } = cookieTable[key];
  return {
    name,
    value,
    path,
    domain: new URL(siteUrl).hostname,
    expires: Date.now() / 1000 + days * secondsPerDay,
    httpOnly: false,
    secure: siteUrl.startsWith('https:'),
    sameSite: 'Lax',
  };
}

/** A returning visitor who has passed the disclaimer and refused consent: the starting point of most tests. */
export function knownVisitor(siteUrl: string): StorageState {
  const refusal = {
    categories: ['necessary'],
    revision: consentRevision,
    lastConsentTimestamp: new Date().toISOString(),
  };
  return {
    cookies: [
      siteCookie('disclaimerValidated', 'true', siteUrl),
      siteCookie('consent', encodeURIComponent(JSON.stringify(refusal)), siteUrl),
    ],
    origins: [],
  };
}

/** A first-time visitor. */
export const newVisitor: StorageState = { cookies: [], origins: [] };

/** Sets the stored profile, which may be an invalid one. */
export async function setProfile(context: BrowserContext, profile: string, baseURL = ''): Promise<void> {
  await context.addCookies([{ name: 'investor_profile', value: profile, url: baseURL }]);
}

/** Data that the browser stores for the site, except cookies. */
export async function keptKeys(page: Page) {
  return page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: window.isSecureContext ? await caches.keys() : [],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

export const nothingKept = { localStorage: [], sessionStorage: [], databases: [], caches: [], workers: 0 };

/** Names of all cookies in the browser, of any site. */
export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}
