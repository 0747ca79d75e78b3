import type { Page } from '@playwright/test';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { chartTexts, withAnyValues } from './site/dictionaryTexts';
import { openPage } from './site/navigation';
import { shareForIndividuals } from './site/samplePages';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const words = chartTexts[locale];

function chartOf(page: Page, ofLocale: Locale = locale) {
  const figure = page
    .locator('figure:visible')
    .filter({ hasText: withAnyValues(chartTexts[ofLocale].summary) });
  const button = (name: string) => figure.getByRole('button', { name, exact: true });
  return { figure, button, slider: figure.getByRole('slider'), table: figure.getByRole('table') };
}

/** Opens a page and makes its chart alive. */
async function openChart(page: Page, path: string, ofLocale: Locale = locale) {
  await openPage(page, path);
  const chart = chartOf(page, ofLocale);
  await chart.button(chartTexts[ofLocale].range.all).focus();
  await expect(chart.slider).toBeVisible();
  return chart;
}

test(
  'the drawing is in the HTML, its NAVs are asked for when it is used, and nothing moves then',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const navs = () => asked.filter((path) => path.endsWith('/navs'));
    await openPage(page, shareForIndividuals(content[locale]).path);
    const { figure, button, slider } = chartOf(page);
    await figure.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(figure.locator('svg path').first()).toHaveAttribute('d', /^M0,/);
    await expect(slider).toHaveCount(0);
    expect(navs()).toEqual([]);

    const { height } = (await figure.boundingBox()) ?? { height: 0 };
    await button(words.range.all).focus();
    await expect(slider).toBeVisible();
    await expect(button(words.range.all)).toBeFocused();
    expect(navs()).toHaveLength(1);
    expect(Math.abs(((await figure.boundingBox())?.height ?? 0) - height)).toBeLessThan(2);
  },
);

test('days are read with the keys and the pointer', { tag: '@desktop' }, async ({ page, content }) => {
  const { slider } = await openChart(page, shareForIndividuals(content[locale]).path);
  const whole = (await slider.getAttribute('aria-valuetext')) ?? '';
  expect(whole).toContain(',');
  await slider.hover({ position: { x: 20, y: 20 } });
  await expect(slider).not.toHaveAttribute('aria-valuetext', whole);
  await page.mouse.move(2, 2);
  await expect(slider).toHaveAttribute('aria-valuetext', whole);

  await slider.focus();
  const last = Number(await slider.getAttribute('aria-valuemax'));
  await expect(slider).toHaveAttribute('aria-valuenow', String(last));
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', String(last - 1));
  await page.keyboard.press('PageDown');
  expect(Number(await slider.getAttribute('aria-valuenow'))).toBeLessThan(last - 15);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await expect(slider).toHaveAttribute('aria-valuetext', / 100,00/);
});

test('days are read with a finger', { tag: '@mobile' }, async ({ page, content }) => {
  const { slider } = await openChart(page, shareForIndividuals(content[locale]).path);
  const whole = (await slider.getAttribute('aria-valuetext')) ?? '';
  await slider.tap({ position: { x: 20, y: 20 } });
  await expect(slider).not.toHaveAttribute('aria-valuetext', whole);
});

for (const ofLocale of locales) {
  test(
    `neither chart nor table has an accessibility fault, nor have dates in the wrong order (${ofLocale})`,
    { tag: '@desktop' },
    async ({ page, content }) => {
      const texts = chartTexts[ofLocale];
      const { figure, button, slider, table } = await openChart(
        page,
        shareForIndividuals(content[ofLocale]).path,
        ofLocale,
      );
      await slider.focus();
      await page.keyboard.press('ArrowLeft');
      await button(texts.compare.open).click();
      await expect(button(texts.compare.add)).toBeVisible();
      expect(await accessibilityFaults(page, 'figure')).toEqual([]);

      await button(texts.dates.open).click();
      const from = figure.getByLabel(texts.dates.from, { exact: true });
      const to = figure.getByLabel(texts.dates.to, { exact: true });
      const [start, end] = [await from.inputValue(), await to.inputValue()];
      await from.fill(end);
      await to.fill(start);
      await button(texts.dates.show).click();
      await expect(figure.getByRole('alert')).toHaveText(texts.dates.order);
      expect(await accessibilityFaults(page, 'figure')).toEqual([]);
      await button(texts.asTable).click();
      await expect(table).toBeVisible();
      expect(await accessibilityFaults(page, 'figure')).toEqual([]);
    },
  );
}
