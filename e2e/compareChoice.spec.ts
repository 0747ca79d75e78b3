import { comparePath } from '../src/routes/comparePath';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { compareTexts, comparisonOf, isinsOf, olderShares, pathsShown } from './site/comparison';
import { filled } from './site/texts';
import { openPage } from './site/navigation';
import { setProfile } from './site/visitor';
import { findIn } from './site/siteContent';

// Animations only cost time here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const texts = compareTexts[locale];

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
    // The comparison is no longer full.
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
