import { timeOf } from './chartGeometry';
import type { NavSeries } from './navSeries';
import { chartLines, levelAt, rebase } from './chartLines';
import { drawChart, extentOf } from './drawChart';
import { formattersOf } from './formatters';

const names = { share: 'Part I', benchmark: 'Indice de référence', benchmarkLabel: 'Indice' };

function seriesOf(changes: Partial<NavSeries> = {}): NavSeries {
  return {
    isin: 'A',
    name: 'I',
    currency: 'EUR',
    times: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map(timeOf),
    navs: [50, 100, 110, 120],
    benchmark: { times: ['2026-11-16', '2026-11-17', '2026-11-19'].map(timeOf), values: [10, 20, 25] },
    ...changes,
  };
}

const other = (changes: Partial<NavSeries> = {}) => ({
  series: seriesOf({ isin: 'B', name: 'R USD', navs: [1, 2, 3, 4], ...changes }),
  name: 'Asia, part R USD',
});

test('the share, its benchmark and what is compared, each 100 on the first day shown', () => {
  const { span, lines, without } = chartLines(seriesOf(), [other()], [1, 3], names);
  expect(span).toEqual(['2026-11-17', '2026-11-19'].map(timeOf));
  expect(lines.map(({ place, name, label, levels }) => ({ place, name, label, levels }))).toEqual([
    { place: 0, name: 'Part I', label: 'I', levels: [100, expect.closeTo(110, 10), 120] },
    { place: 1, name: 'Indice de référence', label: 'Indice', levels: [100, 125] },
    { place: 2, name: '1. Asia, part R USD', label: '1. R USD', levels: [100, 150, 200] },
  ]);
  expect(without).toEqual([]);
});

test('a share without a benchmark has no line for it, and what is not known in the range is named', () => {
  const late = other({ times: ['2026-12-01', '2026-12-02'].map(timeOf), navs: [1, 2] });
  const { lines, without } = chartLines(seriesOf({ benchmark: null }), [late], [0, 3], names);
  expect(lines.map(({ place }) => place)).toEqual([0]);
  expect(without).toEqual(['1. Asia, part R USD']);
});

test('lines are drawn in one box, each through the days that it has', () => {
  const chart = chartLines(seriesOf(), [], [0, 3], names);
  const { lines, levels } = drawChart(chart, 100, formattersOf('fr'));
  const [lowest, highest] = extentOf(chart.lines);
  expect(lowest).toBeCloseTo(94, 5);
  expect(highest).toBeCloseTo(256, 5);
  expect(lines[0]?.path).toBe('M0,963L333,346L667,222L1000,99');
  expect(lines[1]?.path).toMatch(/^M0,\d+L333,\d+L1000,\d+$/);
  expect(levels.map(({ label }) => label)).toEqual(['100', '150', '200', '250']);
});

test('a share that does not move is drawn in the middle', () => {
  const still = chartLines(seriesOf({ navs: [5, 5, 5, 5], benchmark: null }), [], [0, 3], names);
  expect(drawChart(still, 100, formattersOf('fr')).lines[0]?.path).toMatch(/^M0,500L.*L1000,500$/);
});

const share = { times: [10, 20, 30, 40], levels: [100, 110, 120, 130] };
const day = 86_400_000;

test('100 on the first day of the span, and nothing outside of it', () => {
  expect(rebase({ times: [0, 10, 20, 30, 40], values: [9, 50, 60, 45, 7] }, [10, 30])).toEqual({
    times: [10, 20, 30],
    levels: [100, 120, 90],
    startsLate: false,
  });
});

test('the value in force on the first day counts', () => {
  expect(rebase({ times: [5, 20], values: [50, 75] }, [10, 30])).toEqual({
    times: [10, 20],
    levels: [100, 150],
    startsLate: false,
  });
});

test('a later launch starts at the share’s level on that day', () => {
  expect(rebase({ times: [25, 40], values: [2, 3] }, [10, 40], share)).toEqual({
    times: [25, 40],
    levels: [110, 165],
    startsLate: true,
  });
});

test('an end before the end of the span is where it ends', () => {
  expect(rebase({ times: [10, 20], values: [1, 2] }, [10, 40])?.times).toEqual([10, 20]);
});

test.each([
  ['born after the span', [50, 60], [1, 2]],
  ['ended before the span', [1, 5], [1, 2]],
  ['without a day', [], []],
])('nothing of what is %s', (_, times, values) => {
  expect(rebase({ times, values }, [10, 40], share)).toBeNull();
});

test.each([
  [9, NaN],
  [10, 100],
  [29, 110],
  [99, 130],
  [40 + 31 * day, 130],
  [41 + 31 * day, NaN],
])('the level at %d', (time, level) => {
  expect(levelAt(share, time)).toBe(level);
});
