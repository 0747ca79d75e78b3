import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { type FundTab, fundTabs } from '../src/features/funds/fundTabs';
import { expect, test } from './fixtures';
import { fundSamplePath } from './site/samplePages';
import { fundTabTexts, openFundTab, panelsOf, panelsShown, tabsOf } from './site/fundTabs';
import { openBeforeScripts } from './site/network';
import { watchLayoutShift } from './site/viewport';
import { started, openPage } from './site/navigation';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Chooses a tab from the row or, in narrow windows, from the dropdown. */
async function choose(page: Page, id: FundTab, isMobile: boolean) {
  const { tab, button } = tabsOf(page, defaultLocale);
  if (isMobile) await button.click();
  await tab(id).click();
}

test('each tab of a share is reached by its address', { tag: '@desktop' }, async ({ page, content }) => {
  const path = fundSamplePath('share', defaultLocale, content);
  await openPage(page, path);
  expect(await panelsShown(page)).toEqual(['overview']);
  expect(await panelsOf(page)).toEqual([...fundTabs]);

  for (const tab of fundTabs) {
    await page.goto('about:blank');
    await openPage(page, `${path}#${tab}`);
    expect(await panelsShown(page)).toEqual([tab]);
    const title = page.locator(`section#${tab} h2`).first();
    await expect(title).toHaveText(fundTabTexts[defaultLocale].title[tab]);
    await expect(title).toBeInViewport();
  }
});

// fundTabsDrawn.spec.ts checks a share's tabs one by one.
for (const locale of locales) {
  test(`each tab of a fund has its title (${locale})`, { tag: '@desktop' }, async ({ page, content }) => {
    await openPage(page, `${fundSamplePath('fund', locale, content)}#${fundTabs.at(-1)}`);
    expect(await panelsOf(page)).toEqual([...fundTabs]);
    for (const tab of [...fundTabs].reverse()) {
      await openFundTab(page, tab);
      expect(await panelsShown(page)).toEqual([tab]);
      const title = page.locator(`section#${tab} h2`).first();
      await expect(title).toHaveText(fundTabTexts[locale].title[tab]);
      await expect(title).toBeInViewport();
    }
  });
}

test('a tab survives a reload', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, `${fundSamplePath('share', defaultLocale, content)}#performances`);
  await page.reload();
  await started(page);
  expect(await panelsShown(page)).toEqual(['performances']);
});

test(
  'an address that names no tab shows the first, and one that cannot be read too',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const path = fundSamplePath('share', defaultLocale, content);
    for (const anchor of ['#unknown', '#', '#%', '#%E0%A4%A']) {
      await page.goto('about:blank');
      await openPage(page, path + anchor);
      expect(await panelsShown(page), anchor).toEqual(['overview']);
      await expect(page.locator('h1')).toBeVisible();
    }
  },
);

test('choosing, back and forward go through the tabs where the page stands', async ({
  page,
  content,
  hasTouch,
}) => {
  await openPage(page, fundSamplePath('share', defaultLocale, content));
  const { tab, button } = tabsOf(page, defaultLocale);
  await (hasTouch ? button : tab('overview')).evaluate((element) =>
    element.scrollIntoView({ block: 'center' }),
  );
  const top = await scrollTop(page);

  await choose(page, 'characteristics', hasTouch);
  await expect(page).toHaveURL(/#characteristics$/);
  expect(await panelsShown(page)).toEqual(['characteristics']);
  expect(await scrollTop(page)).toBe(top);

  await choose(page, 'performances', hasTouch);
  await expect(page).toHaveURL(/#performances$/);
  expect(await panelsShown(page)).toEqual(['performances']);

  await page.goBack();
  await expect(page.locator('section#characteristics')).toBeVisible();
  expect(await panelsShown(page)).toEqual(['characteristics']);
  await expect(hasTouch ? button : tab('performances')).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await page.goBack();
  await expect(page.locator('section#overview')).toBeVisible();
  await page.goForward();
  await expect(page.locator('section#characteristics')).toBeVisible();
  expect(await panelsShown(page)).toEqual(['characteristics']);
});

test('back from another page a tab is where it was left', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, fundSamplePath('share', defaultLocale, content));
  await choose(page, 'characteristics', false);
  const link = page.getByRole('contentinfo').locator(`a[href="${pagePath('contact', defaultLocale)}"]`);
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  await link.click();
  await expect(page).toHaveURL(pagePath('contact', defaultLocale));
  await page.goBack();
  await expect(page.locator('section#characteristics')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test(
  'a link of a tab to another one takes the focus along',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await openPage(page, fundSamplePath('share', defaultLocale, content));
    await page.locator('section#overview a[href="#performances"]').filter({ visible: true }).press('Enter');
    await expect(page).toHaveURL(/#performances$/);
    expect(await panelsShown(page)).toEqual(['performances']);
    await expect(page.locator('section#performances')).toBeFocused();
  },
);

test(
  '“subscribe” of the footer opens that tab, from another page and from the share itself',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await openPage(page, fundSamplePath('fund', defaultLocale, content));
    const subscribe = page.locator('footer a[href$="#subscribe"]').filter({ visible: true });
    for (const start of ['another page', 'the share'] as const) {
      await subscribe.click();
      await expect(page, start).toHaveURL(/\/shares\/[^/]+#subscribe$/);
      await expect(page.locator('section#subscribe h2').first()).toBeInViewport();
      expect(await panelsShown(page)).toEqual(['subscribe']);
      await openFundTab(page, 'overview');
    }
  },
);

test('another share opens at the tab that is shown', { tag: '@desktop' }, async ({ page, content }) => {
  const fund = content[defaultLocale].funds.find(
    ({ shares }) => shares.filter(({ visibleTo }) => visibleTo.includes('RETAIL')).length > 1,
  );
  const [share, other] = fund?.shares.filter(({ visibleTo }) => visibleTo.includes('RETAIL')) ?? [];
  await openPage(page, `${share?.path}#characteristics`);
  await page.locator(`#shares a[href$="${other?.path}#characteristics"]`).click();
  await expect(page).toHaveURL(`${other?.path}#characteristics`);
  await expect(page.locator('#shares [aria-current=page]')).toContainText(other?.isin ?? '');
  expect(await panelsShown(page)).toEqual(['characteristics']);
  await expect(page.locator('section#characteristics h2').first()).toBeInViewport();
});

test(
  'the scripts change nothing that the style sheet has drawn',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const path = fundSamplePath('share', defaultLocale, content);
    const release = await openBeforeScripts(page, `${path}#documents`);
    expect(await panelsShown(page)).toEqual(['documents']);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shift = await watchLayoutShift(page);
    release();
    await started(page);
    expect(await panelsShown(page)).toEqual(['documents']);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  },
);

test('the keyboard goes from tab to tab, and chooses', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, fundSamplePath('share', defaultLocale, content));
  const { tab } = tabsOf(page, defaultLocale);
  await tab('overview').focus();
  await page.keyboard.press('Tab');
  await expect(tab('characteristics')).toBeFocused();
  expect(await panelsShown(page)).toEqual(['overview']);
  await page.keyboard.press('Enter');
  expect(await panelsShown(page)).toEqual(['characteristics']);
  await expect(tab('characteristics')).toHaveAttribute('aria-current', 'true');
  await expect(tab('overview')).not.toHaveAttribute('aria-current');
  await expect(tab('characteristics')).toBeFocused();
});
