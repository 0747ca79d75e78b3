import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { barOf } from './site/menuBar';
import { errorPageOf, errorPageText, expectErrorPage } from './site/errorPage';
import { changePageData, collectDocuments, collectReports, loseScripts } from './site/network';
import { followInFooter, hydrated, openPage, titleOf } from './site/navigation';

// Reduced motion: axe must see the final colours and sizes, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const home = pagePath('index', locale);
const contact = pagePath('contact', locale);

test.describe('a page that cannot be rendered', () => {
  /** The page's template throws. */
  async function breakPage(page: Page, path: string) {
    await changePageData(page, path, ({ pageContext }) => ({
      pageContext: { ...pageContext, blocks: null },
    }));
  }

  for (const ofLocale of locales) {
    // One language is enough for what depends on the width.
    const tag = ofLocale === locale ? [] : '@desktop';
    test(`shows the error page until the visitor goes on (${ofLocale})`, { tag }, async ({ page }) => {
      const reports = collectReports(page);
      const documents = collectDocuments(page);
      const [from, to] = [pagePath('index', ofLocale), pagePath('contact', ofLocale)];
      await breakPage(page, to);
      await openPage(page, from);
      const before = await titleOf(page);
      await followInFooter(page, to);
      const errorPage = await expectErrorPage(page, ofLocale);
      await expect(page.locator('html')).toHaveAttribute('lang', ofLocale);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await accessibilityFaults(page, 'main')).toEqual([]);

      await barOf(page, ofLocale).logo.click();
      await expect(page.locator('main h1')).toHaveText(before);
      await page.goBack();
      await errorPage.home.click();
      await expect(page.locator('main h1')).toHaveText(before);
      expect(documents).toEqual([from, from]);
      expect(reports.errors).toContainEqual(expect.stringMatching(/^TypeError: .*null/));
      expect(reports.unhandled).toEqual([]);
    });

    test(`whose error page fails too says so, with a link home (${ofLocale})`, { tag }, async ({ page }) => {
      const documents = collectDocuments(page);
      const [from, to] = [pagePath('index', ofLocale), pagePath('contact', ofLocale)];
      await breakPage(page, to);
      await loseScripts(page, errorPageText);
      await openPage(page, from);
      // A lost template script makes Gatsby reload the page.
      const reloaded = page.waitForEvent('domcontentloaded');
      await followInFooter(page, to);
      await reloaded;
      const { message, home: backHome } = errorPageOf(page, ofLocale).fatalError;
      await expect(message).toBeVisible();
      expect(documents).toEqual([from, to]);
      await expect(barOf(page, ofLocale).logo).toBeVisible();
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await backHome.click();
      await expect(page).toHaveURL(from);
      await expect(message).toHaveCount(0);
      expect(documents).toEqual([from, to, from]);
    });
  }

  test(
    'on the first load, with its bar or without, and in a dark browser',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await breakPage(page, contact);
      await page.goto(contact);
      await expectErrorPage(page, locale);
      expect(await accessibilityFaults(page)).toEqual([]);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await changePageData(page, contact, ({ pageContext }) => ({
        pageContext: { ...pageContext, paths: null },
      }));
      await page.reload();
      const { heading, home: backHome } = errorPageOf(page, locale);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await backHome.click();
      await expect(barOf(page, locale).logo).toBeVisible();
      await expect(heading).toHaveCount(0);
    },
  );

  test('shows the status that its error carries', { tag: '@desktop' }, async ({ page }) => {
    await changePageData(page, contact, ({ pageContext }) => ({
      pageContext: { ...pageContext, blocks: undefined },
    }));
    await openPage(page, home);
    await page.evaluate(() => {
      Object.defineProperty(Object.prototype, 'blocks', {
        get() {
          throw Object.assign(new Error('gone'), { status: 404 });
        },
      });
    });
    await followInFooter(page, contact);
    await expectErrorPage(page, locale, 404);
  });
});

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
      await hydrated(page);
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

test(
  'a wrong locale is told in the console and shows the not-found page',
  { tag: '@desktop' },
  async ({ page }) => {
    const reports = collectReports(page);
    await openPage(page, '/de/kontakt');
    await expectErrorPage(page, locale, 404);
    expect(reports).toEqual({ unhandled: [], errors: ['Error: Invalid locale'], warnings: [] });
  },
);
