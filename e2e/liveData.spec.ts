import type { Page, Request, Route } from '@playwright/test';
import * as v from 'valibot';
import fundTexts from '../locales/fr/funds.json';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { anyDisclaimer } from './site/disclaimer';
import { heldBack } from './site/network';
import { follow, openPage } from './site/navigation';
import type { SiteContent, SiteFund } from './site/siteContent';
import { openTab } from './site/tabs';

const price = v.looseObject({ displayValue: v.string(), date: v.string(), formattedDate: v.string() });

const share = v.looseObject({
  isinCode: v.string(),
  inceptionDate: v.string(),
  lastPrice: v.nullable(price),
  fetchedData: v.array(v.looseObject({ code: v.string(), displayValue: v.nullable(v.string()) })),
});

const fund = v.looseObject({
  aum: v.nullable(v.looseObject({ displayValue: v.string(), dateTo: v.string(), formattedDate: v.string() })),
  shares: v.array(share),
});

const answer = v.looseObject({
  data: v.looseObject({ fundCategories: v.array(v.looseObject({ funds: v.array(fund) })) }),
});

type LiveFund = v.InferOutput<typeof fund>;
type LiveShare = v.InferOutput<typeof share>;

/** Handles every data call of the page. */
async function onLayoutData(page: Page, respond: (route: Route) => Promise<void>): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(
    ({ pathname }) => pathname === '/graphql',
    (route) => {
      requests.push(route.request());
      return respond(route);
    },
  );
  return requests;
}

/** Forwards the content API's answer with changes. */
async function answerWith(route: Route, change: (funds: LiveFund[]) => void): Promise<void> {
  const response = await route.fetch();
  const json = v.parse(answer, await response.json());
  change(json.data.fundCategories.flatMap(({ funds }) => funds));
  await route.fulfill({ response, json });
}

const initialFailure = 'The initial data could not be loaded';

/** Console messages about data calls, each with the page that it came from, and uncaught errors. */
function watchDataCalls(page: Page) {
  const seen = { logged: [] as { path: string; text: string }[], unhandled: [] as string[] };
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(initialFailure)) seen.logged.push({ path: new URL(page.url()).pathname, text });
  });
  page.on('pageerror', ({ message }) => seen.unhandled.push(message));
  return seen;
}

const mainOf = (page: Page) => page.getByRole('main');
const footerOf = (page: Page) => page.getByRole('contentinfo');

const cardOf = (page: Page, { path }: SiteFund) =>
  mainOf(page)
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${path}"]`) });

/** Figures being refreshed. */
const busyFigures = (page: Page) => mainOf(page).locator('[aria-busy="true"]');

/** Funds for individuals with a share old enough to show figures. */
function fundsWithFigures({ fr }: SiteContent): SiteFund[] {
  const funds = fr.funds.filter(({ shares }) =>
    shares.some(({ visibleTo, lessThanOneYear }) => visibleTo.includes('RETAIL') && !lessThanOneYear),
  );
  if (funds.length < 3) throw new Error('These tests need three funds with figures for individuals');
  return funds;
}

const offered = ({ shares }: SiteFund) => shares.filter(({ visibleTo }) => visibleTo.includes('RETAIL'));

/** A figure in the answer and its formatted text. */
type Figure = { display: string; date: string; formattedDate: string };

function setPrice(share: LiveShare, { display, date, formattedDate }: Figure, performance: string): void {
  share.lastPrice = { ...share.lastPrice, displayValue: display, date, formattedDate };
  for (const figure of share.fetchedData) figure.displayValue = performance;
}

function setAum(fund: LiveFund, { display, date, formattedDate }: Figure): void {
  fund.aum = { ...fund.aum, displayValue: display, dateTo: date, formattedDate };
}

const later = { date: '2031-02-03', formattedDate: '3 février 2031' };
const earlier = { date: '2001-02-03', formattedDate: '3 février 2001' };

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
    const keyFacts = mainOf(page).locator('dl').filter({ hasText: fundTexts.riskIndicator, visible: true });
    await expect(keyFacts).toContainText(/\d+,\d\d\s€/);
    await expect(busyFigures(page)).not.toHaveCount(0);
    await follow(footerOf(page), pagePath('funds-range', 'fr'));
    expect(await cardOf(page, fresh).innerText()).toBe(freshBefore);

    release();
    await expect(busyFigures(page)).toHaveCount(0);
    for (const text of [
      ...[freshPrice.display, freshPrice.formattedDate],
      ...[freshAum.display, freshAum.formattedDate],
    ]) {
      await expect(cardOf(page, fresh)).toContainText(text);
    }
    // Performances stay those of the whole twelve months beside them.
    await expect(cardOf(page, fresh)).not.toContainText('+77,70 %');
    expect(await cardOf(page, stale).innerText()).toBe(staleBefore);
    // No performance for shares under one year, even if the answer contains some (AMF).
    await expect(cardOf(page, young)).toContainText('222,22 €');
    await expect(cardOf(page, young)).toContainText(content.fr.youngNotice);
    await expect(cardOf(page, young)).not.toContainText('88,80');

    await follow(mainOf(page), fresh.path);
    for (const text of [freshPrice.display, freshPrice.formattedDate]) {
      await expect(keyFacts).toContainText(text);
    }
    await expect(mainOf(page)).toContainText(freshAum.display);
    await expect(mainOf(page)).toContainText('+77,70 %');
    await follow(mainOf(page), offered(fresh)[0]?.path ?? '');
    await expect(keyFacts).toContainText(freshPrice.display);
    await expect(keyFacts).toContainText(freshPrice.formattedDate);

    await follow(footerOf(page), pagePath('funds-range', 'fr'));
    await follow(mainOf(page), young.path);
    await openTab(page, 'performances');
    await expect(mainOf(page).locator('#performances table').filter({ visible: true })).toHaveCount(0);
    expect(seen).toEqual({ logged: [], unhandled: [] });
  },
);
