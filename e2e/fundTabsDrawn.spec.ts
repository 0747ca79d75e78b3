import { inflateSync } from 'node:zlib';
import { investorProfiles } from '../src/profiles/investorProfiles';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { fundTabs } from '../src/store/fundView/fundViewSlice';
import type { SharePageContext } from '../src/templates/pageContext';
import { expect, test } from './fixtures';
import { accessibilityFaults, layoutFaults } from './site/accessibilityFaults';
import { fundSamplePath } from './site/samplePages';
import { fundTabTexts, openFundTab, panelsOf, panelsShown, tabsOf } from './site/fundTabs';
import { navigate, openPage } from './site/navigation';
import { changePageData } from './site/network';
import { loadWholePage } from './site/pageProblems';
import { sidewaysScroll } from './site/viewport';

for (const locale of locales) {
  test(`the tabs fit a window of 768 px (${locale})`, { tag: '@desktop' }, async ({ page, content }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openPage(page, fundSamplePath('share', locale, content));
    const { list, tab } = tabsOf(page, locale);
    await expect(list).toBeVisible();
    for (const id of fundTabs) await expect(tab(id)).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toEqual([]);
  });

  test(
    `the dropdown names the tab and lists all (${locale})`,
    { tag: '@mobile' },
    async ({ page, content }) => {
      await openPage(page, fundSamplePath('share', locale, content));
      const { button, link } = tabsOf(page, locale);
      const { title } = fundTabTexts[locale];
      await expect(button).toHaveText(title.overview);
      await button.tap();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (const id of fundTabs) {
        expect((await link(id).boundingBox())?.width).toBeGreaterThanOrEqual(290);
        expect((await link(id).boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await accessibilityFaults(page, '[data-tabs]')).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
      await button.tap();
      await page.locator('h1').tap();
      await expect(button).toHaveAttribute('aria-expanded', 'false');

      await button.tap();
      await link('documents').tap();
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
        const changed = tab === 'overview' ? undefined : `[data-tabs]`;
        expect(await accessibilityFaults(page, changed), tab).toEqual([]);
      }
    },
  );
}

test('nor has a tab with a notice in place of figures', { tag: '@desktop' }, async ({ page, content }) => {
  for (const [name, tab] of [
    ['youngShare', 'performances'],
    ['fundUnderInvestment', 'portfolio'],
  ] as const) {
    await openPage(page, `${fundSamplePath(name, defaultLocale, content)}#${tab}`);
    await expect(page.locator(`section#${tab} table`)).toHaveCount(0);
    expect(await accessibilityFaults(page, '[data-tabs]'), tab).toEqual([]);
  }
});

test(
  '60 shares and titles of 120 characters stay within a narrow window, each tab without a fault',
  { tag: '@mobile' },
  async ({ page, content }) => {
    test.setTimeout(60_000);
    const path = fundSamplePath('share', defaultLocale, content);
    const title = 'Meridane Investissements Intercontinentaux '.repeat(3).slice(0, 120);
    await changePageData(page, path, ({ pageContext }) => {
      const { fund, share } = pageContext as Pick<SharePageContext, 'fund' | 'share'>;
      const [first] = fund.shares;
      const others = Array.from({ length: 60 }, (_, index) => ({
        ...first,
        name: `S USD ${index}`,
        isin: `ZZ00990000${10 + index}`,
        path: `${path}-${index}`,
        visibleTo: investorProfiles,
      }));
      const titled = <Item extends object>(items: readonly Item[] = []) =>
        items.map((item, index) => ({ ...item, title: `${index} ${title}`.slice(0, 120) }));
      return {
        pageContext: {
          ...pageContext,
          fund: {
            ...fund,
            title,
            category: title,
            shares: others,
            documents: titled(fund.documents),
            news: titled(fund.news),
            portfolio: fund.portfolio && { ...fund.portfolio, topLines: titled(fund.portfolio.topLines) },
          },
          share: { ...share, documents: titled(share.documents) },
        },
      };
    });
    await openPage(page, pagePath('funds-range', defaultLocale));
    await navigate(page, path);
    await expect(page.locator('h1')).toContainText(title);
    await expect(page.locator('#shares li').filter({ visible: true })).toHaveCount(60);
    for (const tab of fundTabs) {
      await openFundTab(page, tab);
      expect(await sidewaysScroll(page), tab).toEqual([]);
      expect(await layoutFaults(page, '[data-tabs]'), tab).toEqual([]);
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
      const { link, button } = tabsOf(page, defaultLocale);
      for (const tab of fundTabs) await expect(page.locator(`section#${tab}`)).toBeVisible();
      await expect(button).toBeHidden();
      await link('subscribe').click();
      await expect(page.locator('section#subscribe h2').first()).toBeInViewport();
      await expect(page.locator('section#overview')).toBeVisible();
    },
  );
});
