import { type ContentLocale, contentLocales } from '../contentLocales';
import type { Fact, FactSource, FactValue } from './fact';
import { shareFacts } from './shareFacts';

export type PlainValue = string | number | boolean | null;

/** A fact that is told in several languages in one of them. The first is the house's own, in which legal names are. */
export function plainValue(value: FactValue, locale: ContentLocale = contentLocales[0]): PlainValue {
  return typeof value === 'object' && value !== null ? value[locale] : value;
}

/** Seven decimals at most, as openfunds has it. @param percent in percent points */
export function ratio(percent: number): number {
  return Number((percent / 100).toFixed(7));
}

/** As openfunds writes values: yes and no in words, percentages as parts of one. */
function cellOf({ kind }: Fact, value: PlainValue): string | number | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return kind === 'percent' && typeof value === 'number' ? ratio(value) : value;
}

/** `OFST010110(fr) Legal Fund Name Only` */
function inLanguage(heading: string, locale: ContentLocale): string {
  return heading.replace(' ', `(${locale}) `);
}

type Column = { heading: string; fact: Fact; locale: ContentLocale | undefined };

const all: readonly Fact[] = Object.values(shareFacts);

/** Names and texts have a column for each language. */
const isLocalised = (fact: Fact) => fact === shareFacts.fundName;

/** Headings from before a field of openfunds was confirmed, which go on 30 November 2027, and those of facts without such a field. */
export const formerColumns: readonly Column[] = all.flatMap((fact) =>
  fact.formerly === undefined ? [] : [{ heading: fact.formerly, fact, locale: undefined }],
);

export const openfundsColumns: readonly Column[] = all.flatMap((fact): Column[] => {
  const { openfunds } = fact;
  if (openfunds === undefined) return [];
  if (!isLocalised(fact)) return [{ heading: openfunds, fact, locale: undefined }];
  return contentLocales.map((locale) => ({ heading: inLanguage(openfunds, locale), fact, locale }));
});

/** The cells of a share, by the headings of the columns. */
export function factCells(
  columns: readonly Column[],
  of: FactSource,
): Record<string, string | number | null> {
  return Object.fromEntries(
    columns.map(({ heading, fact, locale }) => [heading, cellOf(fact, plainValue(fact.value(of), locale))]),
  );
}
