import { timeOf } from '../../../components/chart/chartGeometry';
import type { NavSeries } from '../../../components/chart/navSeries';
import { purchaseDays, purchaseOf, purchaseProblem } from './purchaseValue';

type Row = [day: string, nav: number, benchmark?: number];

function seriesOf(rows: readonly Row[]): NavSeries {
  const levels = rows.flatMap(([day, , level]) =>
    level === undefined ? [] : [{ time: timeOf(day), level }],
  );
  return {
    isin: 'ZZ0000000016',
    name: 'R USD',
    currency: 'USD',
    frequency: 'DAILY',
    times: rows.map(([day]) => timeOf(day)),
    values: rows.map(([, nav]) => nav),
    benchmark: levels.length
      ? {
          frequency: 'DAILY',
          times: levels.map(({ time }) => time),
          values: levels.map(({ level }) => level),
        }
      : null,
  };
}

describe('the days on which one may have bought', () => {
  it.each([
    ['2020-01-02', '2026-11-19', ['2020-01-02', '2025-11-19']],
    // Leap days: the year before has none.
    ['2020-01-02', '2024-02-29', ['2020-01-02', '2023-02-28']],
    // One year to the day, and a day less.
    ['2025-11-19', '2026-11-19', ['2025-11-19', '2025-11-19']],
    ['2025-11-20', '2026-11-19', null],
  ])('are, with NAVs from %s to %s, %j', (first, last, expected) => {
    expect(purchaseDays(timeOf(first), timeOf(last))).toEqual(expected && expected.map(timeOf));
  });
});

describe('what is wrong with a purchase', () => {
  const days = [timeOf('2020-01-02'), timeOf('2025-11-19')] as const;

  it.each([
    [0, '2024-02-29', 'amount'],
    [-5, '2024-02-29', 'amount'],
    [NaN, '2024-02-29', 'amount'],
    [1_000_000_001, '2024-02-29', 'amount'],
    [Infinity, '2024-02-29', 'amount'],
    [1_000_000_000, '2024-02-29', null],
    [100, '', 'missing'],
    [100, '2020-01-01', 'early'],
    [100, '2020-01-02', null],
    [100, '2025-11-19', null],
    [100, '2025-11-20', 'late'],
  ])('%d on %s: %s', (amount, day, problem) => {
    expect(purchaseProblem(amount, Date.parse(day), days)).toBe(problem);
  });
});

describe('a purchase', () => {
  const rows: Row[] = [
    ['2024-02-29', 100, 200],
    ['2024-03-01', 110, 210],
    ['2024-03-04', 120, 220],
    ['2025-03-04', 150, 330],
  ];
  const bought = (day: string, series = seriesOf(rows), yearly = 2) =>
    purchaseOf(series, 1_000, timeOf(day), yearly);

  it('is valued at the last NAV, beside its benchmark', () => {
    expect(bought('2024-02-29')).toMatchObject({
      start: timeOf('2024-02-29'),
      end: timeOf('2025-03-04'),
      value: 1_500,
      change: 50,
      benchmark: 1_650,
    });
  });

  it('is at the NAV of the Monday when it is of a Saturday or a Sunday', () => {
    for (const day of ['2024-03-02', '2024-03-03', '2024-03-04']) {
      expect(bought(day)).toMatchObject({
        start: timeOf('2024-03-04'),
        value: expect.closeTo(1_250, 10),
        benchmark: expect.closeTo(1_500, 10),
      });
    }
  });

  it('needs a year from the NAV that it gets, not from its day', () => {
    // The Monday is 4 March 2024, the last NAV a day short of its anniversary.
    const short = seriesOf([...rows.slice(0, 3), ['2025-03-03', 150, 330]]);
    expect(bought('2024-03-03', short)).toBeNull();
    expect(bought('2024-03-01', short)).not.toBeNull();
  });

  it('bears costs on the value of each day', () => {
    // A day at 1,000, three days at 1,100, a year at 1,200, at 2 % a year of 365.25 days.
    const days = 1_000 * 1 + 1_100 * 3 + 1_200 * 365;
    expect(bought('2024-02-29')?.costs).toBeCloseTo((days * 0.02) / 365.25, 6);
    expect(bought('2024-02-29', seriesOf(rows), 0)?.costs).toBe(0);
  });

  it('has no benchmark where that begins later, is more than ten days old, or is none', () => {
    const starting = (first: Row, ...rest: Row[]) => seriesOf([first, ...rest, ['2025-03-04', 150, 330]]);
    expect(
      bought('2024-02-29', starting(['2024-02-29', 100], ['2024-03-01', 110, 210]))?.benchmark,
    ).toBeNull();
    expect(
      bought('2024-02-29', starting(['2024-02-18', 99, 190], ['2024-02-29', 100]))?.benchmark,
    ).toBeNull();
    expect(bought('2024-02-29', starting(['2024-02-19', 99, 165], ['2024-02-29', 100]))?.benchmark).toBe(
      2_000,
    );
    expect(
      bought(
        '2024-02-29',
        seriesOf([
          ['2024-02-29', 100],
          ['2025-03-04', 150],
        ]),
      )?.benchmark,
    ).toBeNull();
  });

  it('is none before the first NAV, nor of less than a year', () => {
    expect(bought('2024-02-28')).toBeNull();
    expect(bought('2024-03-04')).not.toBeNull();
    expect(bought('2024-03-05')).toBeNull();
    expect(purchaseOf({ ...seriesOf([]) }, 1_000, timeOf('2024-03-04'), 2)).toBeNull();
  });

  it('may be huge', () => {
    expect(purchaseOf(seriesOf(rows), 1_000_000_000, timeOf('2024-02-29'), 2)?.value).toBe(1_500_000_000);
  });
});
