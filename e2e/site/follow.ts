import { expect, type Locator } from '@playwright/test';

/** Follows a link that the visitor can see to another page of this site, and waits for that page. */
export async function follow(within: Locator, path: string): Promise<void> {
  const page = within.page();
  await within.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
}
