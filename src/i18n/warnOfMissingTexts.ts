import type { i18n } from 'i18next';
import { isValidElement, type ReactNode } from 'react';

const given = new Set<string>();

function warnOnce(warning: string): void {
  if (given.has(warning)) return;
  given.add(warning);
  console.warn(warning);
}

/**
 * Warns once of a locale file that the page lacks (behaviour.md §8), or of a text that the file lacks.
 * @param page element of gatsby-plugin-react-i18next: the page within its i18n provider
 */
export function warnOfMissingTexts(page: ReactNode): void {
  if (!isValidElement<{ i18n?: i18n }>(page) || !page.props.i18n) return;
  const dictionary = page.props.i18n;
  // Set here because the plugin takes its options as JSON, which cannot hold a function.
  dictionary.options.saveMissing = true;
  dictionary.options.missingKeyHandler = (_locales, namespace, key) => {
    const { language } = dictionary;
    const file = `${language}/${namespace}`;
    const isThere = dictionary.hasResourceBundle(language, namespace);
    warnOnce(isThere ? `Missing text: ${file} has no "${key}"` : `Missing locale file: ${file}`);
  };
}
