import { expect, type Locator, type Page } from '@playwright/test';
import type en from '../../desk/page/en.json';
import fr from '../../desk/page/fr.json';

/** The password of all accounts of the tests. */
export const password = 'correct horse battery';

/**
 * Moves the focus to the element with Tab, or backwards with Shift, as somebody without a mouse does. The headless shell
 * has no browser around the page through which the focus would come back to its start.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  // Backwards, also past where it began.
  for (const [key, stops] of [
    ['Tab', 60],
    ['Shift+Tab', 120],
  ] as const) {
    for (let stop = 0; stop < stops && !(await isFocused()); stop += 1) await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Confirms in the dialog that opens. It takes the focus a moment after it is there, and gives it back on closing. */
export async function confirm(page: Page, name: string, note = ''): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.locator(':focus')).toBeAttached();
  if (note) {
    await tabTo(page, dialog.getByLabel(fr.note.label));
    await page.keyboard.type(note);
  }
  await press(page, dialog.getByRole('button', { name, exact: true }));
  await expect(dialog).toBeHidden();
}

export async function signIn(
  page: Page,
  url: string,
  name: string,
  texts: typeof fr | typeof en = fr,
): Promise<void> {
  await page.goto(url);
  await tabTo(page, page.getByLabel(texts.signIn.name));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: texts.screen.changes })).toBeVisible();
}
