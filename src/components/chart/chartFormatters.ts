import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber, unbrokenDate } from '../../../locales/formatters';
import { type Locale, localeDetails, parseLocale } from '../../i18n/locales';
import { dayOf, type TickUnit } from './chartGeometry';

export type Formatters = {
  /** `19 November 2026` */
  day: (time: number) => string;
  /** A level with two decimals; a dash for a gap. */
  level: (value: number) => string;
  /** Label of a horizontal line. */
  mark: (value: number) => string;
  tick: (time: number, unit: TickUnit) => string;
};

/** Days and levels as on the rest of the page; ticks shorter. */
export function formattersOf(locale: Locale): Formatters {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeDetails[locale].tag, { ...options, timeZone: 'UTC' });
  const ticks: Record<TickUnit, Intl.DateTimeFormat> = {
    year: dates({ year: 'numeric' }),
    month: dates({ month: 'short' }),
    day: dates({ day: 'numeric', month: 'short' }),
  };
  return {
    day: (time) => formatDay(dayOf(time), locale),
    level: (value) => (Number.isNaN(value) ? '–' : formatNumber(value, locale, { min: 2, max: 2 })),
    mark: (value) => formatNumber(value, locale, { max: 2 }),
    tick: (time, unit) => {
      const isYear = unit === 'month' && new Date(time).getUTCMonth() === 0;
      return unbrokenDate(ticks[isYear ? 'year' : unit].format(time), locale);
    },
  };
}

export function useFormatters(): Formatters {
  const { i18n } = useTranslation();
  const locale = parseLocale(i18n.language);
  return useMemo(() => formattersOf(locale), [locale]);
}
