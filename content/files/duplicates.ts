import { contentLocales, type LocalisedText } from '../contentLocales';
import type { YamlPath } from './yamlText';

/** Reports every entry whose value occurred before; `null` is never a duplicate. */
export function reportDuplicates<Entry>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | null,
  report: (entry: Entry, index: number, value: string, first: Entry) => void,
): void {
  const firsts = new Map<string, Entry>();
  entries.forEach((entry, index) => {
    const value = valueOf(entry);
    if (value === null) return;
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, entry);
    else report(entry, index, value, first);
  });
}

/** For a list at `path` of one file. */
export function reportDuplicateCodes(
  entries: readonly { code: string | null }[],
  path: YamlPath,
  report: (path: YamlPath, problem: string) => void,
): void {
  reportDuplicates(
    entries,
    (entry) => entry.code,
    (_, index, code) =>
      report([...path, index, 'code'], `expected a code that is not taken, got "${code}" again`),
  );
}

/** For a list at `path` of one file, whose entries differ in a field. @param what it is, for the message */
export function reportRepeated<Field extends string>(
  entries: readonly Record<Field, string>[],
  path: YamlPath,
  [field, what]: readonly [Field, what: string],
  report: (path: YamlPath, problem: string) => void,
): void {
  reportDuplicates(
    entries,
    (entry) => entry[field],
    (_, index, again) => report([...path, index, field], `expected each ${what} once, got "${again}" again`),
  );
}

type Slugged = {
  slug: Partial<LocalisedText>;
  /** Shown in the message about a duplicate. */
  location: string;
  report: (locale: string, problem: string) => Promise<void>;
};

/** Reports one after the other: where a slug stands is read from its file, and those of a file come in the order of the locales. */
export async function reportDuplicateSlugs(things: readonly Slugged[]): Promise<void> {
  const reports: (() => Promise<void>)[] = [];
  for (const locale of contentLocales) {
    reportDuplicates(
      things,
      (thing) => thing.slug[locale] ?? null,
      (thing, _, slug, first) => {
        const problem = `expected a slug that is not taken in ${locale}, got "${slug}" as in ${first.location}`;
        reports.push(() => thing.report(locale, problem));
      },
    );
  }
  for (const report of reports) await report();
}
