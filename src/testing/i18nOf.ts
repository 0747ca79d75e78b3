import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type i18n } from 'i18next';
import { type Locale, defaultLocale } from '../i18n/locales';

const dictionaries = path.resolve('locales');

/** Testing Library normalizes the page's non-breaking spaces, but not those in the texts it searches for. */
function withPlainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

function readDictionaries(
  locale: Locale,
  asRead: (text: string) => string,
): Record<string, Record<string, unknown>> {
  const files = readdirSync(path.join(dictionaries, locale));
  return Object.fromEntries(
    files.map((file) => [
      path.parse(file).name,
      JSON.parse(asRead(readFileSync(path.join(dictionaries, locale, file), 'utf8'))),
    ]),
  );
}

/** A locale's real dictionaries, configured as on the site. A missing key throws and so fails the test. */
export function i18nOf(locale: Locale = defaultLocale, asRead = withPlainSpaces): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: readDictionaries(locale, asRead) },
    // Initializes synchronously.
    initImmediate: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`${locale}/${namespace}.json has no key "${key}"`);
    },
    react: { useSuspense: false },
  });
  return instance;
}
