import { comparePath } from '../src/routes/comparePath';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { compareTexts, comparisonOf, isinsOf, isSeen, olderShares } from './site/comparison';
import { filled, fundTexts } from './site/texts';
import { layoutShift, narrowOnce, sidewaysScroll } from './site/viewport';
import { openPage } from './site/navigation';
import { collectPageProblems, loadWholePage } from './site/pageProblems';
import { findIn } from './site/siteContent';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const texts = compareTexts[locale];

test(
  'a share under one year shows the notice and no figure of its performance or risk',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const funds = content[locale].funds.filter(isSeen);
    const young = findIn(
      funds.flatMap(({ shares }) => shares),
      'share under one year for everyone',
      (share) => share.lessThanOneYear && share.visibleTo.includes('RETAIL'),
    );
    const histories: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/navs')) histories.push(request.url());
    });
    await openPage(page, comparePath([young.isin], locale));
    await loadWholePage(page);
    await page.waitForLoadState('networkidle');
    const { main, table, row } = comparisonOf(page);
    await expect(row(fundTexts[locale].riskIndicator.replace(/[()]/g, '\\$&'))).toBeVisible();
    await expect(
      table.getByRole('row', { name: new RegExp(`^${fundTexts[locale].fee.management} `) }),
    ).toBeVisible();
    await expect(main.getByText(fundTexts[locale].pastPerformance)).toHaveCount(0);
    await expect(main.getByText(texts.chart.title)).toBeHidden();
    await expect(row(fundTexts[locale].period.ytd)).toHaveCount(0);
    await expect(main.getByText(/[+−]\d+,\d\d\s%/)).toHaveCount(0);
    expect(histories).toEqual([]);
  },
);

test(
  'the warning stands before the figures, and the chart comes when it is reached',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await openPage(page, comparePath(isinsOf(olderShares(content[locale]), 2), locale));
    const { main, table } = comparisonOf(page);
    const warning = await main.getByText(fundTexts[locale].pastPerformance).boundingBox();
    const figures = await table.boundingBox();
    expect((warning?.y ?? 0) + (warning?.height ?? 0)).toBeLessThan(figures?.y ?? 0);
    await main.getByRole('heading', { name: texts.chart.title }).scrollIntoViewIfNeeded();
    await expect(main.getByRole('figure')).toBeVisible();
    await expect(main.getByRole('figure').getByRole('listitem')).toHaveCount(2);
  },
);

test(
  'without the histories the table stays and the chart says so',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await page.route('**/navs?*', (route) => route.fulfill({ status: 503, body: '' }));
    await openPage(page, comparePath(isinsOf(olderShares(content[locale]), 2), locale));
    const { main, table } = comparisonOf(page);
    await main.getByRole('heading', { name: texts.chart.title }).scrollIntoViewIfNeeded();
    await expect(main.getByText(texts.chart.failed)).toBeVisible();
    await expect(table).toBeVisible();
  },
);

test(
  'on a tablet the table scrolls inside itself and its first column stays; on a phone nothing is cut off',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await page.setViewportSize({ width: 768, height: 740 });
    const shares = olderShares(content[locale]).slice(0, 4);
    await openPage(page, comparePath(isinsOf(shares, 4), locale));
    const { main, table } = comparisonOf(page);
    const region = main.getByRole('region', { name: filled(texts.table_other, { count: 4 }) });
    const header = table.locator('th[scope=row]').first();
    const before = await header.boundingBox();
    await region.evaluate((element) => element.scrollTo({ left: 400, behavior: 'instant' }));
    expect(await region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
    expect((await header.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect(await sidewaysScroll(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 740 });
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await sidewaysScroll(page)).toEqual([]);
    // Still a table: rows, headers and cells by their roles, and each value after the name of its share.
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    const isins = table.getByRole('row', { name: new RegExp(`^${fundTexts[locale].characteristic.isin} `) });
    await expect(isins.getByRole('cell')).toHaveText(
      shares.map(
        ({ isin, name }) => new RegExp(`${filled(fundTexts[locale].share, { share: name })}${isin}$`),
      ),
    );
    for (const name of await isins.getByRole('cell').locator('span').all()) await expect(name).toBeVisible();
  },
);

test('a choice in the address moves nothing that is seen', async ({ page, content }) => {
  await openPage(page, comparePath(isinsOf(olderShares(content[locale]), 3), locale));
  await expect(comparisonOf(page).table).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

for (const ofLocale of locales) {
  test(
    `empty, full and with messages it has no fault (${ofLocale})`,
    narrowOnce(ofLocale),
    async ({ page, content, baseURL }) => {
      const problems = collectPageProblems(page, baseURL ?? '');
      const isins = isinsOf(olderShares(content[ofLocale]), 4);
      const { columns, main, directory } = comparisonOf(page, ofLocale);
      await openPage(page, pagePath('compare', ofLocale));
      await expect(directory).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);

      await openPage(page, comparePath([...isins, 'ZZ0000000000'], ofLocale));
      await expect(columns).toHaveCount(4);
      await loadWholePage(page);
      await expect(main.getByRole('figure')).toBeVisible();
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await expect(main.getByText(fundTexts[ofLocale].pastPerformance)).toBeVisible();
      expect(problems).toEqual([]);
    },
  );
}

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every share that individuals see can be reached', async ({ page, content }) => {
    await page.goto(pagePath('compare', locale));
    const { main, picker } = comparisonOf(page);
    await expect(picker).toBeHidden();
    for (const share of content[locale].funds.flatMap(({ shares }) => shares)) {
      const link = main.locator(`a[href="${share.path}"]`);
      await expect(link).toBeVisible({ visible: share.visibleTo.includes('RETAIL') });
    }
  });
});
