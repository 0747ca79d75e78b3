import type { Page } from '@playwright/test';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf } from './site/menuBar';
import { consentOf } from './site/consent';
import { collectDocuments, loseScripts } from './site/network';
import { anyDisclaimer, expectChoiceKept, disclaimerOf, acceptDisclaimer } from './site/disclaimer';
import { newVisitor } from './site/visitor';
import { hydrated, openPage } from './site/navigation';

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
      await expect(consentOf(page, 'it').banner).toBeVisible();
      await expect(anyDisclaimer(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('a browser that keeps no cookies', { tag: '@desktop' }, () => {
  const blockings = {
    'drops them': () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    },
    'refuses them with an error': () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    },
    'answers with one of 5000 characters': () => {
      const cookie = `disclaimer_validated=true${'a'.repeat(5_000)}; locale=${'it'.repeat(2_500)}`;
      Object.defineProperty(Document.prototype, 'cookie', { get: () => cookie, set() {} });
    },
  };
  for (const [how, block] of Object.entries(blockings)) {
    test(`and ${how} is let in once, for all pages`, async ({ page, context, content }) => {
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

test.describe('a disclaimer that cannot be loaded', { tag: '@desktop' }, () => {
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
      await expect(anyDisclaimer(page)).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();

      await page.unroute(textsFile);
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${pagePath('news', 'fr')}"]`)
        .click();
      await expect(page).toHaveURL(pagePath('news', 'fr'));
      await acceptDisclaimer(page, 'fr', { locale: 'fr', profile: 'RETAIL' }, content);
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
    await expect(anyDisclaimer(page)).toHaveCount(0);
    expect(documents.length).toBeLessThanOrEqual(2);
    expect(errors).toEqual([]);
  });
});
