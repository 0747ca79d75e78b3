import fundTexts from '../locales/fr/funds.json';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { follow, openPage } from './site/navigation';
import { openTab } from './site/tabs';
import { anyDisclaimer } from './site/disclaimer';
import { heldBack } from './site/network';
import {
  answerWith,
  busyFigures,
  cardOf,
  earlier,
  footerOf,
  fundsWithFigures,
  later,
  mainOf,
  offered,
  onLayoutData,
  setAum,
  setPrice,
  watchDataCalls,
} from './site/liveFigures';
import type { SiteFund } from './site/siteContent';

test(
  'a slow API keeps nobody waiting; then its fresher figures are shown with their date, and no older ones',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const [fresh, stale, young] = fundsWithFigures(content);
    if (!fresh || !stale || !young) throw new Error('There are three');
    const seen = watchDataCalls(page);
    const { released, release } = heldBack();
    const freshPrice = { display: '9.876,54 €', ...later };
    const freshAum = { display: '7.654 M€', date: '2031-01-31', formattedDate: '31 janvier 2031' };
    const calls = await onLayoutData(page, async (route) => {
      await released;
      await answerWith(route, (funds) => {
        const sharesOf = ({ shares }: SiteFund) =>
          funds.flatMap((fund) =>
            fund.shares
              .filter(({ isinCode }) => shares.some(({ isin }) => isin === isinCode))
              .map((share) => ({ fund, share })),
          );
        for (const { fund, share } of sharesOf(fresh)) {
          setPrice(share, freshPrice, '+77,70 %');
          setAum(fund, freshAum);
        }
        for (const { fund, share } of sharesOf(stale)) {
          setPrice(share, { display: '1,11 €', ...earlier }, '-11,10 %');
          setAum(fund, { display: '1 M€', ...earlier });
        }
        for (const { share } of sharesOf(young)) {
          setPrice(share, { display: '222,22 €', ...later }, '+88,80 %');
          share.inceptionDate = '2030-12-01';
        }
      });
    });

    await page.clock.install();
    await openPage(page, pagePath('funds-range', 'fr'));
    await expect.poll(() => calls.length).toBe(1);
    for (const fund of [fresh, stale, young]) {
      await expect(cardOf(page, fund)).toHaveAttribute('aria-busy', 'true');
    }
    const [freshBefore, staleBefore] = [
      await cardOf(page, fresh).innerText(),
      await cardOf(page, stale).innerText(),
    ];
    await page.clock.fastForward(10_000);
    await expect(cardOf(page, fresh)).toHaveAttribute('aria-busy', 'true');
    await expect(anyDisclaimer(page)).toHaveCount(0);
    await follow(mainOf(page), fresh.path);
    const shareRow = (isin: string) => mainOf(page).locator('#shares li').filter({ hasText: isin });
    const [share] = offered(fresh);
    await expect(shareRow(share?.isin ?? '')).toContainText(/\d+,\d\d\s€/);
    await expect(busyFigures(page)).not.toHaveCount(0);
    await follow(footerOf(page), pagePath('funds-range', 'fr'));
    expect(await cardOf(page, fresh).innerText()).toBe(freshBefore);

    release();
    await expect(busyFigures(page)).toHaveCount(0);
    for (const text of [
      ...[freshPrice.display, freshPrice.formattedDate, '+77,70 %'],
      ...[freshAum.display, freshAum.formattedDate],
    ]) {
      await expect(cardOf(page, fresh)).toContainText(text);
    }
    expect(await cardOf(page, stale).innerText()).toBe(staleBefore);
    // No performance for shares under one year, even if the answer contains some (AMF).
    await expect(cardOf(page, young)).toContainText('222,22 €');
    await expect(cardOf(page, young)).toContainText(content.fr.youngNotice);
    await expect(cardOf(page, young)).not.toContainText('88,80');

    await follow(mainOf(page), fresh.path);
    const keyFacts = mainOf(page).locator('dl').filter({ hasText: fundTexts.riskIndicator, visible: true });
    for (const text of [freshPrice.display, freshPrice.formattedDate, freshAum.display]) {
      await expect(keyFacts).toContainText(text);
    }
    for (const { isin } of offered(fresh)) {
      await expect(shareRow(isin)).toContainText(freshPrice.display);
      await expect(shareRow(isin)).toContainText(freshPrice.formattedDate);
    }
    await follow(mainOf(page), share?.path ?? '');
    await expect(keyFacts).toContainText(freshPrice.display);
    await expect(keyFacts).toContainText(freshPrice.formattedDate);

    await follow(footerOf(page), pagePath('funds-range', 'fr'));
    await follow(mainOf(page), young.path);
    await openTab(page, 'performances');
    await expect(mainOf(page).locator('#performances table').filter({ visible: true })).toHaveCount(0);
    expect(seen).toEqual({ logged: [], unhandled: [] });
  },
);
