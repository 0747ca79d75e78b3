import { parse, validate } from 'graphql';
import { readContract } from './contract';
import { fetchLocaleContent } from './fetchLocaleContent';
import type { RunQuery } from './runQuery';
import { stitchedQuery, unstitched } from './stitchedQuery';

const address = 'https://content.example/graphql';

type Call = { name: string; variables: Record<string, unknown> };

function nameOf(query: string): string {
  return /^query (\w+)/.exec(query)?.[1] ?? '';
}

/** Gatsby's data layer over a content API with this many news items. */
function dataLayer(newsCount: number, calls: Call[] = []): RunQuery {
  const news = Array.from({ length: newsCount }, (_, index) => ({ code: `news-${index}` }));
  return async (query, variables) => {
    const name = nameOf(query);
    calls.push({ name, variables });
    const { skip = 0, limit = 0 } = variables;
    const answers: Record<string, Record<string, unknown>> = {
      Site: { pages: [] },
      Curves: {
        fundCategories: [
          {
            funds: [
              {
                shares: [
                  { isinCode: 'ZZ-OLD', computedData: { curve: [{ date: '2026-11-19', share: 100 }] } },
                  { isinCode: 'ZZ-YOUNG', computedData: null },
                ],
              },
            ],
          },
        ],
      },
      Catalogue: { fundCategories: [{ code: 'EQUITY' }] },
      News: { news: { total: newsCount, items: news.slice(Number(skip), Number(skip) + Number(limit)) } },
    };
    return { data: { contentApi: answers[name] } };
  };
}

it('gives what the queries answer', async () => {
  const content = await fetchLocaleContent(dataLayer(1), 'it', address);
  expect(content).toEqual({
    locale: 'it',
    site: { pages: [] },
    categories: [{ code: 'EQUITY' }],
    curves: new Map([['ZZ-OLD', [{ date: '2026-11-19', share: 100 }]]]),
    news: [{ code: 'news-0' }],
  });
});

it.each([
  [0, [0]],
  [99, [0]],
  [100, [0]],
  [101, [0, 100]],
  [250, [0, 100, 200]],
])('reads %d news, 100 at a time', async (count, skips) => {
  const calls: Call[] = [];
  const { news } = await fetchLocaleContent(dataLayer(count, calls), 'fr', address);
  expect(news.map(({ code }) => code)).toEqual(Array.from({ length: count }, (_, index) => `news-${index}`));
  const newsCalls = calls.filter(({ name }) => name === 'News').map(({ variables }) => variables);
  expect(newsCalls).toEqual(skips.map((skip) => ({ locale: 'fr', limit: 100, skip })));
});

it('stops when there are fewer news than the total says', async () => {
  const run: RunQuery = async (query, variables) => {
    const { data } = await dataLayer(3)(query, variables);
    if (nameOf(query) !== 'News') return { data };
    return {
      data: { contentApi: { news: { total: 9, items: variables.skip === 0 ? [{ code: 'a' }] : [] } } },
    };
  };
  expect((await fetchLocaleContent(run, 'fr', address)).news).toEqual([{ code: 'a' }]);
});

it.each(['site', 'catalogue', 'news'])('throws when the %s query fails', async (name) => {
  const failing: RunQuery = async (query, variables) =>
    nameOf(query).toLowerCase() === name
      ? { data: { contentApi: null }, errors: [{ message: 'The database is away' }] }
      : dataLayer(1)(query, variables);
  await expect(fetchLocaleContent(failing, 'en', address)).rejects.toThrow(
    `Content API at ${address}: the ${name} query (en) failed: The database is away`,
  );
});

it('throws when a query gives no data', async () => {
  const empty: RunQuery = async (query, variables) =>
    nameOf(query) === 'Site' ? { data: { contentApi: null } } : dataLayer(1)(query, variables);
  await expect(fetchLocaleContent(empty, 'fr', address)).rejects.toThrow(
    `Content API at ${address}: the site query (fr) gave no data`,
  );
});

it.each(['site', 'catalogue', 'news'] as const)('the %s query asks under the stitched field', (name) => {
  const query = stitchedQuery(name);
  expect(query).toMatch(/^query \w+\([^)]*\) \{\n {2}contentApi \{\n/);
  expect(validate(readContract(), parse(unstitched(query)))).toEqual([]);
});
