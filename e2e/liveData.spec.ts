import type { BrowserContext, Page, Route } from '@playwright/test';
import fundTexts from '../locales/fr/funds.json';
import type { InvestorProfileCode } from '../src/features/profiles/investorProfiles';
import type { Locale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { anyGate, type GateChoice, gateOf, passGate } from './site/gate';
import { newVisitor } from './site/knownVisitor';
import { answerWith, type LiveFund, type LiveShare, onLayoutData, questionOf } from './site/layoutData';
import { follow } from './site/follow';
import { openFundTab } from './site/fundTabs';
import { heldBack } from './site/heldBack';
import { openPage } from './site/openPage';
import { findIn, type SiteContent, type SiteFund } from './site/siteContent';

const initialFailure = 'The initial data could not be loaded';
const laterFailure = 'The cache could not be reset';

/** What the page says of its data calls, errors that nobody handled, and how many documents were loaded. */
function watch(page: Page) {
  const seen = { logged: [] as string[], unhandled: [] as string[], documents: 0 };
  page.on('console', (message) => {
    const isOurs = [initialFailure, laterFailure].some((text) => message.text().startsWith(text));
    if (isOurs) seen.logged.push(message.text());
  });
  page.on('pageerror', ({ message }) => seen.unhandled.push(message));
  page.on('request', (request) => {
    if (request.resourceType() === 'document') seen.documents += 1;
  });
  return seen;
}

const mainOf = (page: Page) => page.getByRole('main');
const footerOf = (page: Page) => page.getByRole('contentinfo');

const cardOf = (page: Page, { path }: SiteFund) =>
  mainOf(page)
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${path}"]`) });

/** What may be replaced, and is being fetched. */
const busyFigures = (page: Page) => mainOf(page).locator('[aria-busy="true"]');

async function cookieValue(context: BrowserContext, wanted: string): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === wanted)?.value;
}

/** Funds that individuals see, with a share that is old enough for figures. */
function fundsWithFigures({ fr }: SiteContent): SiteFund[] {
  const funds = fr.funds.filter(({ shares }) =>
    shares.some(({ visibleTo, lessThanOneYear }) => visibleTo.includes('RETAIL') && !lessThanOneYear),
  );
  if (funds.length < 3) throw new Error('These tests need three funds with figures for individuals');
  return funds;
}

const offered = ({ shares }: SiteFund) => shares.filter(({ visibleTo }) => visibleTo.includes('RETAIL'));

test.describe('the request', () => {
  type Visit = {
    locale: Locale;
    profile: InvestorProfileCode;
    token: string;
    cookies: Record<string, string>;
    authorization?: string;
  };
  const visits: Visit[] = [
    { locale: 'fr', profile: 'RETAIL', token: 'no token', cookies: {} },
    {
      locale: 'en',
      profile: 'PRO',
      token: 'a token',
      cookies: { investor_profile: 'PRO', authentication: 'eyJhbGciOi.J9-_~+/e30=' },
      authorization: 'Bearer eyJhbGciOi.J9-_~+/e30=',
    },
    {
      locale: 'it',
      profile: 'INSTIT',
      token: 'a header in place of a token',
      cookies: { investor_profile: 'INSTIT', authentication: 'x%0d%0aX-Evil:%201' },
    },
  ];
  for (const { locale, profile, token, cookies, authorization } of visits) {
    test(
      `has the variables of the spec: ${profile} in ${locale} with ${token}`,
      { tag: '@desktop' },
      async ({ page, context, content, baseURL }) => {
        const seen = watch(page);
        await context.addCookies(
          Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
        );
        const calls = await onLayoutData(page, (route) => route.continue());
        await openPage(page, pagePath('funds-range', locale));
        await expect.poll(() => calls.length).toBe(1);
        const [call] = calls;
        if (!call) throw new Error('No request was sent');

        const { variables } = questionOf(call);
        const sorted = Object.entries(variables).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.map(String).sort() : value,
        ]);
        // Spec §7.2, with the codes of spec §3 and every page that the content system has.
        expect(Object.fromEntries(sorted)).toEqual({
          locale,
          investorProfile: profile,
          infosCodes: 'ADDRESS CITY COUNTRY LINKEDIN PHONE TWITTER YOUTUBE ZIP_CODE'.split(' '),
          pagesCodes: content[locale].pages.map(({ code }) => code).sort(),
          documentsTypes: [
            ...['ANNUAL_REPORT', 'ESG_MONTHLY_REPORT', 'KIID', 'MONTHLY_REPORT', 'PROSPECTUS'],
            ...['RETAIL_MONTHLY_REPORT', 'SHAREHOLDERS_LETTER', 'SUBSCRIPTION'],
          ],
          fetchedDataCodes: ['1y', '3y', '5y', 'creation_annu', 'ytd'],
        });
        expect(call.method()).toBe('POST');
        expect(call.url()).toBe(`${baseURL}/graphql`);
        const headers = await call.allHeaders();
        expect(headers['content-type']).toBe('application/json');
        expect(headers.authorization).toBe(authorization);
        expect(headers).not.toHaveProperty('x-evil');

        // The real content API answers it, once for all pages that are opened from here.
        expect((await call.response())?.status()).toBe(200);
        await expect(busyFigures(page)).toHaveCount(0);
        await follow(footerOf(page), pagePath('news', locale));
        await follow(footerOf(page), pagePath('funds-range', locale));
        expect(calls).toHaveLength(1);
        await expect(anyGate(page)).toHaveCount(0);
        expect(seen).toEqual({ logged: [], unhandled: [], documents: 1 });
      },
    );
  }

  test(
    'is repeated without a token that is refused',
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      const seen = watch(page);
      await context.addCookies([{ name: 'authentication', value: 'expired', url: baseURL ?? '' }]);
      const calls = await onLayoutData(page, (route) =>
        route.request().headers().authorization
          ? route.fulfill({ status: 401, json: { errors: [{ message: 'Unauthorized' }] } })
          : route.continue(),
      );
      await openPage(page, pagePath('funds-range', 'fr'));
      await expect.poll(() => calls.length).toBe(2);
      expect(calls.map((call) => call.headers().authorization)).toEqual(['Bearer expired', undefined]);
      expect((await calls[1]?.response())?.status()).toBe(200);
      await expect(busyFigures(page)).toHaveCount(0);
      await expect(anyGate(page)).toHaveCount(0);
      expect(await cookieValue(context, 'authentication')).toBeUndefined();
      expect(seen).toEqual({ logged: [], unhandled: [], documents: 1 });
    },
  );
});

