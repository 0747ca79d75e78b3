import fundTexts from '../locales/fr/funds.json';
import type { Fund, Share } from '../content-api/graphql/resolverTypes.generated';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { anyDisclaimer } from './site/disclaimerDialog';
import { collectReports, heldBack } from './site/network';
import { follow, openPage } from './site/navigation';
import type { SiteFund } from './site/siteContent';
import { openTab } from './site/tabPanels';

/** A price of a later day would not be shown. */
const later = { date: new Date().toISOString().slice(0, 10), formattedDate: '3 février 2031' };
const earlier = { date: '2001-02-03', formattedDate: '3 février 2001' };

test(
  'a slow API keeps nobody waiting; then its fresher figures are shown with their date, and no older ones',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    const cardOf = ({ path }: SiteFund) =>
      main.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
    const busyFigures = main.locator('[aria-busy="true"]');
    const offered = ({ shares }: SiteFund) => shares.filter(({ visibleTo }) => visibleTo.includes('RETAIL'));
    const [fresh, stale, young] = content.fr.funds.filter((fund) =>
      offered(fund).some(({ lessThanOneYear }) => !lessThanOneYear),
    );
    if (!fresh || !stale || !young)
      throw new Error('This test needs three funds with figures for individuals');

    const reports = collectReports(page);
    const { released, release } = heldBack();
    const freshPrice = { displayValue: '9.876,54 €', ...later };
    const freshAum = { displayValue: '7.654 M€', dateTo: '2031-01-31', formattedDate: '31 janvier 2031' };
    const calls: string[] = [];
    await page.route('**/graphql', async (route) => {
      calls.push(route.request().url());
      await released;
      const response = await route.fetch();
      const json = (await response.json()) as { data: { fundCategories: { funds: Fund[] }[] } };
      const funds = json.data.fundCategories.flatMap((category) => category.funds);
      type Changes = { price: object; performance: string; aum?: object; share?: Partial<Share> };
      const change = ({ shares }: SiteFund, { price, performance, aum, share: other }: Changes) => {
        const isins = shares.map(({ isin }) => isin);
        for (const fund of funds) {
          for (const share of fund.shares.filter(({ isinCode }) => isins.includes(isinCode))) {
            Object.assign(share, { lastPrice: { ...share.lastPrice, ...price } }, other);
            Object.assign(fund, { aum: { ...fund.aum, ...aum } });
            for (const figure of share.fetchedData) figure.displayValue = performance;
          }
        }
      };
      change(fresh, { price: freshPrice, performance: '+77,70 %', aum: freshAum });
      change(stale, {
        price: { displayValue: '1,11 €', ...earlier },
        performance: '-11,10 %',
        aum: { displayValue: '1 M€', dateTo: earlier.date, formattedDate: earlier.formattedDate },
      });
      change(young, {
        price: { displayValue: '222,22 €', ...later },
        performance: '+88,80 %',
        share: { lessThanOneYear: true },
      });
      await route.fulfill({ response, json });
    });

    await page.clock.install();
    await openPage(page, pagePath('funds-range', 'fr'));
    await expect.poll(() => calls.length).toBe(1);
    for (const fund of [fresh, stale, young]) {
      await expect(cardOf(fund)).toHaveAttribute('aria-busy', 'true');
    }
    const [freshBefore, staleBefore] = [await cardOf(fresh).innerText(), await cardOf(stale).innerText()];
    await page.clock.fastForward(10_000);
    await expect(cardOf(fresh)).toHaveAttribute('aria-busy', 'true');
    await expect(anyDisclaimer(page)).toHaveCount(0);
    await follow(main, fresh.path);
    const keyFacts = main.locator('dl').filter({ hasText: fundTexts.riskIndicator, visible: true });
    await expect(keyFacts).toContainText(/\d+,\d\d\s€/);
    await expect(busyFigures).not.toHaveCount(0);
    await follow(footer, pagePath('funds-range', 'fr'));
    expect(await cardOf(fresh).innerText()).toBe(freshBefore);

    release();
    await expect(busyFigures).toHaveCount(0);
    for (const text of [
      ...[freshPrice.displayValue, freshPrice.formattedDate],
      ...[freshAum.displayValue, freshAum.formattedDate],
    ]) {
      await expect(cardOf(fresh)).toContainText(text);
    }
    // Performances stay those of the whole twelve months beside them.
    await expect(cardOf(fresh)).not.toContainText('+77,70 %');
    expect(await cardOf(stale).innerText()).toBe(staleBefore);
    // No performance for shares under one year, even if the answer contains some (AMF).
    await expect(cardOf(young)).toContainText('222,22 €');
    await expect(cardOf(young)).toContainText(String(content.fr.disclaimerTexts.get('part-moins-un-an')));
    await expect(cardOf(young)).not.toContainText('88,80');

    await follow(main, fresh.path);
    for (const text of [freshPrice.displayValue, freshPrice.formattedDate]) {
      await expect(keyFacts).toContainText(text);
    }
    await expect(main).toContainText(freshAum.displayValue);
    await expect(main).toContainText('+77,70 %');
    await follow(main, offered(fresh)[0]?.path ?? '');
    await expect(keyFacts).toContainText(freshPrice.displayValue);
    await expect(keyFacts).toContainText(freshPrice.formattedDate);

    await follow(footer, pagePath('funds-range', 'fr'));
    await follow(main, young.path);
    await openTab(page, 'performances');
    await expect(main.locator('#performances table').filter({ visible: true })).toHaveCount(0);
    expect(reports).toEqual({ unhandled: [], errors: [], warnings: [] });
  },
);
