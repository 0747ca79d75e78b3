import chart from '../locales/fr/chart.json';
import common from '../locales/fr/common.json';
import layout from '../locales/fr/layout.json';
import range from '../locales/fr/range.json';
import search from '../locales/fr/search.json';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf, expectOpen, panelOf } from './site/menuBar';
import { comparisonOf, isinsOf, olderShares } from './site/comparison';
import { consentOf } from './site/consent';
import { answerGone, collectDocuments, collectReports, heldBack, lostScript } from './site/network';
import { follow, openPage, titleOf } from './site/navigation';
import { disclaimerFaultOf, disclaimerOf } from './site/disclaimer';
import { shareForIndividuals } from './site/samplePages';
import { newVisitor } from './site/visitor';

// Animations only cost time here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const home = pagePath('index', locale);
const contact = pagePath('contact', locale);
const company = pagePath('the-management-company', locale);
const minute = 60_000;

test.describe('a script that starts the page', { tag: '@desktop' }, () => {
  for (const file of ['webpack-runtime', 'start']) {
    test(`loads it anew once a minute when it is lost, and the page is usable without it (${file})`, async ({
      page,
    }) => {
      const reports = collectReports(page);
      const documents = collectDocuments(page);
      const start = Date.now();
      await page.clock.setFixedTime(start);
      await page.route(`**/${file}-*.js`, answerGone);
      const lostBy = async (act: () => Promise<unknown>) => {
        const lost = page.waitForResponse(`**/${file}-*.js`);
        await act();
        await lost;
      };

      await page.goto(contact);
      await expect.poll(() => documents).toEqual([contact, contact]);
      const { menuButton } = barOf(page, locale);
      await menuButton('about').click();
      await expectOpen(menuButton('about'));
      await lostBy(() => follow(panelOf(menuButton('about')), company));

      await page.clock.setFixedTime(start + minute - 1);
      await lostBy(() => page.reload());
      await expect.poll(() => documents.slice(2)).toEqual([company, company]);

      await page.clock.setFixedTime(start + minute);
      await page.reload();
      await expect.poll(() => documents.slice(4)).toEqual([company, company]);
      await follow(page.getByRole('contentinfo'), contact);
      await expect.poll(() => documents.slice(6)).toEqual([contact]);
      expect(reports).toEqual({ unhandled: [], errors: [], warnings: [] });
    });
  }

  test('loads nothing anew where the browser keeps nothing', async ({ page }) => {
    const documents = collectDocuments(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    });
    await page.route('**/start-*.js', answerGone);
    const lost = page.waitForResponse('**/start-*.js');
    await page.goto(contact);
    await lost;
    await follow(page.getByRole('contentinfo'), home);
    await expect.poll(() => documents).toEqual([contact, home]);
  });
});

