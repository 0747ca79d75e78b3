import { inForceOn } from '../../../figures/countedNavs';
import { timeOf } from './chartGeometry';
import type { DatedValues, NavSeries } from './navSeries';
import { chartLines, levelAt, rebase, type Span } from './chartLines';
import { drawChart } from './drawChart';
import { formattersOf } from './chartFormatters';

function seriesOf(changes: Partial<NavSeries> = {}): NavSeries {
  return {
    isin: 'A',
    name: 'I',
    currency: 'EUR',
    frequency: 'DAILY',
    times: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map(timeOf),
    values: [50, 100, 110, 120],
    benchmark: {
      frequency: 'DAILY',
      times: ['2026-11-16', '2026-11-17', '2026-11-19'].map(timeOf),
      values: [10, 20, 25],
    },
    ...changes,
  };
}

const spanOf = (...days: [string, string]) => days.map(timeOf) as [number, number];
const all = spanOf('2026-11-16', '2026-11-19');

/** The lines of a share, its benchmark and other shares. */
function linesOf(span: Span, { benchmark, ...share }: NavSeries, ...others: NavSeries[]) {
  return chartLines(span, [
    { index: 0, name: 'Share I', label: 'I', values: share },
    { index: 1, name: 'Benchmark', label: 'Index', values: benchmark },
    ...others.map((other) => ({ index: 2 as const, name: 'Other', label: other.name, values: other })),
  ]);
}

test('the share, its benchmark and what is compared, each 100 on the first day shown', () => {
  const other = seriesOf({ name: 'R USD', values: [1, 2, 3, 4] });
  const { lines, without } = linesOf(spanOf('2026-11-17', '2026-11-19'), seriesOf(), other);
  expect(lines.map(({ index, name, label, values }) => ({ index, name, label, values }))).toEqual([
    { index: 0, name: 'Share I', label: 'I', values: [100, expect.closeTo(110, 10), 120] },
    { index: 1, name: 'Benchmark', label: 'Index', values: [100, 125] },
    { index: 2, name: 'Other', label: 'R USD', values: [100, 150, 200] },
  ]);
  expect(without).toEqual([]);
});

test('a share without a benchmark has no line for it, and what is not known in the range is named', () => {
  const late = seriesOf({
    frequency: 'DAILY',
    times: ['2026-12-01', '2026-12-02'].map(timeOf),
    values: [1, 2],
  });
  const { lines, without } = linesOf(all, seriesOf({ benchmark: null }), late);
  expect(lines.map(({ index }) => index)).toEqual([0]);
  expect(without).toEqual(['Other']);
});

test('lines are drawn in one box, each through the days that it has', () => {
  const { lines, levels } = drawChart(linesOf(all, seriesOf()), formattersOf('fr'));
  expect(lines[0]?.path).toBe('M0,963l333,-617l334,-124l333,-123');
  expect(lines[1]?.path).toMatch(/^M0,\d+l333,-?\d+l667,-?\d+$/);
  expect(levels.map(({ label }) => label)).toEqual(['100', '125', '150', '175', '200', '225', '250']);
});

test('a share that does not move is drawn in the middle', () => {
  const still = linesOf(all, seriesOf({ values: [5, 5, 5, 5], benchmark: null }));
  expect(drawChart(still, formattersOf('fr')).lines[0]?.path).toBe('M0,500l333,0l334,0l333,0');
});

const share: DatedValues = { frequency: 'DAILY', times: [10, 20, 30, 40], values: [100, 110, 120, 130] };
const day = 86_400_000;

test('100 on the first day of the span, and nothing outside of it', () => {
  expect(
    rebase({ frequency: 'DAILY', times: [0, 10, 20, 30, 40], values: [9, 50, 60, 45, 7] }, [10, 30]),
  ).toEqual({
    frequency: 'DAILY',
    times: [10, 20, 30],
    values: [100, 120, 90],
    startsLate: false,
  });
});

test('the value in force on the first day counts', () => {
  expect(rebase({ frequency: 'DAILY', times: [5, 20], values: [50, 75] }, [10, 30])).toEqual({
    frequency: 'DAILY',
    times: [10, 20],
    values: [100, 150],
    startsLate: false,
  });
});

test('a later launch starts at the share’s level on that day', () => {
  expect(rebase({ frequency: 'DAILY', times: [25, 40], values: [2, 3] }, [10, 40], share)).toEqual({
    frequency: 'DAILY',
    times: [25, 40],
    values: [110, 165],
    startsLate: true,
  });
});

test('an end before the end of the span is where it ends', () => {
  expect(rebase({ frequency: 'DAILY', times: [10, 20], values: [1, 2] }, [10, 40])?.times).toEqual([10, 20]);
});

test.each([
  ['born after the span', [50, 60], [1, 2]],
  ['ended before the span', [1, 5], [1, 2]],
  ['without a day', [], []],
])('nothing of what is %s', (_, times, values) => {
  expect(rebase({ frequency: 'DAILY', times, values }, [10, 40], share)).toBeNull();
});

test.each([
  [9, NaN],
  [10, 100],
  [29, 110],
  [99, 130],
  [40 + 10 * day, 130],
  [40 + 11 * day, NaN],
])('the level at %d', (time, level) => {
  expect(levelAt(share, time)).toBe(level);
});

test('the level of a monthly share is read until the next month, and compared within its own', () => {
  const monthly: DatedValues = { frequency: 'MONTHLY', times: [timeOf('2026-10-30')], values: [104] };
  expect(levelAt(monthly, timeOf('2026-11-27'))).toBe(104);
  expect(levelAt(monthly, timeOf('2026-11-27'), inForceOn)).toBeNaN();
  expect(levelAt(monthly, timeOf('2026-10-31'), inForceOn)).toBe(104);
});
