import type { Page } from '@playwright/test';
import type { InvestorProfileCode } from '../src/profiles/investorProfiles';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { layoutShift, narrowOnce, sidewaysScroll } from './site/viewport';
import { openPage } from './site/navigation';
import type { LocaleContent, SiteFund } from './site/siteContent';
import { dictionaries } from './site/dictionaryTexts';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rangeTexts = dictionaries('range');
const locale = defaultLocale;
const texts = rangeTexts[locale];
const rangePath = pagePath('funds-range', locale);

/** Page object for the fund range, by role and translated name. */
function rangeOf(page: Page, ofLocale: Locale = locale) {
  const names = rangeTexts[ofLocale];
  const main = page.getByRole('main');
  const tools = main.getByRole('search', { name: names.tools });
  return {
    tools,
    opener: tools.locator('[aria-expanded]'),
    option: (name: string) => tools.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) }),
    status: tools.getByRole('status'),
    order: tools.getByRole('combobox', { name: names.sortBy }),
    view: (name: 'cards' | 'table') => tools.getByRole('button', { name: names[name], exact: true }),
    reset: tools.getByRole('button', { name: names.reset }),
    cards: main.getByRole('article').filter({ visible: true }),
    region: main.getByRole('region', { name: names.caption }),
  };
}

/** Resolves once the page shows what its address asks for. */
async function applied(page: Page, search: string, ofLocale: Locale = locale): Promise<void> {
  await expect(page.locator('[data-island=range]')).toHaveCount(1);
  if (!search) return;
  await expect(page.locator('[data-island=range]')).toHaveAttribute('data-alive');
  if (search.includes('view=table')) return;
  // The cards follow their number.
  const { cards, status } = rangeOf(page, ofLocale);
  await expect
    .poll(async () => (await cards.count()) === (parseInt(await status.innerText(), 10) || 0))
    .toBe(true);
}

async function openRange(page: Page, search = '', ofLocale: Locale = locale) {
  await openPage(page, `${pagePath('funds-range', ofLocale)}${search}`);
  await applied(page, search, ofLocale);
  return rangeOf(page, ofLocale);
}

function fundsFor(profile: InvestorProfileCode, { funds }: LocaleContent): SiteFund[] {
  return funds.filter(({ visibleTo }) => visibleTo.includes(profile));
}

/** Fund titles on the cards, in display order. */
function titlesShown(page: Page): Promise<string[]> {
  return rangeOf(page).cards.getByRole('heading').allTextContents();
}

test('a filter is chosen with the keyboard', { tag: '@desktop' }, async ({ page, content }) => {
  const bonds = fundsFor('RETAIL', content[locale]).filter(({ isBond }) => isBond);
  const range = await openRange(page);
  await range.opener.focus();
  await page.keyboard.press('Enter');
  await expect(range.opener).toHaveAttribute('aria-expanded', 'true');
  const bond = range.option(texts.bonds);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await bond.evaluate((box) => box === document.activeElement)) break;
  }
  await expect(bond).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${rangePath}?asset=bonds`);
  await expect(range.cards).toHaveCount(bonds.length);
  await expect(bond).toBeFocused();
});

test(
  'what was chosen survives a reload, and a fund that was looked at',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const labelled = '?label=LABEL_ISR&sort=name-asc';
    const range = await openRange(page, labelled);
    const shown = await titlesShown(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(fundsFor('RETAIL', content[locale]).length);

    await page.reload();
    await applied(page, labelled);
    expect(await titlesShown(page)).toEqual(shown);

    await range.cards.first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[0] ?? '');
    await page.goBack();
    await expect(page).toHaveURL(`${rangePath}${labelled}`);
    await applied(page, labelled);
    expect(await titlesShown(page)).toEqual(shown);
  },
);

test('the first fund stands in the first screen, on a phone in one and a half; nothing shifts, filtered neither', async ({
  page,
}) => {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  const height = isNarrow ? 844 : 900;
  if (isNarrow) await page.setViewportSize({ width: 390, height });
  const range = await openRange(page);
  const first = range.cards.first();
  const seen = isNarrow ? first.getByRole('heading') : first.locator('dl').filter({ visible: true }).first();
  const { y, height: own } = (await seen.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + own).toBeLessThan(isNarrow ? height * 1.5 : height);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  // Filters that leave the fewest cards.
  await openRange(page, '?asset=bonds&label=LABEL_ISR');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

for (const ofLocale of locales) {
  test(
    `no accessibility fault: filters, table, nothing found (${ofLocale})`,
    narrowOnce(ofLocale),
    async ({ page }) => {
      const range = await openRange(page, '', ofLocale);
      await range.opener.click();
      expect(await accessibilityFaults(page)).toEqual([]);
      await range.view('table').click();
      await expect(range.region).toBeVisible();
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await openRange(page, '?asset=bonds&label=LABEL_ISR', ofLocale);
      await expect(range.status).toHaveText(rangeTexts[ofLocale].noneFound);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
    },
  );
}
