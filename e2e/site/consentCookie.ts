import type { BrowserContext } from '@playwright/test';
import { cookieTable } from '../../src/cookies/cookieTable';

export const consentName = cookieTable.consent.name;

/** What the visitor has agreed to, in the order of the alphabet; null where they have not chosen. */
export async function consentCategories(context: BrowserContext): Promise<readonly string[] | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === consentName);
  if (!cookie) return null;
  const { categories } = JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[] };
  return categories.sort();
}
