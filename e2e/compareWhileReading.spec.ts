import { defaultLocale } from '../src/i18n/locales';
import { comparePath, pagePath } from '../src/routes/routeTable';
import { maxShares } from '../src/store/comparisonSlice';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { comparisonOf, isinsOf, olderShares } from './site/comparedShares';
import { openPage, started } from './site/navigation';
import { dictionaries } from './site/dictionaryTexts';
import { layoutShift, sidewaysScroll } from './site/viewport';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const texts = dictionaries('layout')[locale];

test('two presses on two cards compare two funds, also with other pages in between, and Back', async ({
  page,
  content,
}) => {
  const compareOn = (card: number) => page.getByRole('article').nth(card).locator('[data-compare]:visible');
  const bar = page
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: texts.compare, exact: true }) });
  const range = pagePath('funds-range', locale);

  await openPage(page, range);
  const isinOf = async (card: number) => (await compareOn(card).getAttribute('href'))?.split('=')[1] ?? '';
  const [first, second] = [await isinOf(0), await isinOf(1)];
  // At the foot of the window, where the bar comes.
  await compareOn(0).evaluate((link) => link.scrollIntoView({ block: 'end' }));
  await compareOn(0).click();
  await expect(compareOn(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toBeVisible();
  const { y = 0, height = 0 } = (await compareOn(0).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);

  await openPage(page, content[locale].funds[0]?.path ?? '');
  await expect(bar).toBeVisible();
  await page.goBack();
  await started(page);
  await compareOn(1).click();
  await expect(page).toHaveURL(comparePath([first, second], locale));
  await expect(comparisonOf(page).columns).toHaveCount(2);
  await expect(bar).toBeHidden();

  // What is taken away in the comparison is not chosen on the page before.
  await comparisonOf(page).removers.first().click();
  await expect(page).toHaveURL(comparePath([second], locale));
  await page.goBack();
  await expect(page).toHaveURL(range);
  await expect(compareOn(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(compareOn(0)).not.toHaveAttribute('aria-pressed');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test('the bar is used by key: what has the focus is in view, the page does not move, forced colours show its edge', async ({
  page,
  content,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const isins = isinsOf(olderShares(content[locale]), maxShares);
  await openPage(page, comparePath(isins, locale));
  await expect(comparisonOf(page).columns).toHaveCount(maxShares);
  await openPage(page, pagePath('funds-range', locale));
  const bar = page.getByRole('region', { name: texts.comparison });
  await expect(bar).toHaveCSS('border-top-width', '1px');
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.mouse.wheel(0, 500);
  const names = bar.getByRole('button');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(500);

  await names.first().focus();
  for (let place = 0; place < maxShares; place += 1) {
    await expect(names.nth(place)).toBeFocused();
    await expect(names.nth(place)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Tab');
  }
  await expect(bar.getByRole('link')).toBeFocused();
  expect(await scrolled()).toBe(500);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(names).toHaveCount(maxShares - 1);
  await expect(names.last()).toBeFocused();
  await expect(names.last()).toBeInViewport({ ratio: 0.99 });
  expect(await scrolled()).toBe(500);
});
