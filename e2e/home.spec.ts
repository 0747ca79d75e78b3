import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { consentOf, expectBanner, forgetConsent } from './site/consentBanner';
import { layoutShift } from './site/viewport';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a country of the map opens what the funds hold there, by keyboard', async ({ page }) => {
  await page.goto(pagePath('index', defaultLocale));
  const country = page.locator('main figure').getByRole('button').first();
  const opened = page.locator(':popover-open');
  await country.focus();
  await page.keyboard.press('Enter');
  await expect(opened).toContainText(await country.innerText());
  await expect(opened.getByRole('link').first()).toHaveAttribute('href', /#portfolio$/);
  expect(await accessibilityFaults(page, ':popover-open')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(opened.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(country).toBeFocused();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test('the question of cookies waits while a country is open', async ({ page, context }) => {
  await forgetConsent(context);
  await page.goto(pagePath('index', defaultLocale));
  await expectBanner(page, defaultLocale);
  const { banner } = consentOf(page, defaultLocale);
  await page.locator('main figure').getByRole('button').first().press('Enter');
  await expect(page.locator(':popover-open')).toBeVisible();
  await expect(banner).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dots of a country open it, and a press beside closes it', async ({ page }) => {
    await page.goto(pagePath('index', defaultLocale));
    const brazil = page.locator('main figure button[popovertarget=held-BR]');
    const opened = page.locator(':popover-open');
    await brazil.locator('use').last().click();
    await expect(opened).toContainText(await brazil.innerText());
    await page.locator('main h1').click();
    await expect(opened).toHaveCount(0);
  });
});
