import { writtenDate } from '../documents/writtenDate';
import type { ContentLocale, Share } from '../parsing/content';
import type { HeadlineCode } from '../performance/sharePerformance';
import { fundDocuments } from './fundDocuments';
import { ageOf, publishedPerformance } from './publishedPerformance';
import type { ComputedData, FetchedData, Price, ShareResolvers } from './resolverTypes.generated';
import { sharePath } from './sitePaths';
import { translations } from './translations';
import { currencySymbol, writeAmount, writePerformance } from './writeFigures';

const headlineCodes: readonly HeadlineCode[] = ['ytd', '1y', '3y', '5y', 'creation_annu'];

/** @param date `YYYY-MM-DD`, `null` for an amount that is no day's price */
function priceOf(value: number, date: string | null, { currency }: Share, locale: ContentLocale): Price {
  // Minimum amounts are round: cents would only make them harder to read.
  const digits = date === null && Number.isInteger(value) ? 0 : 2;
  return {
    value,
    displayValue: writeAmount(value, currency, locale, digits),
    date,
    formattedDate: date === null ? null : writtenDate(date, locale),
  };
}

function lastPriceOf(share: Share, locale: ContentLocale): Price | null {
  const last = share.navs.at(-1);
  return last ? priceOf(last.nav, last.date, share, locale) : null;
}

function fetchedDataOf(
  share: Share,
  codes: readonly string[] | null | undefined,
  locale: ContentLocale,
): FetchedData[] {
  const last = share.navs.at(-1);
  if (!last) return [];
  const performance = publishedPerformance(share);
  const write = (value: number | null) => (value === null ? null : writePerformance(value, locale));
  return headlineCodes
    .filter((code) => !codes || codes.includes(code))
    .map((code) => {
      const figures = performance?.headline[code];
      const value = figures?.share ?? null;
      const benchmarkValue = figures?.benchmark ?? null;
      return {
        code,
        value,
        displayValue: write(value),
        benchmarkValue,
        benchmarkDisplayValue: write(benchmarkValue),
        date: last.date,
        formattedDate: writtenDate(last.date, locale),
      };
    });
}

function computedDataOf(share: Share): ComputedData | null {
  const performance = publishedPerformance(share);
  if (!performance) return null;
  const { performances, calendarYears, riskFigures } = performance;
  return { performances, calendarYears, riskFigures };
}

export const shareResolvers: Required<ShareResolvers> = {
  name: ({ share }) => share.name,
  slug: ({ share, locale }) => share.slug[locale],
  translations: ({ share }) => translations(share.slug),
  isinCode: ({ share }) => share.isin,
  bloombergTicker: ({ share }) => share.bloombergTicker,
  managementGoal: ({ share, locale }) => share.managementGoal?.[locale] ?? null,
  url: ({ fund, share, locale }) => sharePath(fund, share, locale),
  active: ({ share }) => share.active,
  currency: ({ share }) => ({ code: share.currency, symbol: currencySymbol(share.currency) }),
  inceptionDate: ({ share }) => share.inceptionDate,
  formattedInceptionDate: ({ share, locale }) => writtenDate(share.inceptionDate, locale),
  inceptionNav: ({ share, locale }) =>
    share.inceptionNav === null ? null : priceOf(share.inceptionNav, share.inceptionDate, share, locale),
  lastPrice: ({ share, locale }) => lastPriceOf(share, locale),
  fetchedData: ({ share, locale }, { codes }) => fetchedDataOf(share, codes, locale),
  computedData: ({ share }) => computedDataOf(share),
  fees: ({ share, locale }) => ({
    ...share.fees,
    performance: share.fees.performance?.[locale] ?? null,
  }),
  minimumInitialSubscription: ({ share, locale }) =>
    share.minimumInitialSubscription === null
      ? null
      : priceOf(share.minimumInitialSubscription, null, share, locale),
  minimumSubscriptionShares: ({ share }) => share.minimumSubscriptionShares,
  documents: ({ fund, share, locale }, { types }, { content }) =>
    fundDocuments(content, { fund, share, locale }, types),
  lessThanOneYear: ({ share }) => ageOf(share).lessThanOneYear,
  moreThanTenYears: ({ share }) => ageOf(share).moreThanTenYears,
  inceptionYear: ({ share }) => ageOf(share).inceptionYear,
};
