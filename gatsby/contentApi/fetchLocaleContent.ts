import type { ImageView } from '../../src/components/ui/ResponsiveImage';
import type { Locale } from '../../src/i18n/locales';
import type { CurveRow } from '../../contract/queryRows';
import type { CatalogueQuery, CurvesQuery, NewsQuery, SiteQuery } from '../../contract/operations.generated';
import { runContentQuery, type RunQuery } from './runQuery';
import { stitchedQuery } from './stitchedQuery';

export type LocaleContent = {
  locale: Locale;
  site: SiteQuery;
  categories: CatalogueQuery['fundCategories'];
  /** Keyed by ISIN; a share that publishes no performance has none. */
  curves: ReadonlyMap<string, CurveRow[]>;
  news: (NewsQuery['news']['items'][number] & { imageData?: ImageView })[];
  /** Keyed by the codes of the members that have one. */
  portraits?: ReadonlyMap<string, ImageView>;
};

type QueryData = { site: SiteQuery; catalogue: CatalogueQuery; curves: CurvesQuery; news: NewsQuery };

const newsPerRequest = 100;

/** So many requests for news are under way at once, for each locale. */
const requestsAtOnce = 4;

function curvesByIsin({ fundCategories }: CurvesQuery): LocaleContent['curves'] {
  const shares = fundCategories.flatMap(({ funds }) => funds.flatMap((fund) => fund.shares));
  return new Map(
    shares.flatMap(({ isinCode, computedData }) => (computedData ? [[isinCode, computedData.curve]] : [])),
  );
}

/** Everything that one locale's pages show, in a few bulk queries. @throws ContentApiError when a query fails */
export async function fetchLocaleContent(
  run: RunQuery,
  locale: Locale,
  address: string,
): Promise<LocaleContent> {
  async function fetchData<Name extends keyof QueryData>(
    name: Name,
    variables: Record<string, unknown> = {},
  ): Promise<QueryData[Name]> {
    const answer = await runContentQuery(run, address, {
      name: `the ${name} query (${locale})`,
      query: stitchedQuery(name),
      variables: { locale, ...variables },
    });
    // Gatsby has executed the query against the contract, from which these types are generated: the shape is checked.
    return answer as QueryData[Name];
  }

  async function fetchAllNews(): Promise<LocaleContent['news']> {
    const read = async (skip: number) => (await fetchData('news', { limit: newsPerRequest, skip })).news;
    const { items, total } = await read(0);
    const found: LocaleContent['news'] = [...items];
    const step = items.length;
    for (let skip = step; step > 0 && skip < total;) {
      const left = Math.ceil((total - skip) / step);
      const starts = Array.from(
        { length: Math.min(requestsAtOnce, left) },
        (_, index) => skip + index * step,
      );
      const lists = await Promise.all(starts.map(read));
      found.push(...lists.flatMap((list) => list.items));
      if (lists.some((list) => list.items.length === 0)) break;
      skip += starts.length * step;
    }
    return found;
  }

  const [site, catalogue, curves, news] = await Promise.all([
    fetchData('site'),
    fetchData('catalogue'),
    fetchData('curves'),
    fetchAllNews(),
  ]);
  return { locale, site, categories: catalogue.fundCategories, curves: curvesByIsin(curves), news };
}
