import { navHistoryJson, type NavHistoryShare, navsVersion, publishedNavs } from './navHistory';

const navs = [
  { date: '2025-11-18', nav: 100, benchmark: 50 },
  { date: '2026-11-19', nav: 101, benchmark: null },
  { date: '2026-11-20', nav: 102, benchmark: 51 },
];

const share: NavHistoryShare = {
  isin: 'ZZ0000000017',
  name: 'I',
  currency: 'EUR',
  inceptionDate: '2025-11-18',
  actions: [],
  navs,
};

const of = { fund: 'Emerging Equity', locale: 'en', valuationFrequency: 'WEEKLY' } as const;

test.each([
  [{}, ['2025-11-18', '2026-11-19', '2026-11-20']],
  [{ from: '2026-11-19' }, ['2026-11-19', '2026-11-20']],
  [{ to: '2026-11-19' }, ['2025-11-18', '2026-11-19']],
  [{ from: '2026-11-19', to: '2026-11-19' }, ['2026-11-19']],
  [{ from: '2026-11-20', to: '2026-11-18' }, []],
])('NAVs are kept within %j, both days included', (period, dates) => {
  expect(publishedNavs(share, period).map(({ date }) => date)).toEqual(dates);
});

test('the history lists NAVs and benchmark by share', () => {
  expect(navHistoryJson({ ...of, shares: [share] })).toEqual({
    fund: 'Emerging Equity',
    locale: 'en',
    activatedTools: [],
    shares: [{ isin: 'ZZ0000000017', name: 'I', currency: 'EUR', valuationFrequency: 'WEEKLY', navs }],
  });
});

test('a share under one year is given without its benchmark', () => {
  const young = { ...share, inceptionDate: '2025-11-24', navs: navs.slice(1) };
  const history = navHistoryJson({ ...of, shares: [young] });
  expect(history.shares[0]?.navs[0]).toEqual({ date: '2026-11-19', nav: 101 });
  expect(JSON.stringify(history)).not.toContain('benchmark');
});

test('an action of before the first day that was asked for is not one of that day', () => {
  const split = { kind: 'SPLIT' as const, date: '2026-11-19', ratio: 10 };
  const acted = { ...share, actions: [split] };
  expect(publishedNavs(acted, { from: '2026-11-20' })[0]).not.toHaveProperty('actions');
  expect(publishedNavs(acted, {})[1]).toMatchObject({ date: '2026-11-19', actions: [split] });
});

test('a fund without shares has an empty history', () => {
  expect(navHistoryJson({ ...of, shares: [] }).shares).toEqual([]);
});

describe('the version of NAVs', () => {
  const versionOf = (change: object) =>
    navsVersion({ navs: navs.map((point, index) => (index === 1 ? { ...point, ...change } : point)) });

  it('is the same for the same NAVs', () => {
    expect(versionOf({})).toBe(navsVersion({ navs }));
    expect(versionOf({})).toMatch(/^[0-9a-f]{12}$/);
  });

  it.each([{ nav: 101.01 }, { benchmark: 50.5 }, { date: '2026-11-18' }, { adjusted: 10.1 }])(
    'is another one for %j',
    (change) => {
      expect(versionOf(change)).not.toBe(versionOf({}));
    },
  );

  it('is none without a NAV', () => {
    expect(navsVersion({ navs: [] })).toBeNull();
  });
});
