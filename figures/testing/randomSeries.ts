/** Series of NAVs by seed: all frequencies, with gaps, corporate actions and missing levels. */

import { seedOf, uniforms } from '../../content/testing/seededRandom';
import { calendarMonth, daysLater, isWeekend, weekday } from './secondCalendar';
import type { Action, NavPoint, Share } from './secondWay';

type Random = () => number;

const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const whole = (random: Random, low: number, high: number) => Math.floor(between(random, low, high + 1));
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Days of valuation, where some are missing and at times a run of them. */
function valuationDays(random: Random, frequency: Share['frequency'], first: string, last: string): string[] {
  const dealingDay = whole(random, 1, 5);
  const dayOfMonth = whole(random, 1, 28);
  const missing = random() < 0.5 ? 0 : 0.06;
  const gaps = random() < 0.5 ? 0 : 0.004;
  const weekends = random() < 0.1;
  const isDealt = (day: string) => {
    if (frequency === 'DAILY') return weekends || !isWeekend(day);
    if (frequency === 'WEEKLY') return weekday(day) === dealingDay;
    return dayOfMonth < 8 ? isLastWeekday(day) : Number(day.slice(8)) === dayOfMonth;
  };
  const days: string[] = [];
  let closedUntil = '';
  for (let day = first; day <= last; day = daysLater(day, 1)) {
    if (random() < gaps) closedUntil = daysLater(day, whole(random, 4, 70));
    const isOpen = day > closedUntil && random() >= missing;
    if (isOpen && isDealt(day)) days.push(day);
  }
  return days;
}

function isLastWeekday(day: string): boolean {
  const following = daysLater(day, weekday(day) === 5 ? 3 : 1);
  return !isWeekend(day) && calendarMonth(following) !== calendarMonth(day);
}

function actionsWithin(random: Random, first: string, days: number): Action[] {
  if (random() < 0.4) return [];
  return Array.from({ length: whole(random, 1, 5) }, (): Action => {
    const date = daysLater(first, whole(random, 0, days + 5));
    switch (whole(random, 0, 4)) {
      case 0:
        return { kind: 'SPLIT', date, ratio: random() < 0.3 ? 0.1 : whole(random, 2, 10) };
      case 1:
        return { kind: 'MERGER', date, ratio: random() < 0.3 ? null : rounded(between(random, 0.4, 2), 4) };
      case 2:
        return { kind: 'RENAMING', date };
      default:
        return { kind: 'DISTRIBUTION', date, amount: rounded(between(random, 0.1, 6), 2) };
    }
  }).toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function navsOf(random: Random, days: string[]): NavPoint[] {
  let [nav, level] = [between(random, 20, 900), between(random, 100, 5000)];
  const hasIndex = random() < 0.8;
  const lost = random() < 0.5 ? 0 : 0.2;
  const indexFrom = random() < 0.2 ? days[Math.floor(days.length / 3)] : days[0];
  return days.map((date) => {
    nav *= 1 + between(random, -0.02, 0.0206);
    level *= 1 + between(random, -0.018, 0.0185);
    const known = hasIndex && random() >= lost && indexFrom !== undefined && date >= indexFrom;
    return { date, nav: rounded(nav, 2), benchmark: known ? rounded(level, 3) : null };
  });
}

const spans = { DAILY: 900, WEEKLY: 3400, MONTHLY: 5200 };
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** The series of a seed, always the same. */
export function randomSeries(seed: string): Share {
  const random = uniforms(seedOf(seed));
  const frequency = frequencies[whole(random, 0, 2)] ?? 'DAILY';
  const first = daysLater('2009-01-01', whole(random, 0, 1500));
  const span = whole(random, 200, spans[frequency]);
  const navs = navsOf(random, valuationDays(random, frequency, first, daysLater(first, span)));
  const begin = navs[0]?.date ?? first;
  return {
    frequency,
    navs,
    inceptionDate: random() < 0.3 ? daysLater(begin, whole(random, 1, 40)) : first,
    actions: actionsWithin(random, begin, span),
  };
}

export const randomSeeds = Array.from({ length: 500 }, (_, index) => `series ${index}`);
