/** Series of NAVs that are hard on a rule, each under the name of what is hard. */

import type { Action, NavPoint, Share } from './secondWay';
import {
  corrected,
  everyDay,
  lastDays,
  monthEnds,
  navsOn,
  timesFrom,
  weekdays,
  weekly,
  without,
  withoutBetween,
} from './seriesMakers';

type Rest = { inceptionDate?: string; actions?: Action[] };

function share(frequency: Share['frequency'], navs: NavPoint[], rest: Rest = {}): Share {
  const inceptionDate = rest.inceptionDate ?? navs[0]?.date ?? '2024-01-02';
  return { frequency, navs, inceptionDate, actions: rest.actions ?? [] };
}

const daily = (days: string[], rest?: Rest) => share('DAILY', navsOn(days), rest);
const eachWeek = (days: string[], rest?: Rest) => share('WEEKLY', navsOn(days), rest);
const eachMonth = (days: string[], rest?: Rest) => share('MONTHLY', navsOn(days), rest);
const noLevel = (
  days: string[],
  missing: (day: string) => boolean,
  frequency: Share['frequency'] = 'DAILY',
) => share(frequency, navsOn(days, missing));

const someYears = weekdays('2022-03-01', '2026-10-26');
const twoYears = weekdays('2024-03-01', '2026-10-26');
const weeks = weekly('2019-01-04', '2026-10-30');
const months = monthEnds('2013-05-31', '2026-10-30');
const calendarDays = (first: string, last: string) => (day: string) => day >= first && day <= last;

const split: Action = { kind: 'SPLIT', date: '2026-04-14', ratio: 10 };
const consolidation: Action = { kind: 'SPLIT', date: '2025-06-10', ratio: 0.2 };
const merger: Action = { kind: 'MERGER', date: '2025-11-20', ratio: 0.7321 };
const distribution = (date: string, amount = 4.2): Action => ({ kind: 'DISTRIBUTION', date, amount });
const noNavOn = (...days: string[]) => navsOn(without(twoYears, ...days));

/** The days around the first and the tenth year. */
const ages: Record<string, Share> = {
  'no NAV': daily([]),
  'one NAV, old inception': daily(['2026-10-26'], { inceptionDate: '2012-05-02' }),
  'two NAVs eleven years apart': daily(['2015-10-26', '2026-10-26']),
  'old inception, first NAV eleven months ago': daily(weekdays('2025-11-24', '2026-10-26'), {
    inceptionDate: '2025-10-24',
  }),
  'Monday before the first year': daily(weekdays('2024-12-02', '2025-12-01'), {
    inceptionDate: '2024-11-30',
  }),
  'Tuesday of the first year': daily(weekdays('2024-12-02', '2025-12-02'), { inceptionDate: '2024-11-30' }),
  'day after the first year': daily(weekdays('2024-12-02', '2025-12-03'), { inceptionDate: '2024-11-30' }),
  'inception after the first NAV': daily(weekdays('2024-09-02', '2025-11-28'), {
    inceptionDate: '2024-12-02',
  }),
  'year since a leap day, a day short': daily(weekdays('2024-02-29', '2025-02-27')),
  'year since a leap day': daily(weekdays('2024-02-29', '2025-02-28')),
  'ten years less a day': eachWeek([...weekly('2016-10-28', '2026-10-24'), '2026-10-27']),
  'ten years to the day': eachWeek([...weekly('2016-10-28', '2026-10-24'), '2026-10-28']),
  'weekly in its first year': eachWeek(weekly('2025-12-05', '2026-10-30')),
  'monthly, thirteen NAVs, a day short of the year': eachMonth(monthEnds('2025-10-31', '2026-10-30')),
  'monthly, over one year': eachMonth(monthEnds('2025-08-29', '2026-10-30')),
};

