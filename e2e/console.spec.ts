import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { collectReports } from './site/network';
import { openPage } from './site/navigation';
import { anyDisclaimer } from './site/disclaimer';
import { siteCookie } from './site/visitor';

test(
  'a failed cache reset is told in the console, and does not bring the disclaimer back',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    const reports = collectReports(page);
    const day = { date: '2099-01-02', formattedDate: '2 janvier 2099' };
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const fresher = (key: string, value: unknown): unknown =>
        key === 'lastPrice' && typeof value === 'object' && value ? { ...value, ...day } : value;
      await route.fulfill({ response, json: JSON.parse(await response.text(), fresher) });
    });
    await openPage(page, pagePath('index', defaultLocale));
    await expect(page.getByText(day.formattedDate).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.route('**/graphql', (route) => route.abort());
    await context.addCookies([siteCookie('investorProfile', 'PRO', baseURL ?? '')]);
    // Simulates coming back from another tab in which the profile was changed.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect
      .poll(() => reports.errors)
      .toEqual(['The cache could not be reset TypeError: Failed to fetch']);
    await expect(page.locator('html')).toHaveAttribute('data-profile', 'PRO');
    await expect(anyDisclaimer(page)).toHaveCount(0);
    expect(reports.unhandled).toEqual([]);
  },
);
