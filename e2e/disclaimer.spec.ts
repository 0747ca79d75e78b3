import type { Page } from '@playwright/test';
import type { InvestorProfileCode } from '../src/profiles/investorProfiles';
import { type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf } from './site/menuBar';
import { consentOf, expectBanner } from './site/consent';
import { fundForAll } from './site/samplePages';
import {
  anyDisclaimer,
  canFocusBehind,
  expectChoiceKept,
  type DisclaimerChoice,
  disclaimerOf,
} from './site/disclaimer';
import { newVisitor } from './site/visitor';
import { narrowOnce } from './site/viewport';

test.use({ storageState: newVisitor });

/** A readable description of the focused element, for failure messages. */
function focusOutsidePopup(): string | null {
  const focused = document.activeElement;
  const isInside = focused?.closest('dialog') || focused === document.body;
  return isInside ? null : (focused?.outerHTML.slice(0, 160) ?? 'nowhere');
}

test.describe('the disclaimer by mouse', () => {
  const visits: { from: Locale; choice: DisclaimerChoice }[] = [
    { from: 'fr', choice: { locale: 'en', profile: 'PRO' } },
    { from: 'en', choice: { locale: 'it', profile: 'INSTIT' } },
    { from: 'it', choice: { locale: 'fr', profile: 'RETAIL' } },
  ];
  for (const { from, choice } of visits) {
    test(
      `leads from a fund in ${from} to the home in ${choice.locale}, step by step`,
      narrowOnce(from),
      async ({ page, context, content }) => {
        const fund = fundForAll(content);
        await page.goto(fund.paths[from] ?? '');
        const before = disclaimerOf(page, from, content);
        const disclaimer = disclaimerOf(page, choice.locale, content);

        await expect(before.dialog).toBeVisible();
        await expect(before.dialog).toHaveAttribute('lang', from);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(before.dialog.getByRole('button')).toHaveCount(0);
        for (const profile of ['RETAIL', 'INSTIT', 'PRO'] as const) {
          await expect(before.profile(profile)).toBeDisabled();
        }
        await expect(before.dialog.getByText(before.texts.profileWaits)).toBeVisible();
        await expect(before.acceptance).toHaveCount(0);

        await before.language(choice.locale).click();
        await expect(disclaimer.dialog).toHaveAttribute('lang', choice.locale);
        await expect(disclaimer.language(choice.locale)).toBeChecked();
        await expect(disclaimer.profile(choice.profile)).toBeEnabled();
        await expect(disclaimer.dialog.getByText(disclaimer.texts.profileWaits)).toBeHidden();
        await expect(disclaimer.status).toHaveText(disclaimer.texts.profileReady);
        await expect(disclaimer.text).toHaveCount(0);
        await expect(disclaimer.acceptance).toHaveCount(0);

        await disclaimer.profile(choice.profile).click();
        await expect(disclaimer.text).toBeVisible();
        await expect(disclaimer.acceptance).not.toBeChecked();
        await expect(disclaimer.status).toHaveText(disclaimer.texts.disclaimerReady);
        await expect(disclaimer.validate).toHaveCount(0);

        await disclaimer.acceptance.click();
        await expect(disclaimer.validate).toBeVisible();
        await expect(disclaimer.status).toHaveText(disclaimer.texts.validateReady);
        await disclaimer.acceptance.click();
        await expect(disclaimer.validate).toHaveCount(0);
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
      },
    );
  }
});

test.describe('the disclaimer by keyboard', () => {
  const choices: DisclaimerChoice[] = [
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
    test(
      `can be passed and nothing else (${choice.locale})`,
      { tag: '@desktop' },
      async ({ page, context, content }) => {
        const { keyboard } = page;
        await page.goto(pagePath('index', choice.locale));
        const disclaimer = disclaimerOf(page, choice.locale, content);
        await expect(disclaimer.dialog.getByRole('heading', { name: disclaimer.texts.title })).toBeFocused();

        // Nothing dismisses it, not even a second Escape, which browsers do not let pages cancel.
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
        await choose(page, profileOrder.indexOf(choice.profile));
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
      },
    );
  }
});
