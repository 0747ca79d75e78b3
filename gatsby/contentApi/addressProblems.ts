import { isSlug } from '../../contract/slug';
import { isPageCode, pagePath } from '../../src/routes/routeTable';
import type { LocaleContent } from './fetchLocaleContent';

/** Something with an address of its own, whose last part is the slug. */
type Item = { kind: string; code: string; slug: string };

function addressedItems({ site, news, categories }: LocaleContent): Item[] {
  const funds = categories.flatMap((category) => category.funds);
  return [
    ...site.newsCategories.map(({ code, slug }) => ({ kind: 'News category', code, slug })),
    ...news
      .filter(({ routeType }) => routeType === 'ROUTE')
      .map(({ code, slug }) => ({ kind: 'News item', code, slug })),
    ...funds.flatMap((fund) => [
      { kind: 'Fund', code: fund.code, slug: fund.slug },
      ...fund.shares.map(({ isinCode: code, slug }) => {
        return { kind: `Share of the fund "${fund.code}",`, code, slug };
      }),
    ]),
  ];
}

/** One sentence for each slug that would lead out of its folder, or to another file of it. Two equal ones are found by `localePages`. */
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

/** One sentence for each code, and each ISIN, that two items have. */
export function duplicateProblems({ locale, site, news, categories }: LocaleContent): string[] {
  const funds = categories.flatMap((category) => category.funds);
  const codes: Record<string, readonly string[]> = {
    Pages: site.pages.map(({ code }) => code),
    'Members of the team': site.teamMembers.map(({ code }) => code),
    'News categories': site.newsCategories.map(({ code }) => code),
    'News items': news.map(({ code }) => code),
    Funds: funds.map(({ code }) => code),
    Shares: funds.flatMap(({ shares }) => shares.map(({ isinCode }) => isinCode)),
  };
  return Object.entries(codes).flatMap(([kind, of]) => {
    const twice = new Set(of.filter((code, index) => of.indexOf(code) !== index));
    return [...twice].map((code) => `${kind} (${locale}): more than one is "${code}"`);
  });
}
