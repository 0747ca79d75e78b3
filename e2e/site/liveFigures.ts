import type { BrowserContext, Page } from '@playwright/test';
import type { LiveFund, LiveShare } from './layoutData';
import type { SiteContent, SiteFund } from './siteContent';

/** How the page reports that its first data did not come, and data that was asked for again. */
export const initialFailure = 'The initial data could not be loaded';
export const laterFailure = 'The cache could not be reset';

/** What the page says of its data calls, errors that nobody handled, and how many documents were loaded. */
export function watchDataCalls(page: Page) {
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

export const mainOf = (page: Page) => page.getByRole('main');
export const footerOf = (page: Page) => page.getByRole('contentinfo');

export const cardOf = (page: Page, { path }: SiteFund) =>
  mainOf(page)
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${path}"]`) });

/** What may be replaced, and is being fetched. */
export const busyFigures = (page: Page) => mainOf(page).locator('[aria-busy="true"]');

export async function cookieValue(context: BrowserContext, wanted: string): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === wanted)?.value;
}

/** Funds that individuals see, with a share that is old enough for figures. */
export function fundsWithFigures({ fr }: SiteContent): SiteFund[] {
  const funds = fr.funds.filter(({ shares }) =>
    shares.some(({ visibleTo, lessThanOneYear }) => visibleTo.includes('RETAIL') && !lessThanOneYear),
  );
  if (funds.length < 3) throw new Error('These tests need three funds with figures for individuals');
  return funds;
}

export const offered = ({ shares }: SiteFund) =>
  shares.filter(({ visibleTo }) => visibleTo.includes('RETAIL'));

/** A figure of the answer, and how it reads. */
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
