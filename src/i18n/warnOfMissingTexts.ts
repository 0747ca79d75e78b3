import type { i18n } from 'i18next';

const given = new Set<string>();

function warnOnce(warning: string): void {
  if (given.has(warning)) return;
  given.add(warning);
  console.warn(warning);
}

/** Warns once of a locale file that the page lacks (behaviour.md §8), or of a text that the file lacks. */
export function warnOfMissingTexts(dictionary: i18n): void {
  // Set here because the plugin takes its options as JSON, which cannot hold a function.
  dictionary.options.saveMissing = true;
  dictionary.options.missingKeyHandler = (_locales, namespace, key) => {
    const { language } = dictionary;
    const file = `${language}/${namespace}`;
    const isThere = dictionary.hasResourceBundle(language, namespace);
    warnOnce(isThere ? `Missing text: ${file} has no "${key}"` : `Missing locale file: ${file}`);
  };
}
