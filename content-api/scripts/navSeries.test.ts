import { simulatedFundPaths } from './fundPaths';
import { seriesDays, weekdaysBetween } from './marketPaths';
import { navSeries, type SimulatedShare } from './navSeries';

const paths = simulatedFundPaths('a-fund', 'EQUITY');

const share: SimulatedShare = {
  isin: 'ZZ0000000000',
  currency: 'EUR',
  inceptionDate: '2018-06-04',
  inceptionNav: 100,
  managementFee: 1,
};

/** Day, NAV and benchmark of each line under the header. */
function points(simulated: SimulatedShare) {
  const lines = navSeries(simulated, paths) ?? [];
  return lines.slice(1).map((line) => {
    const [date = '', nav = '', benchmark = ''] = line.split(',');
    return { date, nav: Number(nav), benchmark: Number(benchmark) };
  });
}

describe('navSeries', () => {
  it('starts at the first NAV, for the benchmark too, and ends on the last day of the series', () => {
    const series = points(share);
    expect(series[0]).toEqual({ date: '2018-06-04', nav: 100, benchmark: 100 });
    expect(series.at(-1)?.date).toBe(seriesDays.at(-1));
  });

  it('has one line a weekday', () => {
    expect(points(share).map(({ date }) => date)).toEqual(weekdaysBetween('2018-06-04', '2026-11-19'));
  });

  it('is the same at every run', () => {
    expect(navSeries(share, simulatedFundPaths('a-fund', 'EQUITY'))).toEqual(navSeries(share, paths));
  });

  it('sets shares of one fund apart by the management fee', () => {
    const dearer = points({ ...share, managementFee: 2 });
    const ratio = (dearer.at(-1)?.nav ?? 0) / (points(share).at(-1)?.nav ?? 1);
    const years = (Date.parse('2026-11-19') - Date.parse('2018-06-04')) / 86_400_000 / 365.25;
    expect(ratio).toBeCloseTo((0.98 / 0.99) ** years, 3);
    expect(dearer.map(({ benchmark }) => benchmark)).toEqual(points(share).map(({ benchmark }) => benchmark));
  });

  it('converts fund and benchmark at the same exchange rate', () => {
    const inDollars = points({ ...share, currency: 'USD' }).at(-1);
    const inEuros = points(share).at(-1);
    expect((inDollars?.nav ?? 0) / (inEuros?.nav ?? 1)).toBeCloseTo(
      (inDollars?.benchmark ?? 0) / (inEuros?.benchmark ?? 1),
      3,
    );
    expect(inDollars?.nav).not.toBe(inEuros?.nav);
  });

  it.each(['2026-12-01', '2026-11-18'])(
    'is absent while no NAV is published: launched on %s',
    (inceptionDate) => {
      expect(navSeries({ ...share, inceptionDate }, paths)).toBeNull();
    },
  );
});

describe('simulatedFundPaths', () => {
  it('falls by about a third in the spring of 2020', () => {
    const { benchmark } = paths;
    const fall =
      (benchmark[seriesDays.indexOf('2020-03-23')] ?? 0) / (benchmark[seriesDays.indexOf('2020-02-19')] ?? 1);
    expect(fall).toBeCloseTo(0.7, 6);
  });

  it('refuses a category about which nothing is assumed', () => {
    expect(() => simulatedFundPaths('a-fund', 'GOLD')).toThrow('GOLD');
  });
});
