import { dictionaryFile, type Dictionary, type Problem } from './dictionary';
import type { FoundUses } from './findKeyUses';
import { asksFor, splitNamespace, type KeyUse } from './keyUse';
import { groupPluralForms } from './pluralFamilies';
import { referencesOf } from './textMarks';

/** Texts may include others: `$t(common:unit)`. */
function usesInTexts(files: ReadonlyMap<string, Dictionary>, locale: string): KeyUse[] {
  return [...files].flatMap(([namespace, dictionary]) =>
    [...dictionary.values()].flatMap(referencesOf).map((reference) => ({
      kind: 'key' as const,
      place: dictionaryFile(locale, namespace),
      ...splitNamespace(reference, [namespace]),
    })),
  );
}

const noun = { key: '', prefix: 'no key starts with ', tree: 'nothing is below ' } as const;

function missingProblem({ place, kind, text, namespaces }: KeyUse, locale: string): Problem {
  const files = namespaces.map((namespace) => dictionaryFile(locale, namespace)).join(' or ');
  return {
    file: place,
    key: `${namespaces.join('|')}:${text}`,
    message: kind === 'key' ? `not in ${files}` : `${noun[kind]}it in ${files}`,
  };
}

/**
 * Keys that the code asks for and no file has, and keys that no code asks for.
 *
 * @param files The files of one locale: `compareDictionaries` sees to it that the others are the same.
 * @param typedNamespaces Those that code reads as typed objects: their unused keys are not looked for.
 */
export function checkKeyUses(
  files: ReadonlyMap<string, Dictionary>,
  locale: string,
  found: FoundUses,
  typedNamespaces: ReadonlySet<string>,
): Problem[] {
  const uses = [...found.uses, ...usesInTexts(files, locale)];
  const keysOf = new Map(
    [...files].map(([namespace, texts]) => [namespace, [...groupPluralForms(texts).keys()]]),
  );
  const isAnswered = (use: KeyUse): boolean =>
    use.namespaces.some((namespace) => keysOf.get(namespace)?.some((key) => asksFor(use, key)) ?? false);
  const isUsed = (namespace: string, key: string): boolean =>
    uses.some((use) => use.namespaces.includes(namespace) && asksFor(use, key));

  return [
    ...found.unreadable.map(({ place, reason }) => ({ file: place, message: reason })),
    ...uses.filter((use) => !isAnswered(use)).map((use) => missingProblem(use, locale)),
    ...[...keysOf]
      .filter(([namespace]) => !typedNamespaces.has(namespace))
      .flatMap(([namespace, keys]) =>
        keys
          .filter((key) => !isUsed(namespace, key))
          .map((key) => ({ file: dictionaryFile(locale, namespace), key, message: 'no code uses it' })),
      ),
  ];
}
