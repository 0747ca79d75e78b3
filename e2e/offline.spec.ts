import { locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { barOf } from './site/menuBar';
import { collectReports } from './site/network';
import { openPage } from './site/navigation';
import { narrowOnce, watchLayoutShift } from './site/viewport';
import { dictionaries } from './site/dictionaryTexts';

// Reduced motion: axe must see the final colours and sizes, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const texts = dictionaries('layout');

test.describe('without a network', () => {
  for (const ofLocale of locales) {
    test(
      `a notice says so until it is back (${ofLocale})`,
      narrowOnce(ofLocale),
      async ({ page, context }) => {
        const reports = collectReports(page);
        await openPage(page, pagePath('contact', ofLocale));
        const notice = barOf(page, ofLocale).bar.getByRole('status').getByText(texts[ofLocale].offline);
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
});
