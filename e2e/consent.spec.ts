import type { Locator, Page } from '@playwright/test';
import { cookieTable } from '../src/cookies/cookieTable';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import {
  chooseServices,
  consentCategories,
  consentName,
  consentOf,
  consentTexts,
  expectBanner,
  forgetConsent,
} from './site/consentBanner';
import { acceptDisclaimer } from './site/disclaimerDialog';
import { barOf } from './site/menuBar';
import { openPage, started } from './site/navigation';
import { loadWholePage } from './site/collectPageProblems';
import { collectOutsideRequests, fakeTrackers, type RecordedView } from './site/fakeTrackers';
import { narrowOnce } from './site/viewport';
import { cookieNames, keptKeys, newVisitor, nothingKept } from './site/visitor';

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

/** Strictly necessary cookies, set by the disclaimer. */
const disclaimerCookies = (['disclaimerValidated', 'investorProfile', 'locale'] as const).map(
  (key) => cookieTable[key].name,
);

test.describe('the banner', () => {
  for (const ofLocale of locales) {
    test.describe('for a new visitor', () => {
      test.use({ storageState: newVisitor });

      test(
        `comes after the disclaimer, in the language chosen there; without consent nothing is loaded or stored (${ofLocale})`,
        narrowOnce(ofLocale),
        async ({ page, context, content, baseURL }) => {
          // Axe runs twice.
          test.setTimeout(60_000);
          const outside = collectOutsideRequests(context, baseURL ?? '');
          // pages.spec.ts covers every template, both before a choice and after a refusal.
          const expectNothing = async (cookies: readonly string[]) => {
            await Promise.all([page.waitForLoadState('networkidle'), loadWholePage(page)]);
            // The key says that this tab has accepted the disclaimer.
            expect(await keptKeys(page)).toEqual({ ...nothingKept, sessionStorage: ['disclaimer_accepted'] });
            expect(await cookieNames(context)).toEqual(cookies);
            expect(outside).toEqual([]);
          };
          const other = locales.find((candidate) => candidate !== ofLocale) ?? ofLocale;
          const { banner, accept, refuse, choose } = consentOf(page, ofLocale);
          const { preferences, acceptAll, refuseAll } = consentOf(page, ofLocale);
          const texts = consentTexts[ofLocale];

          await page.goto(pagePath('contact', other));
          await expect(page.locator('dialog[open]')).toBeVisible();
          await expect(page.locator('[data-consent-asked]')).toHaveCount(0);
          await acceptDisclaimer(page, other, { locale: ofLocale, profile: 'RETAIL' }, content);
          await expect(page).toHaveURL(pagePath('index', ofLocale));
          await started(page);
          await expect(banner).toBeHidden();
          await expectBanner(page, ofLocale);
          await expect(banner).toContainText(texts.banner.description);
          await expect(banner.getByRole('link', { name: texts.banner.privacy })).toHaveAttribute(
            'href',
            `${pagePath('privacy', ofLocale)}#cookies`,
          );
          expect(await weightOf(refuse)).toEqual(await weightOf(accept));
          expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
          await expectNothing(disclaimerCookies);

          await choose.click();
          await expect(preferences).toBeVisible();
          await expect(banner).toBeHidden();
          expect(await weightOf(refuseAll)).toEqual(await weightOf(acceptAll));
          for (const section of await preferences.locator('summary').all()) await section.click();
          await expect(preferences.locator('details[open]')).toHaveCount(3);
          await expect(preferences.getByText(texts.categories.analytics.description)).toBeVisible();
          expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
          await refuseAll.click();
          await expect(preferences).toBeHidden();
          await expectNothing([consentName, ...disclaimerCookies].sort());
        },
      );
    });
  }

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
});

test('a choice of one service is kept for 182 days', { tag: '@desktop' }, async ({ page, context }) => {
  await forgetConsent(context);
  const { choose, service, save, banner, preferences } = consentOf(page, locale);
  await page.goto(pagePath('contact', locale));
  await expectBanner(page, locale);
  await choose.click();
  await service('video').check();
  await save.click();
  await expect(banner).toBeHidden();
  await expect(preferences).toBeHidden();

  expect(await consentCategories(context)).toEqual(['necessary', 'video']);
  const cookie = (await context.cookies()).find(({ name }) => name === consentName);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', domain: 'localhost' });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay).toBeCloseTo(182, 1);
});

const isFocusWithin = (element: Element) => element.contains(document.activeElement);

function placeOfFocus(element: Element): string {
  if (document.activeElement === document.body) return 'nowhere';
  return element.contains(document.activeElement) ? 'within' : 'outside';
}

async function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((candidate) => candidate === document.activeElement);
}

