import type { BrowserContext, Page } from '@playwright/test';
import type { InvestorProfileCode } from '../src/features/profiles/investorProfiles';
import { type Locale, locales } from '../src/i18n/locales';
import { disclaimerPath, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { barOf } from './site/bar';
import { consentOf } from './site/consent';
import { collectDocuments, loseScripts } from './site/faults';
import { anyGate, type GateChoice, gateOf, passGate } from './site/gate';
import { newVisitor } from './site/knownVisitor';
import { layoutShift } from './site/layoutShift';
import { hydrated, openPage } from './site/openPage';
import { findIn, isSeenByAll, type SiteContent } from './site/siteContent';

test.use({ storageState: newVisitor });

const secondsPerDay = 24 * 60 * 60;

/** A fund of which every profile may see the page. */
function fundForAll({ fr }: SiteContent) {
  return findIn(fr.funds, 'fund for all in three locales', (fund) =>
    [isSeenByAll(fund), ...locales.map((locale) => fund.paths[locale])].every(Boolean),
  );
}

/** The three cookies of a choice: name, value, lifetime in days and attributes of spec §4.2. */
async function expectChoiceKept(context: BrowserContext, { locale, profile }: GateChoice) {
  const cookies = await context.cookies();
  const expected = [
    { name: 'disclaimer_validated', value: 'true', days: 30 },
    { name: 'investor_profile', value: profile, days: 30 },
    { name: 'locale', value: locale, days: 365 },
  ];
  for (const { name, value, days } of expected) {
    const cookie = cookies.find((candidate) => candidate.name === name);
    expect(cookie, name).toMatchObject({
      value,
      path: '/',
      sameSite: 'Lax',
      httpOnly: false,
      secure: false,
    });
    const lifetime = ((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay;
    expect(Math.abs(lifetime - days), `days of ${name}`).toBeLessThan(1);
  }
  expect(cookies.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name));
}

/** Errors that nobody handled, rejections among them. */
function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Whether a link behind the popup takes the focus; what is inert does not. */
function canFocusBehind(): boolean {
  const link = document.querySelector<HTMLElement>('header a[hreflang]');
  const before = document.activeElement;
  link?.focus();
  return document.activeElement !== before;
}

/** Where the focus is, said for a failing test. */
function focusOutsidePopup(): string | null {
  const focused = document.activeElement;
  const isInside = focused?.closest('dialog') || focused === document.body;
  return isInside ? null : (focused?.outerHTML.slice(0, 160) ?? 'nowhere');
}

test.describe('the gate by mouse', () => {
  const visits: { from: Locale; choice: GateChoice }[] = [
    { from: 'fr', choice: { locale: 'en', profile: 'PRO' } },
    { from: 'en', choice: { locale: 'it', profile: 'INSTIT' } },
    { from: 'it', choice: { locale: 'fr', profile: 'RETAIL' } },
  ];
  for (const { from, choice } of visits) {
    test(`leads from a fund in ${from} to the home in ${choice.locale}, step by step`, async ({
      page,
      context,
      content,
    }) => {
      const fund = fundForAll(content);
      await page.goto(fund.paths[from] ?? '');
      const before = gateOf(page, from, content);
      const gate = gateOf(page, choice.locale, content);

      await expect(before.dialog).toBeVisible();
      await expect(before.dialog).toHaveAttribute('lang', from);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(before.dialog.getByRole('button')).toHaveCount(0);
      for (const profile of ['RETAIL', 'INSTIT', 'PRO'] as const) {
        await expect(before.profile(profile)).toBeDisabled();
      }
      await expect(before.dialog).toContainText(before.texts.profileWaits);
      await expect(before.acceptance).toHaveCount(0);

      await before.language(choice.locale).click();
      await expect(gate.dialog).toHaveAttribute('lang', choice.locale);
      await expect(gate.language(choice.locale)).toBeChecked();
      await expect(gate.profile(choice.profile)).toBeEnabled();
      await expect(gate.dialog).not.toContainText(gate.texts.profileWaits);
      await expect(gate.status).toHaveText(gate.texts.profileReady);
      await expect(gate.text).toHaveCount(0);
      await expect(gate.acceptance).toHaveCount(0);

      await gate.profile(choice.profile).click();
      await expect(gate.text).toBeVisible();
      await expect(gate.acceptance).not.toBeChecked();
      await expect(gate.status).toHaveText(gate.texts.disclaimerReady);
      await expect(gate.validate).toHaveCount(0);

      await gate.acceptance.click();
      await expect(gate.validate).toBeVisible();
      await expect(gate.status).toHaveText(gate.texts.validateReady);
      await gate.acceptance.click();
      await expect(gate.validate).toHaveCount(0);
      await gate.acceptance.click();
      expect((await context.cookies()).map(({ name }) => name)).toEqual([]);

      await gate.validate.click();
      await expect(anyGate(page)).toHaveCount(0);
      await expect(page).toHaveURL(pagePath('index', choice.locale));
      await expectChoiceKept(context, choice);
      await expect(page.locator('html')).toHaveAttribute('data-profile', choice.profile);

      // The home page tells who came for another page, and leads back to it.
      const notice = barOf(page, choice.locale).bar.getByRole('status');
      const back = notice.locator(`a[href="${fund.paths[choice.locale]}"]`);
      await expect(back).toBeVisible();
      await back.click();
      await expect(page).toHaveURL(fund.paths[choice.locale] ?? '');
      await expect(notice.getByRole('link')).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-profile', choice.profile);
      await expect(consentOf(page, choice.locale).banner).toBeVisible();
      await expect(anyGate(page)).toHaveCount(0);
    });
  }
});

test.describe('the gate by keyboard', () => {
  /** The visitor's position among the radio buttons, from the first one on. */
  const choices: GateChoice[] = [
    { locale: 'fr', profile: 'INSTIT' },
    { locale: 'en', profile: 'RETAIL' },
    { locale: 'it', profile: 'PRO' },
  ];
  const profileOrder: readonly InvestorProfileCode[] = ['RETAIL', 'INSTIT', 'PRO'];

  async function choose(page: Page, position: number) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let step = 0; step < position; step += 1) await page.keyboard.press('ArrowDown');
  }

  for (const choice of choices) {
    test(`can be passed and nothing else (${choice.locale})`, async ({ page, context, content }) => {
      const { keyboard } = page;
      await page.goto(pagePath('index', choice.locale));
      const gate = gateOf(page, choice.locale, content);
      await expect(gate.dialog.getByRole('heading', { name: gate.texts.title })).toBeFocused();

      // Nothing dismisses it: not even the second Escape, which browsers do not let pages refuse.
      await keyboard.press('Escape');
      await keyboard.press('Escape');
      await expect(gate.dialog).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(gate.dialog).toBeVisible();
      expect(await page.evaluate(canFocusBehind)).toBe(false);
      await expect(consentOf(page, choice.locale).banner).toBeHidden();

      await gate.dialog.getByRole('heading', { name: gate.texts.title }).focus();
      await choose(page, locales.indexOf(choice.locale));
      await expect(gate.language(choice.locale)).toBeFocused();
      await expect(gate.language(choice.locale)).toBeChecked();
      // Enter submits nothing before its time.
      await keyboard.press('Enter');
      await choose(page, profileOrder.indexOf(choice.profile));
      await expect(gate.profile(choice.profile)).toBeFocused();
      await expect(gate.profile(choice.profile)).toBeChecked();
      await keyboard.press('Enter');
      await expect(gate.dialog).toBeVisible();

      await keyboard.press('Tab');
      await expect(gate.text).toBeFocused();
      const scrolled = () => gate.text.evaluate((area) => area.scrollTop);
      expect(await scrolled()).toBe(0);
      await keyboard.press('End');
      await expect.poll(scrolled).toBeGreaterThan(0);
      const links = await gate.text.getByRole('link').count();
      for (let link = 0; link <= links; link += 1) await keyboard.press('Tab');
      await expect(gate.acceptance).toBeFocused();
      await keyboard.press('Space');
      await expect(gate.validate).toBeVisible();

      // Round the popup in both directions: the page behind is never reached.
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < links + 7; step += 1) {
          await keyboard.press(key);
          expect(await page.evaluate(focusOutsidePopup), key).toBeNull();
        }
      }
      await gate.acceptance.focus();
      await keyboard.press('Escape');
      await expect(gate.acceptance).toBeFocused();
      await keyboard.press('Tab');
      await expect(gate.validate).toBeFocused();
      await keyboard.press('Enter');

      await expect(anyGate(page)).toHaveCount(0);
      await expect(page).toHaveURL(pagePath('index', choice.locale));
      await expectChoiceKept(context, choice);
      const focusIsInPage = () =>
        document.activeElement !== document.body &&
        document.activeElement?.contains(document.querySelector('h1'));
      await expect.poll(() => page.evaluate(focusIsInPage)).toBe(true);
      await expect(consentOf(page, choice.locale).banner).toBeVisible();
      // Who came to the home page is told of no other.
      await expect(barOf(page, choice.locale).bar.getByRole('status').getByRole('link')).toHaveCount(0);
    });
  }
});

