import type { BrowserContext } from '@playwright/test';
import { type Locale, locales } from '../src/i18n/locales';
import { absoluteUrl, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf } from './site/menuBar';
import { narrowOnce } from './site/viewport';
import { openPage } from './site/navigation';
import { findIn, otherLocales } from './site/siteContent';

const secondsPerDay = 24 * 60 * 60;

async function localeCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'locale');
}

for (const locale of locales) {
  test(`a page leads to its translations (${locale})`, narrowOnce(locale), async ({ page }) => {
    for (const other of otherLocales(locale)) {
      await openPage(page, pagePath('privacy', locale));
      await barOf(page, locale).language(other).click();
      await expect(page).toHaveURL(pagePath('privacy', other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(barOf(page, other).language(other)).toHaveAttribute('aria-current', 'true');
    }
  });
}

test('a fund leads to its translation under the slug that it has there', async ({
  page,
  content,
  baseURL,
}) => {
  const fund = findIn(content.fr.funds, 'fund with an accent in its slug', ({ path }) =>
    /[^\x20-\x7e]/.test(path),
  );
  await openPage(page, fund.path);
  let locale: Locale = 'fr';
  for (const other of ['it', 'en', 'fr'] as const) {
    await barOf(page, locale).language(other).click();
    await expect(page).toHaveURL(absoluteUrl(fund.paths[other] ?? '', baseURL ?? ''));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    locale = other;
  }
});

test(
  'an article that a locale lacks leads to the home page there',
  { tag: '@desktop' },
  async ({ page, content, baseURL }) => {
    const article = findIn(content.fr.articles, 'article that is not in Italian', ({ paths }) => !paths.it);
    await openPage(page, article.path);
    await expect(page.locator('link[hreflang="it"]')).toHaveCount(0);
    await barOf(page, 'fr').language('it').click();
    await expect(page).toHaveURL(absoluteUrl(pagePath('index', 'it'), baseURL ?? ''));
  },
);

test(
  'the choice is kept in the cookie `locale` and decides what / leads to',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openPage(page, pagePath('contact', 'fr'));
    expect(await localeCookie(context)).toBeUndefined();
    await barOf(page, 'fr').language('en').click();
    await expect(page).toHaveURL(pagePath('contact', 'en'));

    const cookie = await localeCookie(context);
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(366);
    await page.goto('/');
    await expect(page).toHaveURL(pagePath('index', 'en'));
  },
);
