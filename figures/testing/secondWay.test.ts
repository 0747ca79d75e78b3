import { navSeries } from './navSeries';
import { randomSeeds, randomSeries } from './randomSeries';
import { dayNumber, isMonthEnd, lastWeekdayOfDecember, sameDayBefore, weekday } from './secondCalendar';
import { riskFigures } from './secondRisk';
import {
  calendarYears,
  isMoreThanTenYears,
  isUnderOneYear,
  levelOn,
  navBefore,
  periodFigure,
  purchase,
  sinceInceptionAnnualised,
  twelveMonthPeriods,
  yearToDate,
  type Action,
  type NavPoint,
  type Share,
} from './secondWay';

function share(
  navs: [date: string, nav: number, benchmark?: number | null][],
  rest: Partial<Omit<Share, 'navs'>> = {},
): Share {
  const points: NavPoint[] = navs.map(([date, nav, benchmark]) => ({
    date,
    nav,
    benchmark: benchmark ?? null,
  }));
  return { frequency: 'DAILY', inceptionDate: '2015-01-02', actions: [], ...rest, navs: points };
}

const oneYear = (actions: Action[], ...middle: [string, number][]) =>
  periodFigure(share([['2025-10-26', 100], ...middle], { actions }), 12)?.share;

describe('the second way, by arithmetic on paper', () => {
  it('knows weekdays, leap days and month ends', () => {
    expect(dayNumber('2000-03-01')).toBe(11_017);
    expect(weekday('2026-11-28')).toBe(6);
    expect(sameDayBefore('2024-03-31', 1)).toBe('2024-02-29');
    expect(sameDayBefore('2024-02-29', 12)).toBe('2023-02-28');
    expect(isMonthEnd('2026-10-30')).toBe(true);
    expect(isMonthEnd('2026-10-29')).toBe(false);
    expect(lastWeekdayOfDecember(2022)).toBe('2022-12-30');
  });

  it('reinvests a distribution of 5 % of the NAV before it', () => {
    const distribution: Action = { kind: 'DISTRIBUTION', date: '2026-05-12', amount: 5.6 };
    const price = oneYear([], ['2026-05-12', 106.4], ['2026-10-26', 114.3157]);
    const reinvested = oneYear([distribution], ['2026-05-12', 106.4], ['2026-10-26', 114.3157]);
    expect(price).toBeCloseTo(14.3157, 10);
    expect(reinvested).toBeCloseTo(20.332315789474, 10);
  });

  it('divides the NAVs before a split, a consolidation and a merger', () => {
    const by = (kind: 'SPLIT' | 'MERGER', ratio: number): Action => ({ kind, date: '2026-04-14', ratio });
    expect(oneYear([], ['2026-10-26', 11.92])).toBeCloseTo(-88.08, 10);
    expect(oneYear([by('SPLIT', 10)], ['2026-10-26', 11.92])).toBeCloseTo(19.2, 10);
    expect(oneYear([by('SPLIT', 0.2)], ['2026-10-26', 550])).toBeCloseTo(10, 10);
    expect(oneYear([by('MERGER', 0.5)], ['2026-10-26', 220])).toBeCloseTo(10, 10);
  });

  it('counts the NAV of a distribution in shares of its ex-day', () => {
    const actions: Action[] = [
      { kind: 'DISTRIBUTION', date: '2026-05-11', amount: 5.6 },
      { kind: 'SPLIT', date: '2026-05-12', ratio: 10 },
    ];
    const figure = oneYear(actions, ['2026-05-12', 10.64], ['2026-10-26', 11.43157]);
    expect(figure).toBeCloseTo(20.332315789474, 10);
  });

  it('publishes nothing before a year is measured', () => {
    const until = (last: string) =>
      share(
        [
          ['2024-12-02', 100],
          [last, 104],
        ],
        { inceptionDate: '2024-11-30' },
      );
    expect(isUnderOneYear(until('2025-12-01'))).toBe(true);
    expect(isUnderOneYear(until('2025-12-02'))).toBe(false);
    expect(sinceInceptionAnnualised(until('2025-12-02'))?.share).toBeCloseTo(4, 10);
    expect(isMoreThanTenYears(until('2034-12-01'))).toBe(false);
    expect(isMoreThanTenYears(until('2034-12-02'))).toBe(true);
  });

  it('annualises 46.41 % of 1461 days to 10 %', () => {
    const fourYears = share([
      ['2022-10-26', 100, 200],
      ['2026-10-26', 146.41, 200],
    ]);
    expect(sinceInceptionAnnualised(fourYears)?.share).toBeCloseTo(10, 10);
    expect(sinceInceptionAnnualised(fourYears)?.benchmark).toBe(0);
  });

  it('counts a NAV of ten days before the anniversary, not of eleven', () => {
    expect(
      periodFigure(
        share([
          ['2025-10-16', 80],
          ['2026-10-26', 100],
        ]),
        12,
      )?.share,
    ).toBeCloseTo(25, 10);
    expect(
      periodFigure(
        share([
          ['2025-10-15', 80],
          ['2026-10-26', 100],
        ]),
        12,
      ),
    ).toBeNull();
  });

  it('goes from month end to month end', () => {
    const daily = share([
      ['2025-10-30', 80],
      ['2025-10-31', 100],
      ['2026-10-30', 106.99],
    ]);
    expect(navBefore(daily, 12)?.date).toBe('2025-10-31');
    expect(periodFigure({ ...daily, frequency: 'MONTHLY' }, 12)?.share).toBeCloseTo(6.99, 10);
  });

  it('takes years from year end to year end', () => {
    const navs = share([
      ['2024-03-01', 100, 10],
      ['2024-12-27', 110, 11],
      ['2025-12-30', 121, null],
      ['2026-10-26', 60.5, 22],
    ]);
    expect(yearToDate(navs)?.share).toBeCloseTo(-50, 10);
    expect(yearToDate(navs)?.benchmark).toBeNull();
    expect(calendarYears(navs).map(({ year, complete }) => [year, complete])).toEqual([
      [2026, false],
      [2025, true],
      [2024, false],
    ]);
    expect(calendarYears(navs)[1]?.figure?.share).toBeCloseTo(10, 10);
    expect(calendarYears(navs)[2]?.figure?.benchmark).toBeCloseTo(10, 10);
  });

  it('takes the level in force within the tolerance, and says its day', () => {
    const navs = share([
      ['2025-12-30', 100, 50],
      ['2025-12-31', 100],
      ['2026-01-12', 100],
    ]);
    expect(levelOn(navs, '2025-12-31')).toEqual({ date: '2025-12-30', level: 50 });
    expect(levelOn(navs, '2026-01-12')).toBeNull();
  });

  it('lists twelve-month periods as far as the NAVs go back', () => {
    const navs = share([
      ['2023-10-26', 100],
      ['2025-10-24', 50],
      ['2026-10-26', 60],
    ]);
    const figures = twelveMonthPeriods(navs).map((figure) => figure?.share ?? null);
    expect(figures).toEqual([expect.closeTo(20, 10), null, null]);
  });

  it('executes an order at the next NAV, and shows it after a year', () => {
    const navs = share([
      ['2024-06-07', 90],
      ['2024-06-10', 100],
      ['2025-10-27', 110],
      ['2026-10-26', 120],
    ]);
    expect(purchase(navs, '2024-06-08')?.share).toBeCloseTo(20, 10);
    expect(purchase(navs, '2025-10-25')).toBeNull();
    expect(purchase(navs, '2026-10-27')).toBeNull();
  });

  it('takes risk from consecutive weeks alone', () => {
    const navs = share([
      ['2025-10-22', 100],
      ['2026-10-09', 100],
      ['2026-10-16', 110],
      ['2026-10-23', 99],
    ]);
    expect(riskFigures(navs, 1)?.volatility).toBeCloseTo(101.980390272, 8);
    expect(riskFigures(navs, 1)?.maximumDrawdown).toBeCloseTo(10, 10);
    expect(riskFigures(navs, 1)?.sharpe).toBeCloseTo(-0.00980580676, 10);
  });
});

it('the dates of each series rise', () => {
  for (const { navs } of [...Object.values(navSeries), ...randomSeeds.map(randomSeries)]) {
    const days = navs.map((point) => point.date);
    expect(days.join()).toBe([...new Set(days)].toSorted().join());
  }
});