const frequencies: Record<string, Share> = {
  'daily, two years': daily(twoYears),
  'daily, eleven years': daily(weekdays('2015-06-01', '2026-10-26')),
  'daily, bank holidays': daily(without(twoYears, '2024-12-25', '2024-12-26', '2025-01-01', '2025-12-25')),
  'daily, weekends as well': daily(everyDay('2024-05-01', '2026-10-25')),
  'daily, ends on a month end': daily(weekdays('2022-03-01', '2026-10-30')),
  'daily, ends on Friday 29 May, a month end before the 31st': daily(weekdays('2022-03-01', '2026-05-29')),
  'daily, ends on 28 February': daily(weekdays('2023-01-02', '2025-02-28')),
  'daily, ends on a leap day': daily(weekdays('2020-01-02', '2024-02-29')),
  'daily, ends on the day before a leap day': daily(weekdays('2020-01-02', '2024-02-28')),
  'daily, ends in January': daily(weekdays('2022-03-01', '2026-01-02')),
  'daily, ends on 31 December': daily(weekdays('2022-03-01', '2025-12-31')),
  'daily, ends on 30 December': daily(weekdays('2022-03-01', '2025-12-30')),
  'daily, last weekday of December is the 30th': daily(weekdays('2020-03-02', '2022-12-30')),
  'daily, starts on a Saturday': daily(['2023-07-01', ...weekdays('2023-07-03', '2026-10-26')]),
  'daily, starts on 31 December': daily(weekdays('2021-12-31', '2026-10-26')),
  weekly: eachWeek(weeks),
  'weekly on Wednesdays': eachWeek(weekly('2018-01-03', '2026-10-28', 3)),
  'weekly without 25 December and 1 January': eachWeek(
    without(weekly('2019-01-04', '2026-10-30'), '2020-12-25', '2021-01-01', '2026-01-02'),
  ),
  'weekly without three weeks around New Year': eachWeek(withoutBetween(weeks, '2024-12-13', '2025-01-10')),
  'weekly, ends on a month end': eachWeek(weekly('2019-01-04', '2026-07-31')),
  'weekly, two NAVs in some weeks': eachWeek([...weeks, '2024-02-28', '2025-06-30'].toSorted()),
  'weekly around a week 53': eachWeek(weekly('2019-11-01', '2021-12-31')),
  'monthly on last weekdays, ends 2026-10-30': eachMonth(months),
  'monthly on last calendar days': eachMonth(lastDays('2019-12-31', '2026-10-31')),
  'monthly in the middle of the month': eachMonth(
    lastDays('2019-12-31', '2026-10-31').map((day) => `${day.slice(0, 8)}15`),
  ),
  'monthly without a November': eachMonth(without(months, '2024-11-29')),
  'monthly without the year end': eachMonth(without(months, '2024-12-31')),
  'monthly without the anniversary': eachMonth(without(months, '2025-10-31')),
  'monthly, ends in December': eachMonth(monthEnds('2020-03-31', '2025-12-31')),
  'monthly, first NAV in December': eachMonth(monthEnds('2020-12-31', '2026-10-30')),
  'monthly, two NAVs in a month': eachMonth([...months, '2025-10-15', '2024-12-16'].toSorted()),
  'monthly, exactly ten years and two complete ones more': eachMonth(monthEnds('2013-12-31', '2026-10-30')),
};

const gaps: Record<string, Share> = {
  'gap over the anniversary': daily(withoutBetween(someYears, '2025-10-10', '2025-11-14')),
  'gap over the anniversary, within the tolerance': daily(
    withoutBetween(someYears, '2025-10-17', '2025-11-14'),
  ),
  'gap over the anniversary, a day beyond the tolerance': daily(
    withoutBetween(someYears, '2025-10-16', '2025-11-14'),
  ),
  'weekly gap over the anniversary': eachWeek(withoutBetween(weeks, '2025-10-17', '2025-11-14')),
  'weekly gap over the anniversary, beyond the tolerance': eachWeek(
    withoutBetween(weeks, '2025-10-10', '2025-11-14'),
  ),
  'closed for the summer': daily(withoutBetween(someYears, '2025-07-14', '2025-09-12')),
  'closed for over a year': daily(withoutBetween(someYears, '2023-11-01', '2025-02-14')),
  'closed over New Year': daily(withoutBetween(someYears, '2024-12-20', '2025-01-15')),
  'closed since the spring, last NAV in March': daily(weekdays('2022-03-01', '2026-03-13')),
  'no NAV in the last week of the year': daily(withoutBetween(someYears, '2024-12-24', '2025-01-01')),
  'NAVs in the last week alone': daily(['2021-05-03', ...weekdays('2026-10-20', '2026-10-26')]),
  'one return in each year': daily(['2022-10-26', '2023-10-26', '2024-10-25', '2025-10-24', '2026-10-26']),
};

const levels: Record<string, Share> = {
  'no index': noLevel(twoYears, () => true),
  'no level on 31 December': noLevel(someYears, (day) => day.endsWith('-12-31')),
  'no level on the last day': noLevel(someYears, (day) => day === '2026-10-26'),
  'no level for the last two weeks': noLevel(someYears, (day) => day > '2026-10-12'),
  'no level for weeks around the anniversary': noLevel(someYears, calendarDays('2025-09-29', '2025-11-07')),
  'index starts later than the share': noLevel(someYears, (day) => day < '2024-05-15'),
  'index ends earlier than the share': noLevel(someYears, (day) => day > '2025-12-31'),
  'one level alone': noLevel(someYears, (day) => day !== '2026-10-20'),
  'weekly, no level in the last two weeks': noLevel(weeks, (day) => day > '2026-10-16', 'WEEKLY'),
  'weekly, no level in the last three weeks': noLevel(weeks, (day) => day > '2026-10-09', 'WEEKLY'),
  'monthly, no level in the month': noLevel(months, (day) => day.startsWith('2025-10'), 'MONTHLY'),
  'monthly, a level in the middle of the month': share(
    'MONTHLY',
    navsOn([...months, '2025-10-15'].toSorted(), (day) => day === '2025-10-31'),
  ),
};

