import type { Page } from '@playwright/test';
import { localeDetails, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults, colourFaults } from './site/accessibilityFaults';
import { consentOf, expectBanner } from './site/consentBanner';
import {
  acceptDisclaimer,
  anyDisclaimer,
  canFocusBehind,
  disclaimerFaultOf,
  disclaimerOf,
  expectChoiceKept,
} from './site/disclaimerDialog';
import { barOf } from './site/menuBar';
import { openBeforeScripts } from './site/network';
import { fundForAll } from './site/samplePages';
import { layoutShift } from './site/viewport';
import { newVisitor } from './site/visitor';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, storageState: newVisitor });

const contact = pagePath('contact', 'fr');

test('by mouse the disclaimer leads from a fund to the home page, step by step, and moves nothing', async ({
  page,
  context,
  content,
}) => {
  const choice = { locale: 'en', profile: 'PRO' } as const;
  const fund = fundForAll(content);
  await page.goto(fund.path);
  const before = disclaimerOf(page, 'fr', content);
  const disclaimer = disclaimerOf(page, choice.locale, content);

  await expect(before.dialog).toBeVisible();
  await expect(before.dialog).toHaveAttribute('lang', 'fr');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expect(page.locator('main h1')).toBeVisible();
  await before.language(choice.locale).click();
  await expect(disclaimer.dialog).toHaveAttribute('lang', choice.locale);
  await disclaimer.profile(choice.profile).click();
  await expect(disclaimer.text).toBeVisible();
  await expect(disclaimer.acceptance).not.toBeChecked();
  await disclaimer.acceptance.click();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);

  await disclaimer.validate.click();
  await expect(anyDisclaimer(page)).toHaveCount(0);
  await expect(page).toHaveURL(pagePath('index', choice.locale));
  await expectChoiceKept(context, choice);
  await expect(page.locator('html')).toHaveAttribute('data-profile', choice.profile);

  // After the disclaimer, the home page offers a link back to the page that was first asked for.
  const notice = barOf(page, choice.locale).bar.getByRole('status');
  const back = notice.locator(`a[href="${fund.paths[choice.locale]}"]`);
  await expect(back).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(fund.paths[choice.locale] ?? '');
  await expect(notice.getByRole('link')).toHaveCount(0);
  await page.reload();
  await expectBanner(page, choice.locale);
  await expect(page.locator('html')).toHaveAttribute('data-profile', choice.profile);
  await expect(anyDisclaimer(page)).toHaveCount(0);
});

/** A readable description of the focused element, for failure messages. */
function focusOutsidePopup(): string | null {
  const focused = document.activeElement;
  const isInside = focused?.closest('dialog') || focused === document.body;
  return isInside ? null : (focused?.outerHTML.slice(0, 160) ?? 'nowhere');
}

async function choose(page: Page, position: number) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < position; step += 1) await page.keyboard.press('ArrowDown');
}

test(
  'by keyboard the disclaimer can be passed and nothing else',
  { tag: '@desktop' },
  async ({ page, context, content }) => {
    const choice = { locale: 'it', profile: 'PRO' } as const;
    const { keyboard } = page;
    await page.goto(pagePath('index', choice.locale));
    const disclaimer = disclaimerOf(page, choice.locale, content);
    await expect(disclaimer.dialog.getByRole('heading', { name: disclaimer.texts.title })).toBeFocused();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

    // It cannot be dismissed, not even by a second Escape, which browsers do not let pages cancel.
    await keyboard.press('Escape');
    await keyboard.press('Escape');
    await expect(disclaimer.dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(disclaimer.dialog).toBeVisible();
    expect(await page.evaluate(canFocusBehind)).toBe(false);
    await expect(consentOf(page, choice.locale).banner).toBeHidden();

    await disclaimer.dialog.getByRole('heading', { name: disclaimer.texts.title }).focus();
    await choose(page, locales.indexOf(choice.locale));
    await expect(disclaimer.language(choice.locale)).toBeFocused();
    await expect(disclaimer.language(choice.locale)).toBeChecked();
    // Enter must not submit before a profile is chosen.
    await keyboard.press('Enter');
    await choose(page, 2);
    await expect(disclaimer.profile(choice.profile)).toBeFocused();
    await expect(disclaimer.profile(choice.profile)).toBeChecked();
    await keyboard.press('Enter');
    await expect(disclaimer.dialog).toBeVisible();

    await keyboard.press('Tab');
    await expect(disclaimer.text).toBeFocused();
    const scrolled = () => disclaimer.text.evaluate((area) => area.scrollTop);
    expect(await scrolled()).toBe(0);
    await keyboard.press('End');
    await expect.poll(scrolled).toBeGreaterThan(0);
    const links = await disclaimer.text.getByRole('link').count();
    for (let link = 0; link <= links; link += 1) await keyboard.press('Tab');
    await expect(disclaimer.acceptance).toBeFocused();
    await keyboard.press('Space');
    await expect(disclaimer.validate).toBeVisible();

    // Tab cycles within the popup in both directions and never reaches the page behind it.
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < links + 7; step += 1) {
        await keyboard.press(key);
        expect(await page.evaluate(focusOutsidePopup), key).toBeNull();
      }
    }
    await disclaimer.acceptance.focus();
    await keyboard.press('Escape');
    await expect(disclaimer.acceptance).toBeFocused();
    await keyboard.press('Tab');
    await expect(disclaimer.validate).toBeFocused();
    await keyboard.press('Enter');

    await expect(anyDisclaimer(page)).toHaveCount(0);
    await expect(page).toHaveURL(pagePath('index', choice.locale));
    await expectChoiceKept(context, choice);
    const focusIsInPage = () =>
      document.activeElement !== document.body &&
      document.activeElement?.contains(document.querySelector('h1'));
    await expect.poll(() => page.evaluate(focusIsInPage)).toBe(true);
    await expectBanner(page, choice.locale);
    // No link back: the visitor came for the home page itself.
    await expect(barOf(page, choice.locale).bar.getByRole('status').getByRole('link')).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  },
);

