import { isSlug, slugRule } from '../../platform/slug';
import { ContentApiError } from './contentApiError';
import type { LocaleContent } from './fetchLocaleContent';

/** Something with an address of its own, whose last part is the slug. */
type Item = { kind: string; code: string; slug: string };

function addressedItems({ site, news, categories }: LocaleContent): Item[] {
  const funds = new Map(categories.flatMap((category) => category.funds).map((fund) => [fund.code, fund]));
  return [
    ...site.newsCategories.map(({ code, slug }) => ({ kind: 'News category', code, slug })),
    ...news
      .filter(({ routeType }) => routeType === 'ROUTE')
      .map(({ code, slug }) => ({ kind: 'News item', code, slug })),
    ...[...funds.values()].flatMap((fund) => [
      { kind: 'Fund', code: fund.code, slug: fund.slug },
      ...fund.shares.map(({ isinCode: code, slug }) => {
        return { kind: `Share of the fund "${fund.code}",`, code, slug };
      }),
    ]),
  ];
}

function problemsOf(content: LocaleContent): string[] {
  return addressedItems(content)
    .filter(({ slug }) => !isSlug(slug))
    .map(({ kind, code, slug }) => {
      return `${kind} "${code}" (${content.locale}): the slug "${slug}" cannot be part of an address`;
    });
}

/**
 * Two items with the same slug are found by `localePages`.
 *
 * @throws ContentApiError naming each item whose slug would lead out of its folder, or to another file of it
 */
export function checkSlugs(contents: readonly LocaleContent[], address: string): void {
  const problems = contents.flatMap(problemsOf);
  if (problems.length === 0) return;
  const list = problems.map((problem) => `  - ${problem}`).join('\n');
  throw new ContentApiError(address, `slugs are ${slugRule}:\n${list}`);
}
