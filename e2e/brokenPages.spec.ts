import type { Page } from '@playwright/test';
import { type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { barOf } from './site/menuBar';
import { collectReports } from './site/network';
import { started } from './site/navigation';
import { dictionaries } from './site/dictionaryTexts';

// Reduced motion: axe must see the final colours and sizes, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const texts = dictionaries('common');

/** Expects the complete error page, with bar and footer. */
async function expectErrorPage(page: Page, locale: Locale, status: 404 | 500) {
  const { backHome, not_found: notFound, five_hundred: fiveHundred } = texts[locale].errors;
  const { title, message } = status === 404 ? notFound : fiveHundred;
  const main = page.getByRole('main');
  const errorPage = {
    heading: main.getByRole('heading', { level: 1, name: title, exact: true }),
    home: main
      .getByRole('link', { name: backHome, exact: true })
      .and(page.locator(`[href="${pagePath('index', locale)}"]`)),
  };
  await expect(errorPage.heading).toBeVisible();
  await expect(main.getByText(String(status), { exact: true })).toBeVisible();
  await expect(main.getByText(message, { exact: true })).toBeVisible();
  await expect(errorPage.home).toBeVisible();
  await expect(barOf(page, locale).logo).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  return errorPage;
}

for (const ofLocale of locales) {
  test(`the server’s error pages lead home (${ofLocale})`, { tag: '@desktop' }, async ({ page }) => {
    const reports = collectReports(page);
    const addresses = [
      { status: 404, path: `/${ofLocale}/no-such-page` },
      { status: 500, path: `/${ofLocale}/500` },
    ] as const;
    for (const { status, path } of addresses) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await started(page);
      await expect(page).toHaveURL(path);
      const errorPage = await expectErrorPage(page, ofLocale, status);
      // pages.spec.ts checks the 404 page.
      if (status === 500) expect(await accessibilityFaults(page)).toEqual([]);
      await errorPage.home.click();
      await expect(page).toHaveURL(pagePath('index', ofLocale));
      await expect(errorPage.heading).toHaveCount(0);
    }
    expect(reports).toEqual({ unhandled: [], errors: [], warnings: [] });
  });
}
