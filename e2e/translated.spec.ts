import type { Locator, Page } from '@playwright/test';
import chart from '../locales/fr/chart.json';
import range from '../locales/fr/range.json';
import search from '../locales/fr/search.json';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { comparisonOf, isinsOf, olderShares } from './site/comparedShares';
import { consentOf, expectBanner } from './site/consentBanner';
import { contactFormOf } from './site/contactForm';
import { disclaimerOf } from './site/disclaimerDialog';
import { tabsOf } from './site/tabPanels';
import { barOf, panelOf } from './site/menuBar';
import { started } from './site/navigation';
import { shareForIndividuals } from './site/samplePages';
import { translateAsChrome, untranslatedTexts } from './site/translation';
import { withAnyValues } from './site/dictionaryTexts';
import { newVisitor } from './site/visitor';

// Animations only cost time here.
test.use({ contextOptions: { reducedMotion: 'reduce' }, storageState: newVisitor });

const locale = 'fr';

const main = (page: Page) => page.getByRole('main');

/** The same visit on several pages at once. */
class Visits {
  readonly errors: string[] = [];
  private readonly pages: readonly Page[];

  constructor(
    plain: Page,
    private readonly early: Page,
    private readonly late: Page,
  ) {
    this.pages = [plain, early, late];
    for (const page of this.pages) {
      page.on('pageerror', ({ message }) => this.errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') this.errors.push(message.text());
      });
    }
  }

  async each(act: (page: Page) => Promise<unknown>): Promise<void> {
    await Promise.all(this.pages.map(act));
  }

  async start(): Promise<void> {
    await translateAsChrome(this.early, 'before its scripts');
    await translateAsChrome(this.late, 'when asked');
  }

  async open(path: string): Promise<void> {
    await this.each((page) => page.goto(path));
    await this.arrived();
  }

  /** Each page has been opened: the last is translated once it has started. */
  async arrived(): Promise<void> {
    await this.each(started);
    await this.late.evaluate(() => window.startTranslation?.());
  }

  /** Expects the same texts on each page, and no error. */
  async readsSame(part: (page: Page) => Locator): Promise<void> {
    await expect(async () => {
      const [plain, early, late] = await Promise.all(this.pages.map((page) => part(page).ariaSnapshot()));
      expect(early, 'translated before its scripts').toBe(plain);
      expect(late, 'translated once it is alive').toBe(plain);
      const left = await Promise.all([this.early, this.late].map(untranslatedTexts));
      expect(left.flat()).toEqual([]);
    }).toPass({ timeout: 20_000 });
    expect(this.errors).toEqual([]);
  }

  /** Does it everywhere, and reads. */
  async step(act: (page: Page) => Promise<unknown>, part: (page: Page) => Locator = main): Promise<void> {
    await this.each(act);
    await this.readsSame(part);
  }
}

