import type { ComparedFundView, ComparedShareView } from '../../src/features/funds/compare/compareViews';
import { investorProfiles } from '../../src/profiles/investorProfiles';
import type { Locale } from '../../src/i18n/locales';
import { navHistoryPath } from '../../src/routes/routeTable';
import type { CatalogueFund } from './catalogueFunds';
import { fundSummary } from './fundViews';
import { shareView } from './shareViews';

/** Holds only compared fields of a fund and its shares, because one page holds all of them. */
function comparedFund(fund: CatalogueFund, locale: Locale): ComparedFundView {
  const { row } = fund;
  const { code, title, path, category, sfdrArticle, labels } = fundSummary(fund, locale);
  const shares = row.shares.map((share): ComparedShareView => {
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
    path,
    category,
    benchmark: row.characteristics.benchmark ?? null,
    sfdrArticle,
    labels,
    navHistoryPath: navHistoryPath(row.slug, locale),
    shares,
    visibleTo: investorProfiles.filter((profile) =>
      shares.some(({ visibleTo }) => visibleTo.includes(profile)),
    ),
  };
}

/** The published funds with all their shares, in the order of the range. */
export function comparedFunds(funds: readonly CatalogueFund[], locale: Locale): ComparedFundView[] {
  return funds.map((fund) => comparedFund(fund, locale));
}
