import { expect, type Locator, type Page } from '@playwright/test';

/** Follows a link that the visitor can see to another page of this site, and waits for that page. */
export async function follow(within: Locator, path: string): Promise<void> {
  const page = within.page();
  await within.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
}

/** Chooses a link of the footer, and waits for nothing: what it leads to may be lost. */
export async function followInFooter(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
}
