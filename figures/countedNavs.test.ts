import {
  countedRow,
  givesYear,
  inForceOn,
  isLastOfYear,
  monthsBefore,
  periodStart,
  shareAge,
  type ValuationFrequency,
  yearEnd,
} from './countedNavs';

describe('the days in which a NAV counts', () => {
  it.each([
    ['DAILY', ['2026-11-10', '2026-11-20']],
    ['WEEKLY', ['2026-11-03', '2026-11-20']],
    ['MONTHLY', ['2026-11-01', '2026-11-20']],
  ] as const)('of a day, valued %s', (frequency, days) => {
    expect(inForceOn('2026-11-20', frequency)).toEqual(days);
  });

  it.each([
    // A Thursday in the month: the same day of the other month.
    ['DAILY', '2026-11-19', 12, '2025-11-19'],
    // Friday 30 October is the last weekday of its month, and 31 October 2025 of that.
    ['DAILY', '2026-10-30', 12, '2025-10-31'],
    ['WEEKLY', '2026-10-30', 36, '2023-10-31'],
    ['MONTHLY', '2026-10-30', 120, '2016-10-31'],
    // 27 February is a Friday, with a weekend behind it.
    ['DAILY', '2026-02-27', 24, '2024-02-29'],
    ['DAILY', '2026-03-31', 1, '2026-02-28'],
    ['DAILY', '2026-10-29', 12, '2025-10-29'],
    // A fund that is valued in the middle of each month.
    ['MONTHLY', '2026-11-16', 12, '2025-11-30'],
  ] as const)('valued %s, from %s back %d months: up to %s', (frequency, end, months, last) => {
    expect(monthsBefore(end, months, frequency)[1]).toBe(last);
  });

  it.each([
    ['DAILY', ['2025-12-21', '2025-12-31']],
    // 18 December stands for the end of a year without NAVs on 25 December and 1 January.
    ['WEEKLY', ['2025-12-14', '2025-12-31']],
    ['MONTHLY', ['2025-12-01', '2025-12-31']],
  ] as const)('of the end of a year, valued %s', (frequency, days) => {
    expect(yearEnd(2025, frequency)).toEqual(days);
  });

  it('of the year to date are those of the end of the year before, or the first NAV', () => {
    const lastNav = '2026-11-19';
    expect(periodStart('ytd', { firstNav: '2025-11-20', lastNav }, 'DAILY')).toEqual(yearEnd(2025, 'DAILY'));
    expect(periodStart('ytd', { firstNav: '2026-01-02', lastNav }, 'DAILY')).toEqual([
      '2026-01-02',
      '2026-01-02',
    ]);
  });
});

describe('the row that counts', () => {
  const rows = ['2026-10-30', '2026-11-02', '2026-11-13'].map((date) => ({ date }));

  it.each([
    ['2026-11-01', '2026-11-12', '2026-11-02'],
    ['2026-11-13', '2026-11-30', '2026-11-13'],
    ['2026-11-03', '2026-11-12', undefined],
    ['2026-10-01', '2026-10-29', undefined],
  ])('from %s to %s is %s', (first, last, date) => {
    expect(countedRow(rows, [first, last])?.date).toBe(date);
  });

  it('is none without rows', () => {
    const none: { date: string }[] = [];
    expect(countedRow(none, ['2026-01-01', '2026-12-31'])).toBeUndefined();
  });
});

test.each([
  ['DAILY', '2026-12-31', true],
  ['DAILY', '2026-12-30', false],
  // The last weekday of 2027 is a Friday, of 2028 too.
  ['WEEKLY', '2027-12-31', true],
  ['DAILY', '2028-12-29', true],
  ['WEEKLY', '2026-12-25', false],
  ['MONTHLY', '2026-12-15', true],
  ['MONTHLY', '2026-11-30', false],
] as const)('valued %s, %s is the last of its year: %s', (frequency, day, isLast) => {
  expect(isLastOfYear(day, frequency)).toBe(isLast);
});

describe('the age of a share', () => {
  const ageAt = (inception: string, ...days: string[]) =>
    shareAge(
      inception,
      days.map((date) => ({ date })),
    );

  it.each([
    ['no NAV yet', ['2010-05-03'], true, false],
    ['the day before one year', ['2025-11-20', '2025-11-20', '2026-11-19'], true, false],
    ['exactly one year', ['2025-11-19', '2025-11-19', '2026-11-19'], false, false],
    ['a single NAV, years after the inception', ['2020-11-19', '2026-11-19'], true, false],
    [
      'a year since the inception, 336 days since the first NAV',
      ['2025-10-24', '2025-11-24', '2026-10-26'],
      true,
      false,
    ],
    ['inception on a Saturday, first NAV on Monday', ['2024-11-30', '2024-12-02', '2025-12-01'], true, false],
    ['a year since that Monday', ['2024-11-30', '2024-12-02', '2025-12-02'], false, false],
    ['the day before ten years', ['2016-11-20', '2016-11-20', '2026-11-19'], false, false],
    ['exactly ten years', ['2016-11-19', '2016-11-19', '2026-11-19'], false, true],
    [
      'ten years since the inception, not since the first NAV',
      ['2016-11-19', '2016-11-21', '2026-11-19'],
      false,
      false,
    ],
    ['born on 29 February, one year less a day', ['2024-02-29', '2024-02-29', '2025-02-27'], true, false],
    ['born on 29 February, one year', ['2024-02-29', '2024-02-29', '2025-02-28'], false, false],
    ['born on 29 February, ten years', ['2016-02-29', '2016-02-29', '2026-02-28'], false, true],
  ] as const)('%s', (_case, [inception, ...days], lessThanOneYear, moreThanTenYears) => {
    expect(ageAt(inception, ...days)).toMatchObject({ lessThanOneYear, moreThanTenYears });
  });

  it('counts the year of the inception', () => {
    expect(ageAt('2012-12-31', '2013-01-02').inceptionYear).toBe(2012);
  });
});

describe('the performance of a calendar year', () => {
  const gives = (days: readonly string[], frequency: ValuationFrequency) =>
    givesYear(
      days.map((date) => ({ date })),
      2025,
      frequency,
    );

  it.each<[what: string, expected: boolean, frequency: ValuationFrequency, days: string[]]>([
    ['a NAV at both ends', true, 'DAILY', ['2023-05-02', '2024-12-31', '2025-12-31']],
    ['no NAV', false, 'DAILY', []],
    ['the first NAV within it', false, 'DAILY', ['2025-01-02', '2025-12-31']],
    // Wednesday 31 December may still come.
    ['the last NAV a day before its end', false, 'DAILY', ['2023-05-02', '2024-12-31', '2025-12-30']],
    [
      'that NAV, and one of the next year',
      true,
      'DAILY',
      ['2023-05-02', '2024-12-31', '2025-12-30', '2026-01-05'],
    ],
    ['no NAV in its last ten days', false, 'DAILY', ['2023-05-02', '2024-12-31', '2025-12-20', '2026-01-05']],
    ['no NAV before its begin', false, 'DAILY', ['2023-05-02', '2024-11-29', '2025-12-31']],
    ['a month’s NAV in the middle of December', true, 'MONTHLY', ['2023-05-15', '2024-12-16', '2025-12-15']],
  ])('is there or not with %s: %s', (_what, expected, frequency, days) => {
    expect(gives(days, frequency)).toBe(expected);
  });
});
