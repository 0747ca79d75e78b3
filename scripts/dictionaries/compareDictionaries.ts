import { dictionaryFile, type Dictionaries, type Problem } from './dictionary';
import { groupPluralForms, pluralCategories, type KeyFamily } from './pluralFamilies';
import { formattedVariablesOf, tagsOf, variablesOf } from './textMarks';

type Families = ReadonlyMap<string, KeyFamily>;

interface Comparison {
  namespace: string;
  /** The locale that the others are measured by. */
  reference: string;
  locale: string;
}

function sortedSet(values: readonly string[]): string {
  return [...new Set(values)].sort().join(' ');
}

/** What of `marks` differs between two translations, in words; undefined when nothing does. */
function markDifference(
  what: string,
  marksOf: (text: string) => readonly string[],
  [here, there]: readonly [KeyFamily, KeyFamily],
  reference: string,
): string | undefined {
  const [ours, theirs] = [here, there].map(({ forms }) => sortedSet([...forms.values()].flatMap(marksOf)));
  if (ours === theirs) return undefined;
  return `has the ${what} [${ours ?? ''}], ${reference} has [${theirs ?? ''}]`;
}

/** `zero` is never required and always allowed: i18next reads it in every language. */
function formDifferences(family: KeyFamily, locale: string): string[] {
  const categories = pluralCategories(locale);
  const missing = categories.filter((category) => !family.forms.has(category));
  const extra = [...family.forms.keys()].filter((form) => form !== 'zero' && !categories.includes(form));
  return [
    ...missing.map((category) => `the plural form _${category} is missing`),
    ...extra.map((form) => `${locale} has no plural form _${form}`),
  ];
}

function familyDifferences(here: KeyFamily, there: KeyFamily, reference: string): string[] {
  if (here.isPlural !== there.isPlural) return [`has plural forms in only one of this file and ${reference}`];
  const pair = [here, there] as const;
  const variables = markDifference('variables', variablesOf, pair, reference);
  const tags = markDifference('tags', tagsOf, pair, reference);
  return [variables, tags].filter((difference) => difference !== undefined);
}

function compareFamilies(
  here: Families,
  there: Families,
  { namespace, reference, locale }: Comparison,
): Problem[] {
  const file = dictionaryFile(locale, namespace);
  const problems: Problem[] = [];
  for (const [key, family] of there) {
    const ours = here.get(key);
    const messages = ours ? familyDifferences(ours, family, reference) : [`is missing, ${reference} has it`];
    problems.push(...messages.map((message) => ({ file, key, message })));
  }
  for (const key of here.keys()) {
    if (!there.has(key))
      problems.push({
        file: dictionaryFile(reference, namespace),
        key,
        message: `is missing, ${locale} has it`,
      });
  }
  return problems;
}

function formProblems(families: Families, locale: string, file: string): Problem[] {
  return [...families].flatMap(([key, family]) =>
    family.isPlural ? formDifferences(family, locale).map((message) => ({ file, key, message })) : [],
  );
}

function compareNamespace(dictionaries: Dictionaries, namespace: string, reference: string): Problem[] {
  const there = dictionaries.get(reference)?.get(namespace);
  const problems: Problem[] = [];
  for (const [locale, files] of dictionaries) {
    const file = dictionaryFile(locale, namespace);
    const here = files.get(namespace);
    if (!here) {
      problems.push({ file, message: 'the file is missing, other locales have it' });
      continue;
    }
    const families = groupPluralForms(here);
    problems.push(...formProblems(families, locale, file));
    if (there && locale !== reference) {
      problems.push(...compareFamilies(families, groupPluralForms(there), { namespace, reference, locale }));
    }
  }
  return problems;
}

/**
 * Everything in which the locales differ: files, keys, plural forms, variables and tags.
 *
 * @param reference The locale that the others are measured by.
 */
export function compareDictionaries(dictionaries: Dictionaries, reference: string): Problem[] {
  const namespaces = new Set([...dictionaries.values()].flatMap((files) => [...files.keys()]));
  return [...namespaces].sort().flatMap((namespace) => compareNamespace(dictionaries, namespace, reference));
}

/** @param mayBeEmpty `namespace:key` of the texts that are empty on purpose. */
export function findEmptyTexts(dictionaries: Dictionaries, mayBeEmpty: ReadonlySet<string>): Problem[] {
  return [...dictionaries].flatMap(([locale, files]) =>
    [...files].flatMap(([namespace, dictionary]) =>
      [...dictionary]
        .filter(([key, text]) => text.trim() === '' && !mayBeEmpty.has(`${namespace}:${key}`))
        .map(([key]) => ({ file: dictionaryFile(locale, namespace), key, message: 'is empty' })),
    ),
  );
}

/** Formats that texts ask for: the browser's i18next has none (`gatsby/webpack/smallI18next.ts`). */
export function findFormats(dictionaries: Dictionaries): Problem[] {
  return [...dictionaries].flatMap(([locale, files]) =>
    [...files].flatMap(([namespace, dictionary]) =>
      [...dictionary].flatMap(([key, text]) =>
        formattedVariablesOf(text).map((variable) => ({
          file: dictionaryFile(locale, namespace),
          key,
          message: `asks for a format, ${variable}: write the value in code (src/i18n/formatFigures.ts)`,
        })),
      ),
    ),
  );
}
