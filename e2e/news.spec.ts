import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { absoluteUrl, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { layoutShift, sidewaysScroll } from './site/viewport';
import { openPage } from './site/navigation';
import { collectOutsideRequests } from './site/fakeTrackers';
import { findIn, type SiteContent } from './site/siteContent';
import { dictionaries } from './site/dictionaryTexts';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const newsTexts = dictionaries('news');
const locale = defaultLocale;
const texts = newsTexts[locale];

function writtenArticle(content: SiteContent, ofLocale: Locale): string {
  return findIn(content[ofLocale].articles, 'written article', ({ mediaType }) => mediaType === null).path;
}

test(
  'an article is passed on by keyboard, and asks nothing of another site',
  { tag: '@desktop' },
  async ({ page, context, content, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
    const outside = collectOutsideRequests(context, baseURL ?? '');
    const path = writtenArticle(content, locale);
    // Parameters of the visitor's own link must not be shared.
    await openPage(page, `${path}?utm_source=mail`);
    const share = page.getByRole('region', { name: texts.share.title });
    await share.getByRole('link', { name: texts.share.mail }).focus();
    await page.keyboard.press('Tab');
    const network = share.getByRole('link', { name: `${texts.share.linkedIn} (${texts.opensOutside})` });
    await expect(network).toBeFocused();
    await expect(network).toHaveAttribute('rel', 'noopener noreferrer');
    const copy = share.getByRole('button', { name: texts.share.copy });
    // Desktop browsers may or may not offer native sharing: a button for it can come in between.
    while (!(await copy.evaluate((button) => button === document.activeElement))) {
      expect(await share.evaluate((region) => region.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(share.getByText(texts.share.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(absoluteUrl(path, baseURL ?? ''));
    expect(outside).toEqual([]);
  },
);

for (const ofLocale of locales) {
  test(
    `an article with all ways to pass it on has no fault (${ofLocale})`,
    { tag: '@desktop' },
    async ({ page, content, baseURL }) => {
      const words = newsTexts[ofLocale].share;
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(() => {
        const share = (data: unknown) => {
          Reflect.set(window, 'shared', data);
          return Promise.resolve();
        };
        Object.defineProperty(navigator, 'share', { configurable: true, value: share });
      });
      const path = writtenArticle(content, ofLocale);
      await openPage(page, path);
      const device = page.getByRole('button', { name: words.device });
      await expect(device).toBeVisible();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      await device.click();
      const shared = await page.evaluate(() => Reflect.get(window, 'shared') as unknown);
      expect(shared).toMatchObject({ url: absoluteUrl(path, baseURL ?? '') });
      await page.getByRole('button', { name: words.copy }).click();
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      expect(await sidewaysScroll(page)).toEqual([]);
    },
  );
}

test('pictures keep their shape, on phones too', async ({ page }) => {
  for (const code of ['news', 'teams', 'index'] as const) {
    await openPage(page, pagePath(code, 'fr'));
    // Those below the screen are not there yet: their attributes keep their room.
    const shapes = await page.locator('main img[srcset]').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const [width, height] = ['width', 'height'].map((side) => Number(picture.getAttribute(side)));
        const shown = picture.clientWidth / picture.clientHeight;
        return Math.abs(shown / ((width ?? 0) / (height ?? 0)) - 1) < 0.03;
      }),
    );
    expect(shapes.length, code).toBeGreaterThan(3);
    expect(shapes, code).not.toContain(false);
  }
});
