import type { Page } from '@playwright/test';
import { cookieTable } from '../src/cookies/cookieTable';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf } from './site/menuBar';
import { cookieNames, keptKeys, newVisitor, nothingKept } from './site/visitor';
import {
  chooseServices,
  consentName,
  consentOf,
  expectBanner,
  forgetConsent,
  setConsent,
} from './site/consent';
import { enterThroughDisclaimer } from './site/disclaimer';
import { answerOutside, collectOutsideRequests, fakeTrackers, type RecordedView } from './site/trackers';
import { started, openPage } from './site/navigation';
import { loadWholePage } from './site/pageProblems';

// Animations only cost time here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;

/** Strictly necessary cookies, set by the disclaimer. */
const disclaimerCookies = (['disclaimerValidated', 'investorProfile', 'locale'] as const).map(
  (key) => cookieTable[key].name,
);

test.describe('before the visitor has chosen', { tag: '@desktop' }, () => {
  test.use({ storageState: newVisitor });

  // pages.spec.ts covers every template, both before a choice and after a refusal.
  test('nothing that needs consent is loaded or stored', async ({ page, context, baseURL }) => {
    const outside = collectOutsideRequests(context, baseURL ?? '');
    const { banner, refuse } = consentOf(page, locale);
    const expectNothing = async (name: string, cookies: readonly string[]) => {
      await Promise.all([page.waitForLoadState('networkidle'), loadWholePage(page)]);
      // That this tab has accepted the disclaimer.
      expect(await keptKeys(page), name).toEqual({ ...nothingKept, sessionStorage: ['disclaimer_accepted'] });
      expect(await cookieNames(context), name).toEqual(cookies);
      expect(outside, name).toEqual([]);
    };

    await page.goto(pagePath('contact', locale));
    await enterThroughDisclaimer(page, locale);
    await expectBanner(page, locale);
    await expectNothing('asked', disclaimerCookies);
    await page.goto(pagePath('contact', locale));
    await expectBanner(page, locale);
    await expectNothing('asked again', disclaimerCookies);
    await refuse.click();
    await expect(banner).toBeHidden();
    await expectNothing('refused', [consentName, ...disclaimerCookies].sort());
  });
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

  test('is not started by consent to videos alone', async ({ page, context, baseURL }) => {
    await setConsent(context, baseURL ?? '', [false, true]);
    const outside = collectOutsideRequests(context, baseURL ?? '');
    await openPage(page, pagePath('contact', locale));
    await goHome(page);
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
  });

  test('leaves nothing behind of an earlier visit, once it is refused', async ({ page, context }) => {
    await forgetConsent(context);
    await context.addCookies(
      ['_ga', '_pk_id.7.x'].map((name) => ({ name, value: '1', domain: 'localhost', path: '/' })),
    );
    await page.goto(pagePath('contact', locale));
    await expectBanner(page, locale);
    await consentOf(page, locale).refuse.click();
    await expect
      .poll(() => cookieNames(context))
      .toEqual([consentName, cookieTable.disclaimerValidated.name]);
  });

  test('whose hosts are blocked changes nothing', async ({ page, context, baseURL }) => {
    await setConsent(context, baseURL ?? '', [true, false]);
    await answerOutside(context, baseURL ?? '', (route) => route.abort('blockedbyclient'));
    const errors: string[] = [];
    const warnings: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
      // The browser logs failed requests itself.
      else if (message.type() === 'error' && !/ERR_BLOCKED_BY_CLIENT/.test(message.text())) {
        errors.push(message.text());
      }
    });
    await openPage(page, pagePath('contact', locale));
    await expect
      .poll(() => warnings.sort())
      .toEqual([
        'Tracker not loaded: https://matomo.meridane.example/matomo.js',
        'Tracker not loaded: https://www.googletagmanager.com/gtag/js?id=G-MERIDANE1',
      ]);
    await goHome(page);
    await expect(page.locator('h1')).toBeVisible();
    expect(errors).toEqual([]);
  });
});