test.describe('a part of the page whose script is lost', { tag: '@desktop' }, () => {
  const lostPart = (name: string) =>
    expect.stringMatching(new RegExp(`^The part “${name}” stays as it is: ChunkLoadError`));

  for (const file of ['islands', 'texts', 'island-search']) {
    test(`says so and can be tried again: search, without ${file}`, async ({ page }) => {
      const reports = collectReports(page);
      const documents = collectDocuments(page);
      await page.route(`**/${file}-*.js`, answerGone);
      await openPage(page, contact);
      const { bar } = barOf(page, locale);
      const [message, dialog] = [bar.getByText(layout.searchLost), page.getByRole('dialog')];
      const button = bar.getByRole('button', { name: layout.search, exact: true });
      await button.click();
      await expect(message).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(reports.errors).toEqual([lostPart('search')]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await bar.getByRole('button', { name: layout.tryAgain }).click();
      await expect(page.getByRole('dialog', { name: search.title })).toBeVisible();
      await expect(message).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      expect(documents).toEqual([contact]);
      expect(reports.unhandled).toEqual([]);
    });
  }

  test('says so and can be tried again: chart', async ({ page, content }) => {
    await page.route('**/island-chart-*.js', answerGone);
    await openPage(page, shareForIndividuals(content[locale]).path);
    const main = page.getByRole('main');
    const year = main.getByRole('button', { name: chart.range['1y'], exact: true });
    await year.click();
    await expect(main.getByText(chart.failed).filter({ visible: true })).toHaveCount(1);
    await expect(year).toHaveAttribute('aria-pressed', 'false');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await main.getByRole('button', { name: chart.retry }).click();
    await expect(year).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByText(chart.failed).filter({ visible: true })).toHaveCount(0);
  });

  test('says so and can be tried again: range', async ({ page }) => {
    await page.route('**/island-range-*.js', answerGone);
    await openPage(page, pagePath('funds-range', locale));
    const main = page.getByRole('main');
    const filters = main.getByRole('search', { name: range.tools }).locator('[aria-expanded]');
    await filters.click();
    await expect(main.getByText(common.lost)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await main.getByRole('button', { name: common.tryAgain }).click();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await expect(main.getByText(common.lost)).toBeHidden();
  });

  test('says so and can be tried again: comparison', async ({ page, content }) => {
    const [isin = ''] = isinsOf(olderShares(content[locale]), 1);
    await page.route('**/island-compare-*.js', answerGone);
    await openPage(page, pagePath('compare', locale));
    const { main, picker, add, columns } = comparisonOf(page);
    await picker.selectOption(isin);
    await add.click();
    await expect(main.getByText(common.lost)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await main.getByRole('button', { name: common.tryAgain }).click();
    await expect(columns).toHaveCount(1);
    await expect(main.getByText(common.lost)).toBeHidden();
  });

  test('comes with the next press: cookie choices', async ({ page }) => {
    const reports = collectReports(page);
    const documents = collectDocuments(page);
    const { footerButton, preferences } = consentOf(page, locale);
    await page.route('**/consent-*.js', answerGone);
    await openPage(page, contact);
    const before = await titleOf(page);
    await footerButton.click();
    await expect.poll(() => reports.errors).toEqual([lostScript]);
    expect(await titleOf(page)).toBe(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await footerButton.click();
    await expect(preferences).toBeVisible();
    expect(documents).toEqual([contact]);
    expect(reports).toEqual({ unhandled: [], errors: [lostScript], warnings: [] });
  });

  test.describe('for a new visitor', () => {
    test.use({ storageState: newVisitor });

    test('says so and can be tried again: disclaimer', async ({ page, content }) => {
      const reports = collectReports(page);
      const documents = collectDocuments(page);
      await page.route('**/island-disclaimer-*.js', answerGone);
      await openPage(page, contact);
      const { message, tryAgain } = disclaimerFaultOf(page, locale);
      await expect(message).toBeVisible();
      expect(reports.errors).toEqual([lostPart('disclaimer')]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await tryAgain.click();
      await disclaimerOf(page, locale, content).language(locale).click();
      await expect(disclaimerOf(page, locale, content).profile('PRO')).toBeEnabled();
      await expect(message).toBeHidden();
      expect(documents).toEqual([contact]);
      expect(reports.unhandled).toEqual([]);
    });
  });
});

test(
  'a search that has not come after ten seconds says so, and opens when it comes',
  { tag: '@desktop' },
  async ({ page }) => {
    const { released, release } = heldBack();
    await page.route('**/island-search-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.install();
    await openPage(page, contact);
    const { bar } = barOf(page, locale);
    await bar.getByRole('button', { name: layout.search, exact: true }).click();
    await page.clock.fastForward(10_000);
    await expect(bar.getByText(layout.searchLost)).toBeVisible();
    release();
    await expect(page.getByRole('dialog', { name: search.title })).toBeVisible();
    await expect(bar.getByText(layout.searchLost)).toBeHidden();
  },
);
