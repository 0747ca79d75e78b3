import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import * as v from 'valibot';
import type { SiteContent, SiteFund } from './siteContent';

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

const question = v.strictObject({ query: v.string(), variables: v.record(v.string(), v.unknown()) });

export type LiveFund = v.InferOutput<typeof fund>;
export type LiveShare = v.InferOutput<typeof share>;

/** Body of a layout data request. @throws ValiError when it is not one */
export function questionOf(request: Request): v.InferOutput<typeof question> {
  return v.parse(question, request.postDataJSON());
}

/** Handles every data call of the page; `respond` gets the number of earlier calls. */
export async function onLayoutData(
  page: Page,
  respond: (route: Route, callsBefore: number) => Promise<void>,
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(
    ({ pathname }) => pathname === '/graphql',
    (route) => respond(route, requests.push(route.request()) - 1),
  );
  return requests;
}

/** Forwards the content API's answer with changes. */
export async function answerWith(route: Route, change: (funds: LiveFund[]) => void): Promise<void> {
  const response = await route.fetch();
  const json = v.parse(answer, await response.json());
  change(json.data.fundCategories.flatMap(({ funds }) => funds));
  await route.fulfill({ response, json });
}

/** Console messages for a failed first request and a failed refresh. */
export const initialFailure = 'The initial data could not be loaded';
export const laterFailure = 'The cache could not be reset';

/** Console messages about data calls, each with the page that it came from, and uncaught errors. */
export function watchDataCalls(page: Page) {
  const seen = { logged: [] as { path: string; text: string }[], unhandled: [] as string[] };
  page.on('console', (message) => {
    const text = message.text();
    const isOurs = [initialFailure, laterFailure].some((start) => text.startsWith(start));
    if (isOurs) seen.logged.push({ path: new URL(page.url()).pathname, text });
  });
  page.on('pageerror', ({ message }) => seen.unhandled.push(message));
  return seen;
}

export const mainOf = (page: Page) => page.getByRole('main');
export const footerOf = (page: Page) => page.getByRole('contentinfo');

export const cardOf = (page: Page, { path }: SiteFund) =>
  mainOf(page)
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${path}"]`) });

/** Figures being refreshed. */
export const busyFigures = (page: Page) => mainOf(page).locator('[aria-busy="true"]');

export async function cookieValue(context: BrowserContext, wanted: string): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === wanted)?.value;
}

/** Funds for individuals with a share old enough to show figures. */
export function fundsWithFigures({ fr }: SiteContent): SiteFund[] {
  const funds = fr.funds.filter(({ shares }) =>
    shares.some(({ visibleTo, lessThanOneYear }) => visibleTo.includes('RETAIL') && !lessThanOneYear),
  );
  if (funds.length < 3) throw new Error('These tests need three funds with figures for individuals');
  return funds;
}

export const offered = ({ shares }: SiteFund) =>
  shares.filter(({ visibleTo }) => visibleTo.includes('RETAIL'));

/** A figure in the answer and its formatted text. */
export type Figure = { display: string; date: string; formattedDate: string };

export function setPrice(
  share: LiveShare,
  { display, date, formattedDate }: Figure,
  performance: string,
): void {
  share.lastPrice = { ...share.lastPrice, displayValue: display, date, formattedDate };
  for (const figure of share.fetchedData) figure.displayValue = performance;
}

export function setAum(fund: LiveFund, { display, date, formattedDate }: Figure): void {
  fund.aum = { ...fund.aum, displayValue: display, dateTo: date, formattedDate };
}

export const later = { date: '2031-02-03', formattedDate: '3 février 2031' };
export const earlier = { date: '2001-02-03', formattedDate: '3 février 2001' };
