import { assetClasses, defaultTraits, dollarsPerEuro, fundTraits, type Regime } from './marketAssumptions';
import { correlatedShocks, levelsFrom, regimeReturns, seriesDays, steadyReturns } from './marketPaths';
import { gaussians } from './seededRandom';

/** Levels in euros on each of `seriesDays`; the fund's are before fees. */
export type FundPaths = { fund: number[]; benchmark: number[] };

/** Throws when nothing is assumed about the category. */
export function simulatedFundPaths(fundCode: string, category: string): FundPaths {
  const assetClass = assetClasses[category];
  if (!assetClass) throw new Error(`No market is assumed for category ${category}, of fund ${fundCode}`);
  const traits = { ...defaultTraits, ...fundTraits[fundCode] };
  const market = regimeReturns(assetClass.regimes, correlatedShocks(category, assetClass.commonCorrelation));
  const specific = steadyReturns(`${fundCode} benchmark`, 0, traits.specificVolatility);
  const active = steadyReturns(`${fundCode} management`, traits.activeReturn, traits.trackingError);
  const benchmark = market.map((daily, index) => traits.exposure * daily + (specific[index] ?? 0));
  const fund = benchmark.map((daily, index) => daily + (active[index] ?? 0));
  return { fund: levelsFrom(fund), benchmark: levelsFrom(benchmark) };
}

/** Units of the currency for one euro on each of `seriesDays`. Throws for a currency other than EUR and USD. */
export function simulatedRates(currency: string): number[] {
  if (currency === 'EUR') return seriesDays.map(() => 1);
  if (currency !== 'USD') throw new Error(`No exchange rate is assumed for ${currency}`);
  let previousRate = dollarsPerEuro.start;
  const regimes = dollarsPerEuro.ends.map(({ until, rate }): Regime => {
    const totalReturn = rate / previousRate - 1;
    previousRate = rate;
    return { until, totalReturn, volatility: dollarsPerEuro.volatility };
  });
  const levels = levelsFrom(regimeReturns(regimes, gaussians('dollars per euro', seriesDays.length)));
  return levels.map((level) => dollarsPerEuro.start * level);
}
