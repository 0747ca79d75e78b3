import type { i18n } from 'i18next';

/** Each warning is given once, however often the page is rendered. */
const given = new Set<string>();

function warnOnce(warning: string): void {
  if (given.has(warning)) return;
  given.add(warning);
  console.warn(warning);
}

/** Warns in the console of a locale file that the page lacks (behaviour.md §8), or of a text that the file lacks. */
export function warnOfMissingTexts(dictionary: i18n): void {
  // The plugin that makes the instance takes its options from a JSON file, which cannot hold a function.
  dictionary.options.saveMissing = true;
  dictionary.options.missingKeyHandler = (_locales, namespace, key) => {
    const { language } = dictionary;
    const file = `${language}/${namespace}`;
    const isThere = dictionary.hasResourceBundle(language, namespace);
    warnOnce(isThere ? `Missing text: ${file} has no "${key}"` : `Missing locale file: ${file}`);
  };
}
