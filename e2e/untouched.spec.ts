import type { Locator, Page } from '@playwright/test';
import search from '../locales/fr/search.json';
import range from '../locales/fr/range.json';
import { defaultLocale, type Locale } from '../src/i18n/locales';
import type { IslandName } from '../src/components/ui/Island';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { comparisonOf, isinsOf, olderShares } from './site/comparedShares';
import { contactFormOf } from './site/contactForm';
import { disclaimerOf } from './site/disclaimerDialog';
import { holdBack, startScripts } from './site/network';
import { follow, openPage, started } from './site/navigation';
import { loadWholePage } from './site/collectPageProblems';
import { shareForIndividuals } from './site/samplePages';
import type { SiteContent } from './site/siteContent';
import { chartTexts, dictionaries } from './site/dictionaryTexts';
import { newVisitor } from './site/visitor';

// Animations only cost time here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale: Locale = defaultLocale;
const chart = chartTexts[locale];
const costs = dictionaries('costs')[locale];

const alive = (page: Page) => page.locator('[data-alive]');

test(
  'a page that is only read, and the next one, run nothing but what starts them',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const ofGatsby: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:app-|component---|slice---|page-data)/.test(pathname)) ofGatsby.push(pathname);
    });
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await openPage(page, shareForIndividuals(content[locale]).path);
    await loadWholePage(page);
    await page.waitForLoadState('networkidle');
    await follow(page.getByRole('contentinfo'), pagePath('legal-notices', locale));
    await started(page);
    const ran = (await page.coverage.stopJSCoverage()).map(({ url }) => new URL(url).pathname);
    expect([...new Set(ran.filter((path) => path.endsWith('.js')))].sort()).toEqual(
      startScripts.map((name) => expect.stringMatching(name)),
    );
    expect(ofGatsby).toEqual([]);
  },
);

/** Scripts that islands load. */
const islandScripts = /\/(?:framework|islands?|texts)-[^/]+\.js$/;

type Act = {
  island: IslandName;
  pathIn: (content: SiteContent) => string;
  control: (page: Page) => Locator;
  use?: (control: Locator, content: SiteContent) => Promise<unknown>;
  expectDone: (control: Locator, content: SiteContent) => Promise<unknown>;
};

const acts: Record<string, Act> = {
  'the search is opened': {
    island: 'search',
    pathIn: () => pagePath('contact', locale),
    control: (page) => page.getByRole('banner').getByRole('button', { name: search.button, exact: true }),
    expectDone: async (button) => {
      await expect(button.page().getByRole('dialog')).toHaveCount(1);
      await expect(button.page().getByRole('combobox')).toBeFocused();
      await expect(button.page().getByRole('combobox')).toHaveValue('');
    },
  },
  'a range of the chart is chosen': {
    island: 'chart',
    pathIn: (content) => shareForIndividuals(content[locale]).path,
    control: (page) =>
      page.locator('figure:visible').getByRole('button', { name: chart.range['1y'], exact: true }),
    expectDone: async (button) => {
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(button).toBeFocused();
    },
  },
  'a purchase is computed': {
    island: 'purchase',
    pathIn: (content) => `${shareForIndividuals(content[locale]).path}#performances`,
    control: (page) => page.getByRole('button', { name: costs.purchase.compute }),
    expectDone: (button) =>
      expect(button.page().getByRole('alert').getByText(costs.purchase.problem.missing)).toBeVisible(),
  },
  'a share is added to the comparison': {
    island: 'compare',
    pathIn: () => pagePath('compare', locale),
    control: (page) => comparisonOf(page).picker,
    use: async (picker, content) => {
      await picker.selectOption(isinsOf(olderShares(content[locale]), 1));
      await comparisonOf(picker.page()).add.click();
    },
    expectDone: (picker) => expect(comparisonOf(picker.page()).columns).toHaveCount(1),
  },
  'the range is sorted': {
    island: 'range',
    pathIn: () => pagePath('funds-range', locale),
    control: (page) => page.getByRole('main').getByRole('combobox', { name: range.sortBy }),
    use: (order) => order.selectOption('name-asc'),
    expectDone: async (order, { [locale]: { funds } }) => {
      await expect(order).toHaveValue('name-asc');
      const titles = funds.filter(({ visibleTo }) => visibleTo.includes('RETAIL')).map(({ title }) => title);
      await expect(
        order.page().getByRole('article').filter({ visible: true }).getByRole('heading'),
      ).toHaveText(titles.sort((a, b) => a.localeCompare(b, locale)));
    },
  },
};

test.describe('what a visitor does first', { tag: '@desktop' }, () => {
  for (const [name, { island, pathIn, control: controlOf, use, expectDone }] of Object.entries(acts)) {
    test(`counts once, by two tries before its scripts have come: ${name}`, async ({ page, content }) => {
      const release = await holdBack(page, islandScripts);
      await openPage(page, pathIn(content));
      const control = controlOf(page);
      await control.evaluate((element) => element.setAttribute('data-kept', ''));
      const act = () => (use ? use(control, content) : control.click());
      await act();
      await act();
      await expect(alive(page)).toHaveCount(0);
      release();
      await expectDone(control, content);
      await expect(alive(page)).toHaveAttribute('data-island', island);
      await expect(control).toHaveAttribute('data-kept');
    });
  }

  test('counts: an empty form is sent before the page has started', async ({ page }) => {
    const path = pagePath('contact', locale);
    const release = await holdBack(page, /\/start-[^/]+\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const { send, summary } = contactFormOf(page, locale);
    await send.click();
    release();
    await expect(summary).toBeFocused();
    await expect(page).toHaveURL(path);
  });

  test('counts: what is typed before the scripts of the form have come, with focus and selection', async ({
    page,
  }) => {
    const release = await holdBack(page, islandScripts);
    await openPage(page, pagePath('contact', locale));
    const { box, send } = contactFormOf(page, locale);
    const message = box('message');
    await box('firstName').fill('Ada');
    await message.click();
    await page.keyboard.type('Un message');
    await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement) activeElement.setSelectionRange(3, 10);
    });
    await expect(alive(page)).toHaveCount(0);
    release();
    // Once it is alive it can be sent.
    await expect(send).toHaveAttribute('type', 'submit');
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('Un message');
    await expect(box('firstName')).toHaveValue('Ada');
    await page.keyboard.type('texte');
    await expect(message).toHaveValue('Un texte');
  });

  test.describe('for a new visitor', () => {
    test.use({ storageState: newVisitor });

    test('counts: a language is chosen before the scripts of the disclaimer have come', async ({
      page,
      content,
    }) => {
      const release = await holdBack(page, /\/disclaimer-[^/]+\.js$/);
      // Its scripts may be asked for before the page is loaded, which it then is not while they are held back.
      await page.goto(pagePath('contact', locale), { waitUntil: 'domcontentloaded' });
      const before = disclaimerOf(page, locale, content);
      await before.language('it').click();
      await before.language('it').click();
      await expect(before.dialog).toBeVisible();
      release();
      const disclaimer = disclaimerOf(page, 'it', content);
      await expect(disclaimer.language('it')).toBeChecked();
      await expect(disclaimer.language('it')).toBeFocused();
      await expect(disclaimer.profile('PRO')).toBeEnabled();
    });
  });
});
