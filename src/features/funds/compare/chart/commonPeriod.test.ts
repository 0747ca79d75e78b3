import { timeOf } from '../../../../components/chart/chartGeometry';
import { commonPeriod } from './CompareChart';

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
  ])('%s', (_case, series, days) => {
    expect(commonPeriod(series)).toEqual(days.map(timeOf));
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
