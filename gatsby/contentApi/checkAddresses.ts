import { isSlug, slugRule } from '../../contract/slug';
import { isPageCode, pagePath } from '../../src/routes/routeTable';
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

/** One sentence for each slug that would lead out of its folder, or to another file of it. */
export function slugProblems(content: LocaleContent): string[] {
  return addressedItems(content)
    .filter(({ slug }) => !isSlug(slug))
    .map(({ kind, code, slug }) => {
      return `${kind} "${code}" (${content.locale}): the slug "${slug}" cannot be part of an address`;
    });
}

/** One sentence for each page whose path differs between content and site. */
export function routeProblems({ locale, site }: LocaleContent): string[] {
  return site.pages.flatMap(({ code, route }) => {
    const path = isPageCode(code) ? pagePath(code, locale) : route;
    return route === path
      ? []
      : [`Page "${code}" (${locale}): its route is "${route}", the site has "${path}"`];
  });
}

/**
 * Two items with the same slug are found by `localePages`.
 *
 * @throws ContentApiError naming each item whose slug would lead out of its folder, or to another file of it, and each
 *   page that the content has elsewhere than the site
 */
export function checkAddresses(contents: readonly LocaleContent[], address: string): void {
  const check = (problems: readonly string[], rule: string) => {
    if (problems.length === 0) return;
    throw new ContentApiError(address, [`${rule}:`, ...problems].join('\n  - '));
  };
  check(contents.flatMap(slugProblems), `slugs are ${slugRule}`);
  check(
    contents.flatMap(routeProblems),
    'routes of pages are those of the site, where GATSBY_PRODUCT_SLUG is what addresses call the house',
  );
}
