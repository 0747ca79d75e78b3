import type { Locator } from '@playwright/test';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { cookieNames, newVisitor } from './site/visitor';
import {
  chooseServices,
  consentCategories,
  consentName,
  consentOf,
  consentTexts,
  expectBanner,
  forgetConsent,
} from './site/consent';
import { enterThroughDisclaimer } from './site/disclaimer';
import { collectOutsideRequests, fakeTrackers } from './site/trackers';
import { narrowOnce } from './site/viewport';
import { started, openPage } from './site/navigation';
import { collectPageProblems } from './site/pageProblems';

// Reduced motion: axe must see the final colours and sizes, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const secondsPerDay = 24 * 60 * 60;

/** The styles that make a button prominent: accepting and refusing must look alike. */
async function weightOf(button: Locator) {
  const box = await button.boundingBox();
  const style = await button.evaluate((element) => {
    const { backgroundColor, color, border, fontSize, fontWeight, padding, opacity, boxShadow } =
      getComputedStyle(element);
    return { backgroundColor, color, border, fontSize, fontWeight, padding, opacity, boxShadow };
  });
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0), ...style };
}

test.describe('the banner', () => {
  for (const ofLocale of locales) {
    test.describe('for a new visitor', () => {
      test.use({ storageState: newVisitor });

      test(
        `comes after the disclaimer, in the language chosen there (${ofLocale})`,
        narrowOnce(ofLocale),
        async ({ page }) => {
          const other = locales.find((candidate) => candidate !== ofLocale) ?? ofLocale;
          const { banner, accept, refuse, choose } = consentOf(page, ofLocale);
          const { preferences, acceptAll, refuseAll } = consentOf(page, ofLocale);
          const texts = consentTexts[ofLocale];

          await page.goto(pagePath('contact', other));
          await expect(page.locator('dialog[open]')).toBeVisible();
          await expect(page.locator('[data-consent-asked]')).toHaveCount(0);
          await enterThroughDisclaimer(page, ofLocale);
          await expectBanner(page, ofLocale);
          await expect(banner).toContainText(texts.banner.description);
          await expect(banner.getByRole('link', { name: texts.banner.privacy })).toHaveAttribute(
            'href',
            `${pagePath('privacy', ofLocale)}#cookies`,
          );
          expect(await weightOf(refuse)).toEqual(await weightOf(accept));
          expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);

          await choose.click();
          await expect(preferences).toBeVisible();
          expect(await weightOf(refuseAll)).toEqual(await weightOf(acceptAll));
          for (const section of await preferences.locator('summary').all()) await section.click();
          await expect(preferences.locator('details[open]')).toHaveCount(3);
          await expect(preferences.getByText(texts.categories.analytics.description)).toBeVisible();
          expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
        },
      );
    });
  }

  test(
    'comes after five seconds where the visitor gives no sign',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await forgetConsent(context);
      await page.clock.install();
      await openPage(page, pagePath('contact', locale));
      const { banner } = consentOf(page, locale);
      await expect(banner).toBeHidden();
      await page.clock.fastForward(5_000);
      await expect(banner).toBeVisible();
    },
  );

  test('covers no more than half of a small phone, whole', { tag: '@mobile' }, async ({ page, context }) => {
    await forgetConsent(context);
    await page.setViewportSize({ width: 360, height: 640 });
    for (const ofLocale of locales) {
      const { banner, accept, refuse, choose } = consentOf(page, ofLocale);
      await page.goto(pagePath('index', ofLocale));
      await expectBanner(page, ofLocale);
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(320);
      for (const button of [accept, refuse, choose]) await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

  const choices = [
    { name: 'accepting all', tick: [], press: 'accept', categories: ['analytics', 'necessary', 'video'] },
    { name: 'refusing all', tick: [], press: 'refuse', categories: ['necessary'] },
    { name: 'measurement alone', tick: ['analytics'], press: 'save', categories: ['analytics', 'necessary'] },
    { name: 'videos alone', tick: ['video'], press: 'save', categories: ['necessary', 'video'] },
  ] as const;

  for (const { name, tick, press, categories } of choices) {
    test(
      `keeps the choice for 182 days: ${name}`,
      { tag: '@desktop' },
      async ({ page, context, baseURL }) => {
        await fakeTrackers(context, baseURL ?? '');
        await forgetConsent(context);
        const consent = consentOf(page, locale);
        await page.goto(pagePath('contact', locale));
        await expectBanner(page, locale);
        if (press === 'save') await consent.choose.click();
        for (const service of tick) await consent.service(service).check();
        await consent[press].click();
        await expect(consent.banner).toBeHidden();
        await expect(consent.preferences).toBeHidden();

        expect(await consentCategories(context)).toEqual(categories);
        const cookie = (await context.cookies()).find((candidate) => candidate.name === consentName);
        expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', domain: 'localhost' });
        const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay;
        expect(days).toBeGreaterThan(181.9);
        expect(days).toBeLessThanOrEqual(182);

        await page.reload();
        await started(page);
        await consent.footerButton.click();
        await expect(consent.service('necessary')).toBeChecked();
        await expect(consent.service('necessary')).toBeDisabled();
        for (const service of ['analytics', 'video'] as const) {
          const chosen = (categories as readonly string[]).includes(service);
          await expect(consent.service(service)).toBeChecked({ checked: chosen });
        }
        await expect(consent.banner).toBeHidden();
      },
    );
  }

  test(
    'asks again where the cookie was tampered with',
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      const url = baseURL ?? '';
      const outside = collectOutsideRequests(context, url);
      const problems = collectPageProblems(page, url);
      const shapes = [
        '"all"',
        '{"categories":"analytics"}',
        '{"categories":["necessary","analytics","video"],"revision":1}',
      ];
      // The last value is about as long as browsers allow.
      for (const value of ['x', '%', ...shapes.map(encodeURIComponent), 'x'.repeat(4000)]) {
        await context.addCookies([{ name: consentName, value, url }]);
        await page.goto(pagePath('contact', locale));
        await expectBanner(page, locale);
      }
      expect(await cookieNames(context)).not.toContain(consentName);
      expect(outside).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  test(
    'is gone when another tab has answered, and what was withdrawn there stops',
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      const { views } = await fakeTrackers(context, baseURL ?? '');
      await forgetConsent(context);
      const other = await context.newPage();
      const here = consentOf(page, locale);
      const there = consentOf(other, locale);
      const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

      await page.goto(pagePath('contact', locale));
      await other.goto(pagePath('philosophy', locale));
      await expectBanner(page, locale);
      await expectBanner(other, locale);
      await there.accept.click();
      await expect.poll(() => views.length).toBe(2);
      await comeBack();
      await expect(here.banner).toBeHidden();
      await expect
        .poll(() => views.map((view) => new URL(view.url).pathname))
        .toEqual([
          ...Array<string>(2).fill(pagePath('philosophy', locale)),
          ...Array<string>(2).fill(pagePath('contact', locale)),
        ]);

      const leftAlone = other.waitForEvent('load');
      await chooseServices(other, locale, { analytics: false });
      await leftAlone;
      const stopped = page.waitForEvent('load');
      await comeBack();
      await stopped;
      await started(page);
      await expect(here.banner).toBeHidden();
      expect(views).toHaveLength(4);
      expect(await consentCategories(context)).toEqual(['necessary', 'video']);
    },
  );
});