test(
  'by keyboard the banner comes first and lets the focus out, its choice keeps the focus and gives it back',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await forgetConsent(context);
    const { banner, choose, refuse, preferences } = consentOf(page, locale);
    await page.goto(pagePath('contact', locale));
    await expectBanner(page, locale);
    // The banner must not take the focus when it appears.
    expect(await banner.evaluate(isFocusWithin)).toBe(false);

    await page.keyboard.press('Tab');
    expect(await banner.evaluate(isFocusWithin)).toBe(true);
    const stops = await banner.locator('a, button').count();
    for (let stop = 1; stop <= stops; stop++) await page.keyboard.press('Tab');
    await expect(barOf(page, locale).skipLink).toBeFocused();
    for (let stop = 0; stop < stops && !(await isFocused(choose)); stop++) {
      await page.keyboard.press('Shift+Tab');
    }
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(preferences).toBeVisible();
    await expect.poll(() => preferences.evaluate(isFocusWithin)).toBe(true);

    const within = await preferences.locator('a, button, input:enabled, summary').count();
    // Backwards first. From either end a modal dialog leads to the browser's own controls, and never to the page.
    for (const key of ['Shift+Tab', 'Tab']) {
      const places: string[] = [];
      for (let press = 0; press <= within; press++) {
        await page.keyboard.press(key);
        places.push(await preferences.evaluate(placeOfFocus));
      }
      expect(places.sort(), key).toEqual([...Array<string>(within).fill('within'), 'nowhere'].sort());
    }
    await page.keyboard.press('Escape');
    await expect(preferences).toBeHidden();
    await expect(choose).toBeFocused();
    await expect(banner).toBeVisible();

    await refuse.focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    expect(await consentCategories(context)).toEqual(['necessary']);
  },
);

test('the choice is opened again from the footer, and from the tab, which shows from 640 px on', async ({
  page,
  viewport,
}) => {
  const { footerButton, tab, preferences } = consentOf(page, locale);
  await openPage(page, pagePath('contact', locale));
  const hasTab = (viewport?.width ?? 0) >= 640;
  await expect(tab).toHaveCount(hasTab ? 1 : 0);
  for (const opener of hasTab ? [footerButton, tab] : [footerButton]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => preferences.evaluate(isFocusWithin)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(preferences).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(tab).toBeHidden();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(tab).toBeInViewport({ ratio: 1 });
});

// The window's width makes no difference here.
test.describe('measurement', { tag: '@desktop' }, () => {
  async function goHome(page: Page) {
    await barOf(page, locale).logo.click();
    await expect(page).toHaveURL(pagePath('index', locale));
  }

  async function viewsOfPage(page: Page): Promise<RecordedView[]> {
    const title = await page.title();
    return (['google', 'matomo'] as const).map((tracker) => ({ tracker, url: page.url(), title }));
  }

  const inOrder = (views: readonly RecordedView[]) =>
    [...views].sort((one, other) => one.tracker.localeCompare(other.tracker));

  test('starts with consent, counts each page once, and stops when consent is withdrawn', async ({
    page,
    context,
    baseURL,
  }) => {
    await forgetConsent(context);
    const outside = collectOutsideRequests(context, baseURL ?? '');
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const { scripts, views } = await fakeTrackers(context, baseURL ?? '');
    await page.goto(pagePath('contact', locale));
    await expectBanner(page, locale);
    await consentOf(page, locale).accept.click();

    const ofContact = await viewsOfPage(page);
    await expect.poll(() => inOrder(views)).toEqual(ofContact);
    expect(scripts.sort()).toEqual([
      'https://matomo.meridane.example/matomo.js',
      'https://www.googletagmanager.com/gtag/js?id=G-MERIDANE1',
    ]);
    await goHome(page);
    await expect.poll(() => views.length).toBe(4);
    expect(views[2]?.title).not.toBe(ofContact[0]?.title);
    expect(inOrder(views.slice(2))).toEqual(await viewsOfPage(page));
    await page.goBack();
    await expect(page).toHaveURL(pagePath('contact', locale));
    await expect.poll(() => views.length).toBe(6);
    expect(inOrder(views.slice(4))).toEqual(ofContact);

    await context.addCookies([
      { name: '_pk_ses.7.x', value: '1', domain: 'localhost', path: `/${locale}` },
      { name: '_ga_X', value: '1', domain: 'localhost', path: '/' },
    ]);
    expect(await cookieNames(context)).toEqual(
      expect.arrayContaining(['_ga', '_ga_MERIDANE1', '_ga_X', '_pk_id.7.x', '_pk_ses.7.x']),
    );
    const reloaded = page.waitForEvent('load');
    await chooseServices(page, locale, { analytics: false });
    await reloaded;
    await started(page);
    expect(await cookieNames(context)).toEqual([consentName, cookieTable.disclaimerValidated.name]);
    outside.length = 0;
    await goHome(page);
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
    expect(views).toHaveLength(6);
    expect(problems).toEqual([]);
  });
});
