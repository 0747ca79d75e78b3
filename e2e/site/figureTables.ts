import type { Locale } from '../../src/i18n/locales';
import type { Figures, Pair } from './figuresOfNavs';
import { filled } from './filled';
import { chartTexts, fundTexts, nameIn } from './fundTexts';
import { type PageTable, tablesIn } from './tablesIn';
import { writtenDay, writtenNumber, writtenPercent, writtenPerformance } from './writtenFigures';

/** How columns of figures name a share. */
export function shareLabel(name: string, locale: Locale): string {
  return filled(fundTexts[locale].share, { share: name });
}

type Rows = string[][];

function row(label: string, pair: Pair, write: (value: number) => string): string[] {
  return [label, ...pair.map((value) => (value === null ? '–' : write(value)))];
}

/** Every table of figures of a share, by its caption, as a reader of the language has to find it. */
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

/** Captions, without their dates, of the tables that hold figures. */
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

/** The tables of figures on a page, by the share that their second column names. */
export function shownTables(html: string, locale: Locale): Record<string, Record<string, Rows>> {
  const shown: Record<string, Record<string, Rows>> = {};
  for (const table of tablesIn(html).filter((candidate) => isOfFigures(candidate, locale))) {
    const share = table.columns[1] ?? '';
    shown[share] = { ...shown[share], [table.caption]: table.rows };
  }
  return shown;
}
