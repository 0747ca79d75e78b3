import { timeOf } from '../../../../components/chart/chartGeometry';
import { commonPeriod, levelsAt, timesOf } from './commonPeriod';

const daysOf = (...days: string[]) => ({ times: days.map(timeOf) });

describe('commonPeriod', () => {
  test.each([
    ['one series', [daysOf('2020-01-06', '2024-05-10')], ['2020-01-06', '2024-05-10']],
    [
      'the later start and the earlier end',
      [daysOf('2020-01-06', '2024-05-10'), daysOf('2021-03-01', '2024-05-09')],
      ['2021-03-01', '2024-05-09'],
    ],
    ['exactly a year', [daysOf('2024-05-10', '2025-05-10')], ['2024-05-10', '2025-05-10']],
    ['from 29 to 28 February', [daysOf('2024-02-29', '2025-02-28')], ['2024-02-29', '2025-02-28']],
  ])('%s', (_case, series, [start = '', end = '']) => {
    expect(commonPeriod(series)).toEqual({ start: timeOf(start), end: timeOf(end) });
  });

  test.each([
    ['a day less than a year', [daysOf('2024-05-10', '2025-05-09')]],
    ['from 29 to 27 February', [daysOf('2024-02-29', '2025-02-27')]],
    ['one after the other', [daysOf('2015-01-05', '2018-01-05'), daysOf('2020-01-06', '2024-05-10')]],
    ['a single price', [daysOf('2020-01-06')]],
    ['no price', [daysOf('2020-01-06', '2024-05-10'), daysOf()]],
    ['no series', []],
  ])('none of %s', (_case, series) => {
    expect(commonPeriod(series)).toBeNull();
  });
});

describe('timesOf', () => {
  test('begins and ends with the period, at even steps', () => {
    expect(timesOf({ start: 100, end: 200 }, 5)).toEqual([100, 125, 150, 175, 200]);
  });

  test('ends exactly on the last day, however many they are', () => {
    const period = { start: timeOf('2011-03-14'), end: timeOf('2026-11-19') };
    const times = timesOf(period);
    expect([times[0], times.at(-1)]).toEqual([period.start, period.end]);
  });
});

test('levelsAt: 100 at the first time, gaps filled with the price that stands', () => {
  const series = { times: [10, 100], navs: [50, 60] };
  expect(levelsAt([30, 99, 100, 500], series)).toEqual([100, 100, 120, 120]);
  expect(levelsAt([9, 100], series)).toEqual([NaN, NaN]);
  expect(levelsAt([], series)).toEqual([]);
});
