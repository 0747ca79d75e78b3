import type { Page } from '@playwright/test';
import { defaultInvestorProfile } from '../src/profiles/investorProfiles';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf, visiblePaths } from './site/menuBar';
import { narrowOnce } from './site/viewport';
import { openPage } from './site/navigation';

const locale = defaultLocale;

test.describe('the theme of the bar', () => {
  test('on the home page is dark at the top and light after 50 px', async ({ page }) => {
    await openPage(page, pagePath('index', locale));
    const { bar } = barOf(page, locale);
    await expect(bar).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(bar).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(bar).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toHaveAttribute('data-theme', 'dark');
  });

  test('is light at once on a home page that is opened scrolled', async ({ page }) => {
    await openPage(page, pagePath('index', locale));
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.reload();
    await expect(barOf(page, locale).bar).toHaveAttribute('data-theme', 'light');
  });

  test('is light on every other page', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, pagePath('contact', locale));
    await expect(barOf(page, locale).bar).toHaveAttribute('data-theme', 'light');
  });
});

test('the bar stays at the top of the window', async ({ page }) => {
  await openPage(page, pagePath('philosophy', locale));
  await page.evaluate(() => window.scrollTo(0, 1000));
  const { bar } = barOf(page, locale);
  await expect(bar).toBeInViewport();
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await openPage(page, pagePath('philosophy', locale));
  const { skipLink } = barOf(page, locale);
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the logos lead home', async ({ page }) => {
  for (const within of ['banner', 'contentinfo'] as const) {
    await openPage(page, pagePath('contact', locale));
    const home = page.getByRole(within).locator(`a[href="${pagePath('index', locale)}"][aria-label]`);
    await home.filter({ visible: true }).click();
    await expect(page).toHaveURL(pagePath('index', locale));
    await expect(page.locator('h1')).toBeVisible();
  }
});

test.describe('the footer', () => {
  for (const ofLocale of locales) {
    test(
      `leads to its pages, each once (${ofLocale})`,
      narrowOnce(ofLocale),
      async ({ page, content, baseURL }) => {
        await openPage(page, pagePath('index', ofLocale));
        const paths = await visiblePaths(page.getByRole('contentinfo'));
        const equityFund = content[ofLocale].funds.find(({ isBond }) => !isBond);
        const share = equityFund?.shares.find(({ visibleTo }) => visibleTo.includes(defaultInvestorProfile));

        const expected = (
          [
            ...(['index', 'esg-sri-approach', 'funds-range', 'news', 'contact'] as const),
            ...(['legal-notices', 'privacy', 'regulatory-information'] as const),
          ] as const
        ).map((code) => pagePath(code, ofLocale));
        for (const path of [...expected, `${share?.path}#subscribe`]) {
          expect(
            paths.filter((candidate) => candidate === path),
            path,
          ).toHaveLength(1);
        }
        const outside = paths.filter((path) => /^https:/.test(path) && !path.startsWith(baseURL ?? ''));
        expect(outside).toHaveLength(3);
        expect(paths.some((path) => path.startsWith('tel:+'))).toBe(true);
      },
    );
  }

  test('“subscribe” opens the share at its section', async ({ page }) => {
    await openPage(page, pagePath('index', locale));
    await page.getByRole('contentinfo').locator('a[href$="#subscribe"]').filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/shares\/[^/]+#subscribe$/);
    await expect(page.locator('#subscribe')).toBeInViewport();
  });
});

/** Scroll positions from the click on the link to the top until the page has reached it. */
async function positionsOnTheWayUp(page: Page): Promise<number[]> {
  const positions = page.evaluate(
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
  await page.getByRole('contentinfo').locator('a[href="#top"]').click();
  return positions;
}

test.describe('the link to the top', () => {
  test('scrolls there step by step', async ({ page }) => {
    await openPage(page, pagePath('philosophy', locale));
    await page.getByRole('contentinfo').locator('a[href="#top"]').scrollIntoViewIfNeeded();
    const positions = await positionsOnTheWayUp(page);
    expect(positions.length).toBeGreaterThan(1);
    expect(positions).toEqual([...positions].sort((a, b) => b - a));
  });

  test('jumps there for visitors who asked for less motion', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, pagePath('philosophy', locale));
    await page.getByRole('contentinfo').locator('a[href="#top"]').scrollIntoViewIfNeeded();
    expect(await positionsOnTheWayUp(page)).toEqual([0]);
  });
});

test('going back shows the page where it was left', async ({ page, content }) => {
  const [fund] = content[locale].funds;
  await openPage(page, pagePath('funds-range', locale));
  const link = page.getByRole('main').locator(`a[href="${fund?.path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page.locator('h1')).toContainText(fund?.title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(pagePath('funds-range', locale));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});
