import { defaultLocale, locales } from '../src/i18n/locales';
import { comparePath, pagePath } from '../src/routes/routeTable';
import { maxShares } from '../src/store/comparisonSlice';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { compareTexts, comparisonOf, isinsOf, olderShares } from './site/comparedShares';
import { heldBack } from './site/network';
import { fundTexts } from './site/dictionaryTexts';
import { layoutShift, narrowOnce, sidewaysScroll } from './site/viewport';
import { openPage } from './site/navigation';
import { collectPageProblems, loadWholePage } from './site/collectPageProblems';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const texts = compareTexts[locale];

test(
  'shares are added and removed; the address says which, through a reload and leaving and coming back',
  { tag: '@desktop' },
  async ({ page, content }) => {
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
  },
);

test('by keyboard alone: choose, add, remove', { tag: '@desktop' }, async ({ page, content }) => {
  const isins = isinsOf(olderShares(content[locale]), 2);
  await openPage(page, comparePath(isins.slice(0, 1), locale));
  const { picker, removers, columns } = comparisonOf(page);
  await expect(columns).toHaveCount(1);
  await picker.focus();
  // ArrowDown must pick a share that is not in the comparison yet.
  await page.keyboard.press('ArrowDown');
  await expect(picker).not.toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(columns).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(removers.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(columns).toHaveCount(1);
  await expect(picker).toBeFocused();
});

test(
  'the names of as many shares as are compared stay in view at any width, and nothing is cut off',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const shares = olderShares(content[locale]).slice(0, maxShares);
    await openPage(page, comparePath(isinsOf(shares, maxShares), locale));
    const { main, table, columns } = comparisonOf(page);
    const isins = table.getByRole('row', {
      name: new RegExp(`^${fundTexts[locale].characteristic.isin} `),
    });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await main.getByRole('rowheader').last().scrollIntoViewIfNeeded();
      for (const name of await columns.all()) await expect(name).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page)).toEqual([]);
      // Still a table where it is not laid out as one.
      await expect(table.getByRole('columnheader')).toHaveCount(maxShares + 1);
      await expect(isins.getByRole('cell')).toHaveText(shares.map(({ isin }) => isin));
    }
  },
);

test(
  'a link to a comparison says that it is coming before its scripts have run, or else shows the list',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const { released, release } = heldBack();
    await page.route('**/island-compare-*.js', async (route) => {
      await released;
      await route.abort();
    });
    // The scripts hold up the end of the load.
    const path = comparePath(isinsOf(olderShares(content[locale]), 2), locale);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const coming = page.getByText(texts.loading);
    const { directory } = comparisonOf(page);
    await expect(coming).toBeVisible();
    await expect(directory).toBeHidden();
    release();
    await expect(directory).toBeVisible();
    await expect(coming).toBeHidden();
  },
);

for (const ofLocale of locales) {
  test(
    `empty, full and with messages it has no fault and moves nothing (${ofLocale})`,
    narrowOnce(ofLocale),
    async ({ page, content, baseURL }) => {
      const problems = collectPageProblems(page, baseURL ?? '');
      const isins = isinsOf(olderShares(content[ofLocale]), maxShares);
      const { columns, main, directory, key } = comparisonOf(page, ofLocale);
      await openPage(page, pagePath('compare', ofLocale));
      await expect(directory).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);

      await openPage(page, comparePath([...isins, 'ZZ0000000000'], ofLocale));
      await expect(columns).toHaveCount(maxShares);
      await expect(key.filter({ hasText: /\d,\d\d$|\d\.\d\d$/ })).toHaveCount(maxShares);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      // The labels of the curves stand at their ends, one below the other.
      const labels = page
        .getByRole('figure')
        .getByText(/^\d\. /)
        .and(page.locator('[aria-hidden] *'));
      await expect(labels).toHaveCount(maxShares);
      const tops = await labels.evaluateAll((spans) =>
        spans.map((span) => span.getBoundingClientRect().top).sort((one, other) => one - other),
      );
      for (const [index, top] of tops.slice(1).entries())
        expect(top - (tops[index] ?? 0)).toBeGreaterThan(18);
      await loadWholePage(page);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      const warning = await main.getByText(fundTexts[ofLocale].pastPerformance).boundingBox();
      const figures = await key.first().boundingBox();
      expect((warning?.y ?? Infinity) + (warning?.height ?? 0)).toBeLessThan(figures?.y ?? 0);
      expect(problems).toEqual([]);
    },
  );
}
