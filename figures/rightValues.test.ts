import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPerformance } from '../content-api/performance/publishedPerformance';
import { differences } from './testing/comparedFigures';
import { navSeries } from './testing/navSeries';
import { fetchedHistory, productChart, productPurchases, productTable } from './testing/productFigures';
import { ordersOf, referenceChart, referencePurchases, referenceTable } from './testing/referenceFigures';
import { isUnderOneYear } from './testing/secondWay';

const named = Object.entries(navSeries);

it('there are sixty series or more', () => {
  expect(named.length).toBeGreaterThanOrEqual(60);
});

it.each(named)('%s: the figures are those of the second way', (name, series) => {
  expect(differences(name, productTable(series), referenceTable(series))).toEqual([]);
});

// Neither the chart's ranges nor purchases are shown under one year.
const measured = named.filter(([, series]) => !isUnderOneYear(series));

it.each(measured)('%s: each range of the chart has the figure of its name', (name, series) => {
  const history = fetchedHistory(series);
  const drawn = history ? productChart(history) : new Map<string, number>();
  expect(differences(name, drawn, referenceChart(series))).toEqual([]);
});

it.each(measured)('%s: a purchase has become what the second way says', (name, series) => {
  const history = fetchedHistory(series);
  const bought = history ? productPurchases(history, ordersOf(series)) : new Map<string, number>();
  expect(differences(name, bought, referencePurchases(series))).toEqual([]);
});

/** The last NAV of each month that has ended by a day. */
function monthEndNavs(file: string, last: string) {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const navs = lines
    .map((line) => line.split(','))
    .map(([date = '', nav, benchmark]) => ({
      date,
      nav: Number(nav),
      benchmark: benchmark ? Number(benchmark) : null,
    }))
    .filter(({ date }) => date <= last);
  return navs.filter(({ date }, index) => navs[index + 1]?.date.slice(0, 7) !== date.slice(0, 7));
}

it('the sample’s bonds, share R, on month ends: values that were computed elsewhere', () => {
  const folder = path.join(__dirname, '../content/sample/funds/meridane-emerging-bonds/navs');
  const navs = monthEndNavs(path.join(folder, 'ZZ0011230933.csv'), '2026-10-30');
  expect(navs.at(-1)?.date).toBe('2026-10-30');
  const shown = publishedPerformance(
    { valuationFrequency: 'MONTHLY' },
    { inceptionDate: '2012-05-14', navs },
  );
  const figure = (code: string) => shown?.performances.find((period) => period.code === code)?.share;
  expect(figure('1y')?.toFixed(2)).toBe('6.99');
  expect(figure('3y')?.toFixed(2)).toBe('36.06');
  expect(shown?.discretePeriods.map(({ share }) => share === null)).toEqual(Array(5).fill(false));
});
