import type { Page } from '@playwright/test';
import chart from '../locales/fr/chart.json';
import search from '../locales/fr/search.json';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { openPage } from './site/navigation';
import { shareForIndividuals } from './site/samplePages';
import { withAnyValues } from './site/dictionaryTexts';

const locale = defaultLocale;

/** Fields in sight, each with the size of its text. */
function fieldSizes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea')]
      .filter((field) => field.checkVisibility())
      .map((field) => ({
        field: field.outerHTML.slice(0, 80),
        size: parseFloat(getComputedStyle(field).fontSize),
      })),
  );
}

test(
  'no field has text under 16 px, into which iPhones zoom',
  { tag: '@mobile' },
  async ({ page, content }) => {
    const small: object[] = [];
    const look = async (atLeast: number) => {
      // Some come with the scripts.
      await expect.poll(async () => (await fieldSizes(page)).length).toBeGreaterThanOrEqual(atLeast);
      small.push(...(await fieldSizes(page)).filter(({ size }) => size < 16));
    };
    await openPage(page, pagePath('funds-range', locale));
    await look(1);
    await page.getByRole('banner').getByRole('button', { name: search.button, exact: true }).tap();
    await expect(page.getByRole('combobox').first()).toBeVisible();
    await look(2);
    await openPage(page, pagePath('compare', locale));
    await look(1);
    await openPage(page, pagePath('contact', locale));
    await look(6);
    await openPage(page, shareForIndividuals(content[locale]).path);
    const figure = page.locator('figure:visible').filter({ hasText: withAnyValues(chart.summary) });
    await figure.scrollIntoViewIfNeeded();
    await figure.getByRole('button', { name: chart.compare.open }).tap();
    await expect(figure.getByRole('combobox')).toBeVisible();
    await look(1);
    await figure.getByRole('button', { name: chart.dates.open }).tap();
    await expect(figure.locator('input[type=date]')).toHaveCount(2);
    await look(2);
    expect(small).toEqual([]);
  },
);
