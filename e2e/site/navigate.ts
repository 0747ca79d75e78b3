import { expect, type Page } from '@playwright/test';

/** Goes to another page as a link would, without loading a new document. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    (Reflect.get(window, '___navigate') as (path: string) => void)(to);
  }, path);
  await expect(page).toHaveURL(path);
}
