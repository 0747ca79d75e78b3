import type { Page } from '@playwright/test';
import * as v from 'valibot';

const pageData = v.looseObject({
  result: v.looseObject({
    data: v.looseObject({ locales: v.unknown() }),
    pageContext: v.looseObject({}),
  }),
});

type PageResult = v.InferOutput<typeof pageData>['result'];

/** Address of what Gatsby fetches for a page beside its scripts. */
export function pageDataAddress(path: string): string {
  return `**/page-data${path}/page-data.json`;
}

/** Has the page at this path given other data than it was built with. */
export async function changePageData(
  page: Page,
  path: string,
  change: (result: PageResult) => Record<string, unknown>,
): Promise<void> {
  await page.route(pageDataAddress(path), async (route) => {
    const response = await route.fetch();
    const { result, ...rest } = v.parse(pageData, await response.json());
    await route.fulfill({ response, json: { ...rest, result: { ...result, ...change(result) } } });
  });
}
