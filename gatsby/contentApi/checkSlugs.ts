import { isSlug, slugRule } from '../../platform/slug';
import { ContentApiError } from './contentApiError';
import type { LocaleContent } from './fetchLocaleContent';

/** Something with an address of its own, whose last part is the slug. Among its siblings no two are the same. */
type Item = { siblings: string; kind: string; code: string; slug: string };

function addressedItems({ site, news, categories }: LocaleContent): Item[] {
  const funds = new Map(categories.flatMap((category) => category.funds).map((fund) => [fund.code, fund]));
  return [
    ...site.newsCategories.map(({ code, slug }) => {
      return { siblings: 'news categories', kind: 'News category', code, slug };
    }),
    ...news.flatMap(({ code, slug, routeType }) => {
      return routeType === 'ROUTE' ? [{ siblings: 'news', kind: 'News item', code, slug }] : [];
    }),
    ...[...funds.values()].flatMap((fund) => [
      { siblings: 'funds', kind: 'Fund', code: fund.code, slug: fund.slug },
      ...fund.shares.map(({ isinCode: code, slug }) => {
        return { siblings: fund.code, kind: `Share of the fund "${fund.code}",`, code, slug };
      }),
    ]),
  ];
}

function problemsOf(content: LocaleContent): string[] {
  const codes = new Map<string, string>();
  return addressedItems(content).flatMap(({ siblings, kind, code, slug }) => {
    const named = `${kind} "${code}" (${content.locale}): the slug "${slug}"`;
    if (!isSlug(slug)) return [`${named} cannot be part of an address`];
    const key = `${siblings}/${slug}`;
    const taken = codes.get(key);
    codes.set(key, taken ?? code);
    return taken === undefined ? [] : [`${named} is that of "${taken}" too`];
  });
}

/** @throws ContentApiError naming each item whose slug would lead out of its folder, or to the page of another */
export function checkSlugs(contents: readonly LocaleContent[], address: string): void {
  const problems = contents.flatMap(problemsOf);
  if (problems.length === 0) return;
  const list = problems.map((problem) => `  - ${problem}`).join('\n');
  throw new ContentApiError(address, `slugs are ${slugRule}, and each is used once:\n${list}`);
}
