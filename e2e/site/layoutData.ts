import type { Page, Request, Route } from '@playwright/test';
import * as v from 'valibot';

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

/** The body of a layout data request. @throws ValiError when it is not one */
export function questionOf(request: Request): v.InferOutput<typeof question> {
  return v.parse(question, request.postDataJSON());
}

/** Every data call of the page goes through here; the number of those before it comes with it. */
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

/** Answers what the content API does, changed. */
export async function answerWith(route: Route, change: (funds: LiveFund[]) => void): Promise<void> {
  const response = await route.fetch();
  const json = v.parse(answer, await response.json());
  change(json.data.fundCategories.flatMap(({ funds }) => funds));
  await route.fulfill({ response, json });
}
