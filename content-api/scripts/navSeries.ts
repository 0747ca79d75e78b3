import { closedShares } from './marketAssumptions';
import { simulatedRates, type FundPaths } from './fundPaths';
import { seriesDays } from './marketPaths';

/** What the series of a share depends on. */
export type SimulatedShare = {
  isin: string;
  currency: string;
  inceptionDate: string;
  inceptionNav: number;
  /** Percent a year. */
  managementFee: number;
};

/** A first NAV is published at the end of the launch week: with fewer valuation days a share has no series yet. */
const daysBeforePublication = 5;

/**
 * Lines of `navs/<ISIN>.csv`, header first, or `null` for a share without a published NAV. Shares of a fund differ by
 * their management fee and their currency only (performance fees are not simulated); the benchmark starts at the
 * share's first NAV and is converted into its currency.
 */
export function navSeries(share: SimulatedShare, paths: FundPaths): string[] | null {
  const end = closedShares[share.isin] ?? '9999-12-31';
  const start = seriesDays.findIndex((day) => day >= share.inceptionDate);
  const days = start < 0 ? [] : seriesDays.slice(start).filter((day) => day <= end);
  if (days.length < daysBeforePublication) return null;
  const rates = simulatedRates(share.currency);
  const feePerDay = Math.log(1 - share.managementFee / 100) / 365.25;
  const growth = (levels: number[], index: number) =>
    ((levels[index] ?? 0) * (rates[index] ?? 0)) / ((levels[start] ?? 0) * (rates[start] ?? 0));
  const lines = days.map((day, offset) => {
    const age = (Date.parse(day) - Date.parse(days[0] ?? day)) / 86_400_000;
    const nav = share.inceptionNav * growth(paths.fund, start + offset) * Math.exp(feePerDay * age);
    const benchmark = share.inceptionNav * growth(paths.benchmark, start + offset);
    return `${day},${nav.toFixed(2)},${benchmark.toFixed(2)}`;
  });
  return ['date,nav,benchmark', ...lines];
}