/** A figure of the answer, and how it reads. */
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

test('a slow API keeps nobody waiting; then its fresher figures are shown with their date, and no older ones', async ({
  page,
  content,
}) => {
  const [fresh, stale, young] = fundsWithFigures(content);
  if (!fresh || !stale || !young) throw new Error('There are three');
  const seen = watch(page);
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
  await expect(anyGate(page)).toHaveCount(0);
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
  // No performance of less than a year, whatever the answer holds (AMF).
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
  await openFundTab(page, 'performances');
  await expect(mainOf(page).locator('#performances table').filter({ visible: true })).toHaveCount(0);
  expect(calls).toHaveLength(1);
  expect(seen).toEqual({ logged: [], unhandled: [], documents: 1 });
});

declare global {
  interface Window {
    /** Answers of data calls that the page has read. */
    answersRead?: number;
  }
}

/** Run before the page's scripts. */
function countAnswers() {
  const { json } = Response.prototype;
  window.answersRead = 0;
  Response.prototype.json = async function (this: Response): Promise<unknown> {
    const answer: unknown = await json.call(this);
    if (this.url.endsWith('/graphql')) window.answersRead = (window.answersRead ?? 0) + 1;
    return answer;
  };
}

function callNothingOff() {
  AbortController.prototype.abort = () => undefined;
}

test.describe('another profile is chosen before the first answer', { tag: '@desktop' }, () => {
  test.use({ storageState: newVisitor });

  for (const isCalledOff of [true, false]) {
    const how = isCalledOff ? 'is called off' : 'comes late, and changes nothing';
    test(`the first answer ${how}`, async ({ page, content }) => {
      const seen = watch(page);
      await page.addInitScript(countAnswers);
      if (!isCalledOff) await page.addInitScript(callNothingOff);
      const fund = findIn(content.fr.funds, 'fund for all', ({ visibleTo }) => visibleTo.length === 3);
      const { released, release } = heldBack();
      const priceEverything = (route: Route, display: string) =>
        answerWith(route, (funds) => {
          for (const share of funds.flatMap(({ shares }) => shares)) {
            setPrice(share, { display, ...later }, '+1,00 %');
          }
        });
      const calls = await onLayoutData(page, async (route, callsBefore) => {
        if (callsBefore > 0) return priceEverything(route, '9.876,54 €');
        await released;
        return priceEverything(route, '1.111,11 €');
      });
      await page.goto(pagePath('contact', 'fr'));
      await expect.poll(() => calls.length).toBe(1);
      await passGate(page, 'fr', { locale: 'fr', profile: 'PRO' }, content);
      await expect(page).toHaveURL(pagePath('index', 'fr'));
      await expect(cardOf(page, fund)).toContainText('9.876,54 €');
      expect(calls.map((call) => questionOf(call).variables.investorProfile)).toEqual(['RETAIL', 'PRO']);

      const failureOfFirst = () => calls[0]?.failure()?.errorText ?? null;
      if (isCalledOff) await expect.poll(failureOfFirst).toBe('net::ERR_ABORTED');
      release();
      if (!isCalledOff) await expect.poll(() => page.evaluate(() => window.answersRead)).toBe(2);
      await follow(footerOf(page), pagePath('funds-range', 'fr'));
      await expect(cardOf(page, fund)).toContainText('9.876,54 €');
      await expect(mainOf(page)).not.toContainText('1.111,11 €');
      await expect(busyFigures(page)).toHaveCount(0);
      expect(seen).toEqual({ logged: [], unhandled: [], documents: 1 });
    });
  }
});

