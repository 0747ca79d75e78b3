import type { Page } from '@playwright/test';
import { defaultInvestorProfile } from '../src/profiles/investorProfiles';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf } from './site/menuBar';
import { samplePages } from './site/samplePages';

test.use({ javaScriptEnabled: false });

for (const ofLocale of locales) {
  // The HTML does not depend on the window.
  test(
    `every page is complete without scripts (${ofLocale})`,
    { tag: '@desktop' },
    async ({ page, content }) => {
      for (const { name, pathIn } of samplePages.filter(({ locale }) => locale === ofLocale)) {
        await page.goto(pathIn(content), { waitUntil: 'domcontentloaded' });
        await expect(page.locator('h1'), name).toBeVisible();
        await expect(page.getByRole('main'), name).toBeVisible();
        await expect(page.getByRole('dialog'), name).toHaveCount(0);
        await expect(page.locator('[data-island=search] [data-needs-scripts]'), name).toBeHidden();
        await expect(page.getByRole('contentinfo'), name).toBeVisible();
        await expect(barOf(page, ofLocale).logo, name).toBeVisible();
      }
    },
  );
}

const locale = defaultLocale;

test('the range lists the funds of individuals', { tag: '@desktop' }, async ({ page, content }) => {
  await page.goto(pagePath('funds-range', locale));
  for (const { path, visibleTo } of content[locale].funds) {
    const link = page.getByRole('main').locator(`a[href="${path}"]`).first();
    await expect(link).toBeVisible({ visible: visibleTo.includes(defaultInvestorProfile) });
  }
});

/** True if a link to the path is visible, or becomes so when its menu is opened. */
async function canReach(page: Page, path: string): Promise<boolean> {
  const selector = `a[href="${path}"]`;
  const visibleLinks = page.locator('header, footer').locator(selector).filter({ visible: true });
  if ((await visibleLinks.count()) > 0) return true;
  const menu = page
    .locator('details[data-menu]')
    .filter({ has: page.locator(selector), visible: true })
    .first();
  if ((await menu.count()) === 0) return false;
  await menu.locator('summary').first().click();
  const part = menu.locator('details').filter({ has: page.locator(selector) });
  if ((await part.count()) > 0) await part.locator('summary').first().click();
  return (await visibleLinks.count()) > 0;
}

test('every page of the menus can be reached', async ({ page }) => {
  await page.goto(pagePath('index', locale));
  const paths = [
    ...(['the-management-company', 'teams', 'philosophy', 'esg-sri-approach'] as const),
    ...(['funds-range', 'news', 'contact'] as const),
  ].map((code) => pagePath(code, locale));
  const unreachable: string[] = [];
  for (const path of paths) {
    if (!(await canReach(page, path))) unreachable.push(path);
  }
  expect(unreachable).toEqual([]);
});
