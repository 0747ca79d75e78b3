import { rebasedCurve } from './rebasedCurve';

const navs = Array.from({ length: 11 }, (_, index) => ({
  date: `2026-11-${String(index + 10)}`,
  nav: 200 + index,
  benchmark: index === 5 ? null : 50 + index,
}));

test('both begin at 100; a day without a benchmark has a gap', () => {
  const curve = rebasedCurve(navs, 20);
  expect(curve).toHaveLength(11);
  expect(curve[0]).toEqual({ date: '2026-11-10', share: 100, benchmark: 100 });
  expect(curve[5]).toEqual({ date: '2026-11-15', share: 102.5, benchmark: null });
  expect(curve.at(-1)).toEqual({ date: '2026-11-20', share: 105, benchmark: 120 });
});

test('as many points as asked for, evenly spread, the ends among them', () => {
  expect(rebasedCurve(navs, 3).map(({ date }) => date)).toEqual(['2026-11-10', '2026-11-15', '2026-11-20']);
  expect(rebasedCurve(navs, 2).map(({ date }) => date)).toEqual(['2026-11-10', '2026-11-20']);
});

test('a benchmark that begins later begins at the level of the share on that day', () => {
  const later = navs.map((point, index) => (index < 3 ? { ...point, benchmark: null } : point));
  const curve = rebasedCurve(later, 3);
  expect(curve.map(({ date, benchmark }) => [date, benchmark])).toEqual([
    ['2026-11-10', null],
    ['2026-11-13', 101.5],
    ['2026-11-15', null],
    ['2026-11-20', 114.91],
  ]);
  expect(curve[1]?.share).toBe(101.5);
});

test('without a benchmark there is the share alone', () => {
  const curve = rebasedCurve(
    navs.map((point) => ({ ...point, benchmark: null })),
    3,
  );
  expect(curve.map(({ benchmark }) => benchmark)).toEqual([null, null, null]);
});

test('one NAV gives one point, no NAV gives none', () => {
  expect(rebasedCurve(navs.slice(0, 1), 20)).toEqual([{ date: '2026-11-10', share: 100, benchmark: 100 }]);
  expect(rebasedCurve([], 20)).toEqual([]);
});
