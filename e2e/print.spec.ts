import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { wholePaperChoice } from '../src/components/ui/paper';
import { fundTabs } from '../src/features/funds/fundTabList';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pastPerformancePath } from '../src/routes/fundPageRoutes';
import { investorRightsPath, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { openPage } from './site/navigation';
import { fundSamplePath, pageWithQuestions, shareForIndividuals } from './site/samplePages';
import { panelsShown } from './site/tabPanels';
import { fundTexts } from './site/dictionaryTexts';

/** Sheets of A4 with the margins of the page's own style. */
async function printed(page: Page) {
  // Without backgrounds, as printers do.
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: false });
  return pdf.toString('latin1');
}

const sheetsOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;

/** What is drawn on the sheets. */
function drawnOn(pdf: string): string {
  return pdf
    .split(/\bstream\r?\n/)
    .slice(1)
    .map((stream) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        // A font's, or not compressed.
        return '';
      }
    })
    .join('\n');
}

/** From 0 to 1: #4589bb of the portfolio's bars, #2b2d69 of the share's years. */
const barColours = ['.2706 .5373 .7333 rg', '.1686 .1765 .4118 rg'] as const;

/** What a link has behind it on paper. */
const writtenBehind = (page: Page, href: string) =>
  page
    .locator(`a[href$="${href}"][data-paper=address]`)
    .filter({ visible: true })
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);

test('questions have their answers on paper', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, pageWithQuestions(content, defaultLocale));
  const answers = page.locator('main summary + *');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('no head of the ESG tables breaks within a word on paper', { tag: '@desktop' }, async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const locale of locales) {
    await openPage(page, pagePath('esg-sri-approach', locale));
    await page.emulateMedia({ media: 'print' });
    const broken = await page.locator('main thead th').evaluateAll((heads) =>
      heads.flatMap(({ firstChild }) =>
        firstChild instanceof Text
          ? [...firstChild.data.matchAll(/\S+/g)]
              .filter(({ 0: word, index }) => {
                const range = document.createRange();
                range.setStart(firstChild, index);
                range.setEnd(firstChild, index + word.length);
                return range.getClientRects().length !== 1;
              })
              .map(([word]) => word)
          : ['no text'],
      ),
    );
    expect(broken, locale).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('a fund on paper', { tag: '@desktop' }, () => {
  for (const locale of locales) {
    test(`is a factsheet of three pages at most, or the whole page (${locale})`, async ({
      page,
      content,
    }) => {
      for (const kind of ['fund', 'share'] as const) {
        await openPage(page, fundSamplePath(kind, locale, content));
        const sheet = await printed(page);
        expect(sheetsOf(sheet), kind).toBeGreaterThanOrEqual(2);
        expect(sheetsOf(sheet), kind).toBeLessThanOrEqual(3);
        for (const colour of barColours) expect(drawnOn(sheet).includes(colour), colour).toBe(true);
        await page.getByLabel(fundTexts[locale].wholePaper).check();
        expect(sheetsOf(await printed(page)), kind).toBeGreaterThan(3);
      }
    });
  }

  test('has its past performance and scenarios on three sheets at most, with the bars', async ({
    page,
    content,
  }) => {
    const { path } = shareForIndividuals(content[defaultLocale]);
    await openPage(page, pastPerformancePath(path, defaultLocale));
    const sheets = await printed(page);
    expect(sheetsOf(sheets)).toBeLessThanOrEqual(3);
    expect(drawnOn(sheets).includes(barColours[1])).toBe(true);
  });

  test('of a share under one year is as short', async ({ page, content }) => {
    await openPage(page, shareForIndividuals(content[defaultLocale], true).path);
    expect(sheetsOf(await printed(page))).toBeLessThanOrEqual(3);
  });

  test('says where documents and investors’ rights are; leaves out news and subscription, unless the whole page is chosen', async ({
    page,
    content,
    baseURL,
  }) => {
    await openPage(page, fundSamplePath('share', defaultLocale, content));
    await page.emulateMedia({ media: 'print' });
    for (const address of [investorRightsPath(defaultLocale), '/KIID', '/PROSPECTUS']) {
      expect(await writtenBehind(page, address), address).toContain(`${baseURL}/`);
    }
    const sheetTabs = fundTabs.filter((tab) => tab !== 'news' && tab !== 'subscribe');
    await expect.poll(() => panelsShown(page)).toEqual(sheetTabs);
    await page.emulateMedia({ media: 'screen' });
    await page.locator(`#${wholePaperChoice}`).check();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => panelsShown(page)).toEqual([...fundTabs]);
  });
});
