import fr from '../locales/fr/search.json';
import frLayout from '../locales/fr/layout.json';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { consentOf, expectBanner, forgetConsent } from './site/consent';
import { contactFormOf } from './site/contactForm';
import { fakeTrackers } from './site/trackers';
import { follow, started, openPage } from './site/navigation';
import { chartTexts, withAnyValues } from './site/texts';
import { collectPolicyViolations } from './site/pageProblems';
import { shareForIndividuals } from './site/samplePages';

const locale = defaultLocale;

test.describe('under the content security policy', { tag: '@desktop' }, () => {
  test('a visitor consents, goes on, looks at a chart, searches and writes', async ({
    page,
    context,
    content,
    baseURL,
  }) => {
    test.slow();
    const violations = await collectPolicyViolations(context);
    const trackers = await fakeTrackers(context, baseURL ?? '');
    await forgetConsent(context);
    const { path } = shareForIndividuals(content[locale]);

    await openPage(page, pagePath('index', locale));
    await expectBanner(page, locale);
    await consentOf(page, locale).accept.click();
    await expect
      .poll(() => trackers.views.map(({ tracker }) => tracker).sort())
      .toEqual(['google', 'matomo']);

    await follow(page.getByRole('contentinfo'), pagePath('contact', locale));
    await started(page);
    const form = contactFormOf(page, locale);
    await form.box('firstName').fill('Ada');
    await form.send.click();
    await expect(form.summary).toBeFocused();

    await openPage(page, path);
    const chart = page
      .locator('figure:visible')
      .filter({ hasText: withAnyValues(chartTexts[locale].summary) });
    await chart.getByRole('button').first().click();
    await expect(chart.getByRole('slider')).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: frLayout.search, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: fr.title });
    await dialog.getByRole('combobox').fill('fonds');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await dialog.getByRole('option').first().click();
    await expect(dialog).toBeHidden();
    await started(page);
    expect(violations).toEqual([]);
  });

  test('a script that is put into a page does not run', async ({ page, context }) => {
    const violations = await collectPolicyViolations(context);
    await openPage(page, pagePath('contact', locale));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.head.append(script);
    });
    await expect.poll(() => violations.join()).toContain('script-src');
    await expect(page).not.toHaveTitle('taken over');
  });
});
