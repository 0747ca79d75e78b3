import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf, expectOpen, panelOf } from './site/menuBar';
import { openPage } from './site/navigation';

const locale = defaultLocale;
const contactPath = pagePath('contact', locale);

test('the skip link leads to the content, the bar stays in sight, and a link scrolls back to the top', async ({
  page,
}) => {
  await openPage(page, pagePath('philosophy', locale));
  const { bar, skipLink } = barOf(page, locale);
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const toTop = page.getByRole('contentinfo').locator('a[href="#top"]');
  await toTop.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())?.y).toBe(0);
  const passed = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const record = () => {
          seen.push(window.scrollY);
          if (window.scrollY === 0) resolve(seen);
        };
        window.addEventListener('click', () => window.addEventListener('scroll', record), { once: true });
      }),
  );
  await toTop.click();
  const positions = await passed;
  expect(positions.length).toBeGreaterThan(1);
  expect(positions).toEqual([...positions].sort((a, b) => b - a));
});

test.describe('the menus of wide screens', { tag: '@desktop' }, () => {
  test('open under the pointer, stay open on the way to a link, which leads to its page, and close behind it', async ({
    page,
    content,
  }) => {
    await openPage(page, contactPath);
    const button = barOf(page, locale).menuButton('funds');
    const panel = panelOf(button);
    const fund = content[locale].funds.find(({ isBond }) => isBond);
    const link = panel.locator(`a[href="${fund?.path}"]`);
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(panel).toBeVisible();
    await expectOpen(button);
    await link.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(panel).toBeHidden();
    await expectOpen(button, false);
    await button.hover();
    await link.click();
    await expect(page.locator('h1')).toContainText(fund?.title ?? '');
  });

  test('are stops of the keyboard in the order in which they stand, open by it, and close when the focus goes on', async ({
    page,
  }) => {
    await openPage(page, contactPath);
    const { skipLink, logo, menuButton, contact, profileButton, language } = barOf(page, locale);
    const stops = [
      ...[skipLink, logo, menuButton('about'), menuButton('funds'), menuButton('news'), contact],
      ...[profileButton, ...locales.map(language)],
    ];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    const button = menuButton('about');
    const panel = panelOf(button);
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const links = await panel.getByRole('link').count();
    for (let stop = 0; stop <= links; stop += 1) await page.keyboard.press('Tab');
    await expect(menuButton('funds')).toBeFocused();
    await expect(panel).toBeHidden();
  });
});

test.describe('the menu of narrow screens', { tag: '@mobile' }, () => {
  test('can be read to its end in a low window, and leads to a page', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await openPage(page, contactPath);
    const { burger, navigation, menuButton } = barOf(page, locale);
    await burger.tap();
    for (const menu of ['about', 'funds', 'equityFunds'] as const) await menuButton(menu).tap();
    const last = navigation.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    const path = pagePath('philosophy', locale);
    await navigation.locator(`a[href="${path}"]`).tap();
    await expect(page).toHaveURL(path);
    await expect(navigation).toBeHidden();
  });

  test('opens, unfolds and closes from the keyboard', async ({ page }) => {
    await openPage(page, contactPath);
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
});
