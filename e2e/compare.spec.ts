import type { Page } from '@playwright/test';
import enCompare from '../locales/en/compare.json';
import enFunds from '../locales/en/funds.json';
import frCompare from '../locales/fr/compare.json';
import frFunds from '../locales/fr/funds.json';
import itCompare from '../locales/it/compare.json';
import itFunds from '../locales/it/funds.json';
import { comparePath } from '../src/features/compare/comparePath';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import type { InvestorProfileCode } from '../src/features/profiles/investorProfiles';
import { pagePath } from '../src/routes/routeTable';
import { initialPreferences } from '../src/store/preferences/preferencesSlice';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { filled } from './site/filled';
import { layoutShift } from './site/layoutShift';
import { narrowOnce } from './site/narrowOnce';
import { openPage } from './site/openPage';
import { collectPageProblems, loadWholePage } from './site/pageProblems';
import { setProfile } from './site/setProfile';
import { sidewaysScroll } from './site/sidewaysScroll';
import { findIn, type LocaleContent, type SiteShare } from './site/siteContent';

// Colours are judged once they have arrived, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dictionaries = { fr: frCompare, en: enCompare, it: itCompare } satisfies Record<
  Locale,
  typeof enCompare
>;
const fundDictionaries = { fr: frFunds, en: enFunds, it: itFunds };
const locale = defaultLocale;
const texts = dictionaries[locale];

/** The page as visitors find it: by roles and by the names that the dictionaries give. */
function comparisonOf(page: Page, ofLocale: Locale = locale) {
  const main = page.getByRole('main');
  const names = dictionaries[ofLocale];
  return {
    main,
    picker: main.getByRole('combobox', { name: names.picker.label }),
    add: main.getByRole('button', { name: names.picker.add, exact: true }),
    removers: main.getByRole('table').getByRole('button'),
    removeAll: main.getByRole('button', { name: names.removeAll }),
    table: main.getByRole('table'),
    columns: main.getByRole('table').locator('thead th[scope=col] a'),
    row: (name: string) => main.getByRole('row', { name: new RegExp(`^${name} `) }),
    directory: main.getByRole('heading', { name: names.directory }),
  };
}

/** Whether the visitor of these tests sees it: nobody has chosen a profile for them. */
function isSeen({ visibleTo }: { visibleTo: readonly InvestorProfileCode[] }): boolean {
  return visibleTo.includes(initialPreferences.investorProfile);
}

/** Shares of all funds that are more than a year old. */
function olderShares({ funds }: LocaleContent): SiteShare[] {
  return funds
    .filter(isSeen)
    .flatMap(({ shares }) => shares)
    .filter((share) => isSeen(share) && !share.lessThanOneYear);
}

function isinsOf(shares: readonly SiteShare[], count: number): string[] {
  expect(shares.length).toBeGreaterThanOrEqual(count);
  return shares.slice(0, count).map(({ isin }) => isin);
}

async function pathsShown(page: Page): Promise<(string | null)[]> {
  return comparisonOf(page).columns.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('shares are added and removed, and the address says which', async ({ page, content }) => {
  const [first, second] = olderShares(content[locale]);
  await openPage(page, pagePath('compare', locale));
  const { picker, add, removers, directory, table } = comparisonOf(page);
  await expect(directory).toBeVisible();
  for (const share of [first, second]) {
    await picker.selectOption(share?.isin ?? '');
    await add.click();
  }
  await expect(page).toHaveURL(comparePath([first?.isin ?? '', second?.isin ?? ''], locale));
  expect(await pathsShown(page)).toEqual([first?.path, second?.path]);
  await expect(directory).toBeHidden();

  await removers.first().click();
  await expect(page).toHaveURL(comparePath([second?.isin ?? ''], locale));
  expect(await pathsShown(page)).toEqual([second?.path]);
  await expect(picker).toBeFocused();

  await comparisonOf(page).removeAll.click();
  await expect(page).toHaveURL(pagePath('compare', locale));
  await expect(table).toHaveCount(0);
  await expect(directory).toBeVisible();
});

test(
  'the choice survives a reload, and leaving and coming back',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const [first, second, third] = olderShares(content[locale]);
    const start = pagePath('contact', locale);
    await openPage(page, start);
    await openPage(page, comparePath([first?.isin ?? ''], locale));
    const { picker, add, columns } = comparisonOf(page);
    for (const share of [second, third]) {
      await picker.selectOption(share?.isin ?? '');
      await add.click();
    }
    const chosen = [first?.path, second?.path, third?.path];
    await page.reload();
    await expect(columns).toHaveCount(3);
    expect(await pathsShown(page)).toEqual(chosen);

    await columns.first().click();
    await expect(page).toHaveURL(first?.path ?? '');
    await page.goBack();
    await expect(columns).toHaveCount(3);
    expect(await pathsShown(page)).toEqual(chosen);

    await page.goBack();
    await expect(page).toHaveURL(start);
  },
);

