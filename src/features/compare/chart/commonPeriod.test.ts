import { commonPeriod, daysOf, levelsOn, navOn, yearsOf } from './commonPeriod';

const navs = (...dates: string[]) => dates.map((date, index) => ({ date, nav: 100 + index * 10 }));

describe('commonPeriod', () => {
  test.each([
    ['one series', [navs('2020-01-06', '2024-05-10')], { start: '2020-01-06', end: '2024-05-10' }],
    [
      'the later start and the earlier end',
      [navs('2020-01-06', '2024-05-10'), navs('2021-03-01', '2024-05-09')],
      { start: '2021-03-01', end: '2024-05-09' },
    ],
    ['exactly a year', [navs('2024-05-10', '2025-05-10')], { start: '2024-05-10', end: '2025-05-10' }],
    ['a day less', [navs('2024-05-10', '2025-05-09')], null],
    ['from 29 February to 28 February', [navs('2024-02-29', '2025-02-28')], null],
    [
      'from 29 February to 1 March',
      [navs('2024-02-29', '2025-03-01')],
      { start: '2024-02-29', end: '2025-03-01' },
    ],
    ['one after the other', [navs('2015-01-05', '2018-01-05'), navs('2020-01-06', '2024-05-10')], null],
    ['a single price', [navs('2020-01-06')], null],
    ['no price', [navs('2020-01-06', '2024-05-10'), []], null],
  ])('%s', (_case, series, period) => {
    expect(commonPeriod(series)).toEqual(period);
  });

  test('no series has no period', () => {
    expect(() => commonPeriod([])).not.toThrow();
    expect(commonPeriod([])).toBeNull();
  });
});

test('navOn: the latest value on or before a day', () => {
  const series = navs('2024-01-05', '2024-01-12', '2024-01-19');
  const on = ['2024-01-04', '2024-01-05', '2024-01-11', '2024-01-12', '2024-01-19', '2030-01-01'];
  expect(on.map((day) => navOn(series, day))).toEqual([null, 100, 100, 110, 120, 120]);
  expect(navOn([], '2024-01-05')).toBeNull();
});

describe('daysOf', () => {
  test('begins and ends with the period, at even steps', () => {
    expect(daysOf({ start: '2024-01-01', end: '2024-01-11' }, 6)).toEqual([
      '2024-01-01',
      '2024-01-03',
      '2024-01-05',
      '2024-01-07',
      '2024-01-09',
      '2024-01-11',
    ]);
  });

  test('has no day twice, however short the period', () => {
    expect(daysOf({ start: '2024-01-01', end: '2024-01-03' })).toEqual([
      '2024-01-01',
      '2024-01-02',
      '2024-01-03',
    ]);
  });

  test('has as many as a chart can show of fifteen years', () => {
    const days = daysOf({ start: '2011-03-14', end: '2026-11-19' });
    expect(days).toHaveLength(180);
    expect([days[0], days.at(-1)]).toEqual(['2011-03-14', '2026-11-19']);
  });
});

test('levelsOn: 100 on the first day, gaps filled with the price that stands', () => {
  const series = [
    { date: '2024-01-01', nav: 50 },
    { date: '2024-01-10', nav: 60 },
  ];
  expect(levelsOn(['2024-01-03', '2024-01-09', '2024-01-10'], series)).toEqual([100, 100, 120]);
  expect(levelsOn(['2023-12-31', '2024-01-10'], series)).toEqual([null, null]);
  expect(levelsOn([], series)).toEqual([]);
});

test.each([
  ['2020-06-01', '2023-02-01', [2021, 2022, 2023]],
  ['2020-06-01', '2020-12-31', []],
  ['2011-03-14', '2026-11-19', [2012, 2014, 2016, 2018, 2020, 2022, 2024, 2026]],
])('years that begin from %s to %s', (start, end, years) => {
  expect(yearsOf({ start, end })).toEqual(years);
});
