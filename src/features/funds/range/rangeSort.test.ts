import { formatPerformance } from '../../../../locales/formatters';
import { locales } from '../../../i18n/locales';
import {
  firstSort,
  inRangeOrder,
  isReversed,
  nextSort,
  parseRangeSort,
  shownNumber,
  sortKeys,
  type SortValues,
  formatRangeSort,
} from './rangeSort';

test.each([null, '', 'size', 'aum-', 'aum-up', '-aum', 'AUM', 'toString', 'aum-desc-desc', ' aum'])(
  'no order: %p',
  (text) => {
    expect(parseRangeSort(text)).toBeNull();
  },
);

test.each(sortKeys)('an order without a direction takes the first one: %s', (key) => {
  expect(parseRangeSort(key)).toEqual(firstSort(key));
  expect(isReversed(firstSort(key))).toBe(false);
});

test.each(sortKeys)('an order is read as it was written: %s', (key) => {
  for (const direction of ['asc', 'desc'] as const) {
    expect(parseRangeSort(formatRangeSort({ key, direction }))).toEqual({ key, direction });
  }
});

test('a heading leads to its order, then to the reverse, then back', () => {
  const first = nextSort('aum', { key: 'name', direction: 'asc' });
  expect(first).toEqual({ key: 'aum', direction: 'desc' });
  const second = nextSort('aum', first);
  expect(second).toEqual({ key: 'aum', direction: 'asc' });
  expect(nextSort('aum', second)).toEqual(first);
  expect(nextSort('risk', null)).toEqual({ key: 'risk', direction: 'asc' });
});

describe('the number of a figure', () => {
  test.each([
    ['fr', '+4,20\u00a0%', 4.2],
    ['fr', '−1,05\u00a0%', -1.05],
    ['fr', '0,00\u00a0%', 0],
    ['fr', '1.250\u00a0M€', 1250],
    ['fr', '1.234.567,8\u00a0M€', 1_234_567.8],
    ['fr', '9,5\u00a0M€', 9.5],
    ['en', '+4.20%', 4.2],
    ['en', '-1,234.50%', -1234.5],
    ['en', '1,250\u00a0M€', 1250],
    ['it', '1.250\u00a0M€', 1250],
    ['it', '−0,50\u00a0%', -0.5],
  ] as const)('in %s: %s', (locale, display, value) => {
    expect(shownNumber(display, locale)).toBe(value);
  });

  test.each([null, undefined, '', '–', 'n/a'])('is none where none is shown: %p', (display) => {
    expect(shownNumber(display, 'fr')).toBeNull();
  });

  test.each(locales)('is read as the site writes it: %s', (locale) => {
    for (const value of [-1234.56, -0.01, 0, 0.5, 12.34, 98765.43]) {
      expect(shownNumber(formatPerformance(value, locale), locale)).toBe(value);
    }
  });
});

describe('funds', () => {
  const row = (id: string, values: Partial<SortValues>) => ({
    id,
    values: {
      ...{ name: id, '1y': null, '3y': null, '5y': null, '10y': null, costs: null, risk: null, aum: null },
      ...values,
    },
  });
  const order = (rows: ReturnType<typeof row>[], sort: Parameters<typeof inRangeOrder>[1]) =>
    inRangeOrder(rows, sort, 'fr').map(({ id }) => id);
  const rows = [row('a', { aum: 5 }), row('none', {}), row('b', { aum: 1250 }), row('c', { aum: 5 })];

  test('without the figure come last in either direction, equal ones keep their order', () => {
    expect(order(rows, { key: 'aum', direction: 'asc' })).toEqual(['a', 'c', 'b', 'none']);
    expect(order(rows, { key: 'aum', direction: 'desc' })).toEqual(['b', 'a', 'c', 'none']);
  });

  test('are sorted by number, not by text: losses below nothing', () => {
    const performances = [row('gain', { '10y': 10 }), row('loss', { '10y': -2 }), row('zero', { '10y': 0 })];
    expect(order(performances, { key: '10y', direction: 'desc' })).toEqual(['gain', 'zero', 'loss']);
  });

  test('are sorted by name as their language does', () => {
    const named = [row('Zèbre', {}), row('Émergents', {}), row('asie', {}), row('Fonds', {})];
    const ascending = ['asie', 'Émergents', 'Fonds', 'Zèbre'];
    expect(order(named, { key: 'name', direction: 'asc' })).toEqual(ascending);
    expect(order(named, { key: 'name', direction: 'desc' })).toEqual([...ascending].reverse());
  });
});
