import { timeOf } from '../../../components/chart/chartGeometry';
import { tableDays } from './LevelsTable';

function daysOf(days: readonly string[]) {
  const { every, times } = tableDays(days.map(timeOf));
  return { every, days: times.map((time) => new Date(time).toISOString().slice(0, 10)) };
}

test('every day of a month or less', () => {
  const days = ['2026-10-20', '2026-10-30', '2026-11-02', '2026-11-20'];
  expect(daysOf(days)).toEqual({ every: 'day', days });
});

test('every day of a month that begins with an older NAV, as after a weekend', () => {
  const days = ['2026-10-23', '2026-10-26', '2026-10-30', '2026-11-24'];
  expect(daysOf(days)).toEqual({ every: 'day', days });
});

test('of more, the first day, the last of each month and the last', () => {
  expect(
    daysOf([
      '2026-08-03',
      '2026-08-04',
      '2026-08-31',
      '2026-09-30',
      '2026-11-02',
      '2026-11-19',
      '2026-11-20',
    ]),
  ).toEqual({ every: 'month', days: ['2026-08-03', '2026-08-31', '2026-09-30', '2026-11-20'] });
});

test('no days give no rows', () => {
  expect(daysOf([]).days).toEqual([]);
});
