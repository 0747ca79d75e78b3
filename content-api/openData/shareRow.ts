import { ongoingCosts } from '../../figures/ongoingCosts';
import type { RegistrationAudience } from '../graphql/resolverTypes.generated';
import { dataFilePath, fundDocumentPath } from '../graphql/sitePaths';
import { type Content, contentLocales, type Fund, type Share } from '../../content/parsing/content';

/*
 * Facts of a share for other programs. Headings with a number are fields of openfunds (https://openfunds.org), figures as it
 * writes them: days YYYY-MM-DD, shares of one in place of percentages. docs/data-files.md explains each.
 */

export type ShareRow = Record<string, string | number | null>;

/** Legal names are those of the home State. */
const [homeLocale] = contentLocales;

/** openfunds: at most seven decimals. @param percent in percent points */
function fraction(percent: number | null | undefined): number | null {
  return percent == null ? null : Number((percent / 100).toFixed(7));
}

/** openfunds' words: for all, restricted to professional investors. */
const registrationWords: Record<RegistrationAudience, string> = { RETAIL: 'yes', PROFESSIONAL: 'res' };

function registeredCountries({ funds }: Content): string[] {
  const shares = funds.flatMap((fund) => fund.shares);
  return [
    ...new Set(shares.flatMap(({ registrations }) => registrations.map(({ country }) => country))),
  ].sort();
}

/** The same columns for every share of the content. @param site its origin, in front of addresses */
export function shareRow(
  content: Content,
  { fund, share }: { fund: Fund; share: Share },
  site: string,
): ShareRow {
  const last = share.navs.at(-1);
  const title = fund.title[homeLocale];
  const hasKid = share.documents.some(({ type }) => type === 'KIID');
  const registrations = registeredCountries(content).map((country) => {
    const registration = share.registrations.find((candidate) => candidate.country === country);
    const word = registration ? registrationWords[registration.audience] : 'no';
    return [`OFST6030${country} Country Legal Registration`, word] as const;
  });
  return {
    'OFST020000 ISIN': share.isin,
    'OFST010110 Legal Fund Name Only': title,
    'OFST020060 Full Share Class Name': `${title} ${share.name}`,
    'OFST020050 Share Class Extension': share.name,
    'OFST020540 Share Class Currency': share.currency,
    'OFST020560 Share Class Launch Date': share.inceptionDate,
    NAV: last?.nav ?? null,
    'NAV Date': last?.date ?? null,
    'Fund AuM EUR': fund.aum?.value ?? null,
    'Fund AuM Date': fund.aum?.date ?? null,
    SRI: share.riskLevel ?? fund.riskLevel,
    'SFDR Article': fund.sfdrArticle,
    'Management Fee Maximum': fraction(share.fees.management),
    'Ongoing Costs': fraction(share.costs && ongoingCosts(share.costs)),
    'Of Which Management And Operating Costs': fraction(share.costs?.ongoing),
    'Of Which Transaction Costs': fraction(share.costs?.transaction),
    'Ongoing Costs Year': share.costs?.year ?? null,
    ...Object.fromEntries(registrations),
    'KID URL': hasKid ? site + fundDocumentPath({ fund, share, locale: 'en' }, 'KIID') : null,
  };
}

/** Active shares that have a NAV, in the order of the catalogue: the headings, then a row each. */
export function rangeTable(content: Content, site: string): (string | number | null)[][] {
  const rows = content.funds.flatMap((fund) =>
    fund.shares
      .filter(({ active, navs }) => active && navs.length > 0)
      .map((share) => shareRow(content, { fund, share }, site)),
  );
  const headings = Object.keys(rows[0] ?? {});
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? null))];
}

/** A share's row, whether it is active, and where its files are. */
export function shareJson(content: Content, of: { fund: Fund; share: Share }, site: string): object {
  const { isin, active, dataFiles } = of.share;
  return {
    ...shareRow(content, of, site),
    active,
    navs: ['csv', 'json', 'xlsx'].map((format) => `${site}/e/navs/${isin}.${format}`),
    dataFiles: dataFiles.map(({ template, version, date }) => ({
      template,
      version,
      date,
      url: site + dataFilePath(isin, template),
    })),
  };
}
