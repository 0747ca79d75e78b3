import {
  categoryRow,
  fundRow,
  localeContent,
  newsCategoryRow,
  pageRow,
  seen,
  sourcesOf,
} from '../testing/contentRows';
import { navigationContext } from './navigationContext';

const contextOf = (...args: Parameters<typeof localeContent>) =>
  navigationContext(sourcesOf(localeContent(...args)));

describe('the funds menu', () => {
  it('has equity funds of every category before bond funds', () => {
    const categories = [
      categoryRow({ code: 'BONDS', funds: [fundRow({ code: 'bond' })] }),
      categoryRow({ code: 'EQUITY', funds: [fundRow({ code: 'equity' })] }),
      categoryRow({ code: 'Equity Chine', funds: [fundRow({ code: 'china' })] }),
    ];
    const { fundGroups } = contextOf('en', { categories });
    expect(fundGroups.map(({ group, links }) => [group, links.map(({ path }) => path)])).toEqual([
      ['equityFunds', ['/en/funds/equity', '/en/funds/china']],
      ['bondFunds', ['/en/funds/bond']],
    ]);
  });

  it('has no group without funds', () => {
    const bonds = categoryRow({ code: 'BONDS' });
    expect(contextOf('en', { categories: [bonds] }).fundGroups).toMatchObject([{ group: 'bondFunds' }]);
    expect(contextOf('en').fundGroups).toEqual([]);
  });

  it('says who sees each fund', () => {
    const funds = [fundRow({ code: 'a' }), fundRow({ code: 'b' })];
    const { fundGroups } = contextOf('en', {
      categories: [categoryRow({ funds, retail: seen(funds.slice(1)) })],
    });
    expect(fundGroups[0]?.links).toMatchObject([
      { title: 'Title of a', visibleTo: ['INSTIT', 'PRO'] },
      { title: 'Title of b', visibleTo: ['RETAIL', 'INSTIT', 'PRO'] },
    ]);
  });
});

it('lists the news and their categories', () => {
  const newsCategories = [newsCategoryRow('letters'), newsCategoryRow('press', { slug: 'stampa' })];
  expect(contextOf('it', { site: { newsCategories } }).news).toMatchObject([
    { path: '/it/notizia' },
    { title: 'Title of letters', path: '/it/notizia/c/letters' },
    { title: 'Title of press', path: '/it/notizia/c/stampa' },
  ]);
});

it('offers the profiles of the content system', () => {
  const investorProfiles = [
    { code: 'RETAIL' as const, title: 'Private', description: null },
    { code: 'PRO' as const, title: 'Professional', description: 'Words' },
  ];
  expect(contextOf('en', { site: { investorProfiles } }).profiles).toEqual([
    { code: 'RETAIL', title: 'Private', description: null },
    { code: 'PRO', title: 'Professional', description: 'Words' },
  ]);
});

it('links to the locale’s own pages', () => {
  expect(contextOf('it')).toMatchObject({
    companyTitle: 'Korvane',
    homePath: '/it',
    about: [
      { path: '/it/la-societa-di-gestione' },
      { path: '/it/il-team-meridane' },
      { path: '/it/filosofia' },
      { path: '/it/approccio-esg-sri' },
    ],
    fundRange: { path: '/it/gamma-fondi' },
    contact: { path: '/it/contatto' },
  });
});

it('leads to the comparison where its page is published', () => {
  const content = localeContent('en');
  const published = { ...content, site: { ...content.site, pages: [pageRow('compare')] } };
  expect(navigationContext(sourcesOf(published)).compare?.path).toBe('/en/compare');
  expect(contextOf('en').compare).toBeUndefined();
});
