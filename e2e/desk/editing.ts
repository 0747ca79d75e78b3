import { expect, type Locator, type Page } from '@playwright/test';
import fr from '../../desk/page/fr.json';
import { accessibilityFaults } from '../site/accessibilityFaults';
import { confirm, press } from './keyboard';

/** Names of the languages in a form. */
export const columns = { fr: 'Français', en: 'Anglais', it: 'Italien' } as const;

/** The texts of an item in a language. */
export const column = (page: Page, locale: keyof typeof columns) =>
  page.getByRole('region', { name: columns[locale], exact: true });

/** No violation, and nothing wider than the screen. */
export async function checkScreen(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // At its end the bar with “save” covers nothing: half a button behind it would count as too small.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await accessibilityFaults(page), `${page.url()} at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
}

export async function newDraft(page: Page, title: string): Promise<void> {
  await press(page, page.getByRole('navigation').getByRole('link', { name: fr.screen.drafts }));
  await page.getByLabel(fr.drafts.title).fill(title);
  await press(page, page.getByRole('button', { name: fr.drafts.create }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Opens a draft, for somebody who is at the desk. */
export async function openDraft(page: Page, title: string): Promise<void> {
  await page.goto(new URL('/drafts', page.url()).href);
  await press(page, page.getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Opens the form of an item of the draft that is open. */
export async function openItem(page: Page, words: string): Promise<void> {
  await page.getByLabel(fr.drafts.search).fill(words);
  const items = page.getByRole('region', { name: fr.drafts.items }).getByRole('listitem');
  await press(page, items.getByRole('link').first());
  await expect(page.getByRole('button', { name: fr.form.save, exact: true })).toBeVisible();
}

export async function save(page: Page, text: string | RegExp = fr.form.saved): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
}

/** Presses a button of the draft, and confirms in its dialog. */
export async function act(page: Page, texts: { button: string; done: string }, note = ''): Promise<void> {
  await press(page, page.getByRole('button', { name: texts.button, exact: true }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await confirm(page, texts.button, note);
  await expect(page.getByText(texts.done)).toBeVisible();
}

/** Somebody else approves the draft. */
export async function approve(page: Page, title: string): Promise<void> {
  await openDraft(page, title);
  await act(page, fr.drafts.approve);
}

export const pick = (input: Locator, name: string, mimeType: string, content: string | Buffer) =>
  input.setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
