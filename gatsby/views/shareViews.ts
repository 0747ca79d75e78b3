import { ongoingCosts } from '../../figures/ongoingCosts';
import { documentTypeOrder, inDisplayOrder, rangePeriods } from '../../src/features/funds/displayOrders';
import { distributors, profilesSeeingDocument } from '../../src/features/funds/documentVisibility';
import type { RiskFigureCode } from '../../contract/codes.generated';
import type {
  DocumentView,
  FeeView,
  RangeShareView,
  ShareActionView,
  ShareSummaryView,
  ShareView,
} from '../../src/features/funds/fundViews';
import { formatNumber, formatPercent, formatPerformance } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';
import { type InvestorProfileCode, investorProfiles } from '../../src/profiles/investorProfiles';
import { pastPerformancePath, shareNavsPath, sharePath } from '../../src/routes/routeTable';
import type { CurveRow } from '../contentApi/fetchLocaleContent';
import { isPeriodCode } from '../contentApi/knownCodes';
import { safeAddress } from '../../contract/safeAddress';
import type { CatalogueFund } from './catalogueFunds';
import { costsView } from './costsView';
import { curveView } from './curveView';
import { figureSources } from './figureSources';
import { fileView } from './fileView';
import { registrationNames } from './registrationsView';
import { yearBarsView } from './yearBarsView';

type ShareRow = CatalogueFund['row']['shares'][number];
type DocumentRow = ShareRow['documents'][number];

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

/**
 * Documents that at least one profile may see.
 *
 * @param owner whose they are, for the message on an address that no link may lead to: `Fund "asia"`
 */
export function documentViews(
  rows: readonly DocumentRow[],
  { visibleTo, owner, locale }: { visibleTo: readonly InvestorProfileCode[]; owner: string; locale: Locale },
): DocumentView[] {
  const addressOf = ({ url }: { url: string }, code: string) =>
    safeAddress(url, `${owner} (${locale}), document "${code}"`);
  const views = rows.map((row) => ({
    code: row.documentType.code,
    title: row.documentType.title,
    ...fileView(row, addressOf(row, row.documentType.code), locale),
    date: row.formattedDate,
    editions: row.editions.map((edition) => ({
      ...fileView(edition, addressOf(edition, row.documentType.code), locale),
      date: edition.formattedDate,
    })),
    visibleTo: profilesSeeingDocument(row.documentType.code).filter((profile) => visibleTo.includes(profile)),
  }));
  // Such as the subscription form of a share that is for others than those who may see one.
  const seen = views.filter((view) => view.visibleTo.length > 0);
  return inDisplayOrder(seen, documentTypeOrder, ({ code }) => code);
}

