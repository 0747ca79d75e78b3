import { formatNumber } from '../../../i18n/formatters';
import { type Locale, localeDetails } from '../../../i18n/locales';
import type { TickUnit } from './drawChart';

export type Formatters = {
  /** `19 November 2026` */
  day: (time: number) => string;
  /** A level with two decimals; a dash for a gap. */
  level: (value: number) => string;
  /** Beside a line of the drawing. */
  mark: (value: number) => string;
  tick: (time: number, unit: TickUnit) => string;
};

const parts: Record<TickUnit, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
};

/**
 * Formats days and levels as `formatDay` and `formatNumber` do, with `Intl` objects made once: making one costs more than
 * a hundred calls, and a table has a thousand values.
 */
export function formattersOf(locale: Locale): Formatters {
  const { tag } = localeDetails[locale];
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const days = dates({ day: 'numeric', month: 'long', year: 'numeric' });
  const ticks = { year: dates(parts.year), month: dates(parts.month), day: dates(parts.day) };
  const levels = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const firstOfMonth = (text: string) => (locale === 'fr' ? text.replace(/^1 /, '1er ') : text);
  return {
    day: (time) => firstOfMonth(days.format(time)),
    // French separates thousands with a dot here (behaviour.md §9).
    level: (value) => (Number.isNaN(value) ? '–' : levels.format(value).replace(/\u202f/g, '.')),
    mark: (value) => formatNumber(value, locale, { max: 2 }),
    tick: (time, unit) => {
      const isYear = unit === 'month' && new Date(time).getUTCMonth() === 0;
      return firstOfMonth(ticks[isYear ? 'year' : unit].format(time));
    },
  };
}
