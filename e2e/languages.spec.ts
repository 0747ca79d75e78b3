import type { Locale } from '../src/i18n/locales';
import { absoluteUrl, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf } from './site/menuBar';
import { openPage } from './site/navigation';
import { findIn } from './site/siteContent';

const secondsPerDay = 24 * 60 * 60;

test('a fund leads to its translation under the slug that it has there; the cookie `locale` keeps the choice, which decides what / leads to', async ({
  page,
  context,
  content,
  baseURL,
}) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'locale');
  const fund = findIn(content.fr.funds, 'fund with an accent in its slug', ({ path }) =>
    /[^\x20-\x7e]/.test(path),
  );
  await openPage(page, fund.path);
  expect(await cookie()).toBeUndefined();
  let locale: Locale = 'fr';
  for (const other of ['it', 'fr', 'en'] as const) {
    await barOf(page, locale).language(other).click();
    await expect(page).toHaveURL(absoluteUrl(fund.paths[other] ?? '', baseURL ?? ''));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(barOf(page, other).language(other)).toHaveAttribute('aria-current', 'true');
    locale = other;
  }
  expect(await cookie()).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  const days = (((await cookie())?.expires ?? 0) - Date.now() / 1000) / secondsPerDay;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(366);
  await page.goto('/');
  await expect(page).toHaveURL(pagePath('index', 'en'));
});
