import type { PeriodCode } from '../../figures/countedNavs';
import { currencySymbol, formatAmount, formatDay, formatPerformance } from '../../locales/formatters';
import { countryName, formatMonth } from '../format';
import type { ContentLocale } from '../../content/contentLocales';
import type { Share, ShareAction } from '../../content/parsing/content';
import { scenarioInvestment } from '../../content/parsing/readScenarios';
import { fundDocuments } from './fundDocuments';
import type { ComputedDataParent, ShareParent } from './parents';
import { ageOf, publishedPerformance } from '../performance/publishedPerformance';
import type {
  ComputedDataResolvers,
  CorporateAction,
  FetchedData,
  NavCorrection,
  PerformanceScenarios,
  Price,
  ShareResolvers,
} from './resolverTypes.generated';
import { dataFilesOf } from '../openData/dataFiles';
import { factSource } from '../openData/factSource';
import { navsVersion } from '../navs/navHistory';
import { dataFilePath, sharePath, translations } from './sitePaths';

const headlineCodes: readonly PeriodCode[] = ['ytd', '1y', '3y', '5y', 'creation_annu'];

/** @param date `YYYY-MM-DD`; `null` for an amount that is not a price */
function priceOf(value: number, date: string | null, { currency }: Share, locale: ContentLocale): Price {
  // Minimum amounts are round; cents only make them harder to read.
  const digits = date === null && Number.isInteger(value) ? 0 : 2;
  return {
    value,
    displayValue: formatAmount(value, currency, locale, digits),
    date,
    formattedDate: date === null ? null : formatDay(date, locale),
  };
}

function lastPriceOf(share: Share, locale: ContentLocale): Price | null {
  const last = share.navs.at(-1);
  return last ? priceOf(last.nav, last.date, share, locale) : null;
}

function fetchedDataOf(
  { fund, share }: Pick<ShareParent, 'fund' | 'share'>,
  codes: readonly string[] | null | undefined,
  locale: ContentLocale,
): FetchedData[] {
  const last = share.navs.at(-1);
  if (!last) return [];
  const performance = publishedPerformance(fund, share);
  const format = (value: number | null) => (value === null ? null : formatPerformance(value, locale));
  return headlineCodes
    .filter((code) => !codes || codes.includes(code))
    .map((code) => {
      const figures = performance?.performances.find((period) => period.code === code);
      const value = figures?.share ?? null;
      const benchmarkValue = figures?.benchmark ?? null;
      return {
        code,
        value,
        displayValue: format(value),
        benchmarkValue,
        benchmarkDisplayValue: format(benchmarkValue),
        date: last.date,
        formattedDate: formatDay(last.date, locale),
      };
    });
}

function computedDataOf({ fund, share, locale }: ShareParent): ComputedDataParent | null {
  const performance = publishedPerformance(fund, share);
  return performance && { performance, locale };
}

