import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { barOf, expectOpen, panelOf } from './site/menuBar';
import { openPage } from './site/navigation';
import { pageWithQuestions } from './site/samplePages';
import { setProfile } from './site/visitor';
import { dictionaries } from './site/dictionaryTexts';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// pages.spec.ts checks pages as they open, tabs.spec.ts a share's tabs; here it is what a visitor has opened.

const locale: Locale = defaultLocale;

const rangeTexts = dictionaries('range');

for (const ofLocale of locales) {
  test(
    `the bar has no accessibility fault with each of its menus, nor over a scrolled page (${ofLocale})`,
    { tag: '@desktop' },
    async ({ page }) => {
      await openPage(page, pagePath('index', ofLocale));
      const { bar, menuButton, profileButton } = barOf(page, ofLocale);
      // Their links are those of the pages.
      const menus = ofLocale === locale ? (['about', 'funds', 'news'] as const) : [];
      for (const button of [...menus.map(menuButton), profileButton]) {
        await button.click();
        await expect(panelOf(button)).toBeVisible();
        expect(await accessibilityFaults(page, 'header')).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(bar).toHaveAttribute('data-theme', 'light');
      expect(await accessibilityFaults(page, 'header')).toEqual([]);
    },
  );
}

for (const ofLocale of locales) {
  test(
    `the mobile menu has no accessibility fault with all its sub-menus (${ofLocale})`,
    { tag: '@mobile' },
    async ({ page }) => {
      await openPage(page, pagePath('index', ofLocale));
      const { burger, menuButton, bar } = barOf(page, ofLocale);
      await burger.tap();
      for (const name of ['about', 'funds', 'equityFunds', 'bondFunds', 'news'] as const) {
        await menuButton(name).tap();
        await expectOpen(menuButton(name));
      }
      await expect(bar).toHaveAttribute('data-theme', 'light');
      expect(await accessibilityFaults(page, 'header')).toEqual([]);
    },
  );
}

test('unfolded questions have no accessibility fault', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, pageWithQuestions(content, locale));
  const questions = page.locator('main details');
  for (const question of await questions.all()) await question.locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(await questions.count());
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test(
  'the page of a fund for one profile alone has no accessibility fault',
  { tag: '@desktop' },
  async ({ page, context, content, baseURL }) => {
    await setProfile(context, 'INSTIT', baseURL);
    const fund = content[locale].funds.find(({ visibleTo }) => visibleTo.join() === 'INSTIT');
    await openPage(page, fund?.path ?? '');
    await expect(page.locator('#overview')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

for (const ofLocale of locales) {
  test(
    `the range of a professional has no accessibility fault, with the countries of each share (${ofLocale})`,
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      await setProfile(context, 'PRO', baseURL);
      await openPage(page, pagePath('funds-range', ofLocale));
      const matrix = page.getByRole('table', { name: rangeTexts[ofLocale].registered.caption });
      await expect(matrix).toBeVisible();
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
    },
  );
}
