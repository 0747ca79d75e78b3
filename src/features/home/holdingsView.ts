import type { InvestorProfileCode } from '../../profiles/investorProfiles';

/** What a fund holds in a country. */
export type HeldByFund = {
  title: string;
  /** Of its portfolio. */
  path: string;
  /** Of net assets. */
  percent: string;
  /** Where it differs from that of the others. */
  date: string | null;
  visibleTo: InvestorProfileCode[];
};

export type HeldCountry = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  title: string;
  /** Largest weight first. */
  funds: HeldByFund[];
  visibleTo: InvestorProfileCode[];
};

/** Countries in which the funds are invested, by name; `date` is that of the latest portfolio. */
export type HoldingsView = { date: string; countries: HeldCountry[] };
