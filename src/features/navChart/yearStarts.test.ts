import { timeOf } from './chartGeometry';
import { yearStarts } from './yearStarts';

test.each([
  ['2020-06-01', '2023-02-01', [2021, 2022, 2023]],
  ['2020-06-01', '2021-01-01', [2021]],
  ['2020-06-01', '2020-12-31', []],
  ['2011-03-14', '2026-11-19', [2012, 2014, 2016, 2018, 2020, 2022, 2024, 2026]],
])('years that begin from %s to %s', (from, to, years) => {
  expect(yearStarts(timeOf(from), timeOf(to))).toEqual(years);
});
