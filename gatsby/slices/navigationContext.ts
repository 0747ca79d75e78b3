import { layout } from '../../locales/layout.generated';
import type { FundsGroup, MenuLink, NavigationContext } from '../../src/components/layout/layoutContext';
import { fundPath, pagePath } from '../../src/routes/routeTable';
import type { LocaleSources } from '../pages/localeSources';
import { bondCategory, type CatalogueFund, profilesSeeingAny } from '../../src/features/funds/catalogueFunds';

/** Data of the navigation bar (behaviour.md §2.4, §2.5): equity funds come before bond funds, whatever their category. */
export function navigationContext(sources: LocaleSources): NavigationContext {
  const { locale, site, funds, newsCategories, content, pageLocales } = sources;
  const texts = layout[locale];
  const fundLinks = (members: readonly CatalogueFund[]): MenuLink[] =>
    members.map(({ row, visibleTo }) => ({ title: row.title, path: fundPath(row.slug, locale), visibleTo }));
  const isBond = ({ category }: CatalogueFund) => category.code === bondCategory;
  const fundGroup = (
    group: FundsGroup['group'],
    title: string,
    members: readonly CatalogueFund[],
  ): FundsGroup => ({ group, title, links: fundLinks(members), visibleTo: profilesSeeingAny(members) });
  const fundGroups = [
    fundGroup(
      'equityFunds',
      texts.equityFunds,
      funds.filter((fund) => !isBond(fund)),
    ),
    fundGroup('bondFunds', texts.bondFunds, funds.filter(isBond)),
  ];
  return {
    locale,
    companyTitle: site.name,
    homePath: pagePath('index', locale),
    about: [
      { title: texts.company, path: pagePath('the-management-company', locale) },
      { title: texts.team, path: pagePath('teams', locale) },
      { title: texts.philosophy, path: pagePath('philosophy', locale) },
      { title: texts.esg, path: pagePath('esg-sri-approach', locale) },
    ],
    fundRange: { title: texts.fundRange, path: pagePath('funds-range', locale) },
    compare: pageLocales.get('compare')?.includes(locale)
      ? { title: texts.compareShares, path: pagePath('compare', locale) }
      : undefined,
    fundGroups: fundGroups.filter(({ links }) => links.length > 0),
    news: [
      { title: texts.allNews, path: pagePath('news', locale) },
      ...newsCategories.map(({ title, path }) => ({ title, path })),
    ],
    contact: { title: texts.contact, path: pagePath('contact', locale) },
    profiles: content.site.investorProfiles,
    texts,
  };
}