test(
  'by keyboard alone: choose, add, read the table, remove',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const isins = isinsOf(olderShares(content[locale]), 2);
    await openPage(page, comparePath(isins.slice(0, 1), locale));
    const { picker, main, columns } = comparisonOf(page);
    await picker.focus();
    // The first option that can be chosen is not the one that is chosen already.
    await page.keyboard.press('ArrowDown');
    await expect(picker).not.toHaveValue('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(columns).toHaveCount(2);
    await page.keyboard.press('Tab');
    const region = main.getByRole('region', { name: filled(texts.table_other, { count: 2 }) });
    await expect(region).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(columns.first()).toBeFocused();
    // Past the second share's link to the first one's button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(columns).toHaveCount(1);
    await expect(picker).toBeFocused();
  },
);

test(
  'no more than four, in the order asked for; what is left out is named',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const shares = olderShares(content[locale]);
    const [first = '', sixth = '', ...others] = isinsOf(shares, 6);
    const shown = [...others].reverse();
    const asked = comparePath([...shown, first], locale);
    await openPage(page, asked);
    const { main, columns, picker, add, removers } = comparisonOf(page);
    await expect(columns).toHaveCount(4);
    expect(await pathsShown(page)).toEqual(
      shown.map((isin) => shares.find((share) => share.isin === isin)?.path),
    );
    await expect(main.getByText(new RegExp(`${first}\\)`)).first()).toBeVisible();
    await expect(main.getByText(filled(texts.picker.full, { most: 4 }))).toBeVisible();

    await picker.selectOption(sixth);
    await add.click({ force: true });
    await expect(page).toHaveURL(asked);
    await expect(columns).toHaveCount(4);
    await removers.first().click();
    await expect(page).toHaveURL(comparePath(shown.slice(1), locale));
    // Now there is room for it.
    await add.click();
    await expect(page).toHaveURL(comparePath([...shown.slice(1), sixth], locale));
    await expect(columns).toHaveCount(4);
  },
);

test(
  'lower case is read; unknown and repeated ISINs are named and left out',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const [isin = ''] = isinsOf(olderShares(content[locale]), 1);
    await openPage(page, `${pagePath('compare', locale)}?shares=${isin.toLowerCase()},ZZ0000000000,${isin}`);
    const { main, columns } = comparisonOf(page);
    await expect(columns).toHaveCount(1);
    await expect(main.getByText(filled(texts.ignored.unknown, { shares: 'ZZ0000000000' }))).toBeVisible();
    await expect(main.getByText(texts.ignored.title)).toBeVisible();
    await expect(main.getByText(new RegExp(`\\(${isin}\\)`))).toBeVisible();
  },
);

test(
  'a share of another profile is refused by name, and shown to that profile',
  { tag: '@desktop' },
  async ({ page, context, content, baseURL }) => {
    const shares = content[locale].funds.flatMap((fund) => fund.shares);
    const share = findIn(
      shares,
      'share for institutional investors that individuals do not see',
      ({ visibleTo }) => visibleTo.includes('INSTIT') && !visibleTo.includes('RETAIL'),
    );
    const path = comparePath([share.isin], locale);
    await openPage(page, path);
    const { main, table, picker, columns } = comparisonOf(page);
    await expect(main.getByText(new RegExp(`\\(${share.isin}\\)`))).toBeVisible();
    await expect(table).toHaveCount(0);
    await expect(picker.locator(`option[value="${share.isin}"]`)).toHaveCount(0);

    await setProfile(context, 'INSTIT', baseURL);
    await openPage(page, path);
    await expect(columns).toHaveCount(1);
    await expect(main.getByText(texts.ignored.title)).toHaveCount(0);
    await expect(picker.locator(`option[value="${share.isin}"]`)).toHaveCount(1);
  },
);

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
    await expect(row(frFunds.riskIndicator.replace(/[()]/g, '\\$&'))).toBeVisible();
    await expect(table.getByRole('row', { name: new RegExp(`^${frFunds.fee.management} `) })).toBeVisible();
    await expect(main.getByText(frFunds.pastPerformance)).toHaveCount(0);
    await expect(main.getByText(texts.chart.title)).toBeHidden();
    await expect(row(frFunds.period.ytd)).toHaveCount(0);
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
    const warning = await main.getByText(frFunds.pastPerformance).boundingBox();
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
  'on a narrow screen the table scrolls inside itself and its first column stays',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, comparePath(isinsOf(olderShares(content[locale]), 4), locale));
    const { main, table } = comparisonOf(page);
    const region = main.getByRole('region', { name: filled(texts.table_other, { count: 4 }) });
    const header = table.locator('th[scope=row]').first();
    const before = await header.boundingBox();
    await region.evaluate((element) => element.scrollTo({ left: 400, behavior: 'instant' }));
    expect(await region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    expect((await header.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect(await sidewaysScroll(page)).toEqual([]);
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
      expect(await accessibilityFaults(page)).toEqual([]);
      await expect(main.getByText(fundDictionaries[ofLocale].pastPerformance)).toBeVisible();
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
