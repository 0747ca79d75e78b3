/**
 * What the simulated series are made of. Everything here is invented: the calendar of rises and falls resembles what
 * emerging markets went through (2011, 2013, 2015, 2018, 2020, 2022, 2025), no figure is that of a real index or fund.
 */

/** First and last day of the series, both weekdays. */
export const seriesStart = '2010-01-01';
export const seriesEnd = '2026-11-19';

/** A stretch of market, from the end of the one before until `until`. */
export type Regime = {
  until: string;
  /** Over the whole stretch: 0.2 is +20 %. */
  totalReturn: number;
  /** Annualised: 0.15 is 15 %. */
  volatility: number;
};

export type AssetClass = {
  regimes: Regime[];
  /** Correlation of the daily shocks with those common to all emerging markets. */
  commonCorrelation: number;
};

const regimeEnds = [
  '2011-04-29',
  '2011-10-04',
  '2013-01-31',
  '2013-08-28',
  '2015-04-27',
  '2016-02-11',
  '2018-01-26',
  '2018-10-29',
  '2020-02-19',
  '2020-03-23',
  '2021-02-17',
  '2022-01-03',
  '2022-10-31',
  '2024-07-10',
  '2024-12-31',
  '2025-04-08',
  '2025-12-31',
  '2026-02-27',
  seriesEnd,
];

/** Pairs of total return and annualised volatility in percent, one for each of `regimeEnds`. */
function regimes(percentages: [totalReturn: number, volatility: number][]): Regime[] {
  return percentages.map(([totalReturn, volatility], index) => ({
    until: regimeEnds[index] ?? seriesEnd,
    totalReturn: totalReturn / 100,
    volatility: volatility / 100,
  }));
}

const emergingEquity: AssetClass = {
  commonCorrelation: 0.97,
  regimes: regimes([
    [20, 15],
    [-22, 26],
    [22, 14],
    [-14, 15],
    [45, 12],
    [-31, 22],
    [49, 11],
    [-17, 14],
    [22, 12],
    [-30, 48],
    [60, 17],
    [-7, 15],
    [-17, 19],
    [19, 12],
    [3, 13],
    [-9, 17],
    [24, 14],
    [5, 13],
    [3, 14],
  ]),
};

const asianEquity: AssetClass = {
  commonCorrelation: 0.92,
  regimes: regimes([
    [18, 15],
    [-21, 25],
    [24, 14],
    [-10, 14],
    [58, 12],
    [-29, 21],
    [48, 11],
    [-19, 14],
    [24, 12],
    [-27, 44],
    [66, 17],
    [-10, 16],
    [-18, 20],
    [18, 12],
    [4, 13],
    [-9, 18],
    [26, 15],
    [6, 14],
    [3, 15],
  ]),
};

const chineseEquity: AssetClass = {
  commonCorrelation: 0.75,
  regimes: regimes([
    [10, 18],
    [-27, 28],
    [26, 17],
    [-12, 17],
    [85, 18],
    [-40, 28],
    [62, 14],
    [-27, 18],
    [30, 16],
    [-20, 38],
    [72, 20],
    [-24, 24],
    [-30, 32],
    [-8, 22],
    [18, 27],
    [-4, 24],
    [18, 20],
    [3, 18],
    [-2, 18],
  ]),
};

const emergingBonds: AssetClass = {
  commonCorrelation: 0.55,
  regimes: regimes([
    [14, 6],
    [-3, 10],
    [22, 5],
    [-13, 8],
    [24, 5.5],
    [-6, 7],
    [15, 5],
    [-7, 5.5],
    [21, 4.5],
    [-19, 22],
    [22, 7],
    [-3, 5],
    [-19, 10],
    [18, 6.5],
    [3, 5],
    [-1.5, 6],
    [7, 4.5],
    [1.5, 4],
    [3, 4.5],
  ]),
};

/** By code of the fund's category. */
export const assetClasses: Record<string, AssetClass> = {
  EQUITY: emergingEquity,
  'EQUITY ASIE': asianEquity,
  'Equity Chine': chineseEquity,
  BONDS: emergingBonds,
};

/** Dollars for one euro: the rate at the start, then at the end of each stretch. */
export const dollarsPerEuro = {
  start: 1.43,
  volatility: 0.075,
  ends: [
    { until: '2011-05-04', rate: 1.48 },
    { until: '2012-07-24', rate: 1.21 },
    { until: '2014-05-06', rate: 1.39 },
    { until: '2015-03-13', rate: 1.05 },
    { until: '2017-01-03', rate: 1.04 },
    { until: '2018-02-01', rate: 1.25 },
    { until: '2020-03-19', rate: 1.07 },
    { until: '2021-01-06', rate: 1.23 },
    { until: '2022-09-27', rate: 0.96 },
    { until: '2024-09-25', rate: 1.12 },
    { until: '2025-01-10', rate: 1.03 },
    { until: '2025-09-16', rate: 1.18 },
    { until: seriesEnd, rate: 1.16 },
  ],
};

/** How a fund stands to its asset class. Rates are annual: 0.02 is 2 %. */
export type FundTraits = {
  /** Sensitivity of the fund's benchmark to the asset class. */
  exposure: number;
  /** Volatility of the benchmark that the asset class does not explain. */
  specificVolatility: number;
  /** Return of the fund above its benchmark, before fees. */
  activeReturn: number;
  trackingError: number;
};

export const defaultTraits: FundTraits = {
  exposure: 1,
  specificVolatility: 0,
  activeReturn: 0.015,
  trackingError: 0.04,
};

/** By code of the fund, where it departs from the default. */
export const fundTraits: Record<string, Partial<FundTraits>> = {
  'meridane-emerging-equity': { activeReturn: 0.026, trackingError: 0.038 },
  'meridane-emerging-sustainable': { activeReturn: 0.011, trackingError: 0.045 },
  'meridane-emerging-small-caps': {
    exposure: 1.04,
    specificVolatility: 0.045,
    activeReturn: 0.02,
    trackingError: 0.05,
  },
  'meridane-asia': { activeReturn: 0.006, trackingError: 0.042 },
  'meridane-india': { exposure: 0.8, specificVolatility: 0.1, activeReturn: 0.02, trackingError: 0.05 },
  'meridane-emerging-bonds': { activeReturn: 0.014, trackingError: 0.018 },
};

/** Last NAV of the shares that have been closed, by ISIN: the content format does not carry it. */
export const closedShares: Record<string, string> = { ZZ0013405160: '2024-06-28' };
