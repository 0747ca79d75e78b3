import type { Locator, Page } from '@playwright/test';
import { esgTabs } from '../src/features/esg/esgTabList';
import { type FundTab, fundTabs } from '../src/features/funds/fundTabList';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { openBeforeScripts } from './site/network';
import { openPage, started } from './site/navigation';
import { loadWholePage } from './site/collectPageProblems';
import { fundSamplePath } from './site/samplePages';
import { esgTexts, fundTabTexts, openTab, panelsShown, tabsOf } from './site/tabPanels';
import { fundTexts } from './site/dictionaryTexts';
import { narrowWindow, sidewaysScroll, watchLayoutShift } from './site/viewport';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

for (const ofLocale of locales) {
  test(
    `each tab of a share has its title and no accessibility fault, nor has the source of a figure (${ofLocale})`,
    { tag: '@desktop' },
    async ({ page, content }) => {
      // Axe runs eight times: once on the whole page, then on each tab's panel.
      test.setTimeout(120_000);
      await openPage(page, fundSamplePath('share', ofLocale, content));
      for (const tab of fundTabs) {
        await openTab(page, tab);
        expect(await panelsShown(page)).toEqual([tab]);
        const title = page.locator(`section#${tab} h2`).first();
        await expect(title).toHaveText(fundTabTexts[ofLocale].title[tab]);
        await expect(title).toBeInViewport();
        await loadWholePage(page);
        if (tab === 'performances') {
          // The source of a figure.
          const source = page.locator('#performances table details').first();
          await source.locator('summary').click();
          await expect(source).toHaveAttribute('open');
        }
        expect(
          await accessibilityFaults(page, tab === 'overview' ? undefined : '[data-panels]'),
          tab,
        ).toEqual([]);
      }
      await page.setViewportSize({ width: 768, height: 900 });
      await page.evaluate(() => window.scrollTo(0, 0));
      const { tab } = tabsOf(page, ofLocale);
      for (const id of fundTabs) await expect(tab(id)).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page)).toEqual([]);
    },
  );

  test(
    `each tab of the ESG page has its title, no accessibility fault and the width of the window (${ofLocale})`,
    { tag: '@mobile' },
    async ({ page }) => {
      test.setTimeout(60_000);
      await openPage(page, pagePath('esg-sri-approach', ofLocale));
      for (const tab of esgTabs) {
        await openTab(page, tab);
        expect(await panelsShown(page)).toEqual([tab]);
        await expect(page.locator(`section#${tab} h2`).first()).toHaveText(esgTexts[ofLocale].title[tab]);
        await loadWholePage(page);
        expect(await sidewaysScroll(page), tab).toEqual([]);
        expect(await accessibilityFaults(page, tab === 'vision' ? undefined : '[data-panels]'), tab).toEqual(
          [],
        );
      }
    },
  );

  test(
    `on a phone the figures of a share are in the first screen, and a dropdown lists its tabs (${ofLocale})`,
    { tag: '@mobile' },
    async ({ page, content }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, fundSamplePath('share', ofLocale, content));
      const { nav, riskIndicator, ongoingCosts, document, performanceOver } = fundTexts[ofLocale];
      for (const label of [nav, riskIndicator, ongoingCosts, document, ...Object.values(performanceOver)]) {
        const figure = page.locator('main dt').filter({ hasText: label, visible: true }).first();
        // A scale is drawn after its words, which are for assistive technology.
        const value = figure.locator('xpath=following-sibling::dd').last();
        await expect(value, label).toBeInViewport({ ratio: 1 });
      }
      const { button, tab } = tabsOf(page, ofLocale);
      await page.setViewportSize({ ...narrowWindow, width: 320 });
      await button.tap();
      expect(await sidewaysScroll(page)).toEqual([]);
      await page.setViewportSize(narrowWindow);
      for (const id of fundTabs) {
        expect((await tab(id).boundingBox())?.width).toBeGreaterThanOrEqual(290);
        expect((await tab(id).boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await accessibilityFaults(page, '[data-panels]')).toEqual([]);
      await tab('documents').tap();
      await expect(button).toHaveText(fundTabTexts[ofLocale].title.documents);
      await expect(button).toBeFocused();
      expect(await panelsShown(page)).toEqual(['documents']);
    },
  );
}

test(
  'a tab with a notice in place of figures has no accessibility fault',
  { tag: '@desktop' },
  async ({ page, content }) => {
    for (const [name, tab] of [
      ['youngShare', 'performances'],
      ['fundUnderInvestment', 'portfolio'],
    ] as const) {
      await openPage(page, `${fundSamplePath(name, locale, content)}#${tab}`);
      await expect(page.locator(`section#${tab} table`)).toHaveCount(0);
      expect(await accessibilityFaults(page, '[data-panels]'), tab).toEqual([]);
    }
  },
);