test('the gate moves nothing as it opens and closes', async ({ page, content }) => {
  for (const path of [pagePath('index', 'fr'), fundForAll(content).path]) {
    await page.goto(path);
    await expect(anyGate(page)).toBeVisible();
    expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
  }
  await passGate(page, 'fr', { locale: 'fr', profile: 'RETAIL' }, content);
  await expect(page).toHaveURL(pagePath('index', 'fr'));
  await expect(consentOf(page, 'fr').banner).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test.describe('in a window as small as a large one at 400 %', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const locale of locales) {
    test(`every control can be reached (${locale})`, async ({ page, content }) => {
      await page.goto(pagePath('contact', locale));
      const gate = gateOf(page, locale, content);
      await expect(gate.dialog).toBeVisible();
      const controls = [gate.language(locale), gate.profile('PRO'), gate.acceptance, gate.validate];
      for (const control of controls) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport({ ratio: 0.5 });
        const sideways = await gate.dialog.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(sideways).toBe(0);
        await control.click();
      }
      await expect(page).toHaveURL(pagePath('index', locale));
      await expect(anyGate(page)).toHaveCount(0);
    });
  }
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the page and the disclaimer can be read (${locale})`, async ({ page, content }) => {
      await page.goto(fundForAll(content).paths[locale] ?? '');
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('dialog')).toHaveCount(0);
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${disclaimerPath(locale)}"]`)
        .click();
      await expect(page).toHaveURL(disclaimerPath(locale));
      const { title, body } = content[locale].disclaimer;
      const section = page.locator('#disclaimer');
      await expect(section.getByRole('heading', { name: title, exact: true })).toBeInViewport();
      const shown = (await section.textContent())?.replaceAll(/\s+/g, ' ');
      const [firstParagraph = ''] = body.replaceAll(/\s+/g, ' ').match(/(?<=<p>).*?(?=<\/p>)/) ?? [];
      expect(firstParagraph.length).toBeGreaterThan(20);
      expect(shown).toContain(firstParagraph);
    });
  }
});

