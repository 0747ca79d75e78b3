import type { Locale } from '../../../i18n/locales';
import { type CatalogueFund, profilesSeeingAny } from '../catalogueFunds';
import { fundSummary } from '../fundViews';
import { shareView } from '../shareViews';

/** The titles without the words with which all begin; each keeps its last one. */
function shortTitles(titles: readonly string[]): string[] {
  const words = titles.map((title) => title.split(' '));
  const [first = []] = words;
  const differs = first.findIndex((word, index) =>
    words.some((other) => other[index] !== word || index === other.length - 1),
  );
  return words.map((title) => title.slice(Math.max(differs, 0)).join(' '));
}

/** Holds only compared fields of a fund and its shares, because one page holds all of them. */
function comparedFund(fund: CatalogueFund, shortTitle: string, locale: Locale) {
  const { row } = fund;
  const { code, title, path, category, sfdrArticle, labels, activatedTools } = fundSummary(fund, locale);
  const shares = row.shares.map((share) => {
    const view = shareView(fund, share, locale);
    return {
      name: view.name,
      path: view.path,
      isin: view.isin,
      currency: view.currency,
      riskLevel: view.riskLevel,
      price: view.price,
      lessThanOneYear: view.lessThanOneYear,
      moreThanTenYears: view.moreThanTenYears,
      navIsLate: view.navIsLate,
      navsPath: view.navsPath,
      inceptionYear: view.inceptionYear,
      ongoingCosts: view.ongoingCosts,
      visibleTo: view.visibleTo,
      inceptionDate: share.formattedInceptionDate,
      fees: view.fees,
      performances: view.performances,
      calendarYears: view.calendarYears,
      riskFigures: view.riskFigures,
    };
  });
  return {
    code,
    title,
    /** Without the words with which all titles of the range begin. */
    shortTitle,
    path,
    category,
    benchmark: row.characteristics.benchmark,
    sfdrArticle,
    labels,
    activatedTools,
    shares,
    visibleTo: profilesSeeingAny(shares),
  };
}

/** The published funds with all their shares, in the order of the range. */
export function comparedFunds(funds: readonly CatalogueFund[], locale: Locale) {
  const short = shortTitles(funds.map(({ row }) => row.title));
  return funds.map((fund, index) => comparedFund(fund, short[index] ?? fund.row.title, locale));
}

export type ComparedFundView = ReturnType<typeof comparedFund>;
export type ComparedShareView = ComparedFundView['shares'][number];

/** A column of the comparison. */
export type ComparedShare = { fund: ComparedFundView; share: ComparedShareView };
