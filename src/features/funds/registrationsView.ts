import type { ShareRow } from '../../../contract/queryRows';
import type { Locale } from '../../i18n/locales';
import { distributors } from '../../profiles/investorProfiles';
import { sharePath } from '../../routes/routeTable';
import type { CatalogueFund } from './catalogueFunds';

/** By name, in the order of the locale. */
function inNameOrder<Row extends { countryTitle: string }>(rows: readonly Row[], locale: Locale): Row[] {
  const { compare } = new Intl.Collator(locale);
  return rows.toSorted((a, b) => compare(a.countryTitle, b.countryTitle));
}

/** In which countries which share is registered, for those who distribute funds. */
export function registrationsView(funds: readonly CatalogueFund[], locale: Locale) {
  const shares = funds.flatMap((fund) =>
    fund.row.shares.map((row) => ({
      fund,
      row,
      visibleTo: distributors.filter((profile) => fund.sharesVisibleTo.get(row.isinCode)?.includes(profile)),
    })),
  );
  const shown = shares.filter(({ row, visibleTo }) => row.lastPrice && visibleTo.length > 0);
  const all = shown.flatMap(({ row }) => row.registrations);
  const countries = new Map(all.map((registration) => [registration.country, registration]));
  return {
    /** In the order of their names. */
    countries: inNameOrder([...countries.values()], locale).map(({ country, countryTitle }) => ({
      code: country,
      title: countryTitle,
    })),
    /** Those that somebody sees for whom the matrix is. */
    shares: shown.map(({ fund, row, visibleTo }) => ({
      isin: row.isinCode,
      name: row.name,
      path: sharePath(fund.row.slug, row.slug, locale),
      fundTitle: fund.row.title,
      /** By the code of the country; it has none where the share is not registered. */
      audiences: Object.fromEntries(row.registrations.map(({ country, audience }) => [country, audience])),
      visibleTo,
    })),
  };
}

export type RegistrationsView = ReturnType<typeof registrationsView>;

/**
 * Names of countries, in one line: for all investors, and for professional ones only.
 *
 * @throws Error when the share is registered nowhere: nobody could buy it
 */
export function registrationNames({ isinCode, registrations }: ShareRow, locale: Locale) {
  if (registrations.length === 0) {
    throw new Error(
      `Share "${isinCode}" (${locale}): it is registered nowhere. Answer its registrations, at least in the fund's home ` +
        'State (Directive 2009/65/EC, art. 5 and 93)',
    );
  }
  const names = (audience: ShareRow['registrations'][number]['audience']) =>
    inNameOrder(
      registrations.filter((registration) => registration.audience === audience),
      locale,
    )
      .map(({ countryTitle }) => countryTitle)
      .join(', ');
  return { all: names('RETAIL'), professional: names('PROFESSIONAL') };
}