test.describe('cookies that nobody has chosen', () => {
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
      await expect(gateOf(page, 'fr', content).dialog).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-profile', 'RETAIL');
      const choice = { locale: 'it', profile: 'PRO' } as const;
      await passGate(page, 'fr', choice, content);
      await expect(page).toHaveURL(pagePath('index', 'it'));
      await expectChoiceKept(context, choice);
      await page.reload();
      await expect(consentOf(page, 'it').banner).toBeVisible();
      await expect(anyGate(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('a browser that keeps no cookies', () => {
  const blockings = {
    'drops them': () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    },
    'refuses them with an error': () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    },
    'answers with one of 5000 characters': () => {
      const cookie = `disclaimer_validated=true${'a'.repeat(5_000)}; locale=${'it'.repeat(2_500)}`;
      Object.defineProperty(Document.prototype, 'cookie', { get: () => cookie, set: () => undefined });
    },
  };
  for (const [how, block] of Object.entries(blockings)) {
    test(`and ${how} is let in once, for all pages`, async ({ page, context, content }) => {
      const errors = collectPageErrors(page);
      await page.addInitScript(block);
      await page.goto(pagePath('contact', 'fr'));
      await passGate(page, 'fr', { locale: 'fr', profile: 'PRO' }, content);
      await expect(page).toHaveURL(pagePath('index', 'fr'));
      await expect(page.locator('html')).toHaveAttribute('data-profile', 'PRO');

      const footer = page.getByRole('contentinfo');
      for (const code of ['funds-range', 'news', 'legal-notices'] as const) {
        await footer.locator(`a[href="${pagePath(code, 'fr')}"]`).click();
        await expect(page).toHaveURL(pagePath(code, 'fr'));
        await expect(page.locator('h1')).toBeVisible();
        await expect(anyGate(page)).toHaveCount(0);
      }
      await barOf(page, 'fr').language('en').click();
      await expect(page).toHaveURL(pagePath('legal-notices', 'en'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('data-profile', 'PRO');
      await expect(page.locator('h1')).toBeVisible();
      await expect(anyGate(page)).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('a gate that cannot be loaded', () => {
  const textsFile = '**/gate-texts.json';
  const answers = {
    'an error': { status: 500, body: 'out of order' },
    'a page of HTML': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' },
    'half of the texts': { status: 200, json: { fr: { languages: [] } } },
  };
  for (const [what, answer] of Object.entries(answers)) {
    test(`leaves the page usable, and is asked for again on the next page: ${what}`, async ({
      page,
      content,
    }) => {
      const errors = collectPageErrors(page);
      await page.route(textsFile, (route) => route.fulfill(answer));
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('The disclaimer could not be shown'),
      );
      await openPage(page, pagePath('contact', 'fr'));
      await logged;
      await expect(anyGate(page)).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();

      await page.unroute(textsFile);
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${pagePath('news', 'fr')}"]`)
        .click();
      await expect(page).toHaveURL(pagePath('news', 'fr'));
      await passGate(page, 'fr', { locale: 'fr', profile: 'RETAIL' }, content);
      await expect(page).toHaveURL(pagePath('index', 'fr'));
      expect(errors).toEqual([]);
    });
  }

  test('leaves the page usable when its script is missing', async ({ page }) => {
    const errors = collectPageErrors(page);
    const documents = collectDocuments(page);
    await loseScripts(page, '/gate-texts.json');
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('The disclaimer could not be shown'),
    );
    await openPage(page, pagePath('contact', 'fr'));
    await logged;
    await hydrated(page);
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pagePath('news', 'fr')}"]`)
      .click();
    await expect(page).toHaveURL(pagePath('news', 'fr'));
    await expect(page.locator('h1')).toBeVisible();
    await expect(anyGate(page)).toHaveCount(0);
    expect(documents.length).toBeLessThanOrEqual(2);
    expect(errors).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours the gate`, () => {
    // Colours are judged once they have arrived, not on their way.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const locale of locales) {
      test(`has no accessibility fault in any of its steps (${locale})`, async ({ page, content }) => {
        await page.goto(pagePath('contact', locale));
        const gate = gateOf(page, locale, content);
        await expect(gate.dialog).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        for (const control of [gate.language(locale), gate.profile('INSTIT'), gate.acceptance]) {
          await control.check();
          expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
        }
        await expect(gate.validate).toBeVisible();
      });
    }
  });
}
