import type { Dictionary } from './dictionary';

/** The texts behind one key in code: `fundCount` has the forms `one` and `other`, a plain key the form ''. */
export interface KeyFamily {
  isPlural: boolean;
  /** Plural category (CLDR) → text; '' → text for a plain key. */
  forms: ReadonlyMap<string, string>;
}

const pluralSuffix = /^(.+)_(zero|one|two|few|many|other)$/;

/** The keys with plural forms. `other` exists in every language, so that a key that merely ends in `_one` is plain. */
function pluralKeys(dictionary: Dictionary): ReadonlySet<string> {
  return new Set([...dictionary.keys()].flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -6)] : [])));
}

/** The texts of one file by the key that code uses: plural forms `count_one`, `count_other` are one family, `count`. */
export function groupPluralForms(dictionary: Dictionary): ReadonlyMap<string, KeyFamily> {
  const plural = pluralKeys(dictionary);
  const families = new Map<string, { isPlural: boolean; forms: Map<string, string> }>();
  for (const [key, text] of dictionary) {
    const [, base = '', category = ''] = pluralSuffix.exec(key) ?? [];
    const isPlural = plural.has(base);
    const name = isPlural ? base : key;
    const family = families.get(name) ?? { isPlural, forms: new Map<string, string>() };
    family.forms.set(isPlural ? category : '', text);
    families.set(name, family);
  }
  return families;
}

/** The plural categories of a language: French and Italian have `many`, for millions. */
export function pluralCategories(locale: string): readonly string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}
