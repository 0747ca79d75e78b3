import { inflateSync } from 'node:zlib';
import { defaultLocale, locales } from '../src/i18n/locales';
import { fundTabs } from '../src/features/funds/fundTabs';
import { expect, test } from './fixtures';
import { accessibilityFaults, layoutFaults } from './site/accessibilityFaults';
import { fundSamplePath } from './site/samplePages';
import { fundTabTexts, openFundTab, panelsOf, panelsShown, tabsOf } from './site/fundTabs';
import { openPage } from './site/navigation';
import { loadWholePage } from './site/pageProblems';
import { sidewaysScroll } from './site/viewport';

for (const locale of locales) {
  test(`the tabs fit a window of 768 px (${locale})`, { tag: '@desktop' }, async ({ page, content }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openPage(page, fundSamplePath('share', locale, content));
    const { tab } = tabsOf(page, locale);
    for (const id of fundTabs) await expect(tab(id)).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toEqual([]);
  });

  test(
    `the dropdown names the tab and lists all (${locale})`,
    { tag: '@mobile' },
    async ({ page, content }) => {
      await openPage(page, fundSamplePath('share', locale, content));
      const { button, tab } = tabsOf(page, locale);
      const { title } = fundTabTexts[locale];
      await expect(button).toHaveText(title.overview);
      await button.tap();
      for (const id of fundTabs) {
        expect((await tab(id).boundingBox())?.width).toBeGreaterThanOrEqual(290);
        expect((await tab(id).boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await accessibilityFaults(page, '[data-panels]')).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(tab('overview')).toBeHidden();
      await expect(button).toBeFocused();
      await button.tap();
      await expect(tab('overview')).toBeVisible();
      await page.locator('h1').tap();
      await expect(tab('overview')).toBeHidden();

      await button.tap();
      await tab('documents').tap();
      await expect(button).toHaveText(title.documents);
      await expect(button).toBeFocused();
      expect(await panelsShown(page)).toEqual(['documents']);
    },
  );

  test(
    `each tab of a share has its title and no accessibility fault (${locale})`,
    { tag: '@desktop' },
    async ({ page, content }) => {
      // Axe runs eight times: once on the whole page, then on each tab's panel.
      test.setTimeout(120_000);
      await openPage(page, fundSamplePath('share', locale, content));
      for (const tab of fundTabs) {
        await openFundTab(page, tab);
        const title = page.locator(`section#${tab} h2`).first();
        await expect(title).toHaveText(fundTabTexts[locale].title[tab]);
        await expect(title).toBeInViewport();
        await loadWholePage(page);
        const changed = tab === 'overview' ? undefined : '[data-panels]';
        expect(await accessibilityFaults(page, changed), tab).toEqual([]);
      }
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
      await openPage(page, `${fundSamplePath(name, defaultLocale, content)}#${tab}`);
      await expect(page.locator(`section#${tab} table`)).toHaveCount(0);
      expect(await accessibilityFaults(page, '[data-panels]'), tab).toEqual([]);
    }
  },
);

test(
  '60 shares and titles of 120 characters stay within a narrow window, each tab without a fault',
  { tag: '@mobile' },
  async ({ page, content }) => {
    test.setTimeout(60_000);
    const title = 'Meridane Investissements Intercontinentaux '.repeat(3).slice(0, 120);
    await openPage(page, fundSamplePath('share', defaultLocale, content));
    for (const titled of ['h1', 'h1 + div > span', '#documents a', '#portfolio tbody th', '#news h3 a']) {
      await page.locator(titled).evaluateAll((elements, text) => {
        for (const { firstChild } of elements) if (firstChild) firstChild.nodeValue = text;
      }, title);
      await expect(page.locator(titled).first(), titled).toContainText(title);
    }
    const shares = page.locator('#shares li');
    await shares
      .filter({ visible: true })
      .first()
      .evaluate((share) => {
        for (let count = 0; count < 60; count += 1) share.after(share.cloneNode(true));
      });
    expect(await shares.filter({ visible: true }).count()).toBeGreaterThan(60);
    for (const tab of fundTabs) {
      await openFundTab(page, tab);
      expect(await sidewaysScroll(page), tab).toEqual([]);
      expect(await layoutFaults(page, '[data-panels]'), tab).toEqual([]);
    }
  },
);

test('the dropdown stays within a window of 320 px', { tag: '@mobile' }, async ({ page, content }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, fundSamplePath('share', defaultLocale, content));
  await tabsOf(page, defaultLocale).button.tap();
  expect(await sidewaysScroll(page)).toEqual([]);
});

test('on paper all panels are there', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, fundSamplePath('share', defaultLocale, content));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => panelsShown(page)).toEqual(await panelsOf(page));
});

/** Content of a PDF's pages. */
function pageContents(pdf: Buffer): string[] {
  return pdf
    .toString('latin1')
    .split(/\bstream\r?\n/)
    .slice(1)
    .flatMap((stream) => {
      try {
        return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
      } catch {
        // A font's, or not compressed.
        return [];
      }
    });
}

test('on paper the portfolio has its bars', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, fundSamplePath('fund', defaultLocale, content));
  // As printers do, without grounds.
  const drawn = pageContents(await page.pdf({ printBackground: false })).join('\n');
  // #4589bb, from 0 to 1.
  expect(drawn.includes('.2706 .5373 .7333 rg')).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'all panels are shown in sequence under links to them',
    { tag: '@desktop' },
    async ({ page, content }) => {
      await page.goto(fundSamplePath('share', defaultLocale, content));
      const { tab, button } = tabsOf(page, defaultLocale);
      for (const id of fundTabs) await expect(page.locator(`section#${id}`)).toBeVisible();
      await expect(button).toBeHidden();
      await tab('subscribe').click();
      await expect(page.locator('section#subscribe h2').first()).toBeInViewport();
      await expect(page.locator('section#overview')).toBeVisible();
    },
  );
});
