import { fundCardOf } from '../../../testing/fundFixtures';
import { investorProfiles, type InvestorProfileCode } from '../../../profiles/investorProfiles';
import type { FundCardView, FundCategoryView } from '../fundViews';
import {
  filterOptions,
  fundsOf,
  fundsSeenBy,
  matches,
  matchingCategories,
  noFilters,
  parseRangeQuery,
  type RangeQuery,
  formatRangeQuery,
} from './rangeFilters';

const everyone: InvestorProfileCode[] = [...investorProfiles];
const coded = (...codes: string[]) => codes.map((code) => ({ code, title: `Title of ${code}` }));

function categoryOf(code: string, funds: FundCardView[]): FundCategoryView {
  return { code, title: code, description: null, funds, visibleTo: everyone };
}

const world = fundCardOf({
  code: 'WORLD',
  labels: coded('LABEL_ISR'),
  eligibilities: coded('ACCOUNT', 'PENSION'),
  currencies: [
    { codes: ['USD'], visibleTo: ['INSTIT'] },
    { codes: ['EUR'], visibleTo: ['RETAIL', 'PRO'] },
  ],
});
const india = fundCardOf({
  code: 'INDIA',
  labels: coded('NEW_FUND'),
  eligibilities: coded('ACCOUNT'),
  visibleTo: ['INSTIT'],
  currencies: [{ codes: ['EUR', 'USD'], visibleTo: ['INSTIT'] }],
});
const debt = fundCardOf({
  code: 'DEBT',
  assetClass: 'bonds',
  labels: [],
  eligibilities: [],
  currencies: [{ codes: ['EUR'], visibleTo: everyone }],
});
const range = [categoryOf('EQUITY', [world, india]), categoryOf('BONDS', [debt])];

const codesOf = (categories: readonly FundCategoryView[]) => fundsOf(categories).map(({ code }) => code);
const asIs: RangeQuery = { filters: noFilters, sort: null, view: 'cards' };

describe('the query of an address', () => {
  test.each(['', '?', '?view=cards', '?utm_source=letter', '?sort=', '?asset=&label=%'])(
    'asks for nothing: "%s"',
    (search) => {
      expect(parseRangeQuery(search, range)).toEqual(asIs);
    },
  );

  test('names filters, several values of one among them, order and view', () => {
    const search =
      '?currency=USD&currency=EUR&asset=equity&label=LABEL_ISR&eligibility=PENSION&sort=aum-desc&view=table';
    expect(parseRangeQuery(search, range)).toEqual({
      filters: {
        asset: ['equity'],
        label: ['LABEL_ISR'],
        currency: ['EUR', 'USD'],
        eligibility: ['PENSION'],
      },
      sort: { key: 'aum', direction: 'desc' },
      view: 'table',
    });
  });

  test.each([
    '?asset=EQUITY',
    '?asset=equity,bonds',
    '?label=label_isr',
    '?currency=GBP',
    '?eligibility=__proto__',
    '?Asset=equity',
    '?view=list',
    '?sort=constructor',
  ])('loses what the range does not know: %s', (search) => {
    expect(parseRangeQuery(search, range)).toEqual(asIs);
  });

  test('keeps the known values beside unknown ones, each once', () => {
    const { filters } = parseRangeQuery('?label=OLD&label=NEW_FUND&label=NEW_FUND', range);
    expect(filters).toEqual({ ...noFilters, label: ['NEW_FUND'] });
  });

  test('keeps a value that only another profile meets', () => {
    const { filters } = parseRangeQuery('?label=NEW_FUND', range);
    expect(codesOf(matchingCategories(range, filters, 'INSTIT'))).toEqual(['INDIA']);
    expect(matchingCategories(range, filters, 'RETAIL')).toEqual([]);
  });

  test('survives being written and read again', () => {
    const query: RangeQuery = {
      filters: { ...noFilters, currency: ['EUR', 'USD'], label: ['LABEL_ISR'] },
      sort: { key: '1y', direction: 'asc' },
      view: 'table',
    };
    const search = formatRangeQuery(query);
    expect(search).toBe('?label=LABEL_ISR&currency=EUR&currency=USD&sort=1y-asc&view=table');
    expect(parseRangeQuery(search, range)).toEqual(query);
  });
});