test('choosing, a reload, back and forward go through the tabs where the page stands', async ({
  page,
  content,
  hasTouch,
}) => {
  await openPage(page, fundSamplePath('share', locale, content));
  const { tab, button } = tabsOf(page, locale);
  /** From the row or, in narrow windows, from the dropdown. */
  const choose = async (id: FundTab) => {
    if (hasTouch) await button.click();
    await tab(id).click();
  };
  await (hasTouch ? button : tab('overview')).evaluate((element) =>
    element.scrollIntoView({ block: 'center' }),
  );
  const top = await scrollTop(page);
  for (const id of ['characteristics', 'performances'] as const) {
    await choose(id);
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    expect(await panelsShown(page)).toEqual([id]);
  }
  await page.goBack();
  await expect(page.locator('section#characteristics')).toBeVisible();
  await expect(hasTouch ? button : tab('performances')).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await page.goBack();
  await expect(page.locator('section#overview')).toBeVisible();
  await page.goForward();
  await expect(page.locator('section#characteristics')).toBeVisible();
  await page.reload();
  await started(page);
  expect(await panelsShown(page)).toEqual(['characteristics']);

  const link = page.getByRole('contentinfo').locator(`a[href="${pagePath('contact', locale)}"]`);
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  await link.click();
  await expect(page).toHaveURL(pagePath('contact', locale));
  await page.goBack();
  await expect(page.locator('section#characteristics')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test(
  'a link to a tab draws no ring before a key is pressed; the keyboard goes from tab to tab, and chooses',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await openPage(page, `${fundSamplePath('share', locale, content)}#performances`);
    await expect(page.locator('#performances')).toBeFocused();
    const title = page.locator('#performances > h2');
    await expect(title).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Shift');
    await expect(title).toHaveCSS('outline-style', 'solid');

    const { tab } = tabsOf(page, locale);
    await tab('overview').focus();
    await page.keyboard.press('Tab');
    await expect(tab('characteristics')).toBeFocused();
    expect(await panelsShown(page)).toEqual(['performances']);
    await page.keyboard.press('Enter');
    expect(await panelsShown(page)).toEqual(['characteristics']);
    await expect(tab('characteristics')).toHaveAttribute('aria-current', 'true');
    await expect(tab('characteristics')).toBeFocused();
  },
);

test(
  '“subscribe” of the footer opens that tab, from another page and from the share itself',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await openPage(page, fundSamplePath('fund', locale, content));
    const subscribe = page.locator('footer a[href$="#subscribe"]').filter({ visible: true });
    for (const start of ['another page', 'the share'] as const) {
      await subscribe.click();
      await expect(page, start).toHaveURL(/\/shares\/[^/]+#subscribe$/);
      await expect(page.locator('section#subscribe h2').first()).toBeInViewport();
      expect(await panelsShown(page)).toEqual(['subscribe']);
      await openTab(page, 'overview');
    }
  },
);

test(
  'the scripts change nothing that the style sheet has drawn',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const release = await openBeforeScripts(page, `${fundSamplePath('share', locale, content)}#documents`);
    expect(await panelsShown(page)).toEqual(['documents']);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shift = await watchLayoutShift(page);
    release();
    await started(page);
    expect(await panelsShown(page)).toEqual(['documents']);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  },
);

test(
  'the risks of a fund are written as large as its philosophy (Delegated Regulation (EU) 2017/565, art. 44)',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await openPage(page, fundSamplePath('fund', locale, content));
    const { risk, philosophy } = fundTexts[locale];
    const sizeUnder = (title: string, text: string) =>
      page
        .getByRole('heading', { name: title, exact: true })
        .locator('..')
        .locator(text)
        .last()
        .evaluate((element) => getComputedStyle(element).fontSize);
    expect(await sizeUnder(risk.title, 'dd')).toBe(await sizeUnder(philosophy, 'p'));
  },
);

test(
  'on a phone the list of tabs stays in reach and covers no focus; a tab chosen there is read from its beginning',
  { tag: '@mobile' },
  async ({ page, content }) => {
    await openPage(page, `${fundSamplePath('share', locale, content)}#performances`);
    const { button, tab } = tabsOf(page, locale);
    const isBelowList = async (element: Locator) => {
      const [list, box] = await Promise.all([button.boundingBox(), element.boundingBox()]);
      return list !== null && box !== null && box.y >= list.y + list.height;
    };

    // Sources of figures.
    await page.locator('#performances table summary').filter({ visible: true }).last().focus();
    await expect(button).toBeInViewport({ ratio: 1 });
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await isBelowList(page.locator('#performances :focus'))).toBe(true);
    }
    await button.tap();
    await tab('documents').tap();
    const titleIsRead = async (id: FundTab) => {
      const title = page.locator(`#${id} > h2`);
      await expect(title).toBeInViewport({ ratio: 1 });
      expect(await isBelowList(title)).toBe(true);
    };
    await titleIsRead('documents');
    await page.goBack();
    await titleIsRead('performances');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'all panels are shown in sequence under links to them',
    { tag: '@desktop' },
    async ({ page, content }) => {
      await page.goto(fundSamplePath('share', locale, content));
      const { tab, button } = tabsOf(page, locale);
      for (const id of fundTabs) await expect(page.locator(`section#${id}`)).toBeVisible();
      await expect(button).toBeHidden();
      await tab('subscribe').click();
      await expect(page.locator('section#subscribe h2').first()).toBeInViewport();
      await expect(page.locator('section#overview')).toBeVisible();
    },
  );
});
