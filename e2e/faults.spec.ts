import type { Page } from '@playwright/test';
import enConsent from '../locales/en/consent.json';
import enDisclaimer from '../locales/en/disclaimer.json';
import enLayout from '../locales/en/layout.json';
import frLayout from '../locales/fr/layout.json';
import itLayout from '../locales/it/layout.json';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { barOf } from './site/bar';
import { consentOf } from './site/consent';
import {
  answerGone,
  collectDocuments,
  collectReports,
  errorPageOf,
  errorPageText,
  loseScripts,
  templateScript,
} from './site/faults';
import { anyGate } from './site/gate';
import { newVisitor, siteCookie } from './site/knownVisitor';
import { watchLayoutShift } from './site/layoutShift';
import { hydrated, openPage } from './site/openPage';
import { changePageData, pageDataAddress } from './site/pageData';

// Colours and sizes are judged once they have arrived, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What is still being asked for when a test ends is nobody’s fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const offlineTexts = { fr: frLayout.offline, en: enLayout.offline, it: itLayout.offline } satisfies Record<
  Locale,
  string
>;

const locale = defaultLocale;
const home = pagePath('index', locale);
const contact = pagePath('contact', locale);
const minute = 60_000;

/** Console's first line of a script that did not arrive. */
const lostScript: unknown = expect.stringMatching(/^ChunkLoadError: Loading chunk \S+ failed\.$/);

/** Goes to another page by a link of the footer, without leaving the document. */
async function follow(page: Page, path: string) {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
}

async function title(page: Page): Promise<string> {
  return page.locator('main h1').innerText();
}

