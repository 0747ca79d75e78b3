import type { NavPoint } from '../../figures/adjustedNavs';
import { rebasedCurve as curveOf } from './rebasedCurve';

const rebasedCurve = (navs: readonly NavPoint[]) => curveOf({ navs, frequency: 'DAILY' });

/** From Tuesday to Friday of the week after. */
const navs = Array.from({ length: 11 }, (_, index) => ({
  date: `2026-11-${String(index + 10)}`,
  nav: 200 + index,
  benchmark: 50 + index,
}));

test('both begin at 100, and go on with the last day of each week', () => {
  expect(rebasedCurve(navs)).toEqual([
    { date: '2026-11-10', share: 100, benchmark: 100 },
    { date: '2026-11-15', share: 102.5, benchmark: 110 },
    { date: '2026-11-20', share: 105, benchmark: 120 },
  ]);
});

test('a week without its last days ends earlier, one without any day is left out', () => {
  const dates = ['2026-10-28', '2026-10-30', '2026-11-13', '2026-11-16'];
  const some = dates.map((date) => ({ date, nav: 200, benchmark: null }));
  expect(rebasedCurve(some).map(({ date }) => date)).toEqual([
    '2026-10-28',
    '2026-10-30',
    '2026-11-13',
    '2026-11-16',
  ]);
});

test('on a day without a level, the one in force counts', () => {
  const gap = navs.map((point, index) => (index === 5 ? { ...point, benchmark: null } : point));
  expect(rebasedCurve(gap).map(({ benchmark }) => benchmark)).toEqual([100, 108, 120]);
});

test('a benchmark that begins later begins at the level of the share on that day', () => {
  const later = navs.map((point, index) => (index < 3 ? { ...point, benchmark: null } : point));
  expect(rebasedCurve(later)).toMatchObject([
    { date: '2026-11-10', benchmark: null },
    { date: '2026-11-13', share: 101.5, benchmark: 101.5 },
    { date: '2026-11-15' },
    { date: '2026-11-20', benchmark: 114.91 },
  ]);
});

test('without a benchmark there is the share alone', () => {
  const alone = rebasedCurve(navs.map((point) => ({ ...point, benchmark: null })));
  expect(alone.map(({ benchmark }) => benchmark)).toEqual([null, null, null]);
});

test('one NAV gives one point, no NAV gives none', () => {
  expect(rebasedCurve(navs.slice(0, 1))).toEqual([{ date: '2026-11-10', share: 100, benchmark: 100 }]);
  expect(rebasedCurve([])).toEqual([]);
});
