import type { Page } from '@playwright/test';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { answerGone } from './site/network';
import { dictionaries, filled } from './site/dictionaryTexts';
import { openPage } from './site/navigation';
import { sidewaysScroll } from './site/viewport';
import { findIn } from './site/siteContent';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const searchTexts = dictionaries('search');

const locale = defaultLocale;
const start = pagePath('contact', locale);

/** Page object for the search, by role and translated name. */
function searchOf(page: Page, ofLocale: Locale) {
  const words = searchTexts[ofLocale];
  const dialog = page.getByRole('dialog', { name: words.title });
  return {
    words,
    button: page.getByRole('banner').getByRole('button', { name: searchTexts[ofLocale].button, exact: true }),
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
  };
}

test(
  'by keyboard: opened by /, a result is chosen and opened, Escape leads back',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const fund = findIn(content[locale].funds, 'fund for all', ({ visibleTo }) => visibleTo.length === 3);
    await openPage(page, start);
    const { button, dialog, field } = searchOf(page, locale);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    // Upper case and without accents: the search must ignore both.
    await page.keyboard.type(fund.title.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase());
    const result = dialog.locator(`[role="option"][href="${fund.path}"]`);
    await expect(result).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await result.getAttribute('aria-selected')) === 'true') break;
    }
    await expect(result).toHaveAttribute('aria-selected', 'true');
    await expect(result).toBeInViewport();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(fund.path);
    await expect(dialog).toBeHidden();
    await expect(page.locator('h1')).toContainText(fund.title);
  },
);

for (const ofLocale of locales) {
  test(
    `suggestions, results, none and a failure have no accessibility fault (${ofLocale})`,
    { tag: '@mobile' },
    async ({ page }) => {
      await openPage(page, pagePath('contact', ofLocale));
      const { words, button, dialog, field, options } = searchOf(page, ofLocale);
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.tap();
      await expect(field).toBeFocused();
      expect(await accessibilityFaults(page, 'dialog')).toEqual([]);

      // Every suggested word must find something.
      const suggestions = await dialog.locator('ul button').allTextContents();
      expect(suggestions).toHaveLength(4);
      for (const suggestion of suggestions) {
        await field.fill('');
        await dialog.getByRole('button', { name: suggestion, exact: true }).tap();
        await expect(options.first()).toBeVisible();
      }
      expect(await accessibilityFaults(page, 'dialog')).toEqual([]);

      await field.fill('zzqqxx');
      await expect(dialog.getByText(filled(words.none, { query: 'zzqqxx' })).first()).toBeVisible();
      expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
      expect(await sidewaysScroll(page)).toEqual([]);

      await page.route('**/_content/**', answerGone);
      await field.fill('asie');
      await expect(dialog.getByRole('alert')).toHaveText(words.failed);
      expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
    },
  );
}

test('in a window of 320 px the bar has room for the button', { tag: '@mobile' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, pagePath('index', locale));
  const { button, dialog, field } = searchOf(page, locale);
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await sidewaysScroll(page)).toEqual([]);
  await button.tap();
  await expect(field).toBeFocused();
  await page.touchscreen.tap(4, 630);
  await expect(dialog).toBeHidden();
});
