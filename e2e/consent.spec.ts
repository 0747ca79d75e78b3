import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cookieTable } from '../src/cookies/cookieTable';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { cookieNames, storedKeys } from './site/browserStorage';
import { barOf } from './site/bar';
import { chooseServices, consentOf, consentTexts, forgetConsent, setConsent } from './site/consent';
import { enterThroughGate } from './site/enterThroughGate';
import { fakeTrackers, type RecordedView } from './site/fakeTrackers';
import { newVisitor } from './site/knownVisitor';
import { narrowOnce } from './site/narrowOnce';
import { hydrated, openPage } from './site/openPage';
import { answerOutside, collectOutsideRequests } from './site/outsideRequests';
import { collectPageProblems, loadWholePage } from './site/pageProblems';
import { samplePages } from './site/samplePages';

// Colours and sizes are judged once they have arrived, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const secondsPerDay = 24 * 60 * 60;

/** Strictly necessary: what the gate stores. */
const gateCookies = (['disclaimerValidated', 'investorProfile', 'locale'] as const).map(
  (key) => cookieTable[key].name,
);
const consentName = cookieTable.consent.name;

/** What the visitor has agreed to, in the order of the alphabet; null where they have not chosen. */
async function consentCategories(context: BrowserContext): Promise<readonly string[] | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === consentName);
  if (!cookie) return null;
  const { categories } = JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[] };
  return categories.sort();
}

