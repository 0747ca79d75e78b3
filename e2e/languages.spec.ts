import type { BrowserContext } from '@playwright/test';
import type { Locale } from '../src/i18n/locales';
import { absoluteUrl, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf } from './site/menuBar';
import { openPage } from './site/navigation';
import { findIn } from './site/siteContent';

const secondsPerDay = 24 * 60 * 60;

async function localeCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'locale');
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
  'the choice is kept in the cookie `locale` and decides what / leads to',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openPage(page, pagePath('contact', 'fr'));
    expect(await localeCookie(context)).toBeUndefined();
    await barOf(page, 'fr').language('en').click();
    await expect(page).toHaveURL(pagePath('contact', 'en'));
    await expect(barOf(page, 'en').language('en')).toHaveAttribute('aria-current', 'true');

    const cookie = await localeCookie(context);
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(366);
    await page.goto('/');
    await expect(page).toHaveURL(pagePath('index', 'en'));
  },
);