function scenariosOf({ fund, share, locale }: ShareParent): PerformanceScenarios[] {
  const holdingYears = fund.minRecommendedInvestmentDuration;
  if (ageOf(share).lessThanOneYear || holdingYears === null) return [];
  return share.scenarios.map(({ date, rows }) => ({
    date,
    formattedMonth: formatMonth(date, locale),
    holdingYears,
    investment: scenarioInvestment,
    rows,
  }));
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** All decimals that were announced, cents at the least. */
function distributionOf(
  { amount, paymentDate }: Extract<ShareAction, { kind: 'DISTRIBUTION' }>,
  share: Share,
  locale: ContentLocale,
): Price {
  const displayValue = formatAmount(amount, share.currency, locale, Math.max(2, decimalsOf(amount)));
  return { ...priceOf(amount, paymentDate, share, locale), displayValue };
}

function navCorrectionsOf({ share, locale }: ShareParent): NavCorrection[] {
  return share.navCorrections.map(({ date, correctedOn, formerNav, nav, reason }) => {
    const digits = Math.max(2, decimalsOf(formerNav), decimalsOf(nav));
    const navPrice = (value: number): Price => ({
      ...priceOf(value, date, share, locale),
      displayValue: formatAmount(value, share.currency, locale, digits),
    });
    return {
      date,
      formattedDate: formatDay(date, locale),
      correctedOn,
      formattedCorrectedOn: formatDay(correctedOn, locale),
      formerNav: navPrice(formerNav),
      nav: navPrice(nav),
      reason: reason[locale],
    };
  });
}

function corporateActionsOf({ share, locale }: ShareParent): CorporateAction[] {
  return share.actions.toReversed().map((action): CorporateAction => {
    const { kind, date } = action;
    const common = {
      kind,
      date,
      formattedDate: formatDay(date, locale),
      ratio: null,
      amount: null,
      former: null,
    };
    switch (action.kind) {
      case 'SPLIT':
        return { ...common, ratio: action.ratio };
      case 'MERGER':
        return { ...common, ratio: action.ratio, former: action.absorbed[locale] };
      case 'RENAMING':
        return { ...common, former: action.formerName };
      case 'DISTRIBUTION':
        return { ...common, amount: distributionOf(action, share, locale) };
    }
  });
}

export const computedDataResolvers: Required<ComputedDataResolvers> = {
  performances: ({ performance }) => performance.performances,
  calendarYears: ({ performance }) => performance.calendarYears,
  discretePeriods: ({ performance, locale }) =>
    performance.discretePeriods.map((period) => ({
      ...period,
      formattedStartDate: formatDay(period.startDate, locale),
      formattedEndDate: formatDay(period.endDate, locale),
    })),
  curve: ({ performance }) => performance.curve,
  riskFigures: ({ performance }) => performance.riskFigures,
};

export const shareResolvers: Required<ShareResolvers> = {
  name: ({ share }) => share.name,
  slug: ({ share, locale }) => share.slug[locale],
  translations: ({ share }) => translations(share.slug),
  isinCode: ({ share }) => share.isin,
  bloombergTicker: ({ share }) => share.bloombergTicker,
  riskLevel: ({ share }) => share.riskLevel,
  managementGoal: ({ share, locale }) => share.managementGoal?.[locale] ?? null,
  updatedAt: ({ share }) => share.updatedAt,
  url: ({ fund, share, locale }) => sharePath(fund, share, locale),
  active: ({ share }) => share.active,
  currency: ({ share }) => ({ code: share.currency, symbol: currencySymbol(share.currency) }),
  inceptionDate: ({ share }) => share.inceptionDate,
  formattedInceptionDate: ({ share, locale }) => formatDay(share.inceptionDate, locale),
  inceptionNav: ({ share, locale }) =>
    share.inceptionNav === null ? null : priceOf(share.inceptionNav, share.inceptionDate, share, locale),
  lastPrice: ({ share, locale }) => lastPriceOf(share, locale),
  navIsLate: ({ share }) => share.navIsLate,
  fetchedData: (parent, { codes }) => fetchedDataOf(parent, codes, parent.locale),
  computedData: computedDataOf,
  fees: ({ share, locale }) => ({
    ...share.fees,
    performance: share.fees.performance?.[locale] ?? null,
  }),
  costs: ({ share }) => (ageOf(share).lessThanOneYear ? null : share.costs),
  minimumInitialSubscription: ({ share, locale }) =>
    share.minimumInitialSubscription === null
      ? null
      : priceOf(share.minimumInitialSubscription, null, share, locale),
  minimumSubscriptionShares: ({ share }) => share.minimumSubscriptionShares,
  documents: ({ fund, share, locale }, { types }, { content }) =>
    fundDocuments(content, { fund, share, locale }, types),
  scenarios: scenariosOf,
  registrations: ({ share, locale }) =>
    share.registrations.map(({ country, audience }) => ({
      country,
      countryTitle: countryName(country, locale),
      audience,
    })),
  dataFiles: ({ fund, share, locale }, _arguments, { content, siteUrl = '' }) =>
    dataFilesOf(factSource(content, { fund, share }, siteUrl)).map(
      ({ template, version, date, fileType, bytes }) => ({
        template,
        version,
        date,
        formattedDate: formatDay(date, locale),
        url: dataFilePath(share.isin, template),
        fileType,
        fileSize: bytes,
      }),
    ),
  distributionPolicy: ({ share }) => share.distributionPolicy,
  corporateActions: corporateActionsOf,
  navCorrections: navCorrectionsOf,
  navsVersion: ({ share }) => navsVersion(share),
  lessThanOneYear: ({ share }) => ageOf(share).lessThanOneYear,
  moreThanTenYears: ({ share }) => ageOf(share).moreThanTenYears,
  inceptionYear: ({ share }) => ageOf(share).inceptionYear,
};