test.describe('nothing that needs consent is loaded or stored', { tag: '@desktop' }, () => {
  // What is requested and stored depends neither on the window nor on the language.
  const pages = samplePages.filter((sample) => sample.locale === locale);

  test.use({ storageState: newVisitor });

  test('before the visitor has chosen, nor once they have refused', async ({
    page,
    context,
    content,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const outside = collectOutsideRequests(context, baseURL ?? '');
    const { banner, refuse } = consentOf(page, locale);

    async function visitEveryTemplate(cookies: readonly string[]) {
      for (const { name, pathIn } of pages) {
        await openPage(page, pathIn(content));
        await loadWholePage(page);
        await page.waitForLoadState('networkidle');
        const { sessionStorage, ...kept } = await storedKeys(page);
        expect(kept, name).toEqual({ localStorage: [], databases: [], caches: [], workers: 0 });
        // Where the page was scrolled to, for the way back.
        expect(
          sessionStorage.filter((key) => !key.startsWith('@@scroll|')),
          name,
        ).toEqual([]);
        expect(await cookieNames(context), name).toEqual(cookies);
        expect(outside, name).toEqual([]);
      }
    }

    await page.goto(pagePath('contact', locale));
    await enterThroughGate(page, locale);
    await expect(banner).toBeVisible();
    await visitEveryTemplate(gateCookies);
    await expect(banner).toBeVisible();
    await refuse.click();
    await expect(banner).toBeHidden();
    await visitEveryTemplate([consentName, ...gateCookies].sort());
    await expect(banner).toBeHidden();
  });
});

/** What makes a button stand out. */
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
        `comes after the gate, in the language chosen there (${ofLocale})`,
        narrowOnce(ofLocale),
        async ({ page }) => {
          const other = locales.find((candidate) => candidate !== ofLocale) ?? ofLocale;
          const { banner, accept, refuse, choose } = consentOf(page, ofLocale);
          const { preferences, acceptAll, refuseAll } = consentOf(page, ofLocale);
          const texts = consentTexts[ofLocale];

          await page.goto(pagePath('contact', other));
          await expect(page.locator('dialog[open]')).toBeVisible();
          await expect(page.locator('html.show--consent')).toHaveCount(0);
          await enterThroughGate(page, ofLocale);
          await expect(banner).toBeVisible();
          await expect(banner).toContainText(texts.banner.description);
          await expect(banner.getByRole('link', { name: texts.banner.privacy })).toHaveAttribute(
            'href',
            `${pagePath('privacy', ofLocale)}#cookies`,
          );
          expect(await weightOf(refuse)).toEqual(await weightOf(accept));
          expect(await accessibilityFaults(page)).toEqual([]);

          await choose.click();
          await expect(preferences).toBeVisible();
          expect(await weightOf(refuseAll)).toEqual(await weightOf(acceptAll));
          for (const section of await preferences.locator('button[aria-expanded]').all())
            await section.click();
          await expect(preferences.locator('[aria-expanded="true"]')).toHaveCount(3);
          await expect(preferences.getByText(texts.categories.analytics.description)).toBeVisible();
          expect(await accessibilityFaults(page)).toEqual([]);
        },
      );
    });
  }

  test('covers no more than half of a small phone, whole', { tag: '@mobile' }, async ({ page, context }) => {
    await forgetConsent(context);
    await page.setViewportSize({ width: 360, height: 640 });
    for (const ofLocale of locales) {
      const { banner, accept, refuse, choose } = consentOf(page, ofLocale);
      await openPage(page, pagePath('index', ofLocale));
      await expect(banner).toBeVisible();
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
    test(`keeps the choice for 182 days: ${name}`, async ({ page, context, baseURL }) => {
      await fakeTrackers(context, baseURL ?? '');
      await forgetConsent(context);
      const consent = consentOf(page, locale);
      await openPage(page, pagePath('contact', locale));
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
      await hydrated(page);
      await consent.footerButton.click();
      await expect(consent.service('necessary')).toBeChecked();
      await expect(consent.service('necessary')).toBeDisabled();
      for (const service of ['analytics', 'video'] as const) {
        const chosen = (categories as readonly string[]).includes(service);
        await expect(consent.service(service)).toBeChecked({ checked: chosen });
      }
      await expect(consent.banner).toBeHidden();
    });
  }

  test('asks again where the cookie was tampered with', async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    const outside = collectOutsideRequests(context, url);
    const problems = collectPageProblems(page, url);
    const { banner } = consentOf(page, locale);
    const shapes = [
      '"all"',
      '{"categories":"analytics"}',
      '{"categories":["necessary","analytics","video"],"revision":1}',
    ];
    // The longest that browsers take.
    for (const value of ['x', '%', ...shapes.map(encodeURIComponent), 'x'.repeat(4000)]) {
      await context.addCookies([{ name: consentName, value, url }]);
      await openPage(page, pagePath('contact', locale));
      await expect(banner, value.slice(0, 80)).toBeVisible();
    }
    expect(await cookieNames(context)).not.toContain(consentName);
    expect(outside).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('is gone when another tab has answered, and what was withdrawn there stops', async ({
    page,
    context,
    baseURL,
  }) => {
    const { views } = await fakeTrackers(context, baseURL ?? '');
    await forgetConsent(context);
    const other = await context.newPage();
    const here = consentOf(page, locale);
    const there = consentOf(other, locale);
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    await openPage(page, pagePath('contact', locale));
    await openPage(other, pagePath('philosophy', locale));
    await expect(here.banner).toBeVisible();
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
    await hydrated(page);
    await expect(here.banner).toBeHidden();
    expect(views).toHaveLength(4);
    expect(await consentCategories(context)).toEqual(['necessary', 'video']);
  });
});

const isFocusWithin = (element: Element) => element.contains(document.activeElement);

test.describe('from the keyboard', { tag: '@desktop' }, () => {
  test('the banner comes first, its choice keeps the focus and gives it back', async ({ page, context }) => {
    await forgetConsent(context);
    const { banner, choose, refuse, preferences } = consentOf(page, locale);
    await openPage(page, pagePath('contact', locale));
    await expect(banner).toBeVisible();
    // It does not take the focus: nobody asked for it.
    expect(await banner.evaluate(isFocusWithin)).toBe(false);

    await page.keyboard.press('Tab');
    expect(await banner.evaluate(isFocusWithin)).toBe(true);
    const stops = await banner.locator('a, button').count();
    for (let stop = 1; stop < stops && !(await isFocused(choose)); stop++) await page.keyboard.press('Tab');
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(preferences).toBeVisible();
    await expect.poll(() => preferences.evaluate(isFocusWithin)).toBe(true);

    const within = await preferences.locator('a, button, input').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press <= within; press++) {
        await page.keyboard.press(key);
        expect(await preferences.evaluate(isFocusWithin), `${key} ${press}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(preferences).toBeHidden();
    await expect(choose).toBeFocused();
    await expect(banner).toBeVisible();

    for (let stop = 1; stop < stops && !(await isFocused(refuse)); stop++) {
      await page.keyboard.press('Shift+Tab');
    }
    await expect(refuse).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    expect(await consentCategories(context)).toEqual(['necessary']);
  });

  test('the banner lets the focus out, to the page', async ({ page, context }) => {
    await forgetConsent(context);
    const { banner } = consentOf(page, locale);
    await openPage(page, pagePath('contact', locale));
    await expect(banner).toBeVisible();
    const stops = await banner.locator('a, button').count();
    for (let stop = 0; stop <= stops; stop++) await page.keyboard.press('Tab');
    await expect(barOf(page, locale).skipLink).toBeFocused();
  });
});

async function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((candidate) => candidate === document.activeElement);
}

for (const ofLocale of locales) {
  test(`the choice is opened again from the footer and the tab (${ofLocale})`, async ({ page, viewport }) => {
    const { footerButton, tab, preferences } = consentOf(page, ofLocale);
    await openPage(page, pagePath('contact', ofLocale));
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
  });
}

test('the tab shows from 640 px on', { tag: '@desktop' }, async ({ page }) => {
  const { tab } = consentOf(page, locale);
  await openPage(page, pagePath('contact', locale));
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(tab).toBeHidden();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test.describe('measurement', () => {
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
    await openPage(page, pagePath('contact', locale));
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
    await hydrated(page);
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

  test('leaves nothing behind of an earlier visit whose consent is over', async ({ page, context }) => {
    await context.addCookies(
      ['_ga', '_pk_id.7.x'].map((name) => ({ name, value: '1', domain: 'localhost', path: '/' })),
    );
    await openPage(page, pagePath('contact', locale));
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
      // The browser itself tells of requests that fail.
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
