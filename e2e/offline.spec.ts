import enLayout from '../locales/en/layout.json';
import frLayout from '../locales/fr/layout.json';
import itLayout from '../locales/it/layout.json';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { barOf } from './site/menuBar';
import { collectDocuments, collectReports } from './site/network';
import { followInFooter, hydrated, openPage, titleOf } from './site/navigation';
import { narrowOnce, watchLayoutShift } from './site/viewport';

// Reduced motion: axe must see the final colours and sizes, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const offlineTexts = { fr: frLayout.offline, en: enLayout.offline, it: itLayout.offline } satisfies Record<
  Locale,
  string
>;

const locale = defaultLocale;
const home = pagePath('index', locale);
const contact = pagePath('contact', locale);

test.describe('without a network', () => {
  for (const ofLocale of locales) {
    test(
      `a notice says so until it is back (${ofLocale})`,
      narrowOnce(ofLocale),
      async ({ page, context }) => {
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
        expect(await accessibilityFaults(page, 'header')).toEqual([]);

        await context.setOffline(false);
        await expect(notice).toHaveCount(0);
        expect(await layoutShift()).toBe(0);
        expect(reports).toEqual({ unhandled: [], errors: [], warnings: [] });
      },
    );
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
      /** Gatsby gives up after four requests for a page's data. */
      const givenUp = (path: string) =>
        expect.poll(() => failures.filter((url) => url.endsWith(`${path}/page-data.json`)).length).toBe(4);
      const goOffline = async (offline: boolean) => {
        await context.setOffline(offline);
        await expect(notice).toHaveCount(offline ? 1 : 0);
      };
      await openPage(page, contact);
      const contactTitle = await titleOf(page);
      await followInFooter(page, legal);
      await expect(page).toHaveURL(legal);
      // After a reload the previous page is in the history, but no longer in memory.
      await page.reload();
      await hydrated(page);
      const legalTitle = await titleOf(page);

      await goOffline(true);
      await followInFooter(page, home);
      await givenUp(home);
      await expect(page).toHaveURL(legal);
      expect(await titleOf(page)).toBe(legalTitle);
      await page.goBack();
      await expect(page).toHaveURL(contact);
      await givenUp(contact);
      expect(await titleOf(page)).toBe(legalTitle);

      await goOffline(false);
      await expect(page.locator('main h1')).toHaveText(contactTitle);
      await hydrated(page);
      await followInFooter(page, home);
      await expect(page).toHaveURL(home);
      expect(documents).toEqual([contact, legal, contact]);
      expect(await page.evaluate(() => sessionStorage.getItem('chunk_reload_at'))).toBeNull();
      expect(reports.unhandled).toEqual([]);
    },
  );
});
