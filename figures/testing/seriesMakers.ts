/** Days of valuation and the NAVs on them, for the series that tests know by name. */

import { calendarMonth, isWeekend, nextDay, weekday } from './secondCalendar';
import type { NavPoint } from './secondWay';

export function everyDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = nextDay(day)) days.push(day);
  return days;
}

export const weekdays = (first: string, last: string) =>
  everyDay(first, last).filter((day) => !isWeekend(day));

/** One day of each week; Friday unless told. */
export const weekly = (first: string, last: string, on = 5) =>
  everyDay(first, last).filter((day) => weekday(day) === on);

/** The last weekday of each month that ends by the last day. */
export function monthEnds(first: string, last: string): string[] {
  const days = weekdays(first, last);
  return days.filter((day, index) => {
    const next = days[index + 1];
    return next === undefined ? day === last : calendarMonth(next) !== calendarMonth(day);
  });
}

/** The last calendar day of each month, whatever its weekday. */
export const lastDays = (first: string, last: string) =>
  everyDay(first, last).filter((day) => calendarMonth(nextDay(day)) !== calendarMonth(day));

export const without = (days: string[], ...gone: string[]) => days.filter((day) => !gone.includes(day));

export const withoutBetween = (days: string[], first: string, last: string) =>
  days.filter((day) => day < first || day > last);

/** NAVs that rise, swing and fall, with an index that does so otherwise. */
export function navsOn(days: string[], missingLevel: (day: string) => boolean = () => false): NavPoint[] {
  return days.map((date, index) => ({
    date,
    nav: Number((100 * (1 + index / 2000 + 0.08 * Math.sin(index / 19) + 0.01 * Math.sin(index))).toFixed(2)),
    benchmark: missingLevel(date)
      ? null
      : Number((2500 * (1 + index / 1900 + 0.07 * Math.sin(index / 23 + 1))).toFixed(3)),
  }));
}

/** NAVs as published around an action: those from its day on are multiplied. */
export const timesFrom = (navs: NavPoint[], day: string, factor: number): NavPoint[] =>
  navs.map((point) =>
    point.date < day ? point : { ...point, nav: Number((point.nav * factor).toFixed(4)) },
  );

/** The same series with one NAV corrected. */
export const corrected = (navs: NavPoint[], day: string, nav: number): NavPoint[] =>
  navs.map((point) => (point.date === day ? { ...point, nav } : point));
