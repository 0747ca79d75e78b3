import { UnknownSourceError } from './keepWritten';

const ruleTables = ['sets', '_rulesPluralsTypes'] as const;

/**
 * i18next without its own plural rules of some 150 languages, 1.3 KB gzip: it asks the browser's `Intl.PluralRules`, which all
 * supported browsers have, and needs the rules only for dictionaries in formats before its fourth.
 *
 * @throws UnknownSourceError
 */
export function withoutPluralRules(source: string): string {
  return ruleTables.reduce((text, name) => {
    const table = new RegExp(`^var ${name} = ([[{])[\\s\\S]*?^[\\]}]+;$`, 'm');
    if (!table.test(text)) throw new UnknownSourceError(`i18next has no ${name}.`);
    return text.replace(
      table,
      (_table, bracket: string) => `var ${name} = ${bracket === '[' ? '[]' : '{}'};`,
    );
  }, source);
}