/** The error page, whole, within bar and footer. */
async function expectErrorPage(page: Page, ofLocale: Locale, status: 404 | 500 = 500) {
  const errorPage = errorPageOf(page, ofLocale, status);
  await expect(errorPage.heading).toBeVisible();
  await expect(errorPage.status).toBeVisible();
  await expect(errorPage.message).toBeVisible();
  await expect(errorPage.home).toBeVisible();
  await expect(barOf(page, ofLocale).logo).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${errorPage.title}`));
  return errorPage;
}

test.describe('a script that is not there any more', { tag: '@desktop' }, () => {
  test('loads the page anew, once a minute; else the error page shows', async ({ page }) => {
    const reports = collectReports(page);
    const documents = collectDocuments(page);
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await page.route(templateScript('contact'), answerGone);

    await page.goto(contact);
    await expectErrorPage(page, locale);
    expect(documents).toEqual([contact, contact]);
    expect(reports.errors).toEqual([lostScript]);

    await page.clock.setFixedTime(start + minute - 1);
    await page.reload();
    await expectErrorPage(page, locale);
    expect(documents).toHaveLength(3);

    await page.clock.setFixedTime(start + minute);
    await page.reload();
    await expect.poll(() => documents).toHaveLength(5);
    const { home: backHome } = await expectErrorPage(page, locale);
    expect(documents).toHaveLength(5);

    await page.unroute(templateScript('contact'));
    await backHome.click();
    await expect(page).toHaveURL(home);
    await hydrated(page);
    await follow(page, contact);
    await expect(page).toHaveURL(contact);
    expect(documents).toEqual([...Array<string>(5).fill(contact), home]);
    expect(reports.unhandled).toEqual([]);
  });

  test('never loads the page without end where the browser keeps nothing', async ({ page }) => {
    const documents = collectDocuments(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Storage.prototype.getItem = refuse;
      Storage.prototype.setItem = refuse;
    });
    await page.route(templateScript('contact'), answerGone);
    await page.goto(contact);
    await expectErrorPage(page, locale);
    expect(documents).toEqual([contact, contact]);
  });

  test('of another page: the browser opens it once, then the error page takes its place', async ({
    page,
  }) => {
    const reports = collectReports(page);
    const documents = collectDocuments(page);
    await page.route(templateScript('contact'), answerGone);
    await openPage(page, home);
    const homeTitle = await title(page);
    await follow(page, contact);
    const first = await expectErrorPage(page, locale);
    expect(documents).toEqual([home, contact]);
    await first.home.click();
    await expect(page).toHaveURL(home);
    await hydrated(page);

    await follow(page, contact);
    await expectErrorPage(page, locale);
    await expect(page).toHaveURL(contact);
    expect(reports.errors).toEqual([lostScript, lostScript]);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText(homeTitle);
    await page.goForward();
    await expectErrorPage(page, locale);
    await barOf(page, locale).logo.click();
    await expect(page.locator('main h1')).toHaveText(homeTitle);
    // Nothing of the error pages is left.
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(documents).toEqual([home, contact, home]);
    expect(reports.unhandled).toEqual([]);
  });

  test('nor is a page’s data: the same, and the page is back with it', async ({ page }) => {
    const reports = collectReports(page);
    const documents = collectDocuments(page);
    await page.route(pageDataAddress(contact), answerGone);
    await openPage(page, home);
    await follow(page, contact);
    await expectErrorPage(page, locale);
    expect(documents).toEqual([home, contact, contact]);
    expect(reports.errors).toEqual([`Error: The page ${contact} could not be loaded`]);
    await page.unroute(pageDataAddress(contact));
    await page.reload();
    await hydrated(page);
    await expect(errorPageOf(page, locale).heading).toHaveCount(0);
    expect(reports.unhandled).toEqual([]);
  });

  test('of the cookie choices leaves the page as it is; the button tries again', async ({ page }) => {
    const reports = collectReports(page);
    const documents = collectDocuments(page);
    const { footerButton, preferences } = consentOf(page, locale);
    await loseScripts(page, enConsent.banner.title);
    await openPage(page, contact);
    const before = await title(page);
    await footerButton.click();
    await expect.poll(() => reports.errors).toEqual([lostScript]);
    expect(await title(page)).toBe(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await footerButton.click();
    await expect(preferences).toBeVisible();
    expect(documents).toEqual([contact]);
    expect(reports).toEqual({ unhandled: [], errors: [lostScript], warnings: [] });
  });

  test.describe('for a new visitor', () => {
    test.use({ storageState: newVisitor });

    test('of the gate leaves the page readable; the next page asks', async ({ page }) => {
      const reports = collectReports(page);
      const documents = collectDocuments(page);
      await loseScripts(page, enDisclaimer.title);
      await openPage(page, contact);
      await expect
        .poll(() => reports.errors)
        .toEqual([expect.stringMatching(/^The disclaimer could not be shown: ChunkLoadError/)]);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(anyGate(page)).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await follow(page, home);
      await expect(anyGate(page)).toBeVisible();
      expect(documents).toEqual([contact]);
      expect(reports.unhandled).toEqual([]);
    });
  });
});

test.describe('a page that cannot be rendered', () => {
  /** The page's template throws. */
  async function breakPage(page: Page, path: string) {
    await changePageData(page, path, ({ pageContext }) => ({
      pageContext: { ...pageContext, blocks: null },
    }));
  }

  for (const ofLocale of locales) {
    // What depends on the window is the same in every language.
    const tag = ofLocale === locale ? [] : '@desktop';
    test(`shows the error page until the visitor goes on (${ofLocale})`, { tag }, async ({ page }) => {
      const reports = collectReports(page);
      const documents = collectDocuments(page);
      const [from, to] = [pagePath('index', ofLocale), pagePath('contact', ofLocale)];
      await breakPage(page, to);
      await openPage(page, from);
      const before = await title(page);
      await follow(page, to);
      const errorPage = await expectErrorPage(page, ofLocale);
      await expect(page.locator('html')).toHaveAttribute('lang', ofLocale);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await accessibilityFaults(page)).toEqual([]);

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
      // Its script is one of those that load the page anew.
      const reloaded = page.waitForEvent('domcontentloaded');
      await follow(page, to);
      await reloaded;
      const { message, home: backHome } = errorPageOf(page, ofLocale).lastResort;
      await expect(message).toBeVisible();
      expect(documents).toEqual([from, to]);
      await expect(barOf(page, ofLocale).logo).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
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
    await follow(page, contact);
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
      expect(await accessibilityFaults(page)).toEqual([]);
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

test.describe('without a network', () => {
  for (const ofLocale of locales) {
    test(`a notice says so until it is back (${ofLocale})`, async ({ page, context }) => {
      const reports = collectReports(page);
      await openPage(page, pagePath('contact', ofLocale));
      const notice = barOf(page, ofLocale).bar.getByRole('status').getByText(offlineTexts[ofLocale]);
      const main = page.getByRole('main');
      const before = await main.boundingBox();
      const layoutShift = await watchLayoutShift(page);
      await expect(notice).toHaveCount(0);

      await context.setOffline(true);
      await expect(notice).toBeInViewport({ ratio: 1 });
      expect(await main.boundingBox()).toEqual(before);
      expect(await accessibilityFaults(page)).toEqual([]);

      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      expect(await layoutShift()).toBe(0);
      expect(reports).toEqual({ unhandled: [], errors: [], warnings: [] });
    });
  }

  test(
    'the visitor stays on the page, and goes on when it is back',
    { tag: '@desktop' },
    async ({ page, context }) => {
      const reports = collectReports(page);
      const documents = collectDocuments(page);
      const legal = pagePath('legal-notices', locale);
      const notice = page.getByText(offlineTexts[locale]);
      const failures: string[] = [];
      page.on('requestfailed', (request) => {
        if (request.resourceType() === 'xhr') failures.push(request.url());
      });
      /** Its data has been asked for as often as it ever is. */
      const givenUp = (path: string) =>
        expect.poll(() => failures.filter((url) => url.endsWith(`${path}/page-data.json`)).length).toBe(4);
      const goOffline = async (offline: boolean) => {
        await context.setOffline(offline);
        await expect(notice).toHaveCount(offline ? 1 : 0);
      };
      await openPage(page, contact);
      const contactTitle = await title(page);
      await follow(page, legal);
      await expect(page).toHaveURL(legal);
      // The page before is in the history, but no more in memory.
      await page.reload();
      await hydrated(page);
      const legalTitle = await title(page);

      await goOffline(true);
      await follow(page, home);
      await givenUp(home);
      await expect(page).toHaveURL(legal);
      expect(await title(page)).toBe(legalTitle);
      await page.goBack();
      await expect(page).toHaveURL(contact);
      await givenUp(contact);
      expect(await title(page)).toBe(legalTitle);

      await goOffline(false);
      await expect(page.locator('main h1')).toHaveText(contactTitle);
      await hydrated(page);
      await follow(page, home);
      await expect(page).toHaveURL(home);
      expect(documents).toEqual([contact, legal, contact]);
      expect(await page.evaluate(() => sessionStorage.getItem('chunk_reload_at'))).toBeNull();
      expect(reports.unhandled).toEqual([]);
    },
  );
});

test.describe('the console tells of', { tag: '@desktop' }, () => {
  test('a dictionary that is missing, once', async ({ page }) => {
    const reports = collectReports(page);
    const [from, to] = [pagePath('index', 'it'), pagePath('contact', 'it')];
    await changePageData(page, to, ({ data }) => ({ data: { ...data, locales: { edges: [] } } }));
    await openPage(page, from);
    const before = await title(page);
    await follow(page, to);
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

  test('a cache that could not be reset; nobody passes the gate again for it', async ({
    page,
    context,
    baseURL,
  }) => {
    const reports = collectReports(page);
    const day = { date: '2099-01-02', formattedDate: '2 janvier 2099' };
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const fresher = (key: string, value: unknown): unknown =>
        key === 'lastPrice' && typeof value === 'object' && value ? { ...value, ...day } : value;
      await route.fulfill({ response, json: JSON.parse(await response.text(), fresher) });
    });
    await openPage(page, home);
    await expect(page.getByText(day.formattedDate).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.route('**/graphql', (route) => route.abort());
    await context.addCookies([siteCookie('investorProfile', 'PRO', baseURL ?? '')]);
    // The visitor comes back from the tab where they have switched.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect
      .poll(() => reports.errors)
      .toEqual(['The cache could not be reset TypeError: Failed to fetch']);
    await expect(page.locator('html')).toHaveAttribute('data-profile', 'PRO');
    await expect(anyGate(page)).toHaveCount(0);
    expect(reports.unhandled).toEqual([]);
  });
});
