import type { RiskFigureCode } from '../../../contract/codes.generated';
import type { CurveRow, ShareRow } from '../../../contract/queryRows';
import { ongoingCosts } from '../../../figures/ongoingCosts';
import texts from '../../../locales/fr/funds.json';
import { formatNumber, formatPercent, formatPerformance } from '../../../locales/formatters';
import type { Locale } from '../../i18n/locales';
import { type InvestorProfileCode, investorProfiles } from '../../profiles/investorProfiles';
import { pastPerformancePath } from '../../routes/fundPageRoutes';
import { shareNavsPath, sharePath } from '../../routes/routeTable';
import type { CatalogueFund } from './catalogueFunds';
import { costsView } from './costs/costsView';
import { rangePeriods } from './displayOrders';
import { dataFileViews, documentViews } from './documentViews';
import { curveView } from './navChart/curveView';
import { figureSources } from './performance/figureSources';
import { yearBarsView } from './performance/yearBarsView';
import { registrationNames } from './registrationsView';

/*
 * Figures and dates are formatted for the locale by the build: server and browser may have different ICU data, and hydration
 * must match. `null` is shown as a dash.
 */

/** Codes of the content API that have a label in the dictionaries. */
export type PeriodCode = keyof typeof texts.period;
export type FeeCode = keyof typeof texts.fee;
export type CharacteristicCode = keyof typeof texts.characteristic;

export type CharacteristicView = { code: CharacteristicCode; value: string };

/** `day` is the date as `YYYY-MM-DD`, to compare the age of figures. */
export type DatedFigure = { display: string; date: string | null; day: string | null };

/** True if the dictionaries have a label for the period. */
function isPeriodCode(code: string): code is PeriodCode {
  return Object.hasOwn(texts.period, code);
}

/** Figures of more stand on each other. */
const listedYears = 10;

function compareFigures(
  { share, benchmark }: { share?: number | null; benchmark?: number | null },
  write: (value: number) => string,
) {
  return {
    share: share == null ? null : write(share),
    benchmark: benchmark == null ? null : write(benchmark),
  };
}

/** The values that are not empty with their codes, in the order given. */
export function valueViews<Values extends Record<string, string | null | undefined>>(values: Values) {
  const views: { code: Extract<keyof Values, string>; value: string }[] = [];
  for (const code in values) {
    const value = values[code];
    if (value) views.push({ code, value });
  }
  return views;
}

export function shareSummary(fund: CatalogueFund, share: ShareRow, locale: Locale) {
  const { lessThanOneYear, moreThanTenYears, inceptionYear, lastPrice } = share;
  const price: DatedFigure | null = lastPrice && {
    display: lastPrice.displayValue,
    date: lastPrice.formattedDate,
    day: lastPrice.date,
  };
  return {
    name: share.name,
    path: sharePath(fund.row.slug, share.slug, locale),
    isin: share.isinCode,
    currency: share.currency.code,
    /** Summary risk indicator: the share's own, or its fund's. */
    riskLevel: share.riskLevel ?? fund.row.riskLevel,
    price,
    navIsLate: share.navIsLate,
    /** Address of its NAVs. */
    navsPath: shareNavsPath(fund.row.slug, locale, share),
    /** No performance may be shown (AMF DOC-2011-24). */
    lessThanOneYear,
    /** At least ten years old at its last price (behaviour.md §4.6). */
    moreThanTenYears,
    inceptionYear,
    /** Percent a year; `null` before the first full year. */
    ongoingCosts: share.costs && !lessThanOneYear ? formatPercent(ongoingCosts(share.costs), locale) : null,
    visibleTo: fund.sharesVisibleTo.get(share.isinCode) ?? [],
  };
}

export type ShareSummaryView = ReturnType<typeof shareSummary>;

/** The first share that each profile sees; profiles that see the same one share an entry. */
export function mainShares<Share extends ShareSummaryView>(shares: readonly Share[]): Share[] {
  const firstOf = (profile: InvestorProfileCode) =>
    shares.find((share) => share.price && share.visibleTo.includes(profile)) ??
    shares.find((share) => share.visibleTo.includes(profile));
  const firsts = investorProfiles.map((profile) => ({ profile, share: firstOf(profile) }));
  return shares.flatMap((share) => {
    const visibleTo = firsts.filter((first) => first.share === share).map(({ profile }) => profile);
    return visibleTo.length ? [{ ...share, visibleTo }] : [];
  });
}

/** What happened to a share. */
function actionView(action: ShareRow['corporateActions'][number], locale: Locale) {
  const { kind, formattedDate, ratio, amount, former } = action;
  const isConsolidation = ratio !== null && ratio < 1;
  const shown = isConsolidation ? 1 / ratio : ratio;
  return {
    kind,
    date: formattedDate,
    /** Shares for one, or ones for a share: 10 after a split, and after a consolidation that makes one of ten. */
    ratio: shown === null ? null : formatNumber(shown, locale, { max: 6 }),
    isConsolidation,
    amount: amount?.displayValue ?? null,
    paymentDate: amount?.formattedDate ?? null,
    former,
  };
}

export type ShareActionView = ReturnType<typeof actionView>;

/** A published NAV that was wrong. */
function correctionView(correction: ShareRow['navCorrections'][number]) {
  return {
    date: correction.formattedDate,
    correctedOn: correction.formattedCorrectedOn,
    formerNav: correction.formerNav.displayValue,
    nav: correction.nav.displayValue,
    reason: correction.reason,
  };
}

export type NavCorrectionView = ReturnType<typeof correctionView>;

