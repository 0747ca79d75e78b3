import { filterNavs, navHistoryJson, type NavHistoryShare } from './navHistory';

const navs = [
  { date: '2026-11-18', nav: 100, benchmark: 50 },
  { date: '2026-11-19', nav: 101, benchmark: null },
  { date: '2026-11-20', nav: 102, benchmark: 51 },
];

const share: NavHistoryShare = {
  isin: 'ZZ0000000017',
  name: 'I',
  currency: 'EUR',
  lessThanOneYear: false,
  navs,
};

test.each([
  [{}, ['2026-11-18', '2026-11-19', '2026-11-20']],
  [{ from: '2026-11-19' }, ['2026-11-19', '2026-11-20']],
  [{ to: '2026-11-19' }, ['2026-11-18', '2026-11-19']],
  [{ from: '2026-11-19', to: '2026-11-19' }, ['2026-11-19']],
  [{ from: '2026-11-20', to: '2026-11-18' }, []],
])('NAVs are kept within %j, both days included', (period, dates) => {
  expect(filterNavs(navs, period).map(({ date }) => date)).toEqual(dates);
});

test('the history lists NAVs and benchmark by share', () => {
  expect(navHistoryJson({ locale: 'en', fund: 'Emerging Equity', shares: [share] })).toEqual({
    fund: 'Emerging Equity',
    locale: 'en',
    shares: [{ isin: 'ZZ0000000017', name: 'I', currency: 'EUR', navs }],
  });
});

test('a share under one year is given without its benchmark', () => {
  const history = navHistoryJson({ locale: 'fr', fund: 'F', shares: [{ ...share, lessThanOneYear: true }] });
  expect(history.shares[0]?.navs[0]).toEqual({ date: '2026-11-18', nav: 100 });
  expect(JSON.stringify(history)).not.toContain('benchmark');
});

test('a fund without shares has an empty history', () => {
  expect(navHistoryJson({ locale: 'it', fund: 'F', shares: [] }).shares).toEqual([]);
});
