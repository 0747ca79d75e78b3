import enLayout from '../locales/en/layout.json';
import frLayout from '../locales/fr/layout.json';
import itLayout from '../locales/it/layout.json';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { barOf } from './site/menuBar';
import { collectDocuments, collectReports } from './site/network';
import { followInFooter, openPage, titleOf } from './site/navigation';
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
        await expect(notice).toBeHidden();

        await context.setOffline(true);
        await expect(notice).toBeInViewport({ ratio: 1 });
        expect(await main.boundingBox()).toEqual(before);
        expect(await accessibilityFaults(page, 'header')).toEqual([]);

        await context.setOffline(false);
        await expect(notice).toBeHidden();
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
      const notice = page.getByText(offlineTexts[locale]);
      await openPage(page, contact);
      const title = await titleOf(page);
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      await followInFooter(page, home);
      await barOf(page, locale).logo.click();
      await expect(page).toHaveURL(contact);
      expect(await titleOf(page)).toBe(title);

      await context.setOffline(false);
      await expect(notice).toBeHidden();
      await followInFooter(page, home);
      await expect(page).toHaveURL(home);
      await expect.poll(() => documents).toEqual([contact, home]);
      expect(reports.unhandled).toEqual([]);
    },
  );
});