describe('a fund matches', () => {
  test('without any filter', () => {
    expect(matches(debt, noFilters, 'RETAIL')).toBe(true);
  });

  test('one value of a filter, and every filter', () => {
    const labels = { ...noFilters, label: ['NEW_FUND', 'LABEL_ISR'] };
    expect(matches(world, labels, 'RETAIL')).toBe(true);
    expect(matches(debt, labels, 'RETAIL')).toBe(false);
    expect(matches(world, { ...labels, asset: ['bonds'] }, 'RETAIL')).toBe(false);
  });

  test('by the currencies that the profile sees', () => {
    const dollars = { ...noFilters, currency: ['USD'] };
    expect(matches(world, dollars, 'INSTIT')).toBe(true);
    expect(matches(world, dollars, 'RETAIL')).toBe(false);
  });
});

test('what matches stays in its category; a category without a fund goes', () => {
  const found = matchingCategories(range, { ...noFilters, asset: ['bonds'] }, 'RETAIL');
  expect(found.map(({ code, funds }) => [code, funds])).toEqual([['BONDS', [debt]]]);
});

test.each([
  ['RETAIL', ['WORLD', 'DEBT']],
  ['INSTIT', ['WORLD', 'INDIA', 'DEBT']],
] as const)('%s finds its own funds only', (profile, codes) => {
  expect(codesOf(matchingCategories(range, noFilters, profile))).toEqual(codes);
  expect(fundsSeenBy(range, profile).map(({ code }) => code)).toEqual(codes);
});

describe('the choices of a filter', () => {
  const choices = (
    ...[name, filters, profile]: [Parameters<typeof filterOptions>[1], object, InvestorProfileCode]
  ) =>
    filterOptions(range, name, { ...noFilters, ...filters }, profile).map(({ code, count, chosen }) =>
      [code, count, chosen ? 'chosen' : 'open'].join(' '),
    );

  test('are what the funds of the profile have', () => {
    expect(choices('label', {}, 'RETAIL')).toEqual(['LABEL_ISR 1 open']);
    expect(choices('label', {}, 'INSTIT')).toEqual(['LABEL_ISR 1 open', 'NEW_FUND 1 open']);
  });

  test('have their titles', () => {
    expect(filterOptions(range, 'eligibility', noFilters, 'PRO')[0]).toMatchObject({
      code: 'ACCOUNT',
      title: 'Title of ACCOUNT',
    });
  });

  test('name euros before dollars, as the profile sees them', () => {
    expect(choices('currency', {}, 'INSTIT')).toEqual(['EUR 2 open', 'USD 2 open']);
    expect(choices('currency', {}, 'RETAIL')).toEqual(['EUR 2 open']);
  });

  test('count with the other filters as they are, and without their own', () => {
    const filters = { asset: ['bonds'], currency: ['EUR'] };
    expect(choices('asset', filters, 'INSTIT')).toEqual(['equity 1 open', 'bonds 1 chosen']);
    expect(choices('label', filters, 'INSTIT')).toEqual(['LABEL_ISR 0 open', 'NEW_FUND 0 open']);
  });

  test('hold what is chosen though the profile has none of it, so that it can be taken back', () => {
    expect(choices('label', { label: ['NEW_FUND'] }, 'RETAIL')).toEqual([
      'LABEL_ISR 1 open',
      'NEW_FUND 0 chosen',
    ]);
  });

  test('are left out where no fund has a value', () => {
    expect(filterOptions([categoryOf('BONDS', [debt])], 'label', noFilters, 'RETAIL')).toEqual([]);
  });
});
