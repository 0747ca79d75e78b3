import type { Page } from '@playwright/test';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { openBeforeScripts } from './site/network';
import { narrowOnce, sidewaysScroll, watchLayoutShift } from './site/viewport';
import { started, openPage } from './site/navigation';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const teamPath = (locale: Locale = defaultLocale) => pagePath('teams', locale);
const biographiesOf = (page: Page) => page.locator('#members [id$="-biography"]');
const openBiographies = (page: Page) => biographiesOf(page).filter({ visible: true });
const nameOf = (page: Page, code: string) => page.locator(`#${code} a`);

/** Member codes, in display order. */
function codesOf(page: Page): Promise<string[]> {
  return biographiesOf(page).evaluateAll((biographies) =>
    biographies.map(({ id }) => id.replace(/-biography$/, '')),
  );
}

for (const locale of locales) {
  test(
    `a member is opened by the address, without an accessibility fault (${locale})`,
    narrowOnce(locale),
    async ({ page }) => {
      await openPage(page, teamPath(locale));
      await expect(openBiographies(page)).toHaveCount(0);
      const code = (await codesOf(page)).at(5) ?? '';

      await page.goto('about:blank');
      await openPage(page, `${teamPath(locale)}#${code}`);
      await expect(openBiographies(page)).toHaveCount(1);
      await expect(page.locator(`#${code}-biography`)).toBeFocused();
      await expect(page.locator(`#${code} img`)).toBeInViewport();
      await expect(nameOf(page, code)).toHaveAttribute('aria-expanded', 'true');
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );
}

test(
  'a name opens and closes a biography, by pointer, keyboard and history',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, teamPath());
    const [first = '', second = ''] = await codesOf(page);
    const biography = (code: string) => page.locator(`#${code}-biography`);

    await nameOf(page, first).press('Enter');
    await expect(page).toHaveURL(`${teamPath()}#${first}`);
    await expect(biography(first)).toBeFocused();
    await expect(biography(first)).toBeInViewport();

    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(teamPath());
    await expect(biography(first)).toBeHidden();
    await expect(nameOf(page, first)).toBeFocused();

    // The whole card is clickable.
    await page.locator(`#${second}`).click();
    await expect(biography(second)).toBeFocused();
    await expect(openBiographies(page)).toHaveCount(1);

    await page.goBack();
    await expect(biography(second)).toBeHidden();
    await expect(nameOf(page, second)).toBeFocused();
    await page.goBack();
    await expect(biography(first)).toBeFocused();
    await expect(openBiographies(page)).toHaveCount(1);
  },
);

test('the scripts move nothing that the style sheet has drawn', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, teamPath());
  const code = (await codesOf(page)).at(-1) ?? '';
  await page.goto('about:blank');
  const release = await openBeforeScripts(page, `${teamPath()}#${code}`);
  await expect(openBiographies(page)).toHaveCount(1);
  await expect(page.locator(`#${code}-biography`)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shift = await watchLayoutShift(page);
  release();
  await started(page);
  await expect(openBiographies(page)).toHaveCount(1);
  expect(await shift()).toBeLessThanOrEqual(0.02);
});
