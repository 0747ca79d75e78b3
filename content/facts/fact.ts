import { valueAt } from '../../platform/jsonValues';
import type { DataTemplate } from '../../contract/codes.generated';
import type { Company, Content, Fund, Share } from '../parsing/content';
import type { LocalisedText } from '../contentLocales';

/** Percentages are in percent points, money in the currency that the fact names. */
export type FactValue = string | number | boolean | LocalisedText | null;

/** Addresses of the site, absolute where its origin is known. */
export interface FactAddresses {
  kid: string | null;
  pastPerformance: string;
  scenarios: string;
  disclosure: string | null;
  /** The pre-contractual annex in each language that it has, parted by `;`. */
  precontractualAnnex: string | null;
}

/** The value of a fact is read from these. */
export interface FactSource {
  company: Company;
  fund: Fund;
  share: Share;
  addresses: FactAddresses;
  /** Whole calendar years of past performance that the page shows. */
  pastYears: number;
}

/** A file or document says one thing of a share, and the content another. */
export interface Difference {
  /** Path of the file in the content. */
  file: string;
  line: number;
  /** Name of the column, or the meaning of the fact. */
  field: string;
  /** The file says this. */
  value: string;
  /** The content, which is the source, says this, in that place. */
  expected: string;
  written: string;
}

/** A share, for what needs no address. */
export function sourceOf(company: Company, fund: Fund, share: Share): FactSource {
  const addresses = {
    kid: null,
    pastPerformance: '',
    scenarios: '',
    disclosure: null,
    precontractualAnnex: '',
  };
  return { company, fund, share, addresses, pastYears: 0 };
}

/** All shares, for what needs no address. */
export function sourcesOf({ company, funds }: Pick<Content, 'company' | 'funds'>): FactSource[] {
  return funds.flatMap((fund) => fund.shares.map((share) => sourceOf(company, fund, share)));
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
  /** Heading from before the openfunds field was there, or of a fact that has none. */
  formerly?: string;
  templates?: TemplateColumns;
  /** The part of the site in which a visitor reads it. */
  shown?: string;
  /**
   * A file of others has to say the same where this is true. By default it has to, but for texts and addresses; facts of the file itself, such as which sections
   * it fills, are its own.
   */
  isCompared?: boolean;
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

/** A fact has a place in the content, and a value. */
type Place = Pick<Fact, 'written' | 'value'>;

export const fact = (meaning: string, kind: FactKind, place: Place, places: Places = {}): Fact => ({
  meaning,
  kind,
  ...place,
  ...places,
});

/** `fees.management`: names of fields, parted by dots, as far as there is no list on the way. */
type FieldOf<Thing> = {
  [Name in keyof Thing & string]: NonNullable<Thing[Name]> extends readonly unknown[]
    ? never
    : NonNullable<Thing[Name]> extends object
      ? Name | `${Name}.${FieldOf<NonNullable<Thing[Name]>>}`
      : Name;
}[keyof Thing & string];

/** The fields of a file whose values are facts as they are. @param file in the content */
function fieldsIn<Name extends 'company' | 'fund' | 'share'>(name: Name, file: string) {
  return (field: FieldOf<FactSource[Name]>): Place => ({
    written: `${file}: ${field}`,
    // The type of the path says what it leads to.
    value: (of) => (valueAt(of[name], field.split('.')) ?? null) as FactValue,
  });
}

const [companyFile, fundFile, shareFile] = [
  'company/company.yaml',
  'funds/<fund>/fund.yaml',
  'funds/<fund>/shares/<ISIN>.yaml',
];

export const ofCompany = fieldsIn('company', companyFile);
export const ofFund = fieldsIn('fund', fundFile);
export const ofShare = fieldsIn('share', shareFile);

/** A value that is computed from fields of a file, which are named. */
const madeIn =
  (file: string) =>
  (field: string, value: Fact['value']): Place => ({ written: `${file}: ${field}`, value });

export const inCompany = madeIn(companyFile);
export const inFund = madeIn(fundFile);
export const inShare = madeIn(shareFile);

const derivedPlace = 'derived';

/** A value that follows from other facts, or from what the product knows: open-ended UCITS. */
export const derived = (value: Fact['value']): Place => ({ written: derivedPlace, value });

export const isDerived = ({ written }: Pick<Fact, 'written'>) => written === derivedPlace;

/** The file and field in which the content of one share has the fact. */
export function placeOf(
  { written }: Pick<Fact, 'written'>,
  { fund, share }: Pick<FactSource, 'fund' | 'share'>,
): string {
  return written.replaceAll('<fund>', fund.code).replaceAll('<ISIN>', share.isin);
}

/** Places of the site. */
export const head = 'head of fund and share';
export const characteristics = 'characteristics';
