import { timeOf } from '../../../components/chart/chartGeometry';
import { stepDay } from './PlotReader';

const times = ['2026-07-31', '2026-08-31', '2026-09-01', '2026-10-01', '2026-11-20'].map(timeOf);

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowUp', 1, 2],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 0, 0],
  ['PageUp', 1, 3],
  ['PageDown', 3, 2],
  ['PageUp', 3, 4],
  ['PageDown', 4, 3],
  ['PageUp', 4, 4],
  ['PageDown', 0, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
])('%s from day %d', (key, from, to) => {
  expect(stepDay(key, from, times)).toBe(to);
});

test.each(['Tab', 'a', 'Enter'])('%s is not for the slider', (key) => {
  expect(stepDay(key, 2, times)).toBeNull();
});