/** Files of FinDatEx's templates, which are in English. */
function dataFileViews(
  rows: ShareRow['dataFiles'],
  { visibleTo, owner, locale }: Parameters<typeof documentViews>[1],
): DocumentView[] {
  return rows.map(({ template, version, formattedDate, url, fileType, fileSize }) => ({
    code: template,
    title: `${template} ${version}`,
    ...fileView(
      { url, language: 'en', fileType, fileSize },
      safeAddress(url, `${owner} (${locale}), data file "${template}"`),
      locale,
    ),
    otherLanguage: null,
    date: formattedDate,
    editions: [],
    visibleTo: distributors.filter((profile) => visibleTo.includes(profile)),
  }));
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

export function shareSummary(fund: CatalogueFund, share: ShareRow, locale: Locale): ShareSummaryView {
  const { lessThanOneYear, moreThanTenYears, inceptionYear } = share;
  return {
    name: share.name,
    path: sharePath(fund.row.slug, share.slug, locale),
    isin: share.isinCode,
    currency: share.currency.code,
    riskLevel: share.riskLevel ?? fund.row.riskLevel,
    price: share.lastPrice
      ? {
          display: share.lastPrice.displayValue,
          date: share.lastPrice.formattedDate,
          day: share.lastPrice.date,
        }
      : null,
    navIsLate: share.navIsLate,
    navsPath: shareNavsPath(fund.row.slug, locale, share),
    lessThanOneYear,
    moreThanTenYears,
    inceptionYear,
    ongoingCosts: share.costs && !lessThanOneYear ? formatPercent(ongoingCosts(share.costs), locale) : null,
    visibleTo: fund.sharesVisibleTo.get(share.isinCode) ?? [],
  };
}

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

function actionView(action: ShareRow['corporateActions'][number], locale: Locale): ShareActionView {
  const { kind, formattedDate, ratio, amount, former } = action;
  const isConsolidation = ratio !== null && ratio < 1;
  const shown = isConsolidation ? 1 / ratio : ratio;
  return {
    kind,
    date: formattedDate,
    ratio: shown === null ? null : formatNumber(shown, locale, { max: 6 }),
    isConsolidation,
    amount: amount?.displayValue ?? null,
    paymentDate: amount?.formattedDate ?? null,
    former,
  };
}

function feeViews(fees: ShareRow['fees'], locale: Locale): FeeView[] {
  const percent = (value: number | null | undefined) => (value == null ? null : formatPercent(value, locale));
  return valueViews({
    management: percent(fees.management),
    movement: percent(fees.movement),
    performance: fees.performance,
    subscription: percent(fees.subscription),
    redemption: percent(fees.redemption),
  });
}

/** @param curve of the share; empty if it publishes none */
export function shareView(
  fund: CatalogueFund,
  share: ShareRow,
  locale: Locale,
  curve: readonly CurveRow[] = [],
): ShareView {
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
  return {
    ...summary,
    figures: summary.lessThanOneYear
      ? []
      : share.fetchedData
          .filter(({ code }) => isPeriodCode(code))
          .map(({ code, displayValue }) => ({ code, display: displayValue })),
    managementGoal: share.managementGoal,
    distributionPolicy: share.distributionPolicy,
    actions: share.corporateActions.map((action) => actionView(action, locale)),
    navCorrections: share.navCorrections.map((correction) => ({
      date: correction.formattedDate,
      correctedOn: correction.formattedCorrectedOn,
      formerNav: correction.formerNav.displayValue,
      nav: correction.nav.displayValue,
      reason: correction.reason,
    })),
    characteristics: valueViews({
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
    }),
    fees: feeViews(share.fees, locale),
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
    discretePeriods: discretePeriods.map((row) => ({
      startDate: row.formattedStartDate,
      endDate: row.formattedEndDate,
      ...compareFigures(row, performance),
    })),
    yearBars: yearBarsView(calendarYears, locale),
    sources: figureSources({ performances, calendarYears, discretePeriods }, locale),
    riskFigures: (computed?.riskFigures ?? []).map(({ code, windowYears, frequency, ...row }) => ({
      code,
      windowYears,
      frequency,
      ...compareFigures(row, risk(code)),
    })),
    documents: [
      ...documentViews(share.documents, { visibleTo: summary.visibleTo, owner, locale }),
      ...dataFileViews(share.dataFiles, { visibleTo: summary.visibleTo, owner, locale }),
    ],
    registrations: registrationNames(share, locale),
    curve: summary.lessThanOneYear ? null : curveView(curve, performances, locale),
    pastPerformancePath: summary.lessThanOneYear ? null : pastPerformancePath(summary.path, locale),
  };
}

/** A share of the range. Without whole twelve months it shows no performance (delegated regulation (EU) 2017/565, article 44(4)(b)). */
export function rangeShare(fund: CatalogueFund, row: ShareRow, locale: Locale): RangeShareView {
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
    offeredTo: summary.visibleTo,
    performances: isShown
      ? rangePeriods.map((period) => ({
          code: period,
          display: performances.find(({ code }) => code === period)?.share ?? null,
        }))
      : [],
    twelveMonths: isShown ? twelveMonths : [],
  };
}
