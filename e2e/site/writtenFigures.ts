import type { Locale } from '../../src/i18n/locales';
import type { Figures, Pair } from './figuresOfNavs';
import { chartTexts, filled, fundTexts, nameIn } from './texts';
import { type PageTable, tablesIn } from './html';

const nbsp = '\u00a0';

/** Two decimals in the locale's notation. */
export function writtenNumber(value: number, locale: Locale): string {
  const [whole = '', decimals = ''] = (Math.round(Math.abs(value) * 100) / 100).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : '.');
  return `${value < 0 ? '−' : ''}${grouped}${locale === 'en' ? '.' : ','}${decimals}`;
}

export function writtenPercent(value: number, locale: Locale): string {
  return `${writtenNumber(value, locale)}${locale === 'en' ? '' : nbsp}%`;
}

/** Positive values get a plus sign; a value that rounds to zero has no sign (behaviour.md §9). */
export function writtenPerformance(value: number, locale: Locale): string {
  if (Math.round(Math.abs(value) * 100) === 0) return writtenPercent(0, locale);
  return `${value > 0 ? '+' : ''}${writtenPercent(value, locale)}`;
}

const months: Record<Locale, string> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
};

/** @param day `YYYY-MM-DD` */
export function writtenDay(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const number = locale === 'fr' && date === '01' ? '1er' : String(Number(date));
  return `${number} ${months[locale].split(' ')[Number(month) - 1]} ${year}`;
}

const signs: Record<string, string> = { EUR: '€', USD: '$' };

/** A positive amount with its currency sign: `1.234,56 €`, in English `€1,234.56`. */
export function writtenAmount(value: number, currency: string, locale: Locale): string {
  const [number, sign] = [writtenNumber(value, locale), signs[currency] ?? currency];
  return locale === 'en' ? `${sign}${number}` : `${number}\u00a0${sign}`;
}

/** A share's name in column headings. */
export function shareLabel(name: string, locale: Locale): string {
  return filled(fundTexts[locale].share, { share: name });
}

type Rows = string[][];

function row(label: string, pair: Pair, write: (value: number) => string): string[] {
  return [label, ...pair.map((value) => (value === null ? '–' : write(value)))];
}

/** Every table of a share's figures, by caption, as it should read in the locale. */
export function expectedTables(figures: Figures, locale: Locale): Record<string, Rows> {
  const [t, chart] = [fundTexts[locale], chartTexts[locale]];
  const day = (written: string) => writtenDay(written, locale);
  const performance = (value: number) => writtenPerformance(value, locale);
  const risk = (code: string) => (value: number) =>
    code === 'sharpe' ? writtenNumber(value, locale) : writtenPercent(value, locale);
  return {
    [filled(t.cumulative, { date: day(figures.lastDay) })]: Object.entries(figures.periods).map(
      ([code, pair]) => row(nameIn(t.period, code), pair, performance),
    ),
    [t.calendarYears]: figures.years.map(({ year, isWhole, pair }) =>
      row(isWhole ? String(year) : filled(t.incompleteYear, { year: String(year) }), pair, performance),
    ),
    [chart.discretePeriods]: figures.discrete.map(({ from, to, pair }) =>
      row(filled(chart.discretePeriod, { start: day(from), end: day(to) }), pair, performance),
    ),
    [t.riskFigures]: Object.entries(figures.risk).map(([key, pair]) => {
      const [code = '', years = ''] = key.split(' ');
      const name = nameIn(t.risk, code);
      const window = filled(years === '1' ? t.years_one : t.years_other, { count: years });
      const frequency = code === 'max_drawdown' ? t.frequency.daily : t.frequency.weekly;
      return row(filled(t.riskFigure, { name, window, frequency }), pair, risk(code));
    }),
  };
}

/** Captions of the tables of figures, without dates. */
function isOfFigures({ caption }: PageTable, locale: Locale): boolean {
  const [t, chart] = [fundTexts[locale], chartTexts[locale]];
  const captions = [
    filled(t.cumulative, { date: '' }),
    t.calendarYears,
    chart.discretePeriods,
    t.riskFigures,
  ];
  return captions.some((start) => caption.startsWith(start.trim()));
}

/** A page's tables of figures, by the share named in the second column. */
export function shownTables(html: string, locale: Locale): Record<string, Record<string, Rows>> {
  const shown: Record<string, Record<string, Rows>> = {};
  for (const table of tablesIn(html).filter((candidate) => isOfFigures(candidate, locale))) {
    const share = table.columns[1] ?? '';
    shown[share] = { ...shown[share], [table.caption]: table.rows };
  }
  return shown;
}
