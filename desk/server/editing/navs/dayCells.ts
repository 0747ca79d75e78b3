import { type Cell, shownIn } from '../../../../content/files/tables';
import { isCalendarDay } from '../../../../contract/parisTime';
import { localeDetails, locales } from '../../../../src/i18n/locales';
import type { FileAnswers } from '../../../api';
import type { Placed } from './tableColumns';

type Order = NonNullable<FileAnswers['days']>;
/** The day that a cell means, by which of day and month stands first. Most mean the same either way. */
type Days = Readonly<Record<Order, string | undefined>>;

const midnight = /[T ](?:0?0:00(?::00(?:\.0+)?)?Z?|12:00(?::00)? AM)$/;

const plainWord = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Numbers of months by their names, whole and short, in the languages of the site and as America writes them. */
const months = new Map(
  [...locales.map((locale) => localeDetails[locale].tag), 'en-US'].flatMap((tag) =>
    (['short', 'long'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const name = plainWord(format.format(new Date(Date.UTC(2026, index, 1))));
        return [name, String(index + 1)] as const;
      });
    }),
  ),
);

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDay(text) ? text : undefined;
}

function daysIn(cell: Cell): Days {
  const same = (day: string | undefined) => ({ 'day-first': day, 'month-first': day });
  if (typeof cell === 'object' && 'day' in cell) return same(cell.day);
  const text = shownIn(cell).replace(midnight, '');
  const year = /^(\d{4})([-/.]?)(\d\d?)\2(\d\d?)$/.exec(text);
  if (year && (year[2] !== '' || text.length === 8))
    return same(dayOf(year[1] ?? '', year[3] ?? '', year[4] ?? ''));
  const [, day = '', name = '', of = ''] = /^(\d\d?)[-/. ]+(\p{L}+)[-/. ]+(\d{4})$/u.exec(text) ?? [];
  const month = months.get(plainWord(name));
  if (month !== undefined) return same(dayOf(of, month, day));
  const [, first = '', mark, second = '', last = ''] = /^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
  const dayFirst = dayOf(last, second, first);
  // Nobody writes points after a month in front.
  if (mark === '.') return same(dayFirst);
  return { 'day-first': dayFirst, 'month-first': dayOf(last, first, second) };
}

export const isDay = (cell: Cell) => Object.values(daysIn(cell)).some((day) => day !== undefined);

/** A cell with a day, and the days that the content has of what it is of. */
export type DayCell = Placed & { known?: ReadonlySet<string> };

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The files of every day in a house that writes days first: all their days are new with the day in front, and with the month in
 * front they would change old NAVs, or give one to a Sunday.
 */
function isNewsOfDays(open: readonly { placed: DayCell; days: Days }[]): boolean {
  return (
    open.every(({ placed: { known }, days }) => known && !known.has(days['day-first'] ?? '')) &&
    open.some(({ placed: { known }, days }) => {
      const other = days['month-first'] ?? '';
      return known?.has(other) || isWeekend(other);
    })
  );
}

/** Readings that a question shows. */
const shownReadings = 3;

/**
 * Whether the day or the month stands first in a file. A month in front is never taken for granted: a single wrong cell could look like it.
 *
 * @throws NavFileRefusal that asks where the file can be read with the month in front, and neither the content nor a person says more
 */
function orderOf(cells: readonly DayCell[], answer: Order | undefined, today: string): Order {
  const read = cells.map((placed) => ({ placed, days: daysIn(placed.cell) }));
  const open = read.filter(({ days }) => days['day-first'] !== days['month-first']);
  const isPossible = (order: Order) =>
    open.every(({ days }) => {
      const day = days[order];
      return day !== undefined && day <= today;
    });
  const [first] = open;
  if (!first || !isPossible('month-first')) return 'day-first';
  const possible = (['day-first', 'month-first'] as const).filter(isPossible);
  if (answer !== undefined && possible.includes(answer)) return answer;
  if (possible.includes('day-first') && isNewsOfDays(open)) return 'day-first';
  const choices = possible.map((order) => ({
    answers: { days: order },
    readings: open.slice(0, shownReadings).map(({ days }) => days[order] ?? ''),
  }));
  throw first.placed.refuse('which-days', undefined, choices);
}

/**
 * Reads the dates of a file.
 *
 * @returns the day of one of the cells, as `YYYY-MM-DD`
 * @throws NavFileRefusal
 */
export function dayReader(cells: readonly DayCell[], { days: answer }: FileAnswers, today: string) {
  const order = orderOf(cells, answer, today);
  return ({ cell, refuse }: Placed): string => {
    const days = daysIn(cell);
    const day = days[order];
    if (day !== undefined && day <= today) return day;
    const other = days['month-first'];
    if (other !== undefined && other !== day && other <= today) throw refuse('month-first');
    throw refuse(day === undefined ? 'not-date' : 'future');
  };
}
