import type { Page } from '@playwright/test';
import { defaultInvestorProfile } from '../src/profiles/investorProfiles';
import { defaultLocale, locales } from '../src/i18n/locales';
import { absoluteUrl, newsCategoryPath, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf, expectOpen, type Menu, panelOf, visiblePaths } from './site/menuBar';
import { started, openPage } from './site/navigation';
import { openBeforeScripts } from './site/network';

const locale = defaultLocale;
const menus: readonly Menu[] = ['about', 'funds', 'news'];

test.describe('the menus of wide screens', { tag: '@desktop' }, () => {
  for (const ofLocale of locales) {
    test(`list their pages in order, equity funds before bond funds (${ofLocale})`, async ({
      page,
      content,
    }) => {
      await openPage(page, pagePath('contact', ofLocale));
      const { menuButton } = barOf(page, ofLocale);
      const { funds, newsCategorySlugs } = content[ofLocale];
      const seen = funds.filter(({ visibleTo }) => visibleTo.includes(defaultInvestorProfile));
      const expected = {
        about: (['the-management-company', 'teams', 'philosophy', 'esg-sri-approach'] as const).map((code) =>
          pagePath(code, ofLocale),
        ),
        funds: [
          pagePath('funds-range', ofLocale),
          ...seen.filter(({ isBond }) => !isBond).map(({ path }) => path),
          ...seen.filter(({ isBond }) => isBond).map(({ path }) => path),
        ],
        news: [
          pagePath('news', ofLocale),
          ...newsCategorySlugs.map((slug) => newsCategoryPath(slug, ofLocale)),
        ],
      };
      for (const name of menus) {
        await menuButton(name).click();
        await expect(panelOf(menuButton(name))).toBeVisible();
        expect(await visiblePaths(panelOf(menuButton(name)))).toEqual(expected[name]);
        await page.keyboard.press('Escape');
      }
    });
  }

  test('open under the pointer, stay open on the way to a link, and close behind it', async ({ page }) => {
    await openPage(page, pagePath('contact', locale));
    const button = barOf(page, locale).menuButton('about');
    const panel = panelOf(button);
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(panel).toBeVisible();
    await expectOpen(button);
    await panel.getByRole('link').last().hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(panel).toBeHidden();
    await expectOpen(button, false);
  });

  test('open one at a time', async ({ page }) => {
    await openPage(page, pagePath('contact', locale));
    const { menuButton } = barOf(page, locale);
    const about = panelOf(menuButton('about'));
    await menuButton('about').hover();
    await expect(about).toBeVisible();
    // The first panel closes as the second opens, not half a second later.
    const bothOpen = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const [first, second] = document.querySelectorAll<HTMLDetailsElement>('[data-menu=dropdown]');
          const look = () => {
            if (second?.open) resolve(first?.open === true);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await menuButton('funds').hover();
    expect(await bothOpen).toBe(false);
    await expect(about).toBeHidden();
  });

  test('that the pointer opened are closed by Escape (WCAG 1.4.13)', async ({ page }) => {
    await openPage(page, pagePath('contact', locale));
    const button = barOf(page, locale).menuButton('about');
    await button.hover();
    await expect(panelOf(button)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelOf(button)).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    test(`open and close from the keyboard: ${key}`, async ({ page }) => {
      await openPage(page, pagePath('contact', locale));
      const button = barOf(page, locale).menuButton('funds');
      const panel = panelOf(button);
      await button.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await page.keyboard.press(key);
      await expect(panel).toBeHidden();
    });
  }

  test('close when the focus goes on', async ({ page }) => {
    await openPage(page, pagePath('contact', locale));
    const { menuButton } = barOf(page, locale);
    const panel = panelOf(menuButton('about'));
    await menuButton('about').focus();
    await page.keyboard.press('Enter');
    const linkCount = await panel.getByRole('link').count();
    for (let stop = 0; stop <= linkCount; stop += 1) await page.keyboard.press('Tab');
    await expect(menuButton('funds')).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('are stops of the keyboard in the order in which they stand', async ({ page }) => {
    await openPage(page, pagePath('contact', locale));
    const { skipLink, logo, menuButton, contact, profileButton, language } = barOf(page, locale);
    const stops = [
      ...[skipLink, logo, menuButton('about'), menuButton('funds'), menuButton('news'), contact],
      ...[profileButton, ...locales.map(language)],
    ];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
  });

  test('open before the scripts are there, and stay open when they are', async ({ page }) => {
    const release = await openBeforeScripts(page, pagePath('contact', locale));
    const button = barOf(page, locale).menuButton('about');
    await button.click();
    await expect(panelOf(button)).toBeVisible();
    release();
    await started(page);
    await expectOpen(button);
  });

  test('lead to a page', async ({ page, content, baseURL }) => {
    await openPage(page, pagePath('contact', locale));
    const button = barOf(page, locale).menuButton('funds');
    const fund = content[locale].funds.find(({ isBond }) => isBond);
    await button.hover();
    await panelOf(button).locator(`a[href="${fund?.path}"]`).click();
    await expect(page).toHaveURL(absoluteUrl(fund?.path ?? '', baseURL ?? ''));
    await expect(page.locator('h1')).toContainText(fund?.title ?? '');
  });
});

async function openMobileMenu(page: Page): Promise<ReturnType<typeof barOf>> {
  const bar = barOf(page, locale);
  await bar.burger.tap();
  await expect(bar.navigation).toBeVisible();
  return bar;
}

test.describe('the menu of narrow screens', { tag: '@mobile' }, () => {
  test('unfolds by touch down to the bond funds', async ({ page, content }) => {
    await openPage(page, pagePath('contact', locale));
    const { menuButton, navigation } = await openMobileMenu(page);
    const about = panelOf(menuButton('about'));
    await expect(about).toBeHidden();
    await menuButton('about').tap();
    await expect(about.locator(`a[href="${pagePath('philosophy', locale)}"]`)).toBeVisible();
    await menuButton('about').tap();
    await expect(about).toBeHidden();

    await menuButton('funds').tap();
    await expect(menuButton('equityFunds')).toBeVisible();
    await menuButton('equityFunds').tap();
    await menuButton('bondFunds').tap();
    const seen = content[locale].funds.filter(({ visibleTo }) => visibleTo.includes(defaultInvestorProfile));
    const isFund = (path: string) => content[locale].funds.some((fund) => fund.path === path);
    expect((await visiblePaths(navigation)).filter(isFund)).toEqual([
      ...seen.filter(({ isBond }) => !isBond).map(({ path }) => path),
      ...seen.filter(({ isBond }) => isBond).map(({ path }) => path),
    ]);
  });

  test('leads to a page', async ({ page }) => {
    await openPage(page, pagePath('contact', locale));
    const { menuButton, navigation } = await openMobileMenu(page);
    await menuButton('about').tap();
    const path = pagePath('philosophy', locale);
    await navigation.locator(`a[href="${path}"]`).tap();
    await expect(page).toHaveURL(path);
    await expect(navigation).toBeHidden();
  });

  test('opens, unfolds and closes from the keyboard', async ({ page }) => {
    await openPage(page, pagePath('contact', locale));
    const { burger, menuButton, navigation } = barOf(page, locale);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(burger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menuButton('about')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(panelOf(menuButton('about')).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test('turns the bar of the home page light while it is open', async ({ page }) => {
    await openPage(page, pagePath('index', locale));
    const { bar, burger } = await openMobileMenu(page);
    await expect(bar).toHaveAttribute('data-theme', 'light');
    await burger.tap();
    await expect(bar).toHaveAttribute('data-theme', 'dark');
  });

  test('can be read to its end in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await openPage(page, pagePath('contact', locale));
    const { navigation, menuButton } = await openMobileMenu(page);
    await menuButton('funds').tap();
    await menuButton('equityFunds').tap();
    const last = navigation.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});