type Failure = {
  respond: (route: Route) => Promise<void>;
  reason: string;
  /** At the gate: what the failed request was about, or something else, of which the request fails as well. */
  choice: GateChoice;
  afterMs?: number;
};

const sameSubject: GateChoice = { locale: 'fr', profile: 'RETAIL' };

const emptyAnswer = { pages: [], company: { infos: [] }, countries: [], investorProfiles: [] };

const failures: Record<string, Failure> = {
  'is down': {
    respond: (route) => route.abort('connectionrefused'),
    reason: 'Failed to fetch',
    choice: sameSubject,
  },
  'answers 500': {
    respond: (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'Internal error' }] } }),
    reason: 'answered 500',
    choice: { locale: 'en', profile: 'PRO' },
  },
  'answers a page of HTML': {
    respond: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
    reason: 'answered text/html',
    choice: sameSubject,
  },
  'answers errors': {
    respond: (route) => route.fulfill({ json: { data: null, errors: [{ message: 'Internal error' }] } }),
    reason: 'answered with errors: Internal error',
    choice: { locale: 'fr', profile: 'INSTIT' },
  },
  'answers half of the data': {
    respond: (route) =>
      route.fulfill({
        json: { data: { ...emptyAnswer, fundCategories: [{ code: 'EQUITY', funds: [{ code: 'asia' }] }] } },
      }),
    reason: 'fundCategories[0]',
    choice: sameSubject,
  },
  'never answers': {
    respond: () => new Promise(() => undefined),
    reason: 'did not answer within 30 s',
    choice: sameSubject,
    afterMs: 31_000,
  },
};

test.describe('an API that', { tag: '@desktop' }, () => {
  for (const [what, { respond, reason, choice, afterMs }] of Object.entries(failures)) {
    test(`${what} opens the gate, which is passed once for all`, async ({ page, context, content }) => {
      const seen = watch(page);
      const calls = await onLayoutData(page, respond);
      const [fund] = fundsWithFigures(content);
      if (afterMs !== undefined) await page.clock.install();
      await openPage(page, fund?.path ?? '');
      const shownBefore = await mainOf(page).innerText();
      if (afterMs !== undefined) {
        await expect.poll(() => calls.length).toBe(1);
        await page.clock.fastForward(afterMs);
      }

      await expect(gateOf(page, 'fr', content).dialog).toBeVisible();
      expect(seen.logged).toEqual([expect.stringContaining(initialFailure)]);
      expect(seen.logged[0]).toContain(reason);
      expect(await cookieValue(context, 'disclaimer_validated')).toBe('false');
      await expect(busyFigures(page)).toHaveCount(0);
      expect(await mainOf(page).innerText()).toBe(shownBefore);

      await passGate(page, 'fr', choice, content);
      await expect(page).toHaveURL(pagePath('index', choice.locale));
      expect(await cookieValue(context, 'disclaimer_validated')).toBe('true');
      const isAnotherSubject = choice !== sameSubject;
      const isLaterFailure = (text: string) => text.startsWith(laterFailure);
      if (isAnotherSubject) await expect.poll(() => seen.logged.some(isLaterFailure)).toBe(true);
      for (const code of ['funds-range', 'news'] as const) {
        await follow(footerOf(page), pagePath(code, choice.locale));
        await expect(page.locator('h1')).toBeVisible();
        await expect(anyGate(page)).toHaveCount(0);
      }
      if (!isAnotherSubject) expect(calls).toHaveLength(1);
      expect(seen.logged.slice(1).filter((text) => !isLaterFailure(text))).toEqual([]);
      expect(await cookieValue(context, 'disclaimer_validated')).toBe('true');
      expect(seen).toMatchObject({ unhandled: [], documents: 1 });
    });
  }
});

test.describe('an API that fails under a new visitor', () => {
  test.use({ storageState: newVisitor });

  test('takes nothing from what was chosen at the gate', async ({ page, context, content }) => {
    const seen = watch(page);
    const { released, release } = heldBack();
    const calls = await onLayoutData(page, async (route) => {
      await released;
      await route.abort('connectionrefused');
    });
    await page.goto(pagePath('contact', 'fr'));
    await expect.poll(() => calls.length).toBe(1);
    await gateOf(page, 'fr', content).language('en').check();
    const gate = gateOf(page, 'en', content);
    await gate.profile('INSTIT').check();
    release();
    await expect.poll(() => seen.logged).toEqual([expect.stringContaining(initialFailure)]);
    await expect(gate.language('en')).toBeChecked();
    await expect(gate.profile('INSTIT')).toBeChecked();
    await gate.acceptance.check();
    await gate.validate.click();

    await expect(page).toHaveURL(pagePath('index', 'en'));
    await expect.poll(() => seen.logged[1] ?? '').toContain(laterFailure);
    await follow(footerOf(page), pagePath('funds-range', 'en'));
    await expect(page.locator('h1')).toBeVisible();
    await expect(anyGate(page)).toHaveCount(0);
    expect(await cookieValue(context, 'disclaimer_validated')).toBe('true');
    await expect(page.locator('html')).toHaveAttribute('data-profile', 'INSTIT');
    expect(seen).toMatchObject({ unhandled: [], documents: 1 });
  });
});
