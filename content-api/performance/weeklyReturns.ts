import { isoWeekIndex } from './calendarDates';

/** The level of a NAV or of an index on a day. */
export type DatedLevel = { date: string; level: number };

/** The last level of each ISO week: Friday's, or the last one before it. */
function weekEnds(series: readonly DatedLevel[]): DatedLevel[] {
  return series.filter((point, index) => {
    const next = series[index + 1];
    return !next || isoWeekIndex(next.date) !== isoWeekIndex(point.date);
  });
}

/**
 * Returns from one week's end to the next, in percent points. A week without a level gives none, nor does the one
 * after it: a return over two weeks is not a weekly return.
 */
export function weeklyReturns(series: readonly DatedLevel[]): number[] {
  return weekEnds(series).flatMap((point, index, ends) => {
    const before = ends[index - 1];
    if (!before || isoWeekIndex(point.date) - isoWeekIndex(before.date) !== 1) return [];
    return [(point.level / before.level - 1) * 100];
  });
}
