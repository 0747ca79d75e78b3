import {
  categoryRow,
  everywhere,
  fundRow,
  localeContent,
  pageRow,
  seen,
  type ShareRow,
  shareRow,
  sourcesOf,
  yearRow,
} from '../testing/contentRows';
import { pastPerformancePages } from './pastPerformancePages';

function pagesOf(shares: ShareRow[], locale: 'fr' | 'en' | 'it' = 'en') {
  const fund = fundRow({ shares, translations: [...everywhere('fund').slice(0, 2)] });
  const categories = [categoryRow({ funds: [fund], retail: seen([fund], ['R']) })];
  const pages = [pageRow('index'), pageRow('funds-range', { title: 'Our funds' })];
  return pastPerformancePages(sourcesOf(localeContent(locale, { categories, site: { pages } })));
}

const scenarios = [
  { date: '2026-10-31', formattedMonth: 'October 2026', holdingYears: 5, investment: 10_000, rows: [] },
];

test.each([
  ['fr', 'performances-et-scenarios'],
  ['en', 'performance-and-scenarios'],
  ['it', 'rendimenti-e-scenari'],
] as const)('the address in %s, which KIDs have in print', (locale, segment) => {
  const [page] = pagesOf([shareRow()], locale);
  expect(page).toMatchObject({
    path: `/${locale}/funds/fund/shares/i/${segment}`,
    template: 'PastPerformancePage',
    identity: 'past-performance:ZZ-I',
  });
});

test('shares over one year have a page, seen by those who see the share; younger ones have none', () => {
  const young = shareRow({ name: 'F', inceptionDate: '2026-03-02' });
  const pages = pagesOf([shareRow({ name: 'I' }), young, shareRow({ name: 'R' })]);
  expect(pages.map(({ identity, context }) => [identity, context])).toMatchObject([
    ['past-performance:ZZ-I', { share: { visibleTo: ['INSTIT', 'PRO'] } }],
    ['past-performance:ZZ-R', { share: { visibleTo: ['RETAIL', 'INSTIT', 'PRO'] } }],
  ]);
});

test('search engines list it, with its translations and the day of what is on it', () => {
  const computedData = {
    performances: [],
    calendarYears: [yearRow({ year: 2025, share: 1, benchmark: null, endDate: '2025-12-31' })],
    discretePeriods: [],
    riskFigures: [],
  };
  const [page, yearsOnly] = pagesOf([
    shareRow({ scenarios, computedData }),
    shareRow({ name: 'R', computedData }),
  ]);
  expect(page?.context.metadata).toMatchObject({
    title: 'Title of fund – I (ZZ-I), past performance – Korvane',
    indexed: true,
    canonical: 'https://www.korvane.example/en/funds/fund/shares/i/performance-and-scenarios',
    modifiedOn: '2026-10-31',
    alternates: [
      {
        locale: 'fr',
        url: 'https://www.korvane.example/fr/funds/fund/shares/i/performances-et-scenarios',
      },
      { locale: 'en' },
    ],
  });
  expect(yearsOnly?.context.metadata.modifiedOn).toBe('2025-12-31');
});
