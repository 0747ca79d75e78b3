import type { BrowserContext } from '@playwright/test';

/** Has the visitor come back with a profile, or with what is none. */
export async function setProfile(context: BrowserContext, profile: string, baseURL = ''): Promise<void> {
  await context.addCookies([{ name: 'investor_profile', value: profile, url: baseURL }]);
}
