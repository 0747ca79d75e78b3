import type { Page } from '@playwright/test';
import enConsent from '../locales/en/consent.json';
import enDisclaimer from '../locales/en/disclaimer.json';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf } from './site/menuBar';
import { consentOf } from './site/consent';
import { errorPageOf, expectErrorPage } from './site/errorPage';
import {
  answerGone,
  collectDocuments,
  collectReports,
  loseScripts,
  lostScript,
  pageDataAddress,
  templateScript,
} from './site/network';
import { followInFooter, hydrated, openPage, titleOf } from './site/navigation';
import { anyDisclaimer, disclaimerFaultOf } from './site/disclaimer';
import { newVisitor } from './site/visitor';

// Animations only cost time here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const home = pagePath('index', locale);
const contact = pagePath('contact', locale);
const minute = 60_000;

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
    await followInFooter(page, contact);
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
    const homeTitle = await titleOf(page);
    await followInFooter(page, contact);
    const first = await expectErrorPage(page, locale);
    expect(documents).toEqual([home, contact]);
    await first.home.click();
    await expect(page).toHaveURL(home);
    await hydrated(page);

    await followInFooter(page, contact);
    await expectErrorPage(page, locale);
    await expect(page).toHaveURL(contact);
    expect(reports.errors).toEqual([lostScript, lostScript]);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText(homeTitle);
    await page.goForward();
    await expectErrorPage(page, locale);
    await barOf(page, locale).logo.click();
    await expect(page.locator('main h1')).toHaveText(homeTitle);
    // The error page is gone completely.
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(documents).toEqual([home, contact, home]);
    expect(reports.unhandled).toEqual([]);
  });

  test('nor is a page’s data: the same, and the page is back with it', async ({ page }) => {
    const reports = collectReports(page);
    const documents = collectDocuments(page);
    await page.route(pageDataAddress(contact), answerGone);
    await openPage(page, home);
    await followInFooter(page, contact);
    await expectErrorPage(page, locale);
    expect(documents).toEqual([home, contact, contact]);
    expect(reports.errors).toEqual([`Error: The page ${contact} could not be loaded`]);
    await page.unroute(pageDataAddress(contact));
    await page.reload();
    await hydrated(page);
    await expect(errorPageOf(page, locale).heading).toHaveCount(0);
    expect(reports.unhandled).toEqual([]);
  });

  test.describe('page data that the server fails to give', () => {
    const footerLink = (page: Page, path: string) =>
      page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

    /** 503 is how our server says it, 500 how another in front may. Returns what Gatsby's loader asks for. */
    async function failPageData(page: Page, status = 503): Promise<string[]> {
      const asked: string[] = [];
      await page.route('**/page-data/**', async (route) => {
        // Not what browsers fetch ahead by themselves, once for each link in sight.
        if (route.request().resourceType() === 'xhr') asked.push(route.request().url());
        await route.fulfill({ status, body: 'out of order' });
      });
      return asked;
    }

    test('shows the error page after a few requests, and hovering makes no more', async ({ page }) => {
      const documents = collectDocuments(page);
      await openPage(page, home);
      const asked = await failPageData(page);
      // What Gatsby's links call when pointed at: resolves once the site knows that the server fails.
      await page.evaluate((path) => window.___loader.hovering(path), contact);
      // Four for the page, four for the data of all pages.
      expect(asked.length).toBe(8);
      for (const code of ['funds-range', 'news'] as const) {
        await footerLink(page, pagePath(code, locale)).hover();
      }
      await followInFooter(page, pagePath('legal-notices', locale));
      await expectErrorPage(page, locale, 503);
      await expect(page).toHaveURL(pagePath('legal-notices', locale));
      expect(asked.length).toBe(16);
      expect(documents).toEqual([home]);
    });

    test('with a 500 does so too, though the loader would follow it without end', async ({ page }) => {
      await openPage(page, home);
      const asked = await failPageData(page, 500);
      for (const code of ['funds-range', 'news', 'contact'] as const) {
        await footerLink(page, pagePath(code, locale)).hover();
      }
      await followInFooter(page, pagePath('legal-notices', locale));
      await expectErrorPage(page, locale, 500);
      expect(asked.length).toBeLessThanOrEqual(60);
    });

    for (const { status, most } of [
      { status: 503, most: 10 },
      { status: 500, most: 15 },
    ] as const) {
      test(`of the first page shows the error page, and reloads nothing (${status})`, async ({ page }) => {
        const documents = collectDocuments(page);
        const asked = await failPageData(page, status);
        await page.goto(contact);
        await expectErrorPage(page, locale, status);
        expect(asked.length).toBeLessThanOrEqual(most);
        expect(documents).toEqual([contact]);
      });
    }
  });

  test('of the cookie choices leaves the page as it is; the button tries again', async ({ page }) => {
    const reports = collectReports(page);
    const documents = collectDocuments(page);
    const { footerButton, preferences } = consentOf(page, locale);
    await loseScripts(page, enConsent.banner.title);
    await openPage(page, contact);
    const before = await titleOf(page);
    await footerButton.click();
    await expect.poll(() => reports.errors).toEqual([lostScript]);
    expect(await titleOf(page)).toBe(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await footerButton.click();
    await expect(preferences).toBeVisible();
    expect(documents).toEqual([contact]);
    expect(reports).toEqual({ unhandled: [], errors: [lostScript], warnings: [] });
  });

  test.describe('for a new visitor', () => {
    test.use({ storageState: newVisitor });

    test('of the disclaimer is said; the button tries again', async ({ page }) => {
      const reports = collectReports(page);
      const documents = collectDocuments(page);
      await loseScripts(page, enDisclaimer.title);
      await openPage(page, contact);
      await expect
        .poll(() => reports.errors)
        .toEqual([expect.stringMatching(/^The disclaimer could not be shown: ChunkLoadError/)]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await disclaimerFaultOf(page, locale).tryAgain.click();
      await expect(anyDisclaimer(page)).toBeVisible();
      expect(documents).toEqual([contact]);
      expect(reports.unhandled).toEqual([]);
    });
  });
});