test(
  'a page that the browser translates works, and reads as the others do',
  { tag: '@desktop' },
  async ({ browser, content }) => {
    // Three pages in one test.
    test.setTimeout(240_000);
    const open = async () => (await browser.newContext()).newPage();
    const visits = new Visits(await open(), await open(), await open());
    await visits.start();

    await test.step('disclaimer', async () => {
      const inFrench = (page: Page) => disclaimerOf(page, locale, content);
      const inEnglish = (page: Page) => disclaimerOf(page, 'en', content);
      await visits.open(pagePath('contact', locale));
      await visits.readsSame((page) => inFrench(page).dialog);
      await visits.step(
        (page) => inFrench(page).language('en').click(),
        (page) => inEnglish(page).dialog,
      );
      await visits.each((page) => inEnglish(page).profile('PRO').check());
      await visits.step(
        (page) => inEnglish(page).language(locale).check(),
        (page) => inFrench(page).dialog,
      );
      await visits.step(
        async (page) => {
          await inFrench(page).profile('RETAIL').check();
          await inFrench(page).acceptance.check();
        },
        (page) => inFrench(page).dialog,
      );
      await visits.each(async (page) => {
        await inFrench(page).validate.click();
        await page.waitForURL(pagePath('index', locale));
      });
      await visits.arrived();
      await visits.readsSame(main);
    });

    await test.step('consent', async () => {
      const consent = (page: Page) => consentOf(page, locale);
      await visits.step(
        (page) => expectBanner(page, locale),
        (page) => consent(page).banner,
      );
      await visits.step(
        (page) => consent(page).choose.click(),
        (page) => consent(page).preferences,
      );
      await visits.step(
        async (page) => {
          await consent(page).preferences.locator('summary').last().click();
          await consent(page).service('video').check();
        },
        (page) => consent(page).preferences,
      );
      await visits.each((page) => consent(page).save.click());
      await visits.step(
        (page) => consent(page).footerButton.click(),
        (page) => consent(page).preferences,
      );
      await visits.each((page) => consent(page).refuseAll.click());
    });

    await test.step('menus', async () => {
      await visits.step(
        (page) => barOf(page, locale).menuButton('news').click(),
        (page) => barOf(page, locale).bar,
      );
      await visits.each(async (page) => {
        const link = panelOf(barOf(page, locale).menuButton('news')).getByRole('link').first();
        const path = await link.getAttribute('href');
        await link.click();
        await page.waitForURL(path ?? '');
      });
      await visits.arrived();
      await visits.readsSame(main);
    });

    await test.step('search', async () => {
      const dialog = (page: Page) => page.getByRole('dialog', { name: search.title });
      await visits.open(pagePath('philosophy', locale));
      await visits.step(
        (page) => barOf(page, locale).bar.getByRole('button', { name: search.button, exact: true }).click(),
        dialog,
      );
      for (const query of ['indépendante', 'asie']) {
        await visits.step(async (page) => {
          await dialog(page).getByRole('combobox').fill(query);
          await expect(
            dialog(page)
              .locator('mark', { hasText: new RegExp(`^${query.slice(0, 4)}`, 'i') })
              .first(),
          ).toBeVisible();
        }, dialog);
      }
      await visits.step(async (page) => {
        await dialog(page).getByRole('combobox').fill('zzqqxx');
        await expect(dialog(page).getByText(search.advice)).toBeVisible();
      }, dialog);
      await visits.step((page) => page.keyboard.press('Escape'), dialog);
    });

    await test.step('range', async () => {
      const tools = (page: Page) => main(page).getByRole('search', { name: range.tools });
      const option = (page: Page, name: string) =>
        tools(page).getByRole('checkbox', { name: new RegExp(`^${name} `) });
      await visits.open(pagePath('funds-range', locale));
      await visits.step(async (page) => {
        await tools(page).locator('[aria-expanded]').click();
        await option(page, range.bonds).check();
      });
      await visits.step(async (page) => {
        await option(page, 'EUR').check();
        await tools(page).getByRole('combobox').selectOption({ index: 3 });
      });
      await visits.step((page) =>
        tools(page).getByRole('button', { name: range.table, exact: true }).click(),
      );
      await visits.step((page) => main(page).getByRole('button', { name: range.fund, exact: true }).click());
      await visits.step((page) => tools(page).getByRole('button', { name: range.reset }).click());
    });

    await test.step('tabs and chart', async () => {
      const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
      await visits.open(shareForIndividuals(content[locale]).path);
      await visits.step(async (page) => {
        await main(page)
          .locator('figure', { hasText: withAnyValues(chart.summary) })
          .first()
          .scrollIntoViewIfNeeded();
        await button(page, chart.range['1y']).click();
        await expect(button(page, chart.range['1y'])).toHaveAttribute('aria-pressed', 'true');
      });
      await visits.step(async (page) => {
        await main(page).getByRole('slider').focus();
        await page.keyboard.press('PageDown');
      });
      await visits.step(async (page) => {
        await button(page, chart.dates.open).click();
        await main(page).getByRole('textbox', { name: chart.dates.from, exact: true }).fill('2001-01-01');
        await button(page, chart.dates.show).click();
      });
      await visits.step(async (page) => {
        await button(page, chart.compare.open).click();
        await expect(main(page).getByRole('combobox')).toBeVisible();
      });
      await visits.step(async (page) => {
        await button(page, chart.compare.add).click();
        await expect(
          main(page).getByRole('button', { name: withAnyValues(chart.compare.remove) }),
        ).toBeVisible();
      });
      await visits.step((page) => button(page, chart.asTable).click());
      await visits.step((page) =>
        main(page)
          .getByRole('button', { name: withAnyValues(chart.compare.remove) })
          .click(),
      );
      await visits.step((page) => tabsOf(page, locale).tab('portfolio').click());
      await visits.step(async (page) => {
        await tabsOf(page, locale).tab('performances').click();
        await main(page).locator('summary').filter({ visible: true }).first().click();
      });
    });

    await test.step('comparison', async () => {
      const isins = isinsOf(olderShares(content[locale]), 2);
      await visits.open(pagePath('compare', locale));
      for (const isin of isins) {
        await visits.step(async (page) => {
          await comparisonOf(page).picker.selectOption(isin);
          await comparisonOf(page).add.click();
        });
      }
      await visits.step((page) => comparisonOf(page).removers.first().click());
      await visits.step((page) => comparisonOf(page).removeAll.click());
    });

    await test.step('contact form', async () => {
      const form = (page: Page) => contactFormOf(page, locale);
      await visits.open(pagePath('contact', locale));
      await visits.step(async (page) => {
        await form(page).send.click();
        await expect(form(page).summary).toBeVisible();
      });
      await visits.step(async (page) => {
        for (const name of ['firstName', 'lastName', 'message'] as const)
          await form(page).box(name).fill('Ada');
        await form(page).box('email').fill('ada');
      });
      await visits.step((page) => form(page).box('email').fill('ada@example.org'));
      await visits.each(async (page) => {
        await page.route('**/graphql', (route) =>
          route.request().postData()?.includes('submitContactRequest')
            ? route.fulfill({ json: { data: { submitContactRequest: { registered: true, problems: [] } } } })
            : route.fallback(),
        );
        await form(page).consent.check();
      });
      await visits.step(async (page) => {
        await form(page).send.click();
        await expect(form(page).registered).toBeVisible();
      });
      await visits.step((page) => form(page).another.click());
    });
  },
);