const noActionBefore = navsOn(twoYears);
const actions: Record<string, Share> = {
  'split 1:10': share('DAILY', timesFrom(noActionBefore, split.date, 0.1), { actions: [split] }),
  'split on the anniversary': share('DAILY', timesFrom(noActionBefore, '2025-10-27', 0.5), {
    actions: [{ kind: 'SPLIT', date: '2025-10-27', ratio: 2 }],
  }),
  'consolidation of five': share('DAILY', timesFrom(noActionBefore, consolidation.date, 5), {
    actions: [consolidation],
  }),
  'merger with a ratio': share('DAILY', timesFrom(noActionBefore, merger.date, 1 / 0.7321), {
    actions: [merger],
  }),
  'merger without a ratio': share('DAILY', noActionBefore, {
    actions: [{ kind: 'MERGER', date: '2025-11-20', ratio: null }],
  }),
  renaming: share('DAILY', noActionBefore, { actions: [{ kind: 'RENAMING', date: '2025-11-20' }] }),
  distribution: share('DAILY', noActionBefore, { actions: [distribution('2026-05-12')] }),
  'distribution each quarter': share('DAILY', noActionBefore, {
    actions: ['2024-12-16', '2025-03-17', '2025-06-16', '2025-09-15', '2025-12-15'].map((day) =>
      distribution(day, 1.05),
    ),
  }),
  'distribution on a Saturday': share('DAILY', noActionBefore, { actions: [distribution('2026-05-16')] }),
  'distribution on a day without NAV': share('DAILY', noNavOn('2026-05-12', '2026-05-13'), {
    actions: [distribution('2026-05-12')],
  }),
  'split and distribution on one day': share('DAILY', timesFrom(noActionBefore, split.date, 0.1), {
    actions: [split, distribution(split.date, 0.4)],
  }),
  'split between an ex-day and its NAV': share('DAILY', timesFrom(noNavOn('2026-04-13'), '2026-04-14', 0.1), {
    actions: [distribution('2026-04-13'), split],
  }),
  'consolidation and merger between an ex-day and its NAV': share(
    'DAILY',
    timesFrom(navsOn(withoutBetween(twoYears, '2025-06-09', '2025-06-12')), '2025-06-10', 2.5),
    {
      actions: [distribution('2025-06-09'), consolidation, { kind: 'MERGER', date: '2025-06-12', ratio: 2 }],
    },
  ),
  'split on the first NAV': share('DAILY', noActionBefore, {
    actions: [{ kind: 'SPLIT', date: '2024-03-01', ratio: 10 }],
  }),
  'actions on the last NAV': share('DAILY', timesFrom(noActionBefore, '2026-10-26', 0.5), {
    actions: [{ kind: 'SPLIT', date: '2026-10-26', ratio: 2 }, distribution('2026-10-26', 1)],
  }),
  'actions after the last NAV': share('DAILY', noActionBefore, {
    actions: [{ kind: 'SPLIT', date: '2026-10-27', ratio: 10 }, distribution('2026-11-02')],
  }),
  'actions before the first NAV': share('DAILY', noActionBefore, {
    actions: [distribution('2024-02-28'), { kind: 'SPLIT', date: '2023-01-03', ratio: 3 }],
  }),
  'action in a closure': share(
    'DAILY',
    timesFrom(navsOn(withoutBetween(someYears, '2025-07-14', '2025-09-12')), '2025-08-01', 0.25),
    { actions: [{ kind: 'SPLIT', date: '2025-08-01', ratio: 4 }, distribution('2025-08-15', 0.8)] },
  ),
  'weekly, each kind': share('WEEKLY', timesFrom(navsOn(weeks), '2024-01-10', 0.1), {
    actions: [
      { kind: 'SPLIT', date: '2024-01-10', ratio: 10 },
      distribution('2023-05-09'),
      distribution('2025-05-13', 0.45),
      { kind: 'MERGER', date: '2022-06-15', ratio: 1.5 },
      { kind: 'RENAMING', date: '2021-01-04' },
    ],
  }),
  'monthly, split and distributions': share('MONTHLY', timesFrom(navsOn(months), '2022-02-14', 0.5), {
    actions: [
      { kind: 'SPLIT', date: '2022-02-14', ratio: 2 },
      distribution('2020-12-31', 3),
      distribution('2024-06-17', 2),
    ],
  }),
  'distribution reinvested beyond the anniversary': share(
    'DAILY',
    navsOn(withoutBetween(someYears, '2025-10-20', '2025-10-29')),
    { actions: [distribution('2025-10-22')] },
  ),
};

const corrections: Record<string, Share> = {
  'before a correction': share('DAILY', noActionBefore),
  'after a correction on the anniversary': share('DAILY', corrected(noActionBefore, '2025-10-24', 91.17)),
  'after a correction of the last NAV': share('DAILY', corrected(noActionBefore, '2026-10-26', 133.3)),
  'after a correction of the NAV of a distribution': share(
    'DAILY',
    corrected(noActionBefore, '2026-05-12', 120.01),
    { actions: [distribution('2026-05-12')] },
  ),
};

export const navSeries: Record<string, Share> = {
  ...ages,
  ...frequencies,
  ...gaps,
  ...levels,
  ...actions,
  ...corrections,
};
