import type { Page, Route } from '@playwright/test';
import { localeDetails, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults, colourFaults } from './site/accessibilityFaults';
import { barOf } from './site/menuBar';
import { expectBanner } from './site/consent';
import { answerGone, collectDocuments, loseScripts, openBeforeScripts } from './site/network';
import {
  acceptDisclaimer,
  anyDisclaimer,
  canFocusBehind,
  disclaimerFaultOf,
  disclaimerOf,
  expectChoiceKept,
} from './site/disclaimer';
import { newVisitor, siteCookie } from './site/visitor';

test.use({ storageState: newVisitor });

/** Uncaught errors and unhandled rejections. */
function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test.describe('cookies that nobody has chosen', { tag: '@desktop' }, () => {
  const tampered = [
    { disclaimer_validated: 'TRUE', investor_profile: 'ADMIN', locale: 'de' },
    { disclaimer_validated: '1', investor_profile: 'retail', locale: '../en' },
    { disclaimer_validated: `true${'a'.repeat(4_000)}`, investor_profile: 'PRO%20', locale: 'FR' },
  ];
  for (const cookies of tampered) {
    const name = Object.values(cookies)
      .map((value) => value.slice(0, 12))
      .join(', ');
    test(`count for nothing: ${name}`, async ({ page, context, content, baseURL }) => {
      const errors = collectPageErrors(page);
      await context.addCookies(
        Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value, url: baseURL ?? '' })),
      );
      await page.goto(pagePath('contact', 'fr'));
      await expect(disclaimerOf(page, 'fr', content).dialog).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-profile', 'RETAIL');
      const choice = { locale: 'it', profile: 'PRO' } as const;
      await acceptDisclaimer(page, 'fr', choice, content);
      await expect(page).toHaveURL(pagePath('index', 'it'));
      await expectChoiceKept(context, choice);
      await page.reload();
      await expectBanner(page, 'it');
      await expect(anyDisclaimer(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('a visitor in a browser', { tag: '@desktop' }, () => {
  const blockings = {
    'that drops cookies': () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    },
    'that refuses cookies with an error': () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    },
    'whose cookie has 5000 characters': () => {
      const cookie = `disclaimer_validated=true${'a'.repeat(5_000)}; locale=${'it'.repeat(2_500)}`;
      Object.defineProperty(Document.prototype, 'cookie', { get: () => cookie, set() {} });
    },
  };
  for (const [how, block] of Object.entries(blockings)) {
    test(`${how} is let in once, for all pages`, async ({ page, context, content }) => {
      const errors = collectPageErrors(page);
      await page.addInitScript(block);
      await page.goto(pagePath('contact', 'fr'));
      await acceptDisclaimer(page, 'fr', { locale: 'fr', profile: 'PRO' }, content);
      await expect(page).toHaveURL(pagePath('index', 'fr'));
      await expect(page.locator('html')).toHaveAttribute('data-profile', 'PRO');

      const footer = page.getByRole('contentinfo');
      for (const code of ['funds-range', 'news', 'legal-notices'] as const) {
        await footer.locator(`a[href="${pagePath(code, 'fr')}"]`).click();
        await expect(page).toHaveURL(pagePath(code, 'fr'));
        await expect(page.locator('h1')).toBeVisible();
        await expect(anyDisclaimer(page)).toHaveCount(0);
      }
      await barOf(page, 'fr').language('en').click();
      await expect(page).toHaveURL(pagePath('legal-notices', 'en'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('data-profile', 'PRO');
      await expect(page.locator('h1')).toBeVisible();
      await expect(anyDisclaimer(page)).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('a disclaimer that cannot be had', { tag: '@desktop' }, () => {
  // Reduced motion: axe must see the final colours, not a transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const textsFile = '**/disclaimer-texts.json';
  const answer500 = (route: Route) => route.fulfill({ status: 500, body: 'out of order' });

  for (const locale of locales) {
    test(`is said, and asked for again until it comes: texts that answer 500 (${locale})`, async ({
      page,
      content,
    }) => {
      const errors = collectPageErrors(page);
      const asked: string[] = [];
      await page.route(textsFile, async (route) => {
        asked.push(route.request().url());
        await answer500(route);
      });
      await page.goto(pagePath('contact', locale));
      const fault = disclaimerFaultOf(page, locale);
      await expect(fault.message).toBeVisible();
      await expect(fault.choices).toHaveCount(0);
      expect(await page.evaluate(canFocusBehind)).toBe(false);
      for (const { code, title } of content[locale].profiles) {
        await expect(fault.dialog.getByRole('link', { name: new RegExp(`^${title}`) }), code).toBeVisible();
      }
      for (const other of locales) {
        const link = fault.dialog.getByRole('link', { name: localeDetails[other].name });
        await expect(link).toHaveAttribute('href', pagePath('index', other));
      }
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await colourFaults(page, 'dialog')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });

      await page.keyboard.press('Escape');
      await fault.tryAgain.click();
      await expect.poll(() => asked.length).toBe(2);
      await expect(fault.message).toBeVisible();
      await expect(fault.heading).toBeFocused();
      await expect(fault.choices).toHaveCount(0);
      await page.unroute(textsFile);
      await fault.tryAgain.click();
      await acceptDisclaimer(page, locale, { locale, profile: 'RETAIL' }, content);
      await expect(page).toHaveURL(pagePath('index', locale));
      await expect(fault.message).toBeHidden();
      expect(errors).toEqual([]);
    });
  }

  test('is said when the texts never answer', async ({ page }) => {
    await page.clock.install();
    const asked = page.waitForRequest(textsFile);
    await page.route(textsFile, () => new Promise(() => undefined));
    await page.goto(pagePath('contact', 'fr'));
    await asked;
    await page.clock.fastForward(10_000);
    await expect(disclaimerFaultOf(page, 'fr').message).toBeVisible();
  });

  test('is said when its script answers 500, and comes with the network', async ({
    page,
    context,
    content,
  }) => {
    const documents = collectDocuments(page);
    await loseScripts(page, '/disclaimer-texts.json', answer500);
    await page.goto(pagePath('contact', 'en'));
    const fault = disclaimerFaultOf(page, 'en');
    await expect(fault.message).toBeVisible();
    expect(await page.evaluate(canFocusBehind)).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(fault.message).toBeHidden();
    await disclaimerOf(page, 'en', content).language('it').click();
    await expect(disclaimerOf(page, 'it', content).profile('PRO')).toBeEnabled();
    expect(documents).toHaveLength(1);
  });
});

test.describe('before the scripts have come', { tag: '@desktop' }, () => {
  const contact = pagePath('contact', 'fr');

  test('the page is inert, and readable', async ({ page }) => {
    const release = await openBeforeScripts(page, contact);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(canFocusBehind)).toBe(false);
    release();
    await expect(anyDisclaimer(page)).toBeVisible();
  });

  test('the page of who has accepted is not', async ({ page, context, baseURL }) => {
    await context.addCookies([siteCookie('disclaimerValidated', 'true', baseURL ?? '')]);
    const release = await openBeforeScripts(page, contact);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(canFocusBehind)).toBe(true);
    release();
  });

  test('the page is usable, as without scripts, if they do not come', async ({ page }) => {
    await page.route('**/start-*.js', answerGone);
    await page.goto(contact);
    // Loaded anew once.
    await expect(async () => expect(await page.evaluate(canFocusBehind)).toBe(true)).toPass();
  });
});
