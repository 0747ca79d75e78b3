import {
  categoryRow,
  everywhere,
  type FundRow,
  fundRow,
  localeContent,
  pageRow,
  seen,
  shareRow,
  sourcesOf,
} from '../testing/contentRows';
import { fundPages } from './fundPages';

function pagesOf(funds: FundRow[], category: Parameters<typeof categoryRow>[0] = {}) {
  const pages = [pageRow('index'), pageRow('funds-range', { title: 'Our funds' })];
  const categories = [categoryRow({ funds, ...category })];
  return fundPages(sourcesOf(localeContent('en', { categories, site: { pages } })));
}

it('makes a page of every published fund and of each of its shares', () => {
  const shares = [shareRow({ name: 'R' }), shareRow({ name: 'I USD' })];
  const pages = pagesOf([
    fundRow({ code: 'a', shares }),
    fundRow({ code: 'unpriced', shares: [shareRow({ fetchedData: [] })] }),
    fundRow({ code: 'b' }),
  ]);
  expect(pages.map(({ path, template }) => [path, template])).toEqual([
    ['/en/funds/a', 'FundPage'],
    ['/en/funds/a/shares/i-usd', 'SharePage'],
    ['/en/funds/a/shares/r', 'SharePage'],
    ['/en/funds/b', 'FundPage'],
    ['/en/funds/b/shares/i', 'SharePage'],
  ]);
});

it('is translated where the fund and the share are published, under their slugs there', () => {
  const share = shareRow({ translations: [...everywhere('i'), { locale: 'de', slug: 'i' }] });
  const translations = [
    { locale: 'fr', slug: 'marchés' },
    { locale: 'en', slug: 'markets' },
  ];
  const [fund, sharePage] = pagesOf([fundRow({ slug: 'markets', translations, shares: [share] })]);
  expect(fund?.context.paths).toEqual({ fr: '/fr/funds/marchés', en: '/en/funds/markets' });
  expect(sharePage?.context.paths).toEqual({
    fr: '/fr/funds/marchés/shares/i',
    en: '/en/funds/markets/shares/i',
  });
  expect(sharePage?.context.metadata.alternates).toEqual([
    { locale: 'fr', url: 'https://www.korvane.example/fr/funds/march%C3%A9s/shares/i' },
    { locale: 'en', url: 'https://www.korvane.example/en/funds/markets/shares/i' },
  ]);
});

it('shows on the fund’s page the share that each profile sees first', () => {
  const row = fundRow({ shares: [shareRow({ name: 'I' }), shareRow({ name: 'R' })] });
  const [fund] = pagesOf([row], { retail: seen([row], ['R']) });
  expect(fund?.context).toMatchObject({
    mainShares: [
      { name: 'I', visibleTo: ['INSTIT', 'PRO'], fees: [], performances: [] },
      { name: 'R', visibleTo: ['RETAIL'] },
    ],
    rangePage: { title: 'Our funds', path: '/en/fund-range' },
  });
});

it('changes on the day of the latest price', () => {
  const price = (date: string) => ({ value: 1, displayValue: '1', date, formattedDate: date });
  const shares = [
    shareRow({ name: 'I', lastPrice: price('2026-11-18') }),
    shareRow({ name: 'R', lastPrice: price('2026-11-19') }),
    shareRow({ name: 'N', lastPrice: null }),
  ];
  expect(pagesOf([fundRow({ shares })]).map(({ context }) => context.metadata.modifiedOn)).toEqual([
    '2026-11-19',
    '2026-11-18',
    '2026-11-19',
    null,
  ]);
});

it('describes a share by its name and its goal, or that of its fund', () => {
  const shares = [shareRow({ name: 'I', managementGoal: 'The goal' }), shareRow({ name: 'R' })];
  const pages = pagesOf([fundRow({ description: 'The fund', shares })]);
  expect(pages.map(({ context }) => context.metadata.description)).toEqual([
    'The fund',
    'Title of fund – I (ZZ-I). The goal',
    'Title of fund – R (ZZ-R). The fund',
  ]);
  expect(pages[1]?.context.metadata).toMatchObject({
    title: 'Title of fund – I (ZZ-I) – Korvane',
    keywords: ['Title of fund', 'I', 'ZZ-I'],
  });
});
