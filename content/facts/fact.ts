import type { DataTemplate } from '../contractCodes.generated';
import type { Company, Fund, LocalisedText, Share } from '../parsing/content';

/** Percentages are in percent points, money in the currency that the fact names. */
export type FactValue = string | number | boolean | LocalisedText | null;

/** Addresses of the site, absolute where its origin is known. */
export interface FactAddresses {
  kid: string | null;
  pastPerformance: string;
  scenarios: string;
  disclosure: string | null;
}

/** What a fact is read from. */
export interface FactSource {
  company: Company;
  fund: Fund;
  share: Share;
  addresses: FactAddresses;
  /** Whole calendar years of past performance that the page shows. */
  pastYears: number;
}

export type FactKind =
  | 'text'
  | 'code'
  | 'percent'
  | 'amount'
  | 'number'
  | 'yesNo'
  | 'day'
  | 'time'
  | 'address';

/** The numbers of a template's columns. */
export type TemplateColumns = Partial<Record<DataTemplate, readonly string[]>>;

interface Places {
  law?: string;
  /** Id and name of the field in the list V1.31 of openfunds; V2.13.0 of 23 March 2026 could not be read. */
  openfunds?: string;
  /** Heading from before the openfunds field was there. */
  formerly?: string;
  templates?: TemplateColumns;
  /** Where a visitor reads it. */
  shown?: string;
}

/** Something that the house says of a share: its meaning, where the content has it, and every place that tells it. */
export interface Fact extends Places {
  /** Completes "it is …". */
  meaning: string;
  kind: FactKind;
  /** File of the content and its field. */
  written: string;
  value: (of: FactSource) => FactValue;
}

export function fact(
  meaning: string,
  kind: FactKind,
  written: string,
  value: Fact['value'],
  places: Places = {},
): Fact {
  return { meaning, kind, written, value, ...places };
}

export const inCompany = (field: string) => `company/company.yaml: ${field}`;
export const inFund = (field: string) => `funds/<fund>/fund.yaml: ${field}`;
export const inShare = (field: string) => `funds/<fund>/shares/<ISIN>.yaml: ${field}`;
/** Follows from other facts, or from what the product knows: open-ended UCITS. */
export const derived = 'derived';

/** Where the content of one share has it. */
export function placeOf(
  { written }: Pick<Fact, 'written'>,
  { fund, share }: Pick<FactSource, 'fund' | 'share'>,
): string {
  return written.replaceAll('<fund>', fund.code).replaceAll('<ISIN>', share.isin);
}

/** Places of the site. */
export const head = 'head of fund and share';
export const characteristics = 'characteristics';
