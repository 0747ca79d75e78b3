import { differences, type Figures } from './testing/comparedFigures';
import {
  fetchedHistory,
  productAdjusted,
  productChart,
  productCurveEnd,
  productPurchases,
  productRow,
  productTable,
} from './testing/productFigures';
import { randomSeeds, randomSeries } from './testing/randomSeries';
import {
  ordersOf,
  referenceAdjusted,
  referenceChart,
  referenceCurveEnd,
  referencePurchases,
  referenceRow,
  referenceTable,
} from './testing/referenceFigures';
import { isUnderOneYear, type Share } from './testing/secondWay';

const all = randomSeeds.map((seed) => [seed, randomSeries(seed)] as const);
// Neither the chart's ranges nor purchases are shown under one year.
const measured = all.filter(([, series]) => !isUnderOneYear(series));
const histories = new Map(all.map(([seed, series]) => [seed, fetchedHistory(series)]));

/** A little more than half a cent: a figure amid two cents may go either way. */
const cents = 0.005_001;

function expectEqual(
  series: readonly (readonly [string, Share])[],
  product: (series: Share, seed: string) => Figures,
  reference: (series: Share) => Figures,
): void {
  const lines = series.flatMap(([seed, each]) => differences(seed, product(each, seed), reference(each)));
  expect(lines).toEqual([]);
}

/** Rounded to two decimals, whatever the size of the figure. */
function expectRounded(product: (series: Share) => Figures, reference: (series: Share) => Figures): void {
  const lines = all.flatMap(([seed, series]) => {
    const [shown, exact] = [product(series), reference(series)];
    for (const [name, value] of shown) {
      if (typeof value !== 'number') continue;
      const right = exact.get(name);
      const isRounded = Number(value.toFixed(2)) === value;
      if (isRounded && typeof right === 'number' && Math.abs(value - right) <= cents) exact.set(name, value);
    }
    return differences(seed, shown, exact);
  });
  expect(lines).toEqual([]);
}

const ofHistory = (
  seed: string,
  figures: (history: NonNullable<ReturnType<typeof fetchedHistory>>) => Figures,
) => {
  const history = histories.get(seed);
  return history ? figures(history) : new Map<string, number>();
};

it('there are five hundred series, and figures of nearly all', () => {
  expect(all).toHaveLength(500);
  expect(measured.length).toBeGreaterThan(350);
});

it('figures of the table are those of the second way', () => {
  expectEqual(all, productTable, referenceTable);
});

it('adjusted NAVs come to the browser as the second way has them', () => {
  expectEqual(
    all.filter(([, { navs }]) => navs.length > 1),
    (_, seed) => ofHistory(seed, productAdjusted),
    referenceAdjusted,
  );
});

it('each range of the chart ends at the figure of its name', () => {
  expectEqual(measured, (_, seed) => ofHistory(seed, productChart), referenceChart);
});

it('a purchase has become what the second way says', () => {
  expectEqual(
    measured,
    (series, seed) => ofHistory(seed, (history) => productPurchases(history, ordersOf(series))),
    referencePurchases,
  );
});

it('the row of the range has the figures, rounded', () => {
  expectRounded(productRow, referenceRow);
});

it('the curve ends at the figure since inception, rounded', () => {
  expectRounded(productCurveEnd, referenceCurveEnd);
});
