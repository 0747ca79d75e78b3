import type { RegistrationAudience } from '../graphql/resolverTypes.generated';
import { dataFilePath } from '../graphql/sitePaths';
import { factCells, formerColumns, openfundsColumns } from '../../content/facts/factColumns';
import type { Content, Fund, Share } from '../../content/parsing/content';
import { dataFilesOf } from './dataFiles';
import { factSource } from './factSource';

/*
 * Facts of a share for other programs, as the table of facts has them. docs/data-files.md explains each.
 */

export type ShareRow = Record<string, string | number | null>;

/** openfunds' words: for all, restricted to professional investors. */
const registrationWords: Record<RegistrationAudience, string> = { RETAIL: 'yes', PROFESSIONAL: 'res' };

export const countryColumn = (country: string): string => `OFST6030${country} Country Legal Registration`;

/** In the order of their columns. */
export function registeredCountries({ funds }: Content): string[] {
  const shares = funds.flatMap((fund) => fund.shares);
  return [
    ...new Set(shares.flatMap(({ registrations }) => registrations.map(({ country }) => country))),
  ].sort();
}

/** The same columns for every share of the content. @param site its origin, in front of addresses */
export function shareRow(content: Content, of: { fund: Fund; share: Share }, site: string): ShareRow {
  const source = factSource(content, of, site);
  const registrations = registeredCountries(content).map((country) => {
    const registration = of.share.registrations.find((candidate) => candidate.country === country);
    const word = registration ? registrationWords[registration.audience] : 'no';
    return [countryColumn(country), word] as const;
  });
  return {
    ...factCells(openfundsColumns, source),
    ...factCells(formerColumns, source),
    ...Object.fromEntries(registrations),
  };
}

/** Active, and has a NAV. */
export const isInRange = ({ active, navs }: Pick<Share, 'active' | 'navs'>): boolean =>
  active && navs.length > 0;

/** Active shares that have a NAV, in the order of the catalogue: the headings, then a row each. */
export function rangeTable(content: Content, site: string): (string | number | null)[][] {
  const rows = content.funds.flatMap((fund) =>
    fund.shares.filter(isInRange).map((share) => shareRow(content, { fund, share }, site)),
  );
  const headings = Object.keys(rows[0] ?? {});
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? null))];
}

/** A share's row, whether it is active, its NAVs that were corrected, and where its files are. */
export function shareJson(content: Content, of: { fund: Fund; share: Share }, site: string): object {
  const { isin, active, navCorrections } = of.share;
  return {
    ...shareRow(content, of, site),
    active,
    navCorrections: navCorrections.map(({ line: _line, ...correction }) => correction),
    navs: ['csv', 'json', 'xlsx'].map((format) => `${site}/e/navs/${isin}.${format}`),
    dataFiles: dataFilesOf(factSource(content, of, site)).map(({ template, version, date }) => ({
      template,
      version,
      date,
      url: site + dataFilePath(isin, template),
    })),
  };
}