function feeViews(fees: ShareRow['fees'], locale: Locale) {
  const percent = (value: number | null | undefined) => (value == null ? null : formatPercent(value, locale));
  return valueViews({
    management: percent(fees.management),
    movement: percent(fees.movement),
    performance: fees.performance,
    subscription: percent(fees.subscription),
    redemption: percent(fees.redemption),
  });
}

export type FeeView = ReturnType<typeof feeViews>[number];

/** @param curve of the share; empty if it publishes none */
export function shareView(
  fund: CatalogueFund,
  share: ShareRow,
  locale: Locale,
  curve: readonly CurveRow[] = [],
) {
  const summary = shareSummary(fund, share, locale);
  const owner = `Fund "${fund.row.code}", share "${share.isinCode}"`;
  // A share under one year publishes no figure (AMF), whatever the content system answers.
  const computed = summary.lessThanOneYear ? null : share.computedData;
  const performances = (computed?.performances ?? []).flatMap(({ code, ...row }) =>
    isPeriodCode(code) ? [{ code, ...row }] : [],
  );
  const { discretePeriods = [] } = computed ?? {};
  const calendarYears = computed?.calendarYears.slice(0, listedYears) ?? [];
  const performance = (value: number) => formatPerformance(value, locale);
  const risk = (code: RiskFigureCode) => (value: number) =>
    code === 'sharpe' ? formatNumber(value, locale, { min: 2, max: 2 }) : formatPercent(value, locale);
  const characteristics: CharacteristicView[] = valueViews({
    isin: share.isinCode,
    bloombergTicker: share.bloombergTicker,
    currency: share.currency.code,
    inceptionDate: share.formattedInceptionDate,
    inceptionNav: share.inceptionNav?.displayValue,
    minimumInitialSubscription: share.minimumInitialSubscription?.displayValue,
    minimumSubscriptionShares:
      share.minimumSubscriptionShares == null
        ? null
        : formatNumber(share.minimumSubscriptionShares, locale, { max: 4 }),
  });
  return {
    ...summary,
    /** Empty under one year; live data replaces them. */
    figures: summary.lessThanOneYear
      ? []
      : share.fetchedData
          .filter(({ code }) => isPeriodCode(code))
          .map(({ code, displayValue }) => ({ code, display: displayValue })),
    managementGoal: share.managementGoal,
    distributionPolicy: share.distributionPolicy,
    /** Latest first. */
    actions: share.corporateActions.map((action) => actionView(action, locale)),
    /** Latest first. */
    navCorrections: share.navCorrections.map(correctionView),
    characteristics,
    fees: feeViews(share.fees, locale),
    /** As charged; `null` before the first full year. */
    costs:
      share.costs && summary.ongoingCosts !== null
        ? costsView(share, share.costs, fund.row.minRecommendedInvestmentDuration, locale)
        : null,
    performances: performances.map(({ code, ...row }) => ({ code, ...compareFigures(row, performance) })),
    calendarYears: calendarYears.map((row) => ({
      year: row.year,
      complete: row.complete,
      ...compareFigures(row, performance),
    })),
    /** 12-month periods, latest first. */
    discretePeriods: discretePeriods.map((row) => ({
      startDate: row.formattedStartDate,
      endDate: row.formattedEndDate,
      ...compareFigures(row, performance),
    })),
    /** `null` without a figure by calendar year. */
    yearBars: yearBarsView(calendarYears, locale),
    /** Keyed by period code, calendar year, and end date of twelve months; only figures that can be recomputed. */
    sources: figureSources({ performances, calendarYears, discretePeriods }, locale),
    riskFigures: (computed?.riskFigures ?? []).map(({ code, windowYears, frequency, ...row }) => ({
      code,
      windowYears,
      frequency,
      ...compareFigures(row, risk(code)),
    })),
    /** With its data files. */
    documents: [
      ...documentViews(share.documents, { visibleTo: summary.visibleTo, owner, locale }),
      ...dataFileViews(share.dataFiles, { visibleTo: summary.visibleTo, owner, locale }),
    ],
    registrations: registrationNames(share, locale),
    /** `null` for a share under one year. */
    curve: summary.lessThanOneYear ? null : curveView(curve, performances, locale),
    /** Of the page to which its KID links; `null` for a share under one year. */
    pastPerformancePath: summary.lessThanOneYear ? null : pastPerformancePath(summary.path, locale),
  };
}

export type ShareView = ReturnType<typeof shareView>;

/** In writing; `null` without a figure. */
export type ComparedFigure = ReturnType<typeof compareFigures>;

/**
 * A share of the range. Its performances are the build's and end with the latest of the whole twelve months, five at most,
 * that have to stand beside them: without those, and under one year, it shows none (delegated regulation (EU) 2017/565,
 * article 44(4)(b)).
 */
export function rangeShare(fund: CatalogueFund, row: ShareRow, locale: Locale) {
  const { performances, discretePeriods } = shareView(fund, row, locale);
  const twelveMonths = discretePeriods.map(({ startDate, endDate, share }) => ({
    startDate,
    endDate,
    share,
  }));
  const isShown = twelveMonths.some(({ share }) => share !== null);
  const summary = shareSummary(fund, row, locale);
  return {
    ...summary,
    /** The profiles that may see it; `visibleTo` may be fewer, those of which it is the first. */
    offeredTo: summary.visibleTo,
    performances: isShown
      ? rangePeriods.map((period) => ({
          code: period,
          display: performances.find(({ code }) => code === period)?.share ?? null,
        }))
      : [],
    /** Latest first. */
    twelveMonths: isShown ? twelveMonths : [],
  };
}

export type RangeShareView = ReturnType<typeof rangeShare>;
