/** All figures of a share as the places that show them have them. */

import { navHistoryJson } from '../../content-api/navs/navHistory';
import { ageOf, publishedPerformance } from '../../content-api/performance/publishedPerformance';
import { rebasedCurve } from '../../content-api/performance/rebasedCurve';
import type { MeasuredReturn } from '../../content-api/performance/sharePerformance';
import { figuresTable } from '../../content-api/range/figuresTable';
import { dayOf, timeOf } from '../../src/components/chart/chartGeometry';
import { chartLines, levelAt } from '../../src/components/chart/chartLines';
import { parseNavHistory } from '../../src/components/chart/fetchNavs';
import type { NavSeries } from '../../src/components/chart/navSeries';
import { purchaseOf } from '../../src/features/funds/costs/purchaseValue';
import { presetRange, rangeCodes } from '../../src/features/funds/navChart/ranges';
import { inForceOn } from '../countedNavs';
import { type Figures, put, putMeasured } from './comparedFigures';
import { emptyContent, isin, productFund, productShare } from './productShare';
import type { Share } from './secondWay';

function putFigure(figures: Figures, name: string, figure: MeasuredReturn): void {
  putMeasured(figures, name, { ...figure, start: figure.startDate, end: figure.endDate });
  put(figures, `${name} level start`, figure.benchmarkStartDate);
  put(figures, `${name} level end`, figure.benchmarkEndDate);
}

/** From `publishedPerformance` and `ageOf`. */
export function productTable(series: Share): Figures {
  const figures: Figures = new Map();
  const share = productShare(series);
  const { lessThanOneYear, moreThanTenYears } = ageOf(share);
  put(figures, 'under one year', lessThanOneYear);
  put(figures, 'more than ten years', moreThanTenYears);
  const shown = publishedPerformance(productFund(series, share), share);
  for (const figure of shown?.performances ?? []) putFigure(figures, figure.code, figure);
  for (const figure of shown?.calendarYears ?? []) {
    put(figures, `${figure.year} complete`, figure.complete);
    putFigure(figures, String(figure.year), figure);
  }
  for (const [index, figure] of (shown?.discretePeriods ?? []).entries()) {
    put(figures, `twelve months ${index} listed`, true);
    putFigure(figures, `twelve months ${index}`, figure);
  }
  for (const { code, windowYears, share: value } of shown?.riskFigures ?? []) {
    // The second way knows no tracking error.
    if (code !== 'tracking_error') put(figures, `${code} ${windowYears}`, value);
  }
  return figures;
}

/** The NAVs as a browser has them; `null` where there are too few for a chart. */
export function fetchedHistory(series: Share): NavSeries | null {
  const share = productShare(series);
  if (share.navs.length < 2) return null;
  const named = { fund: 'Fund', locale: 'en', valuationFrequency: series.frequency } as const;
  const answer: unknown = JSON.parse(JSON.stringify(navHistoryJson({ ...named, shares: [share] })));
  return parseNavHistory(answer, isin);
}

/** The lines of each range at its end: the share's, and the benchmark's where it is in force at both ends. */
export function productChart(history: NavSeries): Figures {
  const figures: Figures = new Map();
  for (const code of rangeCodes) {
    const [first = -1, last = -1] = presetRange(code, history) ?? [];
    const [from, to] = [history.times[first], history.times[last]];
    if (from === undefined || to === undefined) continue;
    const { lines } = chartLines(
      [from, to],
      [
        { index: 0, name: 'Share', label: 'S', values: history },
        { index: 'benchmark', name: 'Index', label: 'I', values: history.benchmark },
      ],
    );
    for (const line of lines) {
      const level = line.index === 0 ? levelAt(line, to) : levelAt(line, to, inForceOn);
      const name = line.index === 0 ? 'share' : 'benchmark';
      if (!line.startsLate && !Number.isNaN(level)) put(figures, `chart ${code} ${name}`, level);
    }
  }
  return figures;
}

export function productPurchases(history: NavSeries, days: readonly string[]): Figures {
  const figures: Figures = new Map();
  for (const day of days) {
    const bought = purchaseOf(history, 100, timeOf(day), 0);
    if (!bought) continue;
    const { start, end, change, benchmark, value } = bought;
    const level = benchmark === null ? null : benchmark - 100;
    putMeasured(figures, `purchase on ${day}`, {
      start: dayOf(start),
      end: dayOf(end),
      share: change,
      benchmark: level,
    });
    if (Math.abs(value - 100 - change) > 1e-9) put(figures, `value of the purchase on ${day}`, value);
  }
  return figures;
}

export function productAdjusted(history: NavSeries): Figures {
  return new Map(
    history.times.map((time, index) => [`adjusted NAV of ${dayOf(time)}`, history.values[index] ?? NaN]),
  );
}

/** The row of the range's table. */
export function productRow(series: Share): Figures {
  const figures: Figures = new Map();
  const share = productShare(series);
  const fund = productFund(series, share);
  const { columns, rows } = figuresTable(emptyContent, [{ fund, share }], 'en');
  const cells = rows[0] ?? [];
  const names = new Map([
    [4, '1y'],
    [5, '3y'],
    [6, '5y'],
    [7, '10y'],
    [13, 'NAV'],
    [14, 'day'],
  ]);
  for (const [index, { heading }] of columns.entries()) {
    const name = names.get(index) ?? (index > 14 ? heading.replace(/, %$/, '') : null);
    const cell = cells[index];
    if (name !== null) put(figures, `row ${name}`, typeof cell === 'object' ? cell?.day : cell);
  }
  return figures;
}

export function productCurveEnd(series: Share): Figures {
  const figures: Figures = new Map();
  const end = rebasedCurve({ navs: productShare(series).navs, frequency: series.frequency }).at(-1);
  put(figures, 'curve share', end?.share);
  put(figures, 'curve benchmark', end?.benchmark);
  return figures;
}
