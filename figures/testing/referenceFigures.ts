/** All figures of a share by the second way. */

import { type Figures, orderDays, put, putMeasured } from './comparedFigures';
import { nextDay, weekday } from './secondCalendar';
import { riskFigures } from './secondRisk';
import {
  adjustedNavs,
  calendarYears,
  chartRange,
  chartRanges,
  type Figure,
  firstNav,
  isMoreThanTenYears,
  isUnderOneYear,
  lastNav,
  levelOn,
  periodFigure,
  periodMonths,
  purchase,
  type Share,
  sinceInception,
  sinceInceptionAnnualised,
  twelveMonthPeriods,
  yearToDate,
} from './secondWay';

function putFigure(figures: Figures, share: Share, name: string, figure: Figure | null): void {
  putMeasured(figures, name, figure);
  if (!figure || figure.benchmark === null) return;
  put(figures, `${name} level start`, levelOn(share, figure.start)?.date);
  put(figures, `${name} level end`, levelOn(share, figure.end)?.date);
}

/** The figures that `publishedPerformance` and `ageOf` tell. */
export function referenceTable(share: Share): Figures {
  const figures: Figures = new Map();
  put(figures, 'under one year', isUnderOneYear(share));
  put(figures, 'more than ten years', isMoreThanTenYears(share));
  for (const [code, months] of Object.entries(periodMonths)) {
    putFigure(figures, share, code, periodFigure(share, months));
  }
  putFigure(figures, share, 'ytd', yearToDate(share));
  putFigure(figures, share, 'inception', sinceInception(share));
  putFigure(figures, share, 'creation_annu', sinceInceptionAnnualised(share));
  for (const { year, complete, figure } of calendarYears(share)) {
    put(figures, `${year} complete`, complete);
    putFigure(figures, share, String(year), figure);
  }
  for (const [index, figure] of twelveMonthPeriods(share).entries()) {
    put(figures, `twelve months ${index} listed`, true);
    putFigure(figures, share, `twelve months ${index}`, figure);
  }
  for (const years of [1, 3, 5]) {
    const risk = riskFigures(share, years);
    put(figures, `volatility ${years}`, risk?.volatility);
    put(figures, `sharpe ${years}`, risk?.sharpe);
    put(figures, `max_drawdown ${years}`, risk && -risk.maximumDrawdown);
  }
  return figures;
}

/** The end levels of the ranges of the chart; the benchmark's where it is compared. */
export function referenceChart(share: Share): Figures {
  const figures: Figures = new Map();
  for (const range of chartRanges) {
    const figure = chartRange(share, range);
    put(figures, `chart ${range} share`, figure && 100 + figure.share);
    put(figures, `chart ${range} benchmark`, figure?.benchmark == null ? null : 100 + figure.benchmark);
  }
  return figures;
}

function saturdayAfter(day: string): string {
  let later = nextDay(day);
  while (weekday(later) !== 6) later = nextDay(later);
  return later;
}

export const ordersOf = (share: Share) => orderDays(share.navs, saturdayAfter);

/** No figure is shown under one year, so that there is nothing to compare then. */
export function referencePurchases(share: Share): Figures {
  const figures: Figures = new Map();
  for (const day of ordersOf(share)) putMeasured(figures, `purchase on ${day}`, purchase(share, day));
  return figures;
}

export function referenceAdjusted(share: Share): Figures {
  return new Map(adjustedNavs(share).map(({ date, nav }) => [`adjusted NAV of ${date}`, nav]));
}

/** The row of the range's table: performances stand there beside twelve-month periods alone. */
export function referenceRow(share: Share): Figures {
  const figures: Figures = new Map();
  const periods = twelveMonthPeriods(share).filter((figure) => figure !== null);
  put(figures, 'row NAV', lastNav(share)?.nav);
  put(figures, 'row day', lastNav(share)?.date);
  if (periods.length === 0) return figures;
  for (const code of ['1y', '3y', '5y', '10y'] as const) {
    put(figures, `row ${code}`, periodFigure(share, periodMonths[code])?.share);
  }
  for (const { start, end, share: figure } of periods) put(figures, `row ${start} – ${end}`, figure);
  return figures;
}

/** The last point of the curve of a share and of its index, which starts at the share's level. */
export function referenceCurveEnd(share: Share): Figures {
  const figures: Figures = new Map();
  const adjusted = adjustedNavs(share);
  const [first, last] = [firstNav({ ...share, navs: adjusted }), lastNav({ ...share, navs: adjusted })];
  if (!first || !last) return figures;
  put(figures, 'curve share', (100 * last.nav) / first.nav);
  const begin = adjusted.find((point) => point.benchmark !== null);
  const level = levelOn(share, last.date)?.level;
  if (begin?.benchmark == null || level === undefined) return figures;
  put(figures, 'curve benchmark', ((100 * begin.nav) / first.nav) * (level / begin.benchmark));
  return figures;
}
