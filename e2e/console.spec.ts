import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { changePageData, collectReports } from './site/network';
import { followInFooter, openPage, titleOf } from './site/navigation';
import { anyDisclaimer } from './site/disclaimer';
import { siteCookie } from './site/visitor';

test.describe('the console tells of', { tag: '@desktop' }, () => {
  test('a dictionary that is missing, once', async ({ page }) => {
    const reports = collectReports(page);
    const [from, to] = [pagePath('index', 'it'), pagePath('contact', 'it')];
    await changePageData(page, to, ({ data }) => ({ data: { ...data, locales: { edges: [] } } }));
    await openPage(page, from);
    const before = await titleOf(page);
    await followInFooter(page, to);
    await expect(page.locator('main h1')).not.toHaveText(before);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText(before);
    await page.goForward();
    await expect(page.locator('main h1')).not.toHaveText(before);
    expect(reports).toEqual({
      unhandled: [],
      errors: [],
      warnings: ['Missing locale file: it/contact', 'Missing locale file: it/common'],
    });
  });

  test('a failed cache reset does not bring the disclaimer back', async ({ page, context, baseURL }) => {
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
  });
});
