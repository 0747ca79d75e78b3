import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dictionaryFile, parseDictionary, type Dictionaries, type Dictionary } from './dictionary';

function readDictionary(root: string, locale: string, namespace: string): Dictionary {
  const file = dictionaryFile(locale, namespace);
  try {
    return parseDictionary(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Reads `locales/<locale>/*.json`.
 *
 * @throws Error that names the file which is not a dictionary.
 */
export function readDictionaries(root: string, locales: readonly string[]): Dictionaries {
  return new Map(
    locales.map((locale) => {
      const files = readdirSync(path.join(root, 'locales', locale)).filter((name) => name.endsWith('.json'));
      const namespaces = files.map((name) => path.basename(name, '.json')).sort();
      return [
        locale,
        new Map(namespaces.map((namespace) => [namespace, readDictionary(root, locale, namespace)])),
      ];
    }),
  );
}