/** Uncaught errors and unhandled rejections. */
function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test(
  'a visitor whose browser refuses cookies is let in once, for all pages',
  { tag: '@desktop' },
  async ({ page, context, content }) => {
    const errors = collectPageErrors(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    await page.goto(contact);
    await acceptDisclaimer(page, 'fr', { locale: 'fr', profile: 'PRO' }, content);
    await expect(page).toHaveURL(pagePath('index', 'fr'));
    await expect(page.locator('html')).toHaveAttribute('data-profile', 'PRO');

    const footer = page.getByRole('contentinfo');
    for (const code of ['news', 'legal-notices'] as const) {
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
  },
);

for (const locale of locales) {
  test(
    `texts that answer 500 are said to be lost, without a fault, until they come (${locale})`,
    { tag: '@desktop' },
    async ({ page, content }) => {
      const textsFile = '**/disclaimer-texts.json';
      const errors = collectPageErrors(page);
      await page.route(textsFile, (route) => route.fulfill({ status: 500, body: 'out of order' }));
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

      await page.unroute(textsFile);
      await fault.tryAgain.click();
      await acceptDisclaimer(page, locale, { locale, profile: 'RETAIL' }, content);
      await expect(page).toHaveURL(pagePath('index', locale));
      await expect(fault.message).toBeHidden();
      expect(errors).toEqual([]);
    },
  );

  test(
    `the disclaimer has no accessibility fault in any of its steps, in light and dark colours (${locale})`,
    { tag: '@desktop' },
    async ({ page, content }) => {
      await page.goto(pagePath('contact', locale));
      const disclaimer = disclaimerOf(page, locale, content);
      await expect(disclaimer.dialog).toBeVisible();
      const expectNoFault = async (within?: string) => {
        expect(await accessibilityFaults(page, within)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await colourFaults(page, 'dialog')).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      };
      await expectNoFault();
      for (const control of [
        disclaimer.language(locale),
        disclaimer.profile('INSTIT'),
        disclaimer.acceptance,
      ]) {
        await control.click();
        await expect(control).toBeChecked();
        await expectNoFault('dialog');
      }
      await expect(disclaimer.validate).toBeVisible();
    },
  );
}

test.describe('before the scripts have come', { tag: '@desktop' }, () => {
  test('the page is inert, and readable', async ({ page }) => {
    const release = await openBeforeScripts(page, contact);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(canFocusBehind)).toBe(false);
    release();
    await expect(anyDisclaimer(page)).toBeVisible();
  });
});

test.describe('in a window as small as a large one at 400 %', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 320, height: 256 } });
  const locale = 'fr';

  test('every control can be reached', async ({ page, content }) => {
    await page.goto(pagePath('contact', locale));
    const disclaimer = disclaimerOf(page, locale, content);
    await expect(disclaimer.dialog).toBeVisible();
    const controls = [
      disclaimer.language(locale),
      disclaimer.profile('PRO'),
      disclaimer.acceptance,
      disclaimer.validate,
    ];
    for (const control of controls) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.5 });
      const sideways = await disclaimer.dialog.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(sideways).toBe(0);
      await control.click();
    }
    await expect(page).toHaveURL(pagePath('index', locale));
    await expect(anyDisclaimer(page)).toHaveCount(0);
  });
});
