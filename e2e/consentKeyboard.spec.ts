import type { Locator } from '@playwright/test';
import layout from '../locales/fr/layout.json';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf } from './site/menuBar';
import { consentCategories, consentOf, expectBanner, forgetConsent } from './site/consent';
import { narrowOnce } from './site/viewport';
import { openPage } from './site/navigation';

// Animations only cost time here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;

const isFocusWithin = (element: Element) => element.contains(document.activeElement);

function placeOfFocus(element: Element): string {
  if (document.activeElement === document.body) return 'nowhere';
  return element.contains(document.activeElement) ? 'within' : 'outside';
}

test.describe('from the keyboard', { tag: '@desktop' }, () => {
  test('the banner comes first, its choice keeps the focus and gives it back', async ({ page, context }) => {
    await forgetConsent(context);
    const { banner, choose, refuse, preferences } = consentOf(page, locale);
    await page.goto(pagePath('contact', locale));
    await expectBanner(page, locale);
    // The banner must not take the focus when it appears.
    expect(await banner.evaluate(isFocusWithin)).toBe(false);

    await page.keyboard.press('Tab');
    expect(await banner.evaluate(isFocusWithin)).toBe(true);
    const stops = await banner.locator('a, button').count();
    for (let stop = 1; stop < stops && !(await isFocused(choose)); stop++) await page.keyboard.press('Tab');
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(preferences).toBeVisible();
    await expect.poll(() => preferences.evaluate(isFocusWithin)).toBe(true);

    const within = await preferences.locator('a, button, input:enabled, summary').count();
    // Backwards first. From either end a modal dialog leads to the browser's own controls, and never to the page.
    for (const key of ['Shift+Tab', 'Tab']) {
      const places: string[] = [];
      for (let press = 0; press <= within; press++) {
        await page.keyboard.press(key);
        places.push(await preferences.evaluate(placeOfFocus));
      }
      expect(places.sort(), key).toEqual([...Array<string>(within).fill('within'), 'nowhere'].sort());
    }
    await page.keyboard.press('Escape');
    await expect(preferences).toBeHidden();
    await expect(choose).toBeFocused();
    await expect(banner).toBeVisible();

    for (let stop = 1; stop < stops && !(await isFocused(refuse)); stop++) {
      await page.keyboard.press('Shift+Tab');
    }
    await expect(refuse).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    expect(await consentCategories(context)).toEqual(['necessary']);
  });

  test('the banner lets the focus out, to the page', async ({ page, context }) => {
    await forgetConsent(context);
    const { banner } = consentOf(page, locale);
    await page.goto(pagePath('contact', locale));
    await expectBanner(page, locale);
    const stops = await banner.locator('a, button').count();
    for (let stop = 0; stop <= stops; stop++) await page.keyboard.press('Tab');
    await expect(barOf(page, locale).skipLink).toBeFocused();
  });
});

test('a choice that a content blocker hides does not keep the page, and says so', async ({ page }) => {
  const { footerButton, preferences } = consentOf(page, locale);
  await openPage(page, pagePath('contact', locale));
  await page.addStyleTag({ content: 'dialog { display: none !important }' });
  await footerButton.click();
  await expect(page.getByRole('banner').getByText(layout.cookiesHidden)).toBeVisible();
  await expect(preferences).toBeHidden();
  await expect(footerButton).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.locator('footer').evaluate(isFocusWithin)).toBe(true);
  await expect(footerButton).not.toBeFocused();
  await barOf(page, locale).logo.click();
  await expect(page).toHaveURL(pagePath('index', locale));
});

async function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((candidate) => candidate === document.activeElement);
}

for (const ofLocale of locales) {
  test(
    `the choice is opened again from the footer and the tab (${ofLocale})`,
    narrowOnce(ofLocale),
    async ({ page, viewport }) => {
      const { footerButton, tab, preferences } = consentOf(page, ofLocale);
      await openPage(page, pagePath('contact', ofLocale));
      const hasTab = (viewport?.width ?? 0) >= 640;
      await expect(tab).toHaveCount(hasTab ? 1 : 0);
      for (const opener of hasTab ? [footerButton, tab] : [footerButton]) {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => preferences.evaluate(isFocusWithin)).toBe(true);
        await page.keyboard.press('Escape');
        await expect(preferences).toBeHidden();
        await expect(opener).toBeFocused();
      }
    },
  );
}

test('the tab shows from 640 px on', { tag: '@desktop' }, async ({ page }) => {
  const { tab } = consentOf(page, locale);
  await openPage(page, pagePath('contact', locale));
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(tab).toBeHidden();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(tab).toBeInViewport({ ratio: 1 });
});
