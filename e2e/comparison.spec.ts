import { comparePath } from '../src/routes/comparePath';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { compareTexts, comparisonOf, isinsOf, olderShares } from './site/comparison';
import { filled, fundTexts } from './site/texts';
import { layoutShift, narrowOnce, sidewaysScroll } from './site/viewport';
import { openPage } from './site/navigation';
import { collectPageProblems, loadWholePage } from './site/pageProblems';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const texts = compareTexts[locale];

test('shares are added and removed; the address says which, through a reload and leaving and coming back', async ({
  page,
  content,
}) => {
  const [first, second] = olderShares(content[locale]);
  const compare = pagePath('compare', locale);
  await openPage(page, pagePath('contact', locale));
  await openPage(page, compare);
  const { picker, add, removers, removeAll, directory, table, columns } = comparisonOf(page);
  const expectColumns = async (paths: readonly (string | undefined)[]) => {
    await expect(columns).toHaveCount(paths.length);
    const shown = await columns.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(shown).toEqual(paths);
  };
  await expect(directory).toBeVisible();
  for (const share of [first, second]) {
    await picker.selectOption(share?.isin ?? '');
    await add.click();
  }
  const both = [first?.path, second?.path];
  await expect(page).toHaveURL(comparePath([first?.isin ?? '', second?.isin ?? ''], locale));
  await expectColumns(both);
  await expect(directory).toBeHidden();
  await page.reload();
  await expectColumns(both);
  await columns.first().click();
  await expect(page).toHaveURL(first?.path ?? '');
  await page.goBack();
  await expectColumns(both);

  await removers.first().click();
  await expect(page).toHaveURL(comparePath([second?.isin ?? ''], locale));
  await expectColumns([second?.path]);
  await expect(picker).toBeFocused();
  await removeAll.click();
  await expect(page).toHaveURL(compare);
  await expect(table).toHaveCount(0);
  await expect(directory).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pagePath('contact', locale));
});

test(
  'by keyboard alone: choose, add, read the table, remove',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const isins = isinsOf(olderShares(content[locale]), 2);
    await openPage(page, comparePath(isins.slice(0, 1), locale));
    const { picker, main, columns } = comparisonOf(page);
    await expect(columns).toHaveCount(1);
    await picker.focus();
    // ArrowDown must pick a share that is not in the comparison yet.
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
    // First the second share's link, then the remove button of the first.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(columns).toHaveCount(1);
    await expect(picker).toBeFocused();
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

for (const ofLocale of locales) {
  test(
    `empty, full and with messages it has no fault and moves nothing (${ofLocale})`,
    narrowOnce(ofLocale),
    async ({ page, content, baseURL }) => {
      const problems = collectPageProblems(page, baseURL ?? '');
      const isins = isinsOf(olderShares(content[ofLocale]), 4);
      const { columns, main, directory, table } = comparisonOf(page, ofLocale);
      await openPage(page, pagePath('compare', ofLocale));
      await expect(directory).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);

      await openPage(page, comparePath([...isins, 'ZZ0000000000'], ofLocale));
      await expect(columns).toHaveCount(4);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      await loadWholePage(page);
      await expect(main.getByRole('figure').getByRole('listitem')).toHaveCount(4);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      const warning = await main.getByText(fundTexts[ofLocale].pastPerformance).boundingBox();
      const figures = await table.boundingBox();
      expect((warning?.y ?? Infinity) + (warning?.height ?? 0)).toBeLessThan(figures?.y ?? 0);
      expect(problems).toEqual([]);
    },
  );
}
